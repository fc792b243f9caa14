/// A photo that may be decoded: of a known type, whole, and not too big.
package struct SourceImage: Sendable, Hashable {
  package let format: ImageFormat
  /// As it was taken, by its header.
  package let width: Int
  package let height: Int
  package let orientation: ImageOrientation
  /// The file without anything that is not the picture: no metadata, no copies, no remarks.
  package let bytes: [UInt8]

  init(format: ImageFormat, width: Int, height: Int, orientation: ImageOrientation, bytes: [UInt8]) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.bytes = bytes
  }

  /// Reads a file without decoding it.
  package init(_ file: [UInt8]) throws(ImageFault) {
    guard !file.isEmpty else { throw .missing }
    guard file.count <= ImageLimits.fileBytes else { throw .tooLarge }
    switch ImageFormat(of: file) {
    case .png: self = try PNGInspection.inspect(file)
    case .jpeg: self = try JPEGInspection.inspect(file)
    case nil: throw .typeUnknown
    }
  }

  /// What it is stored as: as large as it was, or as fits, and never nothing.
  package var storedSize: (width: Int, height: Int) {
    let longest = max(width, height)
    guard longest > ImageLimits.storedSide else { return (width, height) }
    func fitted(_ side: Int) -> Int { max(1, (side * ImageLimits.storedSide + longest / 2) / longest) }
    return (fitted(width), fitted(height))
  }

  static func check(width: Int, height: Int) throws(ImageFault) {
    guard width > 0, height > 0 else { throw .broken("it has no width or no height") }
    guard width <= ImageLimits.side, height <= ImageLimits.side, width * height <= ImageLimits.pixels else {
      throw .tooManyPixels(width: width, height: height)
    }
  }
}
