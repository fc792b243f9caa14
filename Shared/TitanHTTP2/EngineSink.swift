import CNghttp2

/// Where nghttp2's callbacks write what they saw. They record and return; the engine's owner acts afterwards.
final class EngineSink {
  var events: [HTTP2Event] = []
  let maximumHeaderListSize: Int
  let queueLimit: Int
  /// Start of the bytes that `receive` is reading; content is recorded relative to it.
  var input: UnsafeRawPointer?
  /// The header block being read. nghttp2 reads one at a time.
  var fields = HTTP2Fields()
  /// The streams alive, each at its slot: nghttp2 points to them without owning them.
  private(set) var streams: [HTTP2Stream?] = []
  private var freeSlots: [Int] = []

  init(maximumHeaderListSize: Int, queueLimit: Int) {
    self.maximumHeaderListSize = maximumHeaderListSize
    self.queueLimit = queueLimit
  }

  var streamCount: Int { streams.count - freeSlots.count }

  func keep(_ stream: HTTP2Stream) {
    if let slot = freeSlots.popLast() {
      streams[slot] = stream
      stream.slot = slot
    } else {
      stream.slot = streams.count
      streams.append(stream)
    }
  }

  func release(_ stream: HTTP2Stream) {
    guard stream.slot >= 0 else { return }
    streams[stream.slot] = nil
    freeSlots.append(stream.slot)
    stream.slot = -1
  }

  /// The object behind nghttp2's stream; `nil` for one that we never took on.
  func stream(_ session: OpaquePointer?, _ id: HTTP2StreamID) -> HTTP2Stream? {
    guard let pointer = nghttp2_session_get_stream_user_data(session, id) else { return nil }
    // Unretained: the slot keeps the stream alive until nghttp2 has closed it.
    return Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
  }

  func append(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    guard !fields.isTruncated else { return }
    guard fields.listSize + name.count + value.count + 32 <= maximumHeaderListSize else {
      fields.isTruncated = true
      return
    }
    fields.append(name, value)
  }

  func takeFields() -> HTTP2Fields {
    defer { fields = HTTP2Fields() }
    return fields
  }

  /// Unretained: the engine owns both the sink and the session whose user data this is.
  static func from(_ userData: UnsafeMutableRawPointer?) -> EngineSink? {
    userData.map { Unmanaged<EngineSink>.fromOpaque($0).takeUnretainedValue() }
  }
}
