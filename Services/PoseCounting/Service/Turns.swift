import Synchronization

/// Lets a limited number of tasks run at the same time. The others wait, first come first served, until they are
/// cancelled.
final class Turns: Sendable {
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct State {
    var running = 0
    var lastTicket = 0
    var waiters: [Int: Waiter] = [:]
    /// The tickets of the waiting tasks in order of arrival, and of some that have left.
    var order: ArraySlice<Int> = []

    mutating func takeTicket() -> Int {
      lastTicket += 1
      return lastTicket
    }

    /// The tasks whose turn it is if `limit` may run.
    mutating func admit(upTo limit: Int) -> [Waiter] {
      var admitted: [Waiter] = []
      while running < limit, let ticket = order.popFirst() {
        guard let waiter = waiters.removeValue(forKey: ticket) else { continue }
        running += 1
        admitted.append(waiter)
      }
      return admitted
    }
  }
  private let limit: Int
  private let state = Mutex(State())

  init(_ limit: Int) { self.limit = limit }

  /// The number of waiting tasks.
  var waiting: Int { state.withLock { $0.waiters.count } }

  /// Runs `body` when it is its turn.
  ///
  /// - Parameter isOfAll: whether every task would now fail with this error of `body`. After such an error the waiting
  ///   tasks need no turn, so that they all fail at once and not one after the other.
  /// - Throws: what `body` throws; `CancellationError` if the task is cancelled while it waits.
  func take<Value>(isOfAll: (any Error) -> Bool, _ body: () async throws -> Value) async throws -> Value {
    try await begin()
    do {
      let value = try await body()
      end(admittingUpTo: limit)
      return value
    } catch {
      end(admittingUpTo: isOfAll(error) ? .max : limit)
      throw error
    }
  }

  private func begin() async throws {
    let ticket = state.withLock { $0.takeTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let answer: Result<Void, any Error>? = state.withLock { state in
          // A cancellation before this point has found no waiter to resume.
          if Task.isCancelled { return .failure(CancellationError()) }
          guard state.running >= limit else {
            state.running += 1
            return .success(())
          }
          state.waiters[ticket] = waiter
          state.order.append(ticket)
          return nil
        }
        if let answer { waiter.resume(with: answer) }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: ticket) }?.resume(throwing: CancellationError())
    }
  }

  private func end(admittingUpTo limit: Int) {
    let admitted = state.withLock { state in
      state.running -= 1
      return state.admit(upTo: limit)
    }
    for waiter in admitted { waiter.resume() }
  }
}
