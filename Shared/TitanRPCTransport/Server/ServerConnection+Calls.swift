import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// The calls of a connection: how they begin, what comes for them, and which the limits end.
extension ServerConnection {
  func receive(_ fields: HTTP2Fields, _ stream: HTTP2Stream) {
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
        // Resets free streams faster than handlers end: without this, a client could run any number of them.
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

  /// What the client allows a call to take, but not more than the configuration does; `nil`: as long as it likes.
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

  func receive(_ bytes: UnsafeRawBufferPointer, _ stream: HTTP2Stream) {
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
      fail(call, configuration.completeRefusal(tooMuchHeld, call.requestMetadata))
    }
  }

  private var tooMuchHeld: RPCError {
    RPCError(
      .resourceExhausted, reason: "MESSAGES_TOO_LARGE",
      "messages in the making take \(heldBytes) bytes on this connection, "
        + "the limit is \(configuration.maximumHeldBytes)", details: [.retryInfo(delay: .seconds(1))])
  }

  func receiveEnd(_ stream: HTTP2Stream) {
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
  func fail(_ call: HTTP2ServerStream, _ error: RPCError) {
    call.finish(error.status, [:], cancelHandler: true)
  }

  func settle(_ stream: HTTP2Stream, _ change: InboundCredit.Change) {
    guard !change.isEmpty else { return }
    heldBytes += change.held
    giveBack(stream, change.consumed)
  }
}
