import Foundation

/// Image files made piece by piece, both valid and broken ones.
package enum TestImages {
  /// 32 by 16 pixels, each quarter of one colour: red and blue above, green and blue below. Baseline, without metadata.
  package static let jpeg = decoded(
    """
    /9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQ\
    kFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQACADAREAAhEBAxEB/8QAHwAA\
    AQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2\
    JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKz\
    tLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtR\
    EAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElK\
    U1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5e\
    bn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UwoA8Cr/cY/wAdAoA/UOv+cw/hoKAPy8r/AKMz+5QoA//Z
    """)

  /// The same image as a progressive JPEG.
  package static let progressiveJPEG = decoded(
    """
    /9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQ\
    kFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQACADAREAAhEBAxEB/8QAFwAB\
    AQEBAAAAAAAAAAAAAAAAAAgGB//EABgBAQADAQAAAAAAAAAAAAAAAAAHCAkG/9oADAMBAAIQAxAAAAHnPC2pGBvHToVDnNBgl7Rmcx//xAAUEA\
    EAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAEFAg//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAEDAQE/AQ//xAAUEQEAAAAAAAAAAAAAAAAAAAAw\
    /9oACAECAQE/AQ//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAY/Ag//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/IQ//2gAMAw\
    EAAgADAAAAEP0rUv/EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQMBAT8QD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQIBAT8QD//EABQQ\
    AQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8QD//Z
    """)

  private static func decoded(_ base64: String) -> [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }

  // JPEG

  /// A segment: marker, length, content.
  package static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  /// A JPEG with segments after its first marker.
  package static func jpeg(_ file: [UInt8] = jpeg, with segments: [UInt8]) -> [UInt8] {
    Array(file[..<2]) + segments + file[2...]
  }

  /// An Exif segment that contains the camera's orientation, among other things.
  package static func exif(orientation: UInt8, littleEndian: Bool = false) -> [UInt8] {
    func two(_ value: UInt8) -> [UInt8] { littleEndian ? [value, 0] : [0, value] }
    func four(_ value: UInt8) -> [UInt8] { littleEndian ? [value, 0, 0, 0] : [0, 0, 0, value] }
    let header = Array((littleEndian ? "II*\0" : "MM\0*").utf8) + four(8) + two(2)
    // ImageWidth, then Orientation.
    let width: [UInt8] = (littleEndian ? [0x00, 0x01] : [0x01, 0x00]) + two(3) + four(1) + two(32) + [0, 0]
    let tag: [UInt8] = littleEndian ? [0x12, 0x01] : [0x01, 0x12]
    return segment(
      0xE1, Array("Exif\0\0".utf8) + header + width + tag + two(3) + four(1) + two(orientation) + [0, 0] + four(0))
  }

  // PNG

  package static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk with its length and its checksum.
  package static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + content
    return bigEndian(UInt32(content.count)) + named + bigEndian(checksum(named))
  }

  /// The first chunk of a picture with 8 bits for each of red, green, blue and alpha.
  package static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
  }

  /// A whole PNG; `pixel` gives red, green, blue and alpha.
  package static func png(
    width: Int, height: Int, beforePixels: [UInt8] = [], _ pixel: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += pixel(x, y) }
    }
    return pngSignature + header(width: width, height: height) + beforePixels + chunk("IDAT", stored(rows))
      + chunk("IEND", [])
  }

  /// zlib's format without compression (RFC 1950, RFC 1951 §3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let length = UInt16(block.count)
      result.append(start + 65_535 >= bytes.count ? 1 : 0)
      for value in [length, ~length] { result += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      result += block
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + bigEndian(high << 16 | low)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
}
