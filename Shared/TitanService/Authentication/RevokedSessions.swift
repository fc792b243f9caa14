import Synchronization
package import TitanCore
import TitanRPC

/// Auth sessions that have ended while some of their access tokens may not have expired yet.
///
/// Memory is bounded by time, with two generations: once the young one has lasted a token's lifetime it replaces the
/// old one. Each entry is thus kept for at least one token lifetime, and at most two.
package final class RevokedSessions: Sendable {
  /// A registration to learn at once when a session is revoked.
  struct Watch: Sendable {
    fileprivate let session: String
    fileprivate let id: Int
  }

  private struct Generations {
    var young: Set<String> = []
    var old: Set<String> = []
    /// The watches of sessions that are not revoked, by session.
    var watches: [String: [Int: @Sendable () -> Void]] = [:]
    var lastWatch = 0
    /// When the young generation began; `nil` before the first entry.
    var beginning: Timestamp?

    func contains(_ session: String) -> Bool { young.contains(session) || old.contains(session) }

    mutating func turn(at now: Timestamp, after lifetime: Duration) {
      guard let beginning, now - beginning >= lifetime else { return }
      // It may have been a long time since the last entry.
      old = now - beginning < lifetime * 2 ? young : []
      (young, self.beginning) = ([], now)
    }
  }

  /// How long a token can outlive its session, by the clock of a server that lags.
  private static let lifetime: Duration = AccessTokenFormat.lifetime + AccessTokenFormat.clockSkew * 2
  private let generations = Mutex(Generations())
  private let changes = Atomic(0)

  package init() {}

  /// Changes whenever a session is added: results from before may no longer hold.
  package var revision: Int { changes.load(ordering: .acquiring) }

  /// The number of sessions remembered.
  package var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Those remembered now, by the `sid` of their tokens: at least those revoked within a token's lifetime.
  package var recent: Set<String> { generations.withLock { $0.young.union($0.old) } }

  /// Adds sessions by the `sid` of their tokens. Sessions that are already known change nothing.
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
    // This comes after the entry, so that a reader of the new number finds it.
    if hasNews { changes.add(1, ordering: .releasing) }
    for tell in watches { tell() }
  }

  /// Calls `tell` once when the session is revoked, unless the watch is ended first. `nil` if it is already revoked.
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
    // The closure must be released outside the lock.
    _ = generations.withLock { generations in
      let tell = generations.watches[watch.session]?.removeValue(forKey: watch.id)
      if generations.watches[watch.session]?.isEmpty == true { generations.watches[watch.session] = nil }
      return tell
    }
  }

  /// The number of watched sessions.
  var watched: Int { generations.withLock { $0.watches.count } }

  func contains(_ session: String, at now: Timestamp) -> Bool {
    // While nothing has ever been added, not even the lock is needed.
    guard revision > 0 else { return false }
    return generations.withLock { generations in
      generations.turn(at: now, after: Self.lifetime)
      return generations.contains(session)
    }
  }
}
