import NIOCore
import Synchronization
import TitanHTTP2
import TitanRPC

/// The interface between a client's call and its connection.
extension HTTP2ClientStream {
  /// Hands the call to a connection.
  func start(on connection: Connection) {
    let http2 = state.withLock { state -> HTTP2Stream? in
      guard state.outcome == nil else { return nil }
      (state.connection, state.isMarked) = (connection, true)
      return state.http2
    }
    guard let http2 else { return }
    onLoop(of: connection) { $0.start(http2, self) }
  }

  func tell(_ http2: HTTP2Stream, _ connection: Connection?) {
    guard let connection else { return }
    onLoop(of: connection) { $0.streamChanged(http2) }
  }

  func settle(_ http2: HTTP2Stream, _ change: InboundCredit.Change, _ connection: Connection?) {
    guard let connection, change.consumed > 0 else { return }
    onLoop(of: connection) { $0.settle(http2, change) }
  }

  func onLoop(of connection: Connection, _ body: @escaping @Sendable (ClientConnection) -> Void) {
    if connection.eventLoop.inEventLoop { body(connection.value) } else { connection.execute(body) }
  }

  enum Submission: Sendable { case nothing, open, resume, reset(HTTP2ErrorCode) }

  /// What the connection should do with the stream now.
  func takeSubmission(_ http2: HTTP2Stream) -> Submission {
    state.withLock { state in
      guard state.http2 === http2 else { return .nothing }
      state.isMarked = false
      if let code = state.resetCode { return state.isOpened ? .reset(code) : .nothing }
      if state.isOpened { return .resume }
      state.isOpened = true
      return .open
    }
  }

  /// The header block of the attempt.
  func request(scheme: String, authority: String) -> HTTP2Fields {
    var fields = ClientStreamStateMachine.request(
      path: path, scheme: scheme, authority: authority, timeout: options.deadline.map { Timeout($0.remaining()) },
      compression: options.compression, metadata: options.metadata)
    let previous = state.withLock { $0.attempts - 1 }
    if previous > 0 { fields.append("grpc-previous-rpc-attempts", String(previous), isUnindexed: true) }
    return fields
  }

  // MARK: From the server

  func receive(_ fields: HTTP2Fields, endStream: Bool) {
    let (waiters, metadata, outcome) = state.withLock {
      state -> ([WaitingTasks<Metadata>.Waiter], Metadata, ClientStreamStateMachine.Outcome?) in
      switch state.machine.receive(fields, endStream: endStream) {
      case .ignore: return ([], [:], nil)
      case .initialMetadata(let metadata):
        state.http2.commit()
        state.initialMetadata = metadata
        return (state.headerWaiters.removeAll(), metadata, nil)
      case .end(let outcome): return ([], [:], outcome)
      }
    }
    for waiter in waiters { waiter.resume(returning: metadata) }
    if let outcome { end(outcome, isWhole: endStream) }
  }

  func receive(_ bytes: UnsafeRawBufferPointer) {
    var change = InboundCredit.Change()
    let (result, http2, connection) = state.withLock { state in
      let result = Result { () throws(RPCError) -> InboundQueue.Wakeup? in
        guard state.outcome == nil else {
          change += state.inbound.ignore(bytes)
          return nil
        }
        return try state.inbound.receive(bytes, through: &state.machine, &change)
      }
      return (result, state.http2, state.connection)
    }
    settle(http2, change, connection)
    switch result {
    case .success(let wakeup): wakeup?.run()
    case .failure(let error): fail(error)
    }
  }

  func receiveEnd() {
    if let outcome = state.withLock({ $0.machine.receiveEnd() }) { end(outcome) }
  }

  func resumeWriters() {
    let writers = state.withLock { $0.writers.removeAll() }
    for writer in writers { writer.resume() }
  }

  /// The stream was closed, by either side.
  func streamClosed(_ http2: HTTP2Stream, _ code: HTTP2ErrorCode) {
    if code == .refusedStream, tryUnseen(http2, wasSent: true) { return }
    let outcome = state.withLock { state -> ClientStreamStateMachine.Outcome? in
      guard state.http2 === http2 else { return nil }
      if let deadline = options.deadline, deadline.remaining() <= .zero, state.outcome == nil {
        state.machine.close()
        return .init(RPCError.deadlineExceeded.status)
      }
      return state.machine.receiveReset(code)
    }
    if let outcome { end(outcome) }
    leave(http2)
  }

  /// The connection did not accept the stream, or gives it up before the server has heard of it.
  func refused(_ http2: HTTP2Stream, wasSent: Bool) {
    if tryUnseen(http2, wasSent: wasSent) { return }
    connectionLost(http2, "the connection takes no more calls", wasSent: wasSent)
  }

  /// The connection was lost, and the stream with it.
  func connectionLost(_ http2: HTTP2Stream, _ reason: String, wasSent: Bool) {
    let wasOpened = state.withLock { $0.isOpened }
    if !(wasSent && wasOpened), tryUnseen(http2, wasSent: false) { return }
    let error = RPCError(code: .unavailable, message: reason)
    if tryAgain(after: .init(error.status)) { return }
    fail(error)
    leave(http2)
  }
}

extension HTTP2ClientStream.State {
  /// The connection to notify of work to do; `nil` if it already knows or there is none yet.
  mutating func mark() -> HTTP2ClientStream.Connection? {
    guard !isMarked, let connection else { return nil }
    isMarked = true
    return connection
  }

  mutating func next() -> (
    InboundQueue.Next, InboundCredit.Change, HTTP2Stream, HTTP2ClientStream.Connection?
  ) {
    let (next, change) = inbound.next(machine.partialSize)
    return (next, change, http2, connection)
  }

  mutating func suspend(_ consumer: InboundQueue.Consumer, isCancelled: Bool) -> (
    InboundQueue.Wakeup?, InboundCredit.Change, HTTP2Stream, HTTP2ClientStream.Connection?
  ) {
    let (wakeup, change) = inbound.suspend(consumer, isCancelled: isCancelled, machine.partialSize)
    return (wakeup, change, http2, connection)
  }
}
