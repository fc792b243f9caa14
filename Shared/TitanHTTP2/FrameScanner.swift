/// Finds the frames in what a client sends, in pieces of any size, without looking into them.
///
/// nghttp2 does not report frames that it ignores: unknown ones, PRIORITY, those on closed streams. They cost
/// time all the same, so they are counted from what this finds.
struct FrameScanner: Sendable {
  /// Bytes of the preface, then of the frame's payload, that are still to come.
  private var bytesToSkip: Int
  /// The head being read: its bytes so far, and how many there are.
  private var head = InlineArray<13, UInt8>(repeating: 0)
  private var headCount = 0
  /// Whether a header block goes on in CONTINUATION frames.
  private var isBlockOpen = false
  /// Frames begun; a header block counts as one.
  private(set) var begun = 0

  private static let headSize = 9
  /// A PRIORITY frame is read up to the stream it depends on.
  private static let priorityHeadSize = 13

  /// - Parameter prefaceSize: bytes before the first frame.
  init(prefaceSize: Int) { bytesToSkip = prefaceSize }

  /// Whether everything that was begun, the preface too, has come to its end.
  var isAtBoundary: Bool { bytesToSkip == 0 && headCount == 0 && !isBlockOpen }

  /// Moves `bytes` on to behind the next head, and returns that; `nil` when they are used up.
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

  /// How long the head being read is, as far as it is known.
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
