import NIOCore
import TitanHTTP2
import TitanRPC

/// A channel's connection to one address.
final class ClientConnection: HTTP2Connection {
  private weak var owner: GRPCChannel?
  private let ticket: ConnectionTicket
  private let configuration: GRPCChannel.Configuration
  private let authority: String
  private var phase = Phase.connecting
  /// Why this side gave up the connection.
  private var lastWords: String?
  /// Whether this side has closed the connection because of the server's behaviour.
  private var isEnded = false
  private var keepalive: Keepalive?
  private var idleSince = ContinuousClock.now
  /// Streams of calls that belong to the connection, such as the watch of its server's health.
  private var ownStreams = 0

  private enum Phase {
    /// The server's settings have not arrived. May become `ready` or `leaving`.
    case connecting
    /// May become `leaving`.
    case ready
    /// No more calls may be opened; running ones continue to their end. Final.
    case leaving
  }

  init(
    owner: GRPCChannel?, ticket: ConnectionTicket, authority: String, configuration: GRPCChannel.Configuration,
    keepalive: Keepalive.Settings?, executor: EventLoopExecutor, traffic: TrafficCounters
  ) throws {
    self.owner = owner
    self.ticket = ticket
    self.configuration = configuration
    self.authority = authority
    self.keepalive = keepalive.map { Keepalive($0) }
    let engine = try HTTP2Engine(.client, settings: configuration.http2)
    super.init(engine: engine, executor: executor, traffic: traffic)
  }

  override func opened() {
    traffic.connectionOpened()
    engine.guardPeer(since: now)
    after(configuration.connectTimeout) { connection in
      guard case .connecting = connection.phase else { return }
      connection.giveUp("the server sent no HTTP/2 settings within \(connection.configuration.connectTimeout)")
    }
  }

  override func closed(_ streams: [HTTP2Stream], _ reason: String) {
    traffic.connectionClosed()
    let reason = lastWords ?? reason
    leave(reason)
    for stream in streams {
      call(stream)?.connectionLost(stream, reason, wasSent: !engine.isUnsent(stream))
      stream.owner = nil
    }
  }

  /// Tells the channel that no more calls may be opened here.
  ///
  /// - Parameter isAbuse: whether to leave the server alone for a while.
  private func leave(_ reason: String, isAbuse: Bool = false) {
    if case .leaving = phase { return }
    phase = .leaving
    owner?.lost(ticket, reason, isAbuse: isAbuse)
    moveOn()
  }

  /// Closes at once; running calls end with this reason.
  private func giveUp(_ reason: String) {
    lastWords = reason
    leave(reason)
    closeNow()
  }

  /// Closes when the running calls have ended.
  func beginShutdown() {
    guard isOpen else { return }
    phase = .leaving
    engine.finishShutdown()
    moveOn()
    touch()
  }

  /// Sends calls that the server has not heard of elsewhere, and ends the connection's own calls, which would keep it
  /// open.
  private func moveOn() {
    for stream in Array(engine.streams) {
      guard let call = call(stream) else { continue }
      if call.isBound {
        call.fail(RPCError(code: .unavailable, message: "the connection is closing"))
      } else if engine.isUnsent(stream) {
        forget(stream)
        call.refused(stream, wasSent: false)
      }
    }
  }

  // MARK: Limits on the server

  /// How long an ended connection may take to close.
  private static let lingering = TimeAmount.seconds(1)
  private var now: Int64 { Int64(eventLoop.now.uptimeNanoseconds) }

  override func inputHandled() {
    guard engine.peerLooksSuspicious(), !isEnded, let breach = engine.verdict(at: now) else { return }
    end(breach)
  }

  override func inputFailed(_ error: HTTP2EngineError) { end(error.breach) }

  /// Sends a GOAWAY and closes. Running calls end; new ones go to another connection, which is opened after a backoff.
  private func end(_ breach: HTTP2Breach) {
    guard !isEnded else { return }
    isEnded = true
    if breach.limit != nil {
      let reason = "the server was told to calm down: \(breach.reason)"
      lastWords = lastWords ?? reason
      leave(reason, isAbuse: true)
    }
    engine.terminate(breach.code, reason: breach.reason)
    touch()
    // Also when the GOAWAY cannot be sent.
    eventLoop.assumeIsolated().scheduleTask(in: Self.lingering) { self.closeNow() }
  }

  // MARK: Events

