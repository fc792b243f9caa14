import CNghttp2

/// nghttp2's callbacks, one table for all engines.
enum EngineCallbacks {
  /// Makes a table for one `nghttp2_session_*_new`, which copies it.
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
      // nghttp2 lends content in place: it always points into the bytes that mem_recv was given.
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
      // With these two either side ends streams of its own accord; all others answer a mistake of the peer.
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
}
