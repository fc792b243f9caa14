import Synchronization

/// The state shared by the two ends of an in-process call.
final class InProcessCall: Sendable {
  typealias HeaderWaiters = WaitingTasks<Metadata>

  private struct State: Sendable {
    var requests: InProcessPipe
    var responses: InProcessPipe
    var initialMetadata: Metadata?
    var headerWaiters = HeaderWaiters()
    /// The status and trailers, set when the call is over. Nothing follows them.
    var outcome: Outcome?
    var clientSawEnd = false
    /// The server answered OK without waiting for all requests: any that still arrive are dropped.
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

  private struct Outcome: Sendable {
    var status: Status
    var trailingMetadata: Metadata
  }

  /// The direction of messages.
  enum Direction: Sendable { case requests, responses }

  private let state: Mutex<State>
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

  /// What follows the last message: nothing on the server, the call's status on the client.
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
      // As over HTTP/2: a server's own oversized message throws on the server; a client's ends the call on the server.
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

// MARK: How the call starts and ends

extension InProcessCall {
  /// Starts the handler's task, with a timer for the deadline.
  func run(until deadline: Deadline?, _ handle: @escaping @Sendable () async -> Void) {
    let handler = Task { await handle() }
    let timer = deadline.map { deadline in
      Task { [weak self] in
        guard (try? await Task.sleep(until: deadline.instant, clock: .continuous)) != nil else { return }
        let error = RPCError.deadlineExceeded
        self?.end(error.status, trailingMetadata: [:], cancelHandler: true)
      }
    }
    let isOver = state.withLock { state in
      guard state.outcome == nil else { return true }
      (state.handler, state.timer) = (handler, timer)
      return false
    }
    guard isOver else { return }
    handler.cancel()
    timer?.cancel()
  }

  // MARK: The server's end

  func sendInitialMetadata(_ metadata: Metadata) {
    let waiters = state.withLock { state -> [HeaderWaiters.Waiter] in
      guard state.initialMetadata == nil, state.outcome == nil else { return [] }
      state.initialMetadata = metadata
      return state.headerWaiters.removeAll()
    }
    for waiter in waiters { waiter.resume(returning: metadata) }
  }

  func finish(_ status: Status, trailingMetadata: Metadata) {
    end(status, trailingMetadata: trailingMetadata, cancelHandler: false)
  }

  func cancelHandler() { state.withLock(\.handler)?.cancel() }

  // MARK: The client's end

  func halfClose() {
    let wakeups = state.withLock { $0.requests.finish() }
    wakeups.run()
  }

  /// Empty for a call that ended without any: its status comes from `receive()`.
  func initialMetadata() async throws -> Metadata {
    let id = state.withLock { $0.headerWaiters.reserveID() }
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (waiter: HeaderWaiters.Waiter) in
        let result: Result<Metadata, any Error>? = state.withLock { state in
          if let metadata = state.initialMetadata ?? state.outcome.map({ _ in [:] }) { return .success(metadata) }
          if Task.isCancelled { return .failure(CancellationError()) }
          state.headerWaiters.add(waiter, id: id)
          return nil
        }
        if let result { waiter.resume(with: result) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.headerWaiters.remove(id: id) }
      waiter?.resume(throwing: CancellationError())
    }
  }

  var trailingMetadata: Metadata {
    state.withLock { $0.clientSawEnd ? $0.outcome?.trailingMetadata ?? [:] : [:] }
  }

  func cancelByClient() {
    let error = RPCError(code: .cancelled, message: "the client cancelled the call")
    guard end(error.status, trailingMetadata: [:], cancelHandler: true) else { return }
    let wakeups = state.withLock { $0.responses.fail(error) }
    wakeups.run()
  }

  /// Ends the call once; returns `false` if it was already over.
  @discardableResult
  private func end(_ status: Status, trailingMetadata: Metadata, cancelHandler: Bool) -> Bool {
    struct Actions: Sendable {
      var wakeups: [InProcessPipe.Wakeups] = []
      var headerWaiters: [HeaderWaiters.Waiter] = []
      var handler: Task<Void, Never>?
      var timer: Task<Void, Never>?
    }
    let actions = state.withLock { state -> Actions? in
      guard state.outcome == nil else { return nil }
      state.outcome = Outcome(status: status, trailingMetadata: trailingMetadata)
      state.requestsAreMoot = status.code == .ok
      let actions = Actions(
        wakeups: [RPCError(status).map { state.requests.fail($0) } ?? state.requests.drop(), state.responses.finish()],
        headerWaiters: state.headerWaiters.removeAll(),
        handler: cancelHandler ? state.handler : nil, timer: state.timer)
      (state.handler, state.timer) = (nil, nil)
      return actions
    }
    guard let actions else { return false }
    actions.handler?.cancel()
    actions.timer?.cancel()
    for wakeups in actions.wakeups { wakeups.run() }
    for waiter in actions.headerWaiters { waiter.resume(returning: [:]) }
    return true
  }
}
