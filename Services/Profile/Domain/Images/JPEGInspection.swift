/// Reads a JPEG (ITU-T T.81 annex B) only as far as needed to know how expensive decoding it would be, and removes
/// everything but the picture. The pixels themselves are left to the decoder.
struct JPEGInspection {
  private enum Marker {
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let comment: UInt8 = 0xFE
    static let exif: UInt8 = 0xE1
    /// Contains Adobe's colour transform, which is needed to interpret four-colour images.
    static let adobe: UInt8 = 0xEE
    static let applications: ClosedRange<UInt8> = 0xE0...0xEF
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    /// Baseline, extended and progressive, with Huffman codes.
    static let frames: ClosedRange<UInt8> = 0xC0...0xC2
    /// Tables and numbers: Huffman, quantization, restart interval.
    static let tables: Set<UInt8> = [0xC4, 0xDB, 0xDD]
  }

  private var reader: ByteReader
  private var essential: [UInt8] = []
  private var size: (width: Int, height: Int)?
  private var orientation = ImageOrientation.upright
  private var scans = 0

  private init(_ bytes: ArraySlice<UInt8>) { reader = ByteReader(bytes) }

  static func inspect(_ bytes: [UInt8]) throws(ImageFault) -> SourceImage {
    var first = JPEGInspection(bytes[...])
    let image = try first.image()
    // Cameras append smaller copies of the photo (CIPA DC-007), and some pad with zeros. Nothing else may follow.
    var rest = first.reader.rest.drop { $0 == 0 }
    while !rest.isEmpty {
      guard ImageFormat(of: rest) == .jpeg else { throw .broken("something follows its end") }
      var next = JPEGInspection(rest)
      _ = try next.image()
      rest = next.reader.rest.drop { $0 == 0 }
    }
    return image
  }

  private mutating func image() throws(ImageFault) -> SourceImage {
    keep(reader.take(2))
    while let marker = marker() {
      if marker == Marker.endOfImage {
        guard let size, scans > 0 else { throw .broken("it has no pixels") }
        essential += [0xFF, marker]
        return SourceImage(
          format: .jpeg, width: size.width, height: size.height, orientation: orientation, bytes: essential)
      }
      guard let length = reader.number(bytes: 2), let data = reader.take(length - 2) else { break }
      try segment(marker, data)
      if marker == Marker.startOfScan { try scan() }
    }
    throw .broken("it is cut off")
  }

  /// The next marker, after any fill bytes (B.1.1.2); `nil` if there is none where one is required.
  private mutating func marker() -> UInt8? {
    guard reader.take(1)?.first == 0xFF else { return nil }
    while let byte = reader.take(1)?.first { if byte != 0xFF { return byte } }
    return nil
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>?) { essential += bytes ?? [] }

  private mutating func segment(_ marker: UInt8, _ data: ArraySlice<UInt8>) throws(ImageFault) {
    switch marker {
    case Marker.frames:
      guard size == nil else { throw .broken("it has more than one header") }
      size = try frame(data)
    case Marker.startOfScan:
      guard size != nil else { throw .broken("its pixels come before its header") }
      scans += 1
      guard scans <= ImageLimits.scans else { throw .broken("it takes more than \(ImageLimits.scans) passes") }
    case Marker.tables, Marker.adobe: break
    case Marker.exif:
      orientation = ImageOrientation(exif: data) ?? orientation
      return
    case Marker.applications, Marker.comment: return
    default: throw .broken("it is of a kind that is not supported")
    }
    let length = data.count + 2
    essential += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + data
  }

  /// Width and height (B.2.2). Lines counted only at the end of the image are not supported.
  private func frame(_ data: ArraySlice<UInt8>) throws(ImageFault) -> (width: Int, height: Int) {
    var reader = ByteReader(data)
    guard let precision = reader.number(bytes: 1), let height = reader.number(bytes: 2),
      let width = reader.number(bytes: 2), let components = reader.number(bytes: 1),
      data.count == 6 + 3 * components
    else { throw .broken("its header has a wrong length") }
    guard precision == 8, [1, 3, 4].contains(components) else { throw .broken("it is of a kind that is not supported") }
    try SourceImage.check(width: width, height: height)
    return (width, height)
  }

  /// Reads up to the next marker outside the entropy-coded data (B.1.1.5).
  private mutating func scan() throws(ImageFault) {
    let rest = reader.rest
    var index = rest.startIndex
    while let mark = rest[index...].firstIndex(of: 0xFF) {
      guard mark + 1 < rest.endIndex else { break }
      let next = rest[mark + 1]
      guard next == 0 || next == 0xFF || Marker.restarts.contains(next) else {
        keep(reader.take(mark - rest.startIndex))
        return
      }
      index = next == 0xFF ? mark + 1 : mark + 2
    }
    throw .broken("it is cut off")
  }
}

private func ~= (set: Set<UInt8>, marker: UInt8) -> Bool { set.contains(marker) }

/// How a camera was held (Exif 2.32 §4.6.4, tag 0x0112). The raw values are Exif's.
package enum ImageOrientation: Int, Sendable, Hashable, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case upsideDownMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether rows become columns.
  package var swapsAxes: Bool { rawValue >= 5 }

  /// Where a pixel of the upright picture is in the original, which has this size.
  package func source(ofX x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch self {
    case .upright: (x, y)
    case .mirrored: (right - x, y)
    case .upsideDown: (right - x, bottom - y)
    case .upsideDownMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    case .left: (right - y, x)
    }
  }

  /// Reads an Exif segment; `nil` if it contains no readable orientation.
  init?(exif segment: ArraySlice<UInt8>) {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isLittle = tiff.starts(with: Array("II*\0".utf8))
    guard isLittle || tiff.starts(with: Array("MM\0*".utf8)) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let field = tiff[offset..<offset + count]
      return isLittle ? field.reversed().reduce(0) { $0 << 8 | Int($1) } : ByteReader.bigEndian(field)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(offset, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      // The value must be one SHORT.
      guard number(offset + 2, 2) == 3, let value = number(offset + 8, 2) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}
