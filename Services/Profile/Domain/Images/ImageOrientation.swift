/// How a camera was held (Exif 2.32 §4.6.4, tag 0x0112). The numbers are Exif's.
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

  /// Where a pixel of the upright picture stands in the one that was taken, which has this size.
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

  /// What an Exif segment says; `nil` if it says nothing, or nothing that can be read.
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
      // One SHORT.
      guard number(offset + 2, 2) == 3, let value = number(offset + 8, 2) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}
