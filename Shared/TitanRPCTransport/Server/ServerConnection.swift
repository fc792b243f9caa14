import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One client of a server.
// @unchecked: streams carry it to wherever their handlers run, but use it only on its event loop.
final class ServerConnection: HTTP2Connection, @unchecked Sendable {
  private let router: RPCRouter
  private let configuration: GRPCServer.Configuration
  private let registry: ConnectionRegistry
  private let peer: Peer
  /// Whether to believe the peer when it names the client it calls for.
  private let isProxy: Bool
  /// Handlers that have not returned, including those of closed streams.
  private var runningHandlers = 0
  /// Bytes held for incomplete messages although they were given back to flow control.
  private var heldBytes = 0
  private var phase = Phase.serving
  /// Calls begun so far.
  private var callsStarted = 0
  /// Whether the client's settings have arrived.
  private var hasSettings = false
  /// Whether this side has closed the connection because of what the client did or failed to do.
  private var hasEnded = false
  private var watch: ConnectionWatch?
  private var nextLook: Scheduled<Void>?

  private enum Phase {
    /// May become `announced`.
    case serving
    /// The client has been told to open no more streams. May become `draining`.
    case announced
    /// Any new streams are refused. Final.
    case draining
  }

  init(
    router: RPCRouter, configuration: GRPCServer.Configuration, executor: EventLoopExecutor,
    registry: ConnectionRegistry, traffic: TrafficCounters, client: ClientAddress
  ) throws {
    peer = Peer(client)
    isProxy = configuration.trustedProxies.contains(client)
    self.router = router
    self.configuration = configuration
    self.registry = registry
    let engine = try HTTP2Engine(.server, settings: configuration.http2)
    super.init(engine: engine, executor: executor, traffic: traffic)
  }

  override func opened() {
    traffic.connectionOpened()
    executor.handlers.connectionOpened()
    engine.guardPeer(since: now)
    watch = ConnectionWatch(configuration.timeouts, opened: now, jitter: .random(in: 0.9...1.1))
    beginWatch()
    if !registry.add(self, on: eventLoop) { beginShutdown() }
  }

  override func judge(first bytes: UnsafeRawBufferPointer) -> FirstBytes { HTTP1Refusal.judge(bytes) }

  override func closed(_ streams: [HTTP2Stream], _ reason: String) {
    let error = RPCError(code: .cancelled, message: reason)
    for stream in streams {
      if call(stream) != nil { traffic.streamReset() }
      call(stream)?.close { error }
      // Until here, stream and call hold each other.
      stream.owner = nil
    }
    nextLook?.cancel()
    traffic.connectionClosed()
    executor.handlers.connectionClosed()
    registry.remove(self)
  }

  /// A call's origin.
  private func client(of head: borrowing RequestHead) -> ClientAddress {
    isProxy ? configuration.trustedProxies.client(behind: peer.client, head.metadata) : peer.client
  }

  // MARK: Events

  override func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {
    switch event {
    case .headers(let stream, let fields, _): receive(fields, stream)
    case .data(let stream, let range): receive(UnsafeRawBufferPointer(rebasing: bytes[range]), stream)
    case .endOfStream(let stream): receiveEnd(stream)
    case .writable(let stream): call(stream)?.resumeWriters()
    case .endSentFirst(let stream):
      // The response is complete; the rest of the request is of no interest (RFC 9113 §8.1).
      engine.reset(stream, .noError)
    case .closed(let stream, let code):
      if code != .noError, call(stream) != nil { traffic.streamReset() }
      call(stream)?.close { RPCError(code: .cancelled, message: "the client ended the stream with \(code)") }
      stream.owner = nil
    case .pingAcknowledged(Self.shutdownPing): finishShutdown()
    case .settings: hasSettings = true
    case .pingAcknowledged, .goAway: break
    }
  }

  /// The call on a stream; `nil` if its request was refused.
  private func call(_ stream: HTTP2Stream) -> HTTP2ServerStream? {
    // This class never sets any other kind of owner.
    stream.owner.map { unsafeDowncast($0, to: HTTP2ServerStream.self) }
  }

  override func inputHandled() { judge() }
  override func inputFailed(_ error: HTTP2EngineError) { end(error.breach) }

  // MARK: Output and time

  override func submit(_ stream: HTTP2Stream) {
    guard let call = call(stream) else { return }
    let (response, sent) = call.state.withLock { ($0.takeResponse(), $0.takeSentCount()) }
    if sent > 0 { traffic.messagesSent(sent) }
    if let response {
      engine.submitResponse(stream, response.fields, endStream: response.endStream)
    } else {
      engine.resume(stream)
    }
  }

