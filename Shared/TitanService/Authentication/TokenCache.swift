import Crypto
import Synchronization
import TitanCore
import TitanRPC

/// The number of lookups of verified tokens, and of those that hit.
package struct TokenCacheUse: Sendable {
  package var lookups = 0
  package var hits = 0
}

/// Verified tokens by the SHA-256 of their text, so that no token is kept in memory.
///
/// Two generations bound it: when the young one reaches half the limit it replaces the old one. A token that is looked
/// up stays young.
final class TokenCache: Sendable {
  struct Entry: Sendable {
    var caller: Caller
    /// The key that verified it; `nil` for a personal access token.
    var keyID: String?
    /// When it must be verified again.
    var until: Timestamp
  }

  private struct Generations {
    var young: [SHA256Digest: Entry] = [:]
    var old: [SHA256Digest: Entry] = [:]
    var use = TokenCacheUse()

    mutating func insert(_ entry: Entry, for digest: SHA256Digest, limit: Int) {
      if young.count >= limit, young[digest] == nil { (old, young) = (young, [:]) }
      young[digest] = entry
      old[digest] = nil
    }
  }

  private let generationLimit: Int
  private let generations = Mutex(Generations())
  private let recalled = Atomic(0)

  init(limit: Int) { generationLimit = max(1, limit / 2) }

  subscript(digest: SHA256Digest) -> Entry? {
    generations.withLock { generations in
      generations.use.lookups += 1
      if let entry = generations.young[digest] {
        generations.use.hits += 1
        return entry
      }
      guard let entry = generations.old[digest] else { return nil }
      generations.use.hits += 1
      generations.insert(entry, for: digest, limit: generationLimit)
      return entry
    }
  }

  func insert(_ entry: Entry, for digest: SHA256Digest) {
    generations.withLock { $0.insert(entry, for: digest, limit: generationLimit) }
  }

  func remove(_ digest: SHA256Digest) {
    generations.withLock { generations in
      generations.young[digest] = nil
      generations.old[digest] = nil
    }
  }

  /// Counts a hit that needed no lookup here.
  func countHit() { recalled.add(1, ordering: .relaxed) }

  var use: TokenCacheUse {
    var use = generations.withLock(\.use)
    let recalled = recalled.load(ordering: .relaxed)
    use.lookups += recalled
    use.hits += recalled
    return use
  }

  var count: Int { generations.withLock { $0.young.count + $0.old.count } }
}
