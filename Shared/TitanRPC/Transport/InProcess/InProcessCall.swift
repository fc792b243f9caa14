import Synchronization

/// What the two ends of a call in process share.
final class InProcessCall: Sendable {
  typealias HeaderWaiters = WaitingTasks<Metadata>

  struct State: Sendable {
    var requests: InProcessPipe
    var responses: InProcessPipe
    var initialMetadata: Metadata?
    var headerWaiters = HeaderWaiters()
    /// The trailers; set when the call is over. Nothing follows.
    var outcome: Outcome?
    var clientSawEnd = false
    /// The server answered OK without waiting for all requests: those that still come are dropped.
    var requestsAreMoot = false
    var handler: Task<Void, Never>?
    var timer: Task<Void, Never>?

    subscript(direction: Direction) -> InProcessPipe {
      get { direction == .requests ? requests : responses }
      set {
        switch direction {
        case .requests: requests = newValue
        case .responses: responses = newValue
        }
      }
    }
  }

  struct Outcome: Sendable {
    var status: Status
    var trailingMetadata: Metadata
  }

  /// Which way messages go.
  enum Direction: Sendable { case requests, responses }

  let state: Mutex<State>
  private let messageLimit: Int

  init(messageLimit: Int, queueLimit: Int) {
    self.messageLimit = messageLimit
    state = Mutex(State(requests: InProcessPipe(limit: queueLimit), responses: InProcessPipe(limit: queueLimit)))
  }

  // MARK: Either end

  func receive(_ direction: Direction) async throws -> [UInt8]? {
    let (next, wakeups) = state.withLock { $0[direction].next() }
    wakeups.run()
    switch next {
    case .message(let message): return message.bytes
    case .end: return try endOfMessages(direction)
    case .failure(let error): throw error
    case .wait: break
    }
    let delivery = try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { consumer in
        let wakeups = state.withLock { $0[direction].suspend(consumer, isCancelled: Task.isCancelled) }
        wakeups.run()
      }
    } onCancel: {
      let wakeup = state.withLock { $0[direction].messages.cancelConsumer() }
      wakeup?.run()
    }
    return try delivery.message?.bytes ?? endOfMessages(direction)
  }

  /// After the last message: nothing on the server, on the client the call's status.
  private func endOfMessages(_ direction: Direction) throws -> [UInt8]? {
    guard direction == .responses else { return nil }
    let outcome = state.withLock { state in
      state.clientSawEnd = true
      return state.outcome
    }
    guard let outcome, let error = RPCError(outcome.status, metadata: outcome.trailingMetadata) else { return nil }
    throw error
  }

  func isWritable(_ direction: Direction) -> Bool { state.withLock { $0[direction].isWritable } }

  func waitUntilWritable(_ direction: Direction) async throws {
    let id = state.withLock { $0[direction].writers.reserveID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (writer: WaitingWriters.Waiter) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if direction == .requests, state.requestsAreMoot { return .success(()) }
          if let error = state[direction].closed { return .failure(error) }
          if Task.isCancelled { return .failure(CancellationError()) }
          if state[direction].isWritable { return .success(()) }
          state[direction].writers.add(writer, id: id)
          return nil
        }
        if let result { writer.resume(with: result) }
      }
    } onCancel: {
      let writer = state.withLock { $0[direction].writers.remove(id: id) }
      writer?.resume(throwing: CancellationError())
    }
  }

  func enqueue(_ direction: Direction, size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    guard size <= messageLimit else {
      let error = RPCError.messageTooLarge(size: size, limit: messageLimit)
      // As over HTTP/2: a server's own message fails in its hands, a client's ends the call on the server.
      if direction == .requests { end(error.status, trailingMetadata: [:], cancelHandler: true) }
      throw error
    }
    let message = [UInt8](filling: size, fill)
    let wakeups = try state.withLock { state in
      if direction == .requests, state.requestsAreMoot { return InProcessPipe.Wakeups() }
      return try state[direction].send(message)
    }
    wakeups.run()
  }
}