  override func deadline(of stream: HTTP2Stream) -> Deadline? {
    guard let call = call(stream) else { return nil }
    return call.state.withLock { $0.over == nil } ? call.deadline : nil
  }

  override func expire(_ stream: HTTP2Stream) {
    if let call = call(stream) { fail(call, .deadlineExceeded) }
  }
}

// MARK: How calls begin, how they receive, and which limits end them

extension ServerConnection {
  private func receive(_ fields: HTTP2Fields, _ stream: HTTP2Stream) {
    guard call(stream) == nil else { return }  // Trailers of a request mean nothing to gRPC.
    var machine = ServerStreamStateMachine(
      messageLimit: configuration.maximumReceiveMessageSize, compressFrom: configuration.compressResponsesFrom)
    switch machine.receive(fields, router) {
    case .ignore: break
    case .refuse(let response, let body):
      stream.append(size: body.utf8.count) { $0.copyBytes(from: body.utf8) }
      stream.finish()
      engine.submitResponse(stream, response, endStream: body.isEmpty)
    case .open(let head):
      let client = client(of: head)
      if runningHandlers >= Int(configuration.http2.maximumConcurrentStreams) {
        // Resets free streams faster than handlers end: without this check, a client could run any number of them.
        traffic.breached(.connectionCalls)
        engine.reset(stream, .refusedStream)
      } else if let refusal = refusal(head.route, client) {
        traffic.breached(BreachedLimit(refusal.limit))
        refuse(stream, &machine, configuration.completeRefusal(refusal.error, head.metadata))
      } else {
        start(stream, machine, head, client)
      }
    }
  }

  private func refuse(_ stream: HTTP2Stream, _ machine: inout ServerStreamStateMachine, _ error: RPCError) {
    guard case .trailersOnly(let response) = machine.finish(error.status, [:]) else { return }
    engine.submitResponse(stream, response, endStream: true)
  }

  /// Why a call may not begin.
  private func refusal(_ route: RPCRoute, _ client: ClientAddress) -> CallRefusal? {
    let running = traffic.callsInFlight
    guard running < configuration.maximumRunningCalls else { return .running(configuration.maximumRunningCalls) }
    return route.gate?.enter(client, running: running)
  }

  private func start(
    _ stream: HTTP2Stream, _ machine: consuming ServerStreamStateMachine, _ head: consuming RequestHead,
    _ client: ClientAddress
  ) {
    let deadline = allowed(head.timeout, head.route.method.type).map { Deadline.after($0, from: executor.inputTime) }
    let call = HTTP2ServerStream(
      stream, machine, head, peer: peer, client: client, deadline: deadline,
      receiveLimit: configuration.maximumReceiveMessageSize, sendLimit: configuration.maximumSendMessageSize,
      connection: self)
    stream.owner = call
    if let deadline { watch(deadline) }
    runningHandlers += 1
    callsStarted += 1
    traffic.callStarted()
    executor.callBegan(isStreaming: call.isStreaming)
    executor.handlers.run(call, of: self)
  }

  /// How long the client, and at most the configuration, allows a call to take; `nil`: no limit.
  private func allowed(_ timeout: Timeout?, _ type: RPCType) -> Duration? {
    let maximum = type == .unary ? configuration.maximumUnaryDuration : configuration.maximumStreamDuration
    guard let timeout = timeout?.duration else { return maximum }
    return maximum.map { min($0, timeout) } ?? timeout
  }

  func handlerReturned(_ call: HTTP2ServerStream) {
    executor.callEnded(isStreaming: call.isStreaming)
    runningHandlers -= 1
    traffic.callEnded()
    call.head.route.gate?.leave(call.client)
  }

  private func receive(_ bytes: UnsafeRawBufferPointer, _ stream: HTTP2Stream) {
    guard let call = call(stream) else {
      giveBack(stream, bytes.count)
      return
    }
    var change = InboundCredit.Change()
    let (result, count) = call.state.withLock { state in
      let before = state.inbound.count
      let result = Result { () throws(RPCError) in try state.receive(bytes, &change) }
      return (result, state.inbound.count - before)
    }
    if count > 0 { traffic.messagesReceived(count) }
    settle(stream, change)
    switch result {
    case .success(let wakeup): wakeup?.run()
    case .failure(let error): fail(call, error)
    }
    if heldBytes > configuration.maximumHeldBytes {
      fail(call, tooMuchHeld)
    }
  }

