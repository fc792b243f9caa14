import Synchronization

/// The server's recent troubles, as a pool sees them in the answers to all statements.
package final class TroubleRecord: Sendable {
  /// A trouble that is not known to be over.
  package struct Pending: Sendable, Hashable {
    package let trouble: PostgresTrouble
    /// When a statement last failed because of it.
    package let last: ContinuousClock.Instant
  }

  private struct State {
    var counts: [PostgresTrouble: Int] = [:]
    var failedConnects = 0
    var pending: Pending?
  }
  private let state = Mutex(State())

  /// The number of statements that failed because of it.
  package func count(of trouble: PostgresTrouble) -> Int { state.withLock { $0.counts[trouble, default: 0] } }

  /// The number of failed attempts to connect. libpq gives their cause only in words.
  package var failedConnects: Int { state.withLock(\.failedConnects) }

  /// The latest trouble that affects every caller. It stays until a check has found it over.
  package var pending: Pending? { state.withLock(\.pending) }

  /// Removes the trouble, unless it has occurred again since.
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
