import Synchronization

/// Buffers the changes that a watched feed sends until the reader takes them all at once: the further the reader lags
/// behind the feed, the more it takes each time.
///
/// One task adds and another takes. `add` waits while the buffer holds at least `limit` changes.
package final class ChangeBuffer<Change: Sendable>: Sendable {
  private struct State {
    var changes: [Change] = []
    /// The positions after those changes.
    var next: FeedPositions?
    var end: Result<Void, any Error>?
    /// The one task that waits: the reader while the buffer is empty, or the writer while it is full. Never both.
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: the number of buffered changes at which `add` waits.
  package init(limit: Int) { self.limit = limit }

  /// Returns when there is room for more, or the task is cancelled.
  package func add(_ changes: [Change], next: FeedPositions) async {
    update { state in
      state.changes += changes
      state.next = next
    }
    let limit = limit
    await wait { $0.changes.count >= limit }
  }

  /// Ends the buffer. Changes added before can still be taken.
  package func finish(_ end: Result<Void, any Error>) { update { $0.end = end } }

  /// Takes everything added since the last call, as soon as there is something. `nil` at the end, and if the task is
  /// cancelled.
  ///
  /// - Throws: the error that ended the buffer.
  package func take() async throws -> (changes: [Change], next: FeedPositions)? {
    await wait { $0.changes.isEmpty && $0.end == nil }
    let taken = update { state in
      defer { state.changes = [] }
      return state
    }
    if let next = taken.next, !taken.changes.isEmpty { return (taken.changes, next) }
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
