/// The nine bytes that begin a frame (RFC 9113 §4.1).
struct FrameHead: Hashable, Sendable {
  var length: Int
  var type: FrameType
  var flags: UInt8
  var streamID: HTTP2StreamID
  /// The stream that a PRIORITY frame names in its payload; 0 in any other frame.
  var dependency: HTTP2StreamID = 0

  static let endStream: UInt8 = 0x1
  static let acknowledgement: UInt8 = 0x1
  static let endHeaders: UInt8 = 0x4
  static let padded: UInt8 = 0x8

  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }

  /// The least content that a DATA frame of this length may have. Padding takes up to 256 bytes of it.
  var leastContent: Int { has(Self.padded) ? max(0, length - 256) : length }
}

struct FrameType: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt8

  static let data = FrameType(rawValue: 0x0)
  static let headers = FrameType(rawValue: 0x1)
  static let priority = FrameType(rawValue: 0x2)
  static let rstStream = FrameType(rawValue: 0x3)
  static let settings = FrameType(rawValue: 0x4)
  static let pushPromise = FrameType(rawValue: 0x5)
  static let ping = FrameType(rawValue: 0x6)
  static let goAway = FrameType(rawValue: 0x7)
  static let windowUpdate = FrameType(rawValue: 0x8)
  static let continuation = FrameType(rawValue: 0x9)
}
