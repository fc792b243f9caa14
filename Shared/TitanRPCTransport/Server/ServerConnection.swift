import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// One client of a server.
// @unchecked: streams carry it to wherever their handlers run, but touch it on its event loop only.
final class ServerConnection: HTTP2Connection, @unchecked Sendable {
  private let router: RPCRouter
  let configuration: GRPCServer.Configuration
  private let registry: ConnectionRegistry
  private var peer = Peer("unknown")
  /// Handlers that have not returned, those of closed streams among them.
  private var runningHandlers = 0
  /// Bytes held for messages in the making although they were given back to flow control.
  private var heldBytes = 0
  private var phase = Phase.serving
  /// Calls begun so far.
  private(set) var callsStarted = 0
  /// Whether the client's settings have come.
  private(set) var hasSettings = false
  /// Whether the client was sent away for what it did, or did not.
  var hasEnded = false
  var watch: ConnectionWatch?
  var nextLook: Scheduled<Void>?

  private enum Phase {
    /// May become `announced`.
    case serving
    /// The client has been told to open no more streams. May become `draining`.
    case announced
    /// Streams that have not come are refused. Final.
    case draining
  }

  private static let shutdownPing: UInt64 = 0x7469_7461_6E75_7021

  init(
    router: RPCRouter, configuration: GRPCServer.Configuration, executor: EventLoopExecutor,
    registry: ConnectionRegistry, traffic: TrafficCounters
  ) throws {
    self.router = router
    self.configuration = configuration
    self.registry = registry
    let engine = try HTTP2Engine(.server, settings: configuration.http2)
    super.init(engine: engine, executor: executor, traffic: traffic)
  }

  override func opened() {
    if let address = channel?.remoteAddress { peer = Peer(GRPCServer.describe(address)) }
    traffic.connectionOpened()
    executor.handlers.connectionOpened()
    engine.guardPeer(since: now)
    watch = ConnectionWatch(configuration.timeouts, opened: now, jitter: .random(in: 0.9...1.1))
    beginWatch()
    if !registry.add(NIOLoopBound(self, eventLoop: eventLoop)) { beginShutdown() }
  }

  override func foreignAnswer(to bytes: UnsafeRawBufferPointer) -> String? { HTTP1Refusal.answer(to: bytes) }

  override func closed(_ streams: [HTTP2Stream], _ reason: String) {
    let error = RPCError(code: .cancelled, message: reason)
    for stream in streams {
      if call(stream) != nil { traffic.streamReset() }
      call(stream)?.close { error }
      // Stream and call hold each other until here.
      stream.owner = nil
    }
    nextLook?.cancel()
    traffic.connectionClosed()
    executor.handlers.connectionClosed()
    registry.remove(NIOLoopBound(self, eventLoop: eventLoop))
    HeapTrim.shared.connectionClosed(afterBreach: hasEnded, on: eventLoop)
  }

  // MARK: Events

  override func handle(_ event: HTTP2Event, _ bytes: UnsafeRawBufferPointer) {
    switch event {
    case .headers(let stream, let fields, _): receive(fields, stream)
    case .data(let stream, let range): receive(UnsafeRawBufferPointer(rebasing: bytes[range]), stream)
    case .endOfStream(let stream): receiveEnd(stream)
    case .writable(let stream): call(stream)?.resumeWriters()
    case .endSentFirst(let stream):
      // The response is whole; the rest of the request is of no interest (RFC 9113 §8.1).
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
    // Nothing else is ever set as an owner here.
    stream.owner.map { unsafeDowncast($0, to: HTTP2ServerStream.self) }
  }

  private func receive(_ fields: HTTP2Fields, _ stream: HTTP2Stream) {
    guard call(stream) == nil else { return }  // Trailers of a request mean nothing to gRPC.
    var machine = ServerStreamStateMachine(
      messageLimit: configuration.maximumMessageSize, compressFrom: configuration.compressResponsesFrom)
    switch machine.receive(fields, router) {
    case .ignore: break
    case .refuse(let response, let body):
      stream.append(size: body.utf8.count) { $0.copyBytes(from: body.utf8) }
      stream.finish()
      engine.submitResponse(stream, response, endStream: body.isEmpty)
    case .open(let head):
      if runningHandlers >= Int(configuration.http2.maximumConcurrentStreams) {
        // Resets free streams faster than handlers end: without this, a client could run any number of them.
        traffic.breached(.connectionCalls)
        engine.reset(stream, .refusedStream)
      } else if traffic.callsInFlight >= configuration.maximumRunningCalls {
        traffic.breached(.runningCalls)
        refuse(stream, &machine, tooManyCalls)
      } else {
        start(stream, machine, head)
      }
    }
  }

  private func refuse(_ stream: HTTP2Stream, _ machine: inout ServerStreamStateMachine, _ error: RPCError) {
    guard case .trailersOnly(let response) = machine.finish(error.status, [:]) else { return }
    engine.submitResponse(stream, response, endStream: true)
  }

  private var tooManyCalls: RPCError {
    RPCError(
      code: .resourceExhausted,
      message: "the server runs \(configuration.maximumRunningCalls) calls, which is its limit")
  }

  private func start(
    _ stream: HTTP2Stream, _ machine: consuming ServerStreamStateMachine, _ head: consuming RequestHead
  ) {
    let deadline = allowed(head.timeout, head.route.method.type).map { Deadline.after($0, from: executor.inputTime) }
    let call = HTTP2ServerStream(
      stream, machine, head, peer: peer, deadline: deadline, messageLimit: configuration.maximumMessageSize,
      connection: self)
    stream.owner = call
    if let deadline { watch(deadline) }
    runningHandlers += 1
    callsStarted += 1
    traffic.callStarted()
    executor.handlers.run(call, of: self)
  }

  /// What the client allows a call to take, but not more than the configuration does; `nil`: as long as it likes.
  private func allowed(_ timeout: Timeout?, _ type: RPCType) -> Duration? {
    let maximum = type == .unary ? configuration.maximumUnaryDuration : configuration.maximumStreamDuration
    guard let timeout = timeout?.duration else { return maximum }
    return maximum.map { min($0, timeout) } ?? timeout
  }

  func handlerReturned() {
    runningHandlers -= 1
    traffic.callEnded()
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
    if heldBytes > configuration.maximumHeldBytes { fail(call, tooMuchHeld) }
  }

  private var tooMuchHeld: RPCError {
    RPCError(
      code: .resourceExhausted,
      message: "messages in the making take \(heldBytes) bytes on this connection, "
        + "the limit is \(configuration.maximumHeldBytes)")
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

  /// Ends a call with a status before its handler does.
  private func fail(_ call: HTTP2ServerStream, _ error: RPCError) {
    call.finish(error.status, [:], cancelHandler: true)
  }

  func settle(_ stream: HTTP2Stream, _ change: InboundCredit.Change) {
    guard !change.isEmpty else { return }
    heldBytes += change.held
    giveBack(stream, change.consumed)
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

  // MARK: Shutting down

  /// Takes no new calls, and closes when those that run have ended.
  func beginShutdown() {
    guard isOpen, case .serving = phase else { return }
    phase = .announced
    engine.announceShutdown()
    engine.ping(Self.shutdownPing)
    // A client that does not answer pings has its streams cut off all the same.
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
