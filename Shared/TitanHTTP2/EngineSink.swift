import CNghttp2

/// What an engine saw, in order.
package enum HTTP2Event {
  /// A whole header block: a request on a server; a response, informational response or trailers on a client.
  case headers(HTTP2Stream, HTTP2Fields, endStream: Bool)
  /// Content, as a range of the bytes given to `receive`. Return it with `consume` after use.
  case data(HTTP2Stream, Range<Int>)
  /// The peer will send nothing more on the stream. Follows the headers or data that it came with.
  case endOfStream(HTTP2Stream)
  /// The outbound queue has room again for writers that asked with `wakeWhenWritable`.
  case writable(HTTP2Stream)
  /// A server's last frame has been sent while the client may still be sending.
  case endSentFirst(HTTP2Stream)
  /// The stream is over: after both ends, or by either side's reset. Nothing follows for it.
  case closed(HTTP2Stream, HTTP2ErrorCode)
  /// The peer's settings have arrived.
  case settings
  /// The answer to one of our pings.
  case pingAcknowledged(UInt64)
  /// The peer accepts no new streams, and has not processed those above `lastStreamID`.
  case goAway(lastStreamID: HTTP2StreamID, HTTP2ErrorCode, debugData: [UInt8])
}

/// Where nghttp2's callbacks record what they see. They record and return; the engine's owner acts afterwards.
final class EngineSink {
  var events: [HTTP2Event] = []
  let maximumHeaderListSize: Int
  let queueLimit: Int
  /// The start of the bytes that `receive` is reading; content is recorded relative to it.
  var input: UnsafeRawPointer?
  /// The header block being read. nghttp2 reads one at a time.
  var fields = HTTP2Fields()
  /// The size of that block, including what was left out of it.
  private var listSize = 0
  /// What has happened since the guard was last updated.
  var account = Account()
  var output = EngineOutput()

  struct Account {
    /// Our frames with headers or content, and the bytes of that content.
    var sentFrames = 0
    var sentContent = 0
    /// Streams that a server has served to the end.
    var served = 0
    /// Streams that the peer made us reset, and header blocks over the limit.
    var errors = 0
    /// Whether a header block was several times over the limit.
    var headerBomb = false
  }

  /// A header block of more than this many times the limit is not even read to its end.
  private static let bombFactor = 4
  /// The open streams by slot: nghttp2 points to them without owning them.
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

