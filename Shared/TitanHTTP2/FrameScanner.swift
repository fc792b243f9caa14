/// Finds the frames in what a client sends, in pieces of any size, without looking into them.
///
/// nghttp2 does not report frames that it ignores: unknown ones, PRIORITY, those on closed streams. They cost time all
/// the same, so they are counted here.
struct FrameScanner: Sendable {
  /// Bytes of the preface, then of the frame's payload, that have yet to arrive.
  private var bytesToSkip: Int
  /// The frame head being read: its bytes so far, and their number.
  private var head = InlineArray<13, UInt8>(repeating: 0)
  private var headCount = 0
  /// Whether a header block continues in CONTINUATION frames.
  private var isBlockOpen = false
  /// The number of frames begun; a header block counts as one.
  private(set) var begun = 0

  private static let headSize = 9
  /// A PRIORITY frame is read up to and including the stream it depends on.
  private static let priorityHeadSize = 13

  /// - Parameter prefaceSize: bytes before the first frame.
  init(prefaceSize: Int) { bytesToSkip = prefaceSize }

  /// Whether everything that was begun, including the preface, is complete.
  var isAtBoundary: Bool { bytesToSkip == 0 && headCount == 0 && !isBlockOpen }

  /// Advances `bytes` past the next frame head, and returns that head; `nil` when they are used up.
  mutating func next(_ bytes: inout UnsafeRawBufferPointer) -> FrameHead? {
    if bytesToSkip > 0 {
      let skipped = min(bytesToSkip, bytes.count)
      bytesToSkip -= skipped
      bytes = UnsafeRawBufferPointer(rebasing: bytes[skipped...])
    }
    if headCount == 0, bytes.count >= Self.priorityHeadSize {
      return finish(read(bytes), &bytes)
    }
    while let byte = bytes.first {
      bytes = UnsafeRawBufferPointer(rebasing: bytes[1...])
      head[headCount] = byte
      headCount += 1
      if headCount == size { return finish() }
    }
    return nil
  }

  /// The length of the head being read, as far as it is known.
  private var size: Int {
    guard headCount >= Self.headSize, head[3] == FrameType.priority.rawValue, head[0] | head[1] == 0, head[2] == 5
    else { return Self.headSize }
    return Self.priorityHeadSize
  }

  private func read(_ bytes: UnsafeRawBufferPointer) -> FrameHead {
    let first = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
    let last = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: Self.headSize, as: UInt32.self))
    var head = FrameHead(
      length: Int(first >> 40), type: FrameType(rawValue: UInt8(truncatingIfNeeded: first >> 32)),
      flags: UInt8(truncatingIfNeeded: first >> 24),
      streamID: HTTP2StreamID((first & 0x7F_FFFF) << 8 | UInt64(bytes[8])))
    if head.type == .priority, head.length == 5 { head.dependency = HTTP2StreamID(last & 0x7FFF_FFFF) }
    return head
  }

  private mutating func finish(_ found: FrameHead, _ bytes: inout UnsafeRawBufferPointer) -> FrameHead {
    let size = found.type == .priority && found.length == 5 ? Self.priorityHeadSize : Self.headSize
    bytes = UnsafeRawBufferPointer(rebasing: bytes[size...])
    begin(found, headSize: size)
    return found
  }

  private mutating func finish() -> FrameHead {
    let size = headCount
    headCount = 0
    let found = head.span.withUnsafeBytes { read($0) }
    begin(found, headSize: size)
    return found
  }

  private mutating func begin(_ found: FrameHead, headSize: Int) {
    bytesToSkip = found.length - (headSize - Self.headSize)
    if !isBlockOpen { begun &+= 1 }
    switch found.type {
    case .headers, .pushPromise, .continuation: isBlockOpen = !found.has(FrameHead.endHeaders)
    default: break
    }
  }
}

/// The nine bytes that begin a frame (RFC 9113 §4.1).
struct FrameHead: Hashable, Sendable {
  var length: Int
  var type: FrameType
  var flags: UInt8
  var streamID: HTTP2StreamID
  /// The stream that a PRIORITY frame depends on; 0 in any other frame.
  var dependency: HTTP2StreamID = 0

  static let endStream: UInt8 = 0x1
  static let acknowledgement: UInt8 = 0x1
  static let endHeaders: UInt8 = 0x4
  static let padded: UInt8 = 0x8

  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }

  /// The least content that a DATA frame of this length can have. Padding takes up to 256 bytes.
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
