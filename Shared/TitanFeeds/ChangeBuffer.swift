import Synchronization

/// Holds the changes a watched feed has sent until they are taken, all at once: a reader that is slower than the feed takes
/// more each time.
///
/// One task adds, another one takes. The one that adds waits while there is more than is taken at once.
package final class ChangeBuffer<Change: Sendable>: Sendable {
  private struct State {
    var changes: [Change] = []
    /// The cursor behind them.
    var next = ""
    var end: Result<Void, any Error>?
    /// Of the task that waits: the reader while there is nothing, or the writer while there is too much. Never both.
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: how many changes are so many that more must wait.
  package init(limit: Int) { self.limit = limit }

  /// Returns when there is room for more, or the task is cancelled.
  package func add(_ changes: [Change], next: String) async {
    update { state in
      state.changes += changes
      state.next = next
    }
    let limit = limit
    await wait { $0.changes.count >= limit }
  }

  /// Nothing comes any more: what was added can still be taken.
  package func finish(_ end: Result<Void, any Error>) { update { $0.end = end } }

  /// All that was added since the last time, as soon as there is something. `nil` at the end, and if the task is cancelled.
  ///
  /// - Throws: what ended it.
  package func take() async throws -> (changes: [Change], next: String)? {
    await wait { $0.changes.isEmpty && $0.end == nil }
    let taken = update { state in
      defer { state.changes = [] }
      return state
    }
    if !taken.changes.isEmpty { return (taken.changes, taken.next) }
    try taken.end?.get()
    return nil
  }

  /// Changes the state and wakes the waiting task, which looks at it again.
  @discardableResult
  private func update<Output: Sendable>(_ change: (inout State) -> Output) -> Output {
    let (output, waiting) = state.withLock { state in
      let output = change(&state)
      defer { state.waiting = nil }
      return (output, state.waiting)
    }
    waiting?.resume()
    return output
  }

  private func wait(while isSo: @escaping @Sendable (State) -> Bool) async {
    await withTaskCancellationHandler {
      while !Task.isCancelled, state.withLock({ isSo($0) }) {
        await withCheckedContinuation { continuation in
          let waits = state.withLock { state in
            guard isSo(state), !Task.isCancelled else { return false }
            state.waiting = continuation
            return true
          }
          if !waits { continuation.resume() }
        }
      }
    } onCancel: {
      update { _ in }
    }
  }
}
