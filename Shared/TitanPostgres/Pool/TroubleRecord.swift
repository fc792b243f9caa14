import Synchronization

/// What a pool has lately heard of its server's troubles, in the answers to everybody's statements.
package final class TroubleRecord: Sendable {
  /// A trouble that nothing has shown to be over yet.
  package struct Pending: Sendable, Hashable {
    package let trouble: PostgresTrouble
    /// When a statement last failed for it.
    package let last: ContinuousClock.Instant
  }

  private struct State {
    var counts: [PostgresTrouble: Int] = [:]
    var failedConnects = 0
    var pending: Pending?
  }
  private let state = Mutex(State())

  /// How many statements have failed for it.
  package func count(of trouble: PostgresTrouble) -> Int { state.withLock { $0.counts[trouble, default: 0] } }

  /// How many attempts to connect have failed. What for, libpq says in words only.
  package var failedConnects: Int { state.withLock(\.failedConnects) }

  /// The last of those that stop everybody: it stays until somebody has tried and found it over.
  package var pending: Pending? { state.withLock(\.pending) }

  /// It is over, unless it was heard of again since.
  package func settle(_ pending: Pending) {
    state.withLock { if $0.pending == pending { $0.pending = nil } }
  }

  func note(_ error: PostgresError, at now: ContinuousClock.Instant) {
    guard let trouble = error.trouble else { return }
    state.withLock {
      $0.counts[trouble, default: 0] += 1
      if trouble.isOfAll { $0.pending = Pending(trouble: trouble, last: now) }
    }
  }

  func noteFailedConnect() { state.withLock { $0.failedConnects += 1 } }
}
