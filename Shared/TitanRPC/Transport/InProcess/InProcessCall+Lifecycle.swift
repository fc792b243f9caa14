import Synchronization

/// How a call in process starts and ends.
extension InProcessCall {
  /// Starts the handler's task, and the deadline's beside it.
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

  /// Empty for a call that ended without: its status comes from `receive()`.
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

  /// Ends the call once; `false` if it was over.
  @discardableResult
  func end(_ status: Status, trailingMetadata: Metadata, cancelHandler: Bool) -> Bool {
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
