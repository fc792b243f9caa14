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
  private(set) var callsBegun = 0
  /// How long an ended connection may take to close.
  private static let lingering = TimeAmount.seconds(1)
  // Lazy, since it needs the wire that `super` makes.
  private lazy var supervisor = ConnectionSupervisor(
    wire, of: engine, traffic, on: eventLoop, configuration.timeouts, lingering: Self.lingering)

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
    supervisor.begin(self)
    executor.handlers.connectionOpened()
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
    supervisor.stop()
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
    case .pingAcknowledged(let payload): supervisor.pingAcknowledged(payload, self)
    case .settings: supervisor.settingsCame()
    case .goAway: break
    }
  }

  /// The call on a stream; `nil` if its request was refused.
  private func call(_ stream: HTTP2Stream) -> HTTP2ServerStream? {
    // This class never sets any other kind of owner.
    stream.owner.map { unsafeDowncast($0, to: HTTP2ServerStream.self) }
  }

  override func inputHandled() { supervisor.judge(self) }
  override func inputFailed(_ error: HTTP2EngineError) { supervisor.end(self, error.breach) }

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
    callsBegun += 1
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

extension ServerConnection: ServedConnection, SupervisedConnection {
  func beginShutdown() { supervisor.beginShutdown(self) }
}
