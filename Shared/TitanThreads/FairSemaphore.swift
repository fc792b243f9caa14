import Synchronization

/// Permits for work that is scarce. When all are taken, callers wait; their owners are served in turn, and each owner in the
/// order of its calls.
final class FairSemaphore: Sendable {
  /// More callers wait than may.
  struct Full: Error, Hashable {}

  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct State {
    var taken = 0
    var nextTicket = 0
    var waiters: [Int: Waiter] = [:]
    /// Tickets of the waiters.
    var queue = FairQueue<String?, Int>()
  }

  private let permits: Int
  private let queueLimit: Int
  private let state = Mutex(State())

  /// - Parameter queueLimit: the number of callers that may wait. One owner may fill a quarter of that, so that others always
  ///   find room; calls without an owner count in all only.
  init(permits: Int, queueLimit: Int) {
    (self.permits, self.queueLimit) = (permits, queueLimit)
  }

  /// The number of permits taken and of callers that wait.
  var load: Int { state.withLock { $0.taken + $0.waiters.count } }

  /// Waits for a permit; `release()` is due afterwards.
  ///
  /// - Throws: `Full`, at once; `CancellationError`.
  func acquire(for owner: String?) async throws {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let answer: Result<Void, any Error>? = state.withLock { state in
          // A cancellation before this point has found no waiter to resume.
          if Task.isCancelled { return .failure(CancellationError()) }
          guard state.taken == permits else {
            state.taken += 1
            return .success(())
          }
          guard hasRoom(for: owner, state) else { return .failure(Full()) }
          state.waiters[ticket] = waiter
          state.queue.append(ticket, of: owner)
          return nil
        }
        if let answer { waiter.resume(with: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.queue.removeAll(of: owner) { $0 == ticket }
        return state.waiters.removeValue(forKey: ticket)
      }
      waiter?.resume(throwing: CancellationError())
    }
  }

  private func hasRoom(for owner: String?, _ state: borrowing State) -> Bool {
    guard state.waiters.count < queueLimit else { return false }
    return owner == nil || state.queue.count(of: owner) < max(1, queueLimit / 4)
  }

  /// Gives a permit back, to the next waiter if there is one.
  func release() {
    let next = state.withLock { state -> Waiter? in
      if let ticket = state.queue.popFirst() { return state.waiters.removeValue(forKey: ticket) }
      state.taken -= 1
      return nil
    }
    next?.resume()
  }
}
