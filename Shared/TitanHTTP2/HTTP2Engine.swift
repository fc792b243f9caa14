import CNghttp2

/// One HTTP/2 connection without its socket: bytes go in through `receive`, events come out through `takeEvents`, bytes
/// through `makeOutput`. It wraps one nghttp2 session and, like that, belongs to one thread.
///
/// ```
/// try engine.receive(bytes)
/// engine.takeEvents(&events)          // act on them: submit, reset, consume
/// send(buffer[..<try engine.makeOutput(into: buffer)])
/// if engine.isDone { close }          // after everything has been sent
/// ```
package final class HTTP2Engine {
  package enum Role: Sendable { case server, client }

  private let session: OpaquePointer
  private let sink: EngineSink
  /// Memory for more events than this is released after use: small frames produce many of them.
  package static let keptEvents = 1024
  package let role: Role
  private let settings: HTTP2Settings
  /// Accounts for the peer; `nil` while the peer is trusted.
  private var peerGuard: ConnectionGuard?

  package init(_ role: Role, settings: HTTP2Settings = HTTP2Settings()) throws(HTTP2EngineError) {
    self.role = role
    self.settings = settings
    sink = EngineSink(maximumHeaderListSize: settings.maximumHeaderListSize, queueLimit: settings.queueLimit)
    let userData = Unmanaged.passUnretained(sink).toOpaque()
    var created: OpaquePointer?
    let result = EngineCallbacks.withTable { callbacks in
      Self.withOptions(settings) { options in
        switch role {
        case .server: nghttp2_session_server_new2(&created, callbacks, userData, options)
        case .client: nghttp2_session_client_new2(&created, callbacks, userData, options)
        }
      }
    }
    guard result == 0, let created else { throw HTTP2EngineError(rawValue: result) }
    session = created
    try submit(settings)
  }

  deinit { nghttp2_session_del(session) }

  private static func withOptions(_ settings: HTTP2Settings, _ body: (OpaquePointer?) -> Int32) -> Int32 {
    var options: OpaquePointer?
    nghttp2_option_new(&options)
    defer { nghttp2_option_del(options) }
    nghttp2_option_set_no_auto_window_update(options, 1)
    nghttp2_option_set_no_closed_streams(options, 1)
    nghttp2_option_set_max_outbound_ack(options, settings.maximumQueuedFrames)
    // The guard counts resets. nghttp2 would silently refuse new streams, and answer with INTERNAL_ERROR.
    nghttp2_option_set_stream_reset_rate_limit(options, .max, 0)
    // nghttp2 counts the pieces in which a CONTINUATION frame's nine bytes arrive, not the frames.
    nghttp2_option_set_max_continuations(options, 9 * settings.maximumContinuations)
    // gRPC allows metadata to begin and end with spaces (PROTOCOL-HTTP2, "ASCII-Value"); RFC 9113 §8.2.1 would reset.
    nghttp2_option_set_no_rfc9113_leading_and_trailing_ws_validation(options, 1)
    return body(options)
  }

  private func submit(_ settings: HTTP2Settings) throws(HTTP2EngineError) {
    func entry(_ id: nghttp2_settings_id, _ value: Int) -> nghttp2_settings_entry {
      nghttp2_settings_entry(settings_id: Int32(id.rawValue), value: UInt32(value))
    }
    var entries = [
      entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, Int(settings.streamWindow)),
      entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, settings.maximumHeaderListSize),
      entry(NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES, 1),
    ]
    switch role {
    case .server:
      entries.append(entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, Int(settings.maximumConcurrentStreams)))
    case .client:
      entries.append(entry(NGHTTP2_SETTINGS_ENABLE_PUSH, 0))
    }
    let flags = UInt8(NGHTTP2_FLAG_NONE.rawValue)
    _ = try HTTP2EngineError.check(nghttp2_submit_settings(session, flags, entries, entries.count))
    _ = try HTTP2EngineError.check(
      nghttp2_session_set_local_window_size(session, flags, 0, settings.connectionWindow))
  }

  /// Reads bytes from the peer. Content events hold ranges of exactly these bytes.
  package func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTP2EngineError) {
    peerGuard?.received(bytes)
    sink.input = bytes.baseAddress
    defer { sink.input = nil }
    let pointer = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    _ = try HTTP2EngineError.check(nghttp2_session_mem_recv(session, pointer, bytes.count))
  }

  // MARK: The guard

  /// Guards against the peer from now on. Call it before the peer's first byte.
  ///
  /// - Parameter now: nanoseconds on a monotonic clock.
  package func guardPeer(since now: Int64) { peerGuard = ConnectionGuard(role, settings, since: now) }

  /// Updates the guard's account, after `receive`.
  ///
  /// - Returns: whether the peer has broken a rule or may have exceeded a limit, which `verdict` then decides.
  package func peerLooksSuspicious() -> Bool {
    let account = sink.account
    sink.account = EngineSink.Account()
    var queued = nghttp2_session_get_outbound_queue_size(session)
    // A client's requests wait there too, until the server allows more streams.
    if role == .client { queued = max(0, queued - 4 * streamCount) }
    return peerGuard?.update(account, queuedFrames: queued) ?? false
  }

  /// The breach to end the connection with, if any.
  package func verdict(at now: Int64) -> HTTP2Breach? { peerGuard?.verdict(at: now) }

  /// The number of the frame or header block that the peer has begun but not finished; `nil` if there is none. It stays
  /// the same until another begins.
  package var unfinishedFrame: Int? { peerGuard.flatMap { $0.isMidFrame ? $0.framesBegun : nil } }

  // MARK: Output

  /// Returns the events recorded since the last call, including those caused by making output. `events` is cleared
  /// first, and its memory is reused for the next ones.
  package func takeEvents(_ events: inout [HTTP2Event]) {
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    swap(&events, &sink.events)
  }

  /// Writes the pending output to `buffer`, in whole frames as far as they fit. Content comes directly from its
  /// stream's queue.
  ///
  /// - Returns: the number of bytes written. `outputIsCut` says whether more is ready that did not fit.
  package func makeOutput(into buffer: UnsafeMutableRawBufferPointer) throws(HTTP2EngineError) -> Int {
    sink.output.begin(buffer)
    while !sink.output.isCut {
      var bytes: UnsafePointer<UInt8>?
      let count = try HTTP2EngineError.check(nghttp2_session_mem_send(session, &bytes))
      guard count > 0 else { break }
      sink.output.write(UnsafeRawBufferPointer(start: bytes, count: count))
    }
    return sink.output.end()
  }

  /// Whether the last `makeOutput` left something for lack of room. A frame of content is written only if all of it
  /// fits, so possibly nothing was written at all; a buffer of `largestFrame` always fits one.
  package var outputIsCut: Bool { sink.output.isCut }

  /// The largest frame ever made, including its head: nghttp2 asks for content in pieces of 16 KiB.
  package static let largestFrame = 9 + (16 << 10)

  /// Whether to close the connection once everything has been sent.
  package var isDone: Bool { nghttp2_session_want_read(session) == 0 && !hasOutput }

  /// Whether `makeOutput` would produce anything.
  package var hasOutput: Bool { sink.output.hasRest || nghttp2_session_want_write(session) != 0 }

  /// The open streams.
  package var streams: some Sequence<HTTP2Stream> { sink.streams.lazy.compactMap(\.self) }
  package var streamCount: Int { sink.streamCount }
}

