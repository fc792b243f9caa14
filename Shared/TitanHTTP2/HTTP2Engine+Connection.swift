import CNghttp2

/// What concerns the whole connection.
extension HTTP2Engine {
  /// Announces that a server will shut down: the client shall open no more streams, those on their way are
  /// still served. `finishShutdown` follows a round trip later.
  package func announceShutdown() { nghttp2_submit_shutdown_notice(session) }

  /// Refuses streams that have not come yet. The engine is done when those that have are closed.
  package func finishShutdown() {
    let last = nghttp2_session_get_last_proc_stream_id(session)
    nghttp2_submit_goaway(session, none, last, HTTP2ErrorCode.noError.rawValue, nil, 0)
  }

  /// Ends the connection with a GOAWAY; streams that are open are lost.
  package func terminate(_ code: HTTP2ErrorCode) { nghttp2_session_terminate_session(session, code.rawValue) }

  /// The same, saying why in a GOAWAY ahead of the last one, which nghttp2 sends without a reason.
  package func terminate(_ code: HTTP2ErrorCode, reason: String) {
    let last = nghttp2_session_get_last_proc_stream_id(session)
    var reason = reason
    reason.withUTF8 { _ = nghttp2_submit_goaway(session, none, last, code.rawValue, $0.baseAddress, $0.count) }
    terminate(code)
  }

  /// Asks for `pingAcknowledged` with the same number.
  package func ping(_ payload: UInt64) {
    withUnsafeBytes(of: payload.bigEndian) { bytes in
      _ = nghttp2_submit_ping(session, none, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
  }

  private var none: UInt8 { UInt8(NGHTTP2_FLAG_NONE.rawValue) }
}
