import CNghttp2

/// One HTTP/2 connection without its socket: bytes in by `receive`, events out by `takeEvents`, bytes out by
/// `nextOutput`. It wraps one nghttp2 session, and like it belongs to one thread.
///
/// ```
/// try engine.receive(bytes)
/// engine.takeEvents(&events)          // act on them: submit, reset, consume
/// while let bytes = try engine.nextOutput() { send(bytes) }
/// if engine.isDone { close }          // after everything has left
/// ```
package final class HTTP2Engine {
  package enum Role: Sendable { case server, client }

  let session: OpaquePointer
  let sink: EngineSink
  /// Room for more events than these is given up after use: small frames make many of them.
  package static let keptEvents = 1024
  package let role: Role
  private let settings: HTTP2Settings
  /// Keeps account of the peer; `nil` while it is trusted.
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
    // The guard counts resets. nghttp2 would refuse new streams in silence, and answer with INTERNAL_ERROR.
    nghttp2_option_set_stream_reset_rate_limit(options, .max, 0)
    // nghttp2 counts the pieces that a CONTINUATION frame's nine bytes come in, not the frames.
    nghttp2_option_set_max_continuations(options, 9 * settings.maximumContinuations)
    // gRPC lets metadata begin and end with spaces (PROTOCOL-HTTP2, "ASCII-Value"); RFC 9113 §8.2.1 would reset.
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

  /// Reads bytes of the peer. Content events hold ranges of exactly these bytes.
  package func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTP2EngineError) {
    peerGuard?.received(bytes)
    sink.input = bytes.baseAddress
    defer { sink.input = nil }
    let pointer = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    _ = try HTTP2EngineError.check(nghttp2_session_mem_recv(session, pointer, bytes.count))
  }

  // MARK: The guard

  /// Keeps account of the peer from now on. To be called before its first byte.
  ///
  /// - Parameter now: nanoseconds on a clock that never goes back.
  package func guardPeer(since now: Int64) { peerGuard = ConnectionGuard(role, settings, since: now) }

  /// Brings the account up to date, after `receive`.
  ///
  /// - Returns: whether the peer has broken a rule, or may have passed a limit: then `verdict` says.
  package func peerLooksSuspicious() -> Bool {
    let account = sink.account
    sink.account = EngineSink.Account()
    var queued = nghttp2_session_get_outbound_queue_size(session)
    // A client's requests wait there, too, until the server allows more streams.
    if role == .client { queued = max(0, queued - 4 * streamCount) }
    return peerGuard?.update(account, queuedFrames: queued) ?? false
  }

  /// What the connection is to be ended with, if anything.
  package func verdict(at now: Int64) -> HTTP2Breach? { peerGuard?.verdict(at: now) }

  /// Whether the peer has begun a frame, or a header block, that is not whole; the number stays the same
  /// until another begins.
  package var unfinishedFrame: Int? { peerGuard.flatMap { $0.isMidFrame ? $0.framesBegun : nil } }

  // MARK: Output

  /// Hands over the events recorded since, also those that making output caused. `events` is cleared before;
  /// its memory is used for the next ones.
  package func takeEvents(_ events: inout [HTTP2Event]) {
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    swap(&events, &sink.events)
  }

  /// The next bytes to send, valid until the next call of the engine; `nil` if there is nothing to send now.
  package func nextOutput() throws(HTTP2EngineError) -> UnsafeRawBufferPointer? {
    var bytes: UnsafePointer<UInt8>?
    let count = try HTTP2EngineError.check(nghttp2_session_mem_send(session, &bytes))
    return count > 0 ? UnsafeRawBufferPointer(start: bytes, count: count) : nil
  }

  /// Whether the connection is to be closed once everything has been sent.
  package var isDone: Bool { nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0 }

  /// Whether `nextOutput` would give something.
  package var hasOutput: Bool { nghttp2_session_want_write(session) != 0 }

  /// The streams that are not closed.
  package var streams: some Sequence<HTTP2Stream> { sink.streams.lazy.compactMap(\.self) }
  package var streamCount: Int { sink.streamCount }
}