// MARK: One stream. Everything here takes effect with the next output.

extension HTTP2Engine {
  /// Sends a response's header block; without `endStream` the engine then pulls content from the stream. No effect on a
  /// closed stream.
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
  /// - Throws: if the connection accepts no more streams, because ids are used up or after GOAWAY.
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

  /// Ends the stream at once; `closed` follows when the frame has been sent. Only the first call has an effect: on a
  /// second one nghttp2 would take back an unsent request, and then reset a stream that the peer has never seen.
  package func reset(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard stream.slot >= 0, !stream.isReset else { return }
    stream.isReset = true
    nghttp2_submit_rst_stream(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream.id, code.rawValue)
  }

  /// Returns received content to flow control: on the connection, and on the stream while it is open.
  package func consume(_ stream: HTTP2Stream, _ count: Int) {
    guard count > 0 else { return }
    nghttp2_session_consume(session, stream.id, count)
  }

  /// Whether the peer has not yet heard of a client's stream: it waits to be submitted, or for the peer to allow more.
  package func isUnsent(_ stream: HTTP2Stream) -> Bool {
    // nghttp2 knows a stream from the moment it makes its HEADERS.
    stream.slot < 0 || nghttp2_session_get_stream_user_data(session, stream.id) == nil
  }

  /// The number of streams that the peer allows at a time.
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
    var provider = nghttp2_data_provider(source: source, read_callback: EngineCallbacks.readContent)
    return body(&provider)
  }
}

// MARK: The whole connection

extension HTTP2Engine {
  /// Announces that a server will shut down: the client should open no more streams, but those already on their way are
  /// still served. `finishShutdown` follows a round trip later.
  package func announceShutdown() { nghttp2_submit_shutdown_notice(session) }

  /// Refuses streams that have not arrived yet. The engine is done when those that have are closed.
  package func finishShutdown() {
    let last = nghttp2_session_get_last_proc_stream_id(session)
    nghttp2_submit_goaway(session, none, last, HTTP2ErrorCode.noError.rawValue, nil, 0)
  }

  /// Ends the connection with a GOAWAY; open streams are lost.
  package func terminate(_ code: HTTP2ErrorCode) { nghttp2_session_terminate_session(session, code.rawValue) }

  /// The same with a reason, in a GOAWAY ahead of the last one, which nghttp2 sends without a reason.
  package func terminate(_ code: HTTP2ErrorCode, reason: String) {
    let last = nghttp2_session_get_last_proc_stream_id(session)
    var reason = reason
    reason.withUTF8 { _ = nghttp2_submit_goaway(session, none, last, code.rawValue, $0.baseAddress, $0.count) }
    terminate(code)
  }

  /// Requests a `pingAcknowledged` event with the same number.
  package func ping(_ payload: UInt64) {
    withUnsafeBytes(of: payload.bigEndian) { bytes in
      _ = nghttp2_submit_ping(session, none, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
  }

  private var none: UInt8 { UInt8(NGHTTP2_FLAG_NONE.rawValue) }
}
