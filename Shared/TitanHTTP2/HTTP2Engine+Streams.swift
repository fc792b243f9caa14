import CNghttp2

/// What can be done with one stream. All of it takes effect with the next output.
extension HTTP2Engine {
  /// Sends a response's header block; without `endStream` the engine then pulls content from the stream.
  /// Without effect on a stream that is closed.
  package func submitResponse(_ stream: HTTP2Stream, _ fields: HTTP2Fields, endStream: Bool) {
    guard stream.slot >= 0 else { return }
    _ = fields.withNameValues { values, count in
      withProvider(stream, endStream: endStream) {
        nghttp2_submit_response(session, stream.id, values, count, $0)
      }
    }
  }

  /// Opens a stream with a request's header block. It waits its turn if the peer allows no more streams.
  ///
  /// - Throws: if the connection takes no more streams: ids used up, or GOAWAY.
  package func submitRequest(
    _ stream: HTTP2Stream, _ fields: HTTP2Fields, endStream: Bool
  ) throws(HTTP2EngineError) {
    let userData = Unmanaged.passUnretained(stream).toOpaque()
    let id = fields.withNameValues { values, count in
      withProvider(stream, endStream: endStream) {
        nghttp2_submit_request(session, nil, values, count, $0, userData)
      }
    }
    stream.id = try HTTP2EngineError.check(id)
    sink.keep(stream)
  }

  /// The stream has something to send again.
  package func resume(_ stream: HTTP2Stream) {
    guard stream.slot >= 0 else { return }
    nghttp2_session_resume_data(session, stream.id)
  }

  /// Ends the stream at once; `closed` follows when the frame has left. No effect a second time: nghttp2 would take
  /// back a request that has not left, and then reset a stream that the peer has never seen.
  package func reset(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard stream.slot >= 0, !stream.isReset else { return }
    stream.isReset = true
    nghttp2_submit_rst_stream(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream.id, code.rawValue)
  }

  /// Gives received content back to flow control: on the connection, and on the stream while it is open.
  package func consume(_ stream: HTTP2Stream, _ count: Int) {
    guard count > 0 else { return }
    nghttp2_session_consume(session, stream.id, count)
  }

  /// Whether the peer has not heard of a client's stream: it waits to be submitted, or for the peer to allow more.
  package func isUnsent(_ stream: HTTP2Stream) -> Bool {
    // nghttp2 knows a stream from when it makes its HEADERS.
    stream.slot < 0 || nghttp2_session_get_stream_user_data(session, stream.id) == nil
  }

  /// Streams that the peer allows at a time.
  package var peerStreamLimit: Int {
    Int(nghttp2_session_get_remote_settings(session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS))
  }

  /// Whether a client may open streams on this connection.
  package var canOpenStreams: Bool { nghttp2_session_check_request_allowed(session) != 0 }

  private func withProvider<Result>(
    _ stream: HTTP2Stream, endStream: Bool, _ body: (UnsafePointer<nghttp2_data_provider>?) -> Result
  ) -> Result {
    guard !endStream else { return body(nil) }
    // Unretained: nghttp2 drops the provider with the stream, and the slot outlives both.
    let source = nghttp2_data_source(ptr: Unmanaged.passUnretained(stream).toOpaque())
    var provider = nghttp2_data_provider(source: source, read_callback: pullContent)
    return body(&provider)
  }
}

private let pullContent: nghttp2_data_source_read_callback = { session, id, buffer, length, flags, source, userData in
  guard let pointer = source?.pointee.ptr, let buffer, let flags else { return 0 }
  let stream = Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
  let (pull, wakesWriters) = stream.pull(UnsafeMutableRawBufferPointer(start: buffer, count: length))
  if wakesWriters { EngineSink.lend(userData) { $0.events.append(.writable(stream)) } }
  switch pull {
  case .data(let count): return count
  case .end(let count):
    flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
    return count
  case .trailers(let count, let fields):
    flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue | NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue
    _ = fields.withNameValues { nghttp2_submit_trailer(session, id, $0, $1) }
    return count
  case .wait: return Int(NGHTTP2_ERR_DEFERRED.rawValue)
  }
}
