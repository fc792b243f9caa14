import Synchronization
package import TitanCore
import TitanRPC

/// Auth sessions that have ended while access tokens of theirs may not have expired.
///
/// Bounded by time: two generations, of which the young one becomes the old one, and the old one goes, when it has
/// lasted as long as a token. So each entry is kept for a token's lifetime at least, and for two at most.
package final class RevokedSessions: Sendable {
  private struct Generations {
    var young: Set<String> = []
    var old: Set<String> = []
    /// When the young one began; `nil` before the first entry.
    var beginning: Timestamp?

    mutating func turn(at now: Timestamp, after lifetime: Duration) {
      guard let beginning, now - beginning >= lifetime else { return }
      // Nothing may have come for long.
      old = now - beginning < lifetime * 2 ? young : []
      (young, self.beginning) = ([], now)
    }
  }

  /// How long a token may be good after its session has ended, on the clock of a server that lags.
  private static let lifetime: Duration = AccessTokenFormat.lifetime + AccessTokenFormat.clockSkew * 2
  private let generations = Mutex(Generations())
  private let changes = Atomic(0)

  package init() {}

  /// Changes whenever a session is added: what was found before may not hold any more.
  package var revision: Int { changes.load(ordering: .acquiring) }

  /// How many are remembered.
  package var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Adds sessions by the `sid` of their tokens. Those that are known already change nothing.
  package func add(_ sessions: some Sequence<String>, at now: Timestamp) {
    let hasNews = generations.withLock { generations in
      generations.turn(at: now, after: Self.lifetime)
      if generations.beginning == nil { generations.beginning = now }
      var hasNews = false
      for session in sessions where !generations.old.contains(session) {
        if generations.young.insert(session).inserted { hasNews = true }
      }
      return hasNews
    }
    // After the entry, so that who reads the new number finds it.
    if hasNews { changes.add(1, ordering: .releasing) }
  }

  func contains(_ session: String, at now: Timestamp) -> Bool {
    // Nothing was ever added: not even the lock is taken.
    guard revision > 0 else { return false }
    return generations.withLock { generations in
      generations.turn(at: now, after: Self.lifetime)
      return generations.young.contains(session) || generations.old.contains(session)
    }
  }
}
