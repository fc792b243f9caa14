import Synchronization
package import TitanCore
import TitanRPC

/// Auth sessions that have ended while access tokens of theirs may not have expired.
///
/// Bounded by time: two generations, of which the young one becomes the old one, and the old one goes, when it has
/// lasted as long as a token. So each entry is kept for a token's lifetime at least, and for two at most.
package final class RevokedSessions: Sendable {
  /// Somebody who wants to know at once when a session is revoked.
  struct Watch: Sendable {
    fileprivate let session: String
    fileprivate let id: Int
  }

  private struct Generations {
    var young: Set<String> = []
    var old: Set<String> = []
    /// Of sessions that are not revoked.
    var watches: [String: [Int: @Sendable () -> Void]] = [:]
    var lastWatch = 0
    /// When the young one began; `nil` before the first entry.
    var beginning: Timestamp?

    func contains(_ session: String) -> Bool { young.contains(session) || old.contains(session) }

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
    let (hasNews, watches) = generations.withLock { generations in
      generations.turn(at: now, after: Self.lifetime)
      if generations.beginning == nil { generations.beginning = now }
      var (hasNews, watches): (Bool, [@Sendable () -> Void]) = (false, [])
      for session in sessions where !generations.old.contains(session) {
        guard generations.young.insert(session).inserted else { continue }
        hasNews = true
        if let told = generations.watches.removeValue(forKey: session)?.values { watches += told }
      }
      return (hasNews, watches)
    }
    // After the entry, so that who reads the new number finds it.
    if hasNews { changes.add(1, ordering: .releasing) }
    for tell in watches { tell() }
  }

  /// Has `tell` called, once, when the session is revoked, until the watch is ended. `nil` if it is revoked already.
  func watch(_ session: String, at now: Timestamp, _ tell: @escaping @Sendable () -> Void) -> Watch? {
    generations.withLock { generations in
      generations.turn(at: now, after: Self.lifetime)
      guard !generations.contains(session) else { return nil }
      generations.lastWatch += 1
      generations.watches[session, default: [:]][generations.lastWatch] = tell
      return Watch(session: session, id: generations.lastWatch)
    }
  }

  func end(_ watch: Watch) {
    // What it holds is let go outside the lock.
    _ = generations.withLock { generations in
      let tell = generations.watches[watch.session]?.removeValue(forKey: watch.id)
      if generations.watches[watch.session]?.isEmpty == true { generations.watches[watch.session] = nil }
      return tell
    }
  }

  /// How many sessions are watched.
  var watched: Int { generations.withLock { $0.watches.count } }

  func contains(_ session: String, at now: Timestamp) -> Bool {
    // Nothing was ever added: not even the lock is taken.
    guard revision > 0 else { return false }
    return generations.withLock { generations in
      generations.turn(at: now, after: Self.lifetime)
      return generations.contains(session)
    }
  }
}