  override func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {
    switch event {
    case .headers(let stream, let fields, let endStream): call(stream)?.receive(fields, endStream: endStream)
    case .data(let stream, let range):
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[range])
      if let call = call(stream) { call.receive(bytes) } else { giveBack(stream, bytes.count) }
    case .endOfStream(let stream): call(stream)?.receiveEnd()
    case .writable(let stream): call(stream)?.resumeWriters()
    case .closed(let stream, let code):
      if let call = call(stream) {
        if call.isBound { ownStreams -= 1 }
        stream.owner = nil
        call.streamClosed(stream, code)
      }
      if engine.streamCount == ownStreams { idleSince = .now }
    case .settings:
      guard case .connecting = phase else { return }
      phase = .ready
      // There could be no calls until now.
      idleSince = .now
      owner?.connected(NIOLoopBound(self, eventLoop: eventLoop), ticket)
      watchKeepalive()
      watchIdleness()
    case .goAway(_, let code, let debugData):
      let words = String(decoding: debugData, as: UTF8.self)
      if code == .enhanceYourCalm, words == "too_many_pings" { owner?.keepLessAlive() }
      // Calls above the last stream it names are closed with REFUSED_STREAM.
      leave("the server is going away (\(code)\(words.isEmpty ? "" : ": \(words.prefix(200))"))")
    case .endSentFirst, .pingAcknowledged: break
    }
  }

  private func call(_ stream: HTTP2Stream) -> HTTP2ClientStream? {
    // This class never sets any other kind of owner.
    stream.owner.map { unsafeDowncast($0, to: HTTP2ClientStream.self) }
  }

  // MARK: Calls

  /// Accepts a call, whose stream opens when this turn is flushed.
  func start(_ stream: HTTP2Stream, _ call: HTTP2ClientStream) {
    guard isOpen, case .ready = phase else { return call.refused(stream, wasSent: false) }
    stream.owner = call
    if let deadline = call.options.deadline { watch(deadline) }
    streamChanged(stream)
  }

  /// The call goes on without this stream.
  func forget(_ stream: HTTP2Stream) {
    stream.owner = nil
    engine.reset(stream, .cancel)
    touch()
  }

  override func submit(_ stream: HTTP2Stream) {
    guard let call = call(stream) else { return }
    switch call.takeSubmission(stream) {
    case .nothing: break
    case .resume: engine.resume(stream)
    case .reset(let code): engine.reset(stream, code)
    case .open: open(stream, call)
    }
  }

  private func open(_ stream: HTTP2Stream, _ call: HTTP2ClientStream) {
    guard case .ready = phase else {
      // A GOAWAY arrived in the same turn in which the connection got the call. nghttp2 would close the stream as if
      // the server had refused it, which a call accepts only once.
      stream.owner = nil
      return call.refused(stream, wasSent: false)
    }
    let (count, allowed) = (engine.streamCount, engine.peerStreamLimit)
    guard count < allowed + configuration.maximumWaitingCalls else {
      stream.owner = nil
      return call.fail(
        RPCError(
          code: .resourceExhausted,
          message: "\(count - allowed) calls wait for the server, which allows \(allowed) at a time; "
            + "the limit is \(configuration.maximumWaitingCalls)"))
    }
    do throws(HTTP2EngineError) {
      let scheme = configuration.tls == nil ? "http" : "https"
      try engine.submitRequest(stream, call.request(scheme: scheme, authority: authority), endStream: false)
      if call.isBound { ownStreams += 1 }
    } catch {
      stream.owner = nil
      leave("the connection takes no more calls: \(error)")
      call.refused(stream, wasSent: false)
    }
  }

  func settle(_ stream: HTTP2Stream, _ change: InboundCredit.Change) { giveBack(stream, change.consumed) }

  override func deadline(of stream: HTTP2Stream) -> Deadline? {
    guard let call = call(stream), !call.isOver else { return nil }
    return call.options.deadline
  }

  override func expire(_ stream: HTTP2Stream) { call(stream)?.fail(.deadlineExceeded) }

  // MARK: Time

  private func after(_ delay: Duration, _ body: @escaping (ClientConnection) -> Void) {
    eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(delay)) { [weak self] in
      guard let self, isOpen else { return }
      body(self)
    }
  }

  private var hasCalls: Bool { engine.streamCount > ownStreams }

  private func watchKeepalive() {
    switch keepalive?.next(bytesRead: wire.bytesRead, hasCalls: hasCalls) {
    case nil: return
    case .dead: giveUp("keepalive: the server answered nothing to a PING")
    case .ping(let delay):
      engine.ping(0)
      touch()
      after(delay) { $0.watchKeepalive() }
    case .wait(let delay): after(delay) { $0.watchKeepalive() }
    }
  }

  private func watchIdleness() {
    guard let timeout = configuration.idleTimeout else { return }
    switch IdleTimeout(timeout: timeout).next(idleSince: hasCalls ? nil : idleSince, now: .now) {
    case .wait(let delay): after(delay) { $0.watchIdleness() }
    case .close:
      guard case .ready = phase else { return }
      owner?.retired(ticket)
      beginShutdown()
    }
  }
}
