import Synchronization

/// Runs one piece of work for all concurrent callers. The first caller runs it in its own task, and the others wait for
/// its result; if the first is cancelled, one of them starts over.
package final class SingleFlight<Value: Sendable>: Sendable {
  private enum Outcome: Sendable {
    case finished(Result<Value, any Error>)
    /// The caller that was running the work was cancelled.
    case abandoned
  }
  private typealias Waiter = CheckedContinuation<Outcome, any Error>

  private struct State {
    var isRunning = false
    var nextTicket = 0
    var waiters: [Int: Waiter] = [:]
  }
  private let state = Mutex(State())

  package init() {}

  /// - Throws: what `work` throws, whichever caller ran it; `CancellationError` if the caller's own task is cancelled.
  package func run(_ work: @Sendable () async throws -> Value) async throws -> Value {
    while true {
      try Task.checkCancellation()
      let leads = state.withLock { state in
        defer { state.isRunning = true }
        return !state.isRunning
      }
      if leads { return try await lead(work) }
      if case .finished(let result) = try await follow() { return try result.get() }
    }
  }

  private func lead(_ work: @Sendable () async throws -> Value) async throws -> Value {
    do {
      let value = try await work()
      finish(.finished(.success(value)))
      return value
    } catch {
      finish(Task.isCancelled ? .abandoned : .finished(.failure(error)))
      throw error
    }
  }

  private func finish(_ outcome: Outcome) {
    let waiters = state.withLock { state in
      defer { (state.isRunning, state.waiters) = (false, [:]) }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume(returning: outcome) }
  }

  private func follow() async throws -> Outcome {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let answer: Result<Outcome, any Error>? = state.withLock { state in
          // A cancellation before this point found no waiter to resume.
          if Task.isCancelled { return .failure(CancellationError()) }
          if !state.isRunning { return .success(.abandoned) }
          state.waiters[ticket] = waiter
          return nil
        }
        if let answer { waiter.resume(with: answer) }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: ticket) }?.resume(throwing: CancellationError())
    }
  }

  /// The number of callers waiting for the one that runs the work.
  package var waiting: Int { state.withLock { $0.waiters.count } }
}
