/// A photo that may be decoded: it has a known type, is complete and isn't too big.
package struct SourceImage: Sendable, Hashable {
  package let format: ImageFormat
  /// The original width, from the header.
  package let width: Int
  package let height: Int
  package let orientation: ImageOrientation
  /// The file with nothing but the picture: no metadata, no copies, no comments.
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

  /// The size to store: the photo's own, or scaled down to fit, but never zero.
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

/// The format in which a photo is stored. The raw values are those of the store.
package enum ImageFormat: Int, Sendable, Hashable, CaseIterable {
  case png = 1
  case jpeg = 2

  package var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    }
  }

  /// Detects the format by the first bytes, whatever the file is called.
  package init?(of bytes: some Collection<UInt8>) {
    if bytes.starts(with: PNGInspection.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}

/// The limits of a photo (R0-27). The contract states the same numbers.
package enum ImageLimits {
  /// The maximum size of an uploaded file.
  package static let fileBytes = 2 * 1024 * 1024
  /// The limit for a row or a column of an upload.
  package static let side = 8_192
  /// The limit for all pixels of an upload: a decoder takes up to ten bytes for each.
  package static let pixels = 16_777_216
  /// The limit for a row or a column of a stored picture.
  package static let storedSide = 512
  /// The limit for scans of a progressive JPEG: each takes only a few bytes, but as long to decode as a whole image.
  package static let scans = 64
}

/// Why a file is refused as a profile image.
package enum ImageFault: Error, Sendable, Hashable {
  /// The upload is empty.
  case missing
  /// The file has too many bytes.
  case tooLarge
  /// The file is neither PNG nor JPEG.
  case typeUnknown
  /// The file is truncated, damaged, or contains more than an image; the text says which.
  case broken(String)
  /// The size in the header exceeds the limits.
  case tooManyPixels(width: Int, height: Int)
}

/// Reads big-endian fields of a file from front to back, but never beyond its end.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// The next bytes; `nil`, without reading any, if there are too few.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.endIndex - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func number(bytes count: Int) -> Int? { take(count).map(Self.bigEndian) }

  static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// A file being uploaded chunk by chunk. It never holds more bytes than a file may have.
package struct ImageUpload: Sendable, Hashable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// - Throws: `tooLarge`, before any of the chunk is stored, and `typeUnknown` as soon as possible, so that a client
  ///   doesn't have to send two megabytes first.
  package mutating func append(_ piece: [UInt8]) throws(ImageFault) {
    guard bytes.count + piece.count <= ImageLimits.fileBytes else { throw .tooLarge }
    bytes += piece
    if bytes.count >= PNGInspection.signature.count, ImageFormat(of: bytes) == nil { throw .typeUnknown }
  }
}

/// A photo as it is stored: upright, small, and without metadata.
package struct StoredImage: Sendable, Hashable {
  package var format: ImageFormat
  package var width: Int
  package var height: Int
  package var bytes: [UInt8]

  package init(format: ImageFormat, width: Int, height: Int, bytes: [UInt8]) {
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
