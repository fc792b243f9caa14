import Synchronization
import TitanCore

/// Overviews that were asked for lately: who asks again has only what has changed since to be read. It is never more than
/// a short cut, because what it holds is compared with the store's count of changes before it is used.
///
/// Two generations bound it, by how many habits they hold: when the young one is full, it becomes the old one and the old
/// one goes. What is asked for stays young.
package final class OverviewShelf: Sendable {
  /// Some 12 megabytes.
  package static let standardLimit = 20_000

  private struct Generations {
    var young: [UserID: ShelvedOverview] = [:]
    var old: [UserID: ShelvedOverview] = [:]
    var habitsInYoung = 0

    mutating func insert(_ overview: ShelvedOverview, of user: UserID, limit: Int) {
      if let replaced = young.removeValue(forKey: user) { habitsInYoung -= replaced.weight }
      if habitsInYoung + overview.weight > limit { (old, young, habitsInYoung) = (young, [:], 0) }
      young[user] = overview
      habitsInYoung += overview.weight
      old[user] = nil
    }
  }

  private let generationLimit: Int
  private let generations = Mutex(Generations())

  /// - Parameter limit: how many habits it holds at most; a user without any counts as one.
  package init(limit: Int = standardLimit) { generationLimit = max(1, limit / 2) }

  subscript(user: UserID) -> ShelvedOverview? {
    generations.withLock { generations in
      if let overview = generations.young[user] { return overview }
      guard let overview = generations.old[user] else { return nil }
      generations.insert(overview, of: user, limit: generationLimit)
      return overview
    }
  }

  func insert(_ overview: ShelvedOverview, of user: UserID) {
    generations.withLock { $0.insert(overview, of: user, limit: generationLimit) }
  }

  /// Of an account that is gone.
  func remove(_ user: UserID) {
    generations.withLock { generations in
      if let removed = generations.young.removeValue(forKey: user) { generations.habitsInYoung -= removed.weight }
      generations.old[user] = nil
    }
  }

  /// How many habits it holds.
  package var habits: Int {
    generations.withLock { ($0.young.values.map(\.items.count) + $0.old.values.map(\.items.count)).reduce(0, +) }
  }
}

extension ShelvedOverview {
  fileprivate var weight: Int { max(1, items.count) }
}