  private var tooMuchHeld: RPCError {
    RPCError(
      .resourceExhausted, reason: "MESSAGES_TOO_LARGE",
      "messages in the making take \(heldBytes) bytes on this connection, "
        + "the limit is \(configuration.maximumHeldBytes)", details: [.retryInfo(delay: .seconds(1))])
  }

  private func receiveEnd(_ stream: HTTP2Stream) {
    guard let call = call(stream) else { return }
    let result = call.state.withLock { state in
      Result { () throws(RPCError) -> InboundQueue.Wakeup? in
        try state.machine.receiveEnd()
        return state.inbound.finish()
      }
    }
    switch result {
    case .success(let wakeup): wakeup?.run()
    case .failure(let error): fail(call, error)
    }
  }

  /// Ends a call over what the wire said. No interceptor sees such an error, so its details are completed here.
  private func fail(_ call: HTTP2ServerStream, _ error: RPCError) {
    let complete = configuration.completeRefusal(error, call.requestMetadata)
    call.finish(complete.status, [:], cancelHandler: true)
  }

  func settle(_ stream: HTTP2Stream, _ change: InboundCredit.Change) {
    guard !change.isEmpty else { return }
    heldBytes += change.held
    giveBack(stream, change.consumed)
  }
}

// MARK: How the server deals with abusive clients

extension ServerConnection {
  /// How long an ended connection may take to close.
  private static let lingering = TimeAmount.seconds(1)
  private static let keepalivePing: UInt64 = 0x616C_6976_653F_3F3F

  private var now: Int64 { Int64(eventLoop.now.uptimeNanoseconds) }

  /// Ends the connection if the client has gone too far.
  private func judge() {
    guard !hasEnded, engine.peerLooksSuspicious(), let breach = engine.verdict(at: now) else { return }
    end(breach)
  }

  /// Sends a GOAWAY and closes, regardless of running calls.
  private func end(_ breach: HTTP2Breach) {
    guard !hasEnded else { return }
    hasEnded = true
    if let limit = breach.limit { traffic.breached(BreachedLimit(limit)) }
    end(breach.code, reason: breach.reason)
  }

  private func end(_ code: HTTP2ErrorCode, reason: String) {
    hasEnded = true
    engine.terminate(code, reason: reason)
    touch()
    // Also when the GOAWAY cannot be sent.
    eventLoop.assumeIsolated().scheduleTask(in: Self.lingering) { self.closeNow() }
  }

  /// Looks at the connection at intervals from now on.
  private func beginWatch() {
    let interval = TimeAmount(configuration.timeouts.interval)
    // Not weak, as in `watch`. `closed` cancels it.
    nextLook = eventLoop.assumeIsolated().scheduleTask(in: interval) {
      guard self.isOpen else { return }
      self.look()
      self.beginWatch()
    }
  }

  private func look() {
    guard !hasEnded else { return }
    switch watch?.look(sight, at: now) {
    case nil: break
    case .ping:
      engine.ping(Self.keepalivePing)
      touch()
    case .shutDown(let limit):
      traffic.breached(limit)
      beginShutdown()
    case .end(let code, let limit):
      traffic.breached(limit)
      end(code, reason: limit.rawValue)
    case .close(let limit):
      hasEnded = true
      traffic.breached(limit)
      closeNow()
    }
  }

  private var sight: ConnectionWatch.Sight {
    ConnectionWatch.Sight(
      hasSettings: hasSettings, unfinishedFrame: engine.unfinishedFrame, bytesReceived: wire.bytesRead,
      bytesWritten: wire.bytesWritten, bytesUnsent: wire.bytesUnsent, streams: engine.streamCount, calls: callsStarted)
  }
}

// MARK: Shutdown

extension ServerConnection: ServedConnection {
  /// Marks the ping whose answer shows that the client has heard of the shutdown.
  private static let shutdownPing: UInt64 = 0x7469_7461_6E75_7021

  /// Accepts no new calls, and closes when the running ones have ended.
  func beginShutdown() {
    guard isOpen, case .serving = phase else { return }
    phase = .announced
    engine.announceShutdown()
    engine.ping(Self.shutdownPing)
    // A client that does not answer pings loses its streams all the same.
    eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { self.finishShutdown() }
    touch()
  }

  private func finishShutdown() {
    guard isOpen, case .announced = phase else { return }
    phase = .draining
    engine.finishShutdown()
    touch()
  }
}