  /// The object behind nghttp2's stream; `nil` for a stream that we never accepted.
  func stream(_ session: OpaquePointer?, _ id: HTTP2StreamID) -> HTTP2Stream? {
    guard let pointer = nghttp2_session_get_stream_user_data(session, id) else { return nil }
    // Unretained: the slot keeps the stream alive until nghttp2 has closed it.
    return Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// A header block begins. A malformed block that broke off may have left fields behind.
  func beginFields() {
    fields = HTTP2Fields()
    fields.reserve(bytes: 256, fields: 12)
    listSize = 0
  }

  /// - Returns: whether the rest of the block is worth reading.
  func append(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Bool {
    listSize += name.count + value.count + 32
    if listSize <= maximumHeaderListSize {
      fields.append(name, value)
      return true
    }
    if !fields.isTruncated {
      fields.truncate()
      account.errors += 1
    }
    guard listSize > Self.bombFactor * maximumHeaderListSize else { return true }
    account.headerBomb = true
    return false
  }

  func takeFields() -> HTTP2Fields {
    var taken = HTTP2Fields()
    swap(&taken, &fields)
    return taken
  }

  /// Lends the sink to a callback. Not retained: the engine owns both the sink and the session that has it as user
  /// data, and callbacks are frequent.
  static func lend<Result>(_ userData: UnsafeMutableRawPointer?, _ body: (EngineSink) -> Result) -> Result? {
    userData.map { Unmanaged<EngineSink>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
  }
}

/// nghttp2's callbacks, one table for all engines.
enum EngineCallbacks {
  /// Makes a table for one `nghttp2_session_*_new` call, which copies it.
  static func withTable<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    var table: OpaquePointer?
    nghttp2_session_callbacks_new(&table)
    defer { nghttp2_session_callbacks_del(table) }
    nghttp2_session_callbacks_set_on_begin_headers_callback(table, beginHeaders)
    nghttp2_session_callbacks_set_on_header_callback(table, header)
    nghttp2_session_callbacks_set_on_frame_recv_callback(table, frameReceived)
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(table, dataReceived)
    nghttp2_session_callbacks_set_on_stream_close_callback(table, streamClosed)
    nghttp2_session_callbacks_set_on_frame_send_callback(table, frameSent)
    nghttp2_session_callbacks_set_send_data_callback(table, sendContent)
    return body(table)
  }

  private static let beginHeaders: nghttp2_on_begin_headers_callback = { session, frame, userData in
    EngineSink.lend(userData) { sink in
      guard let frame else { return }
      sink.beginFields()
      guard frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST else { return }
      let stream = HTTP2Stream(queueLimit: sink.queueLimit)
      stream.id = frame.pointee.hd.stream_id
      sink.keep(stream)
      nghttp2_session_set_stream_user_data(session, stream.id, Unmanaged.passUnretained(stream).toOpaque())
    }
    return 0
  }

  private static let header: nghttp2_on_header_callback = {
    _, _, name, nameLength, value, valueLength, _, userData in
    let goesOn = EngineSink.lend(userData) { sink in
      sink.append(
        UnsafeRawBufferPointer(start: name, count: nameLength),
        UnsafeRawBufferPointer(start: value, count: valueLength))
    }
    return goesOn == false ? NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue : 0
  }

  private static let frameReceived: nghttp2_on_frame_recv_callback = { session, frame, userData in
    EngineSink.lend(userData) { sink in if let frame { received(frame, session, sink) } }
    return 0
  }

  private static func received(
    _ frame: UnsafePointer<nghttp2_frame>, _ session: OpaquePointer?, _ sink: EngineSink
  ) {
    let head = frame.pointee.hd
    switch UInt32(head.type) {
    case NGHTTP2_HEADERS.rawValue, NGHTTP2_DATA.rawValue:
      guard let stream = sink.stream(session, head.stream_id) else { return }
      let endStream = UInt32(head.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0
      if UInt32(head.type) == NGHTTP2_HEADERS.rawValue {
        sink.events.append(.headers(stream, sink.takeFields(), endStream: endStream))
      }
      guard endStream else { break }
      sink.events.append(.endOfStream(stream))
      if nghttp2_session_check_server_session(session) == 0 { sink.account.served &+= 1 }
    case NGHTTP2_SETTINGS.rawValue where UInt32(head.flags) & NGHTTP2_FLAG_ACK.rawValue == 0:
      sink.events.append(.settings)
    case NGHTTP2_PING.rawValue where UInt32(head.flags) & NGHTTP2_FLAG_ACK.rawValue != 0:
      let payload = withUnsafeBytes(of: frame.pointee.ping.opaque_data) { $0.loadUnaligned(as: UInt64.self) }
      sink.events.append(.pingAcknowledged(UInt64(bigEndian: payload)))
    case NGHTTP2_GOAWAY.rawValue:
      let goAway = frame.pointee.goaway
      sink.events.append(
        .goAway(
          lastStreamID: goAway.last_stream_id, HTTP2ErrorCode(rawValue: goAway.error_code),
          debugData: Array(UnsafeRawBufferPointer(start: goAway.opaque_data, count: goAway.opaque_data_len))))
    default: break
    }
  }

  private static let dataReceived: nghttp2_on_data_chunk_recv_callback = { session, _, id, data, length, userData in
    EngineSink.lend(userData) { sink in
      guard let stream = sink.stream(session, id), let data, let input = sink.input else { return }
      // nghttp2 passes content in place: it always points into the bytes given to mem_recv.
      let start = UnsafeRawPointer(data) - input
      sink.events.append(.data(stream, start..<start + length))
    }
    return 0
  }

  private static let streamClosed: nghttp2_on_stream_close_callback = { session, id, code, userData in
    EngineSink.lend(userData) { sink in
      guard let stream = sink.stream(session, id) else { return }
      sink.release(stream)
      sink.events.append(.closed(stream, HTTP2ErrorCode(rawValue: code)))
    }
    return 0
  }

  private static let frameSent: nghttp2_on_frame_send_callback = { session, frame, userData in
    EngineSink.lend(userData) { sink in if let frame { sent(frame, session, sink) } }
    return 0
  }

  private static func sent(_ frame: UnsafePointer<nghttp2_frame>, _ session: OpaquePointer?, _ sink: EngineSink) {
    let head = frame.pointee.hd
    switch UInt32(head.type) {
    case NGHTTP2_DATA.rawValue: sink.account.sentContent &+= head.length
    case NGHTTP2_HEADERS.rawValue: break
    case NGHTTP2_RST_STREAM.rawValue:
      // With these two codes a side ends streams of its own accord; all others answer a mistake of the peer.
      let code = frame.pointee.rst_stream.error_code
      if code != NGHTTP2_NO_ERROR.rawValue, code != NGHTTP2_CANCEL.rawValue { sink.account.errors += 1 }
      return
    default: return
    }
    sink.account.sentFrames &+= 1
    guard UInt32(head.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0,
      nghttp2_session_check_server_session(session) != 0
    else { return }
    sink.account.served &+= 1
    guard nghttp2_session_get_stream_remote_close(session, head.stream_id) == 0,
      let stream = sink.stream(session, head.stream_id)
    else { return }
    sink.events.append(.endSentFirst(stream))
  }

  /// Tells nghttp2 how much of a stream's content the next frame should hold. `sendContent` follows if there is any.
  static let readContent: nghttp2_data_source_read_callback = { session, id, _, length, flags, source, _ in
    guard let pointer = source?.pointee.ptr, let flags else { return 0 }
    let next = Unmanaged<HTTP2Stream>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.next(limit: length) }
    switch next {
    case .data(let count):
      flags.pointee |= NGHTTP2_DATA_FLAG_NO_COPY.rawValue
      return count
    case .end(let count):
      flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
      if count > 0 { flags.pointee |= NGHTTP2_DATA_FLAG_NO_COPY.rawValue }
      return count
    case .trailers(let count, let fields):
      flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue | NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue
      if count > 0 { flags.pointee |= NGHTTP2_DATA_FLAG_NO_COPY.rawValue }
      _ = fields.withNameValues { nghttp2_submit_trailer(session, id, $0, $1) }
      return count
    case .wait: return Int(NGHTTP2_ERR_DEFERRED.rawValue)
    }
  }

  private static let frameHeadSize = 9

  /// Sends a frame of content: the frame head that nghttp2 made, and the bytes from the stream's queue. All earlier
  /// output has already been written, so it is this frame's turn.
  private static let sendContent: nghttp2_send_data_callback = { _, _, head, length, source, userData in
    let failure = NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
    guard let pointer = source?.pointee.ptr else { return failure }
    let result = EngineSink.lend(userData) { sink -> Int32 in
      guard sink.output.hasRoom(for: frameHeadSize + length) else { return NGHTTP2_ERR_WOULDBLOCK.rawValue }
      sink.output.write(UnsafeRawBufferPointer(start: head, count: frameHeadSize))
      return Unmanaged<HTTP2Stream>.fromOpaque(pointer)._withUnsafeGuaranteedRef { stream in
        guard let wakesWriters = stream.take(sink.output.reserve(length)) else {
          sink.output.takeBack(frameHeadSize + length)
          return failure
        }
        if wakesWriters { sink.events.append(.writable(stream)) }
        return 0
      }
    }
    return result ?? failure
  }
}

/// The memory that an engine's output is written to, and the output that did not fit.
struct EngineOutput {
  private var buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var count = 0
  /// The last output of nghttp2 that did not fit. It is valid until nghttp2 is asked for more.
  private var rest = UnsafeRawBufferPointer(start: nil, count: 0)
  private(set) var isCut = false
  var hasRest: Bool { !rest.isEmpty }

  mutating func begin(_ buffer: UnsafeMutableRawBufferPointer) {
    (self.buffer, count, isCut) = (buffer, 0, false)
    guard !rest.isEmpty else { return }
    let held = rest
    rest = UnsafeRawBufferPointer(start: nil, count: 0)
    write(held)
  }

  /// - Returns: the number of bytes written.
  mutating func end() -> Int {
    buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    return count
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    let fitting = min(bytes.count, buffer.count - count)
    reserve(fitting).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<fitting]))
    guard fitting < bytes.count else { return }
    rest = UnsafeRawBufferPointer(rebasing: bytes[fitting...])
    isCut = true
  }

  /// Whether `size` bytes fit; if not, the output ends here.
  mutating func hasRoom(for size: Int) -> Bool {
    isCut = size > buffer.count - count
    return !isCut
  }

  /// Space for the next `size` bytes.
  mutating func reserve(_ size: Int) -> UnsafeMutableRawBufferPointer {
    defer { count += size }
    return UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + size])
  }

  mutating func takeBack(_ size: Int) { count -= size }
}
