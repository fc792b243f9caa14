package import TitanCore
package import TrophiesDomain

package enum WatchOwner {}
/// One life of the store: a restored backup begins another.
package typealias WatchEpoch = Identifier<WatchOwner>

/// Where trophies are read. Every method sees what belongs to the named user only.
package protocol TrophyStore: Sendable {
  func rules() async throws -> RuleBook

  /// Newest `earn_time` first; of one instant, in the order of their ids.
  func awards(of user: UserID, _ filter: AwardFilter, limit: Int) async throws -> [Award]

  /// The trophies that the user has, and the sessions, as of one moment.
  func shelf(of user: UserID) async throws -> Shelf

  /// Grants and revocations behind a number, in order.
  func awardChanges(of user: UserID, after number: Int, limit: Int) async throws -> AwardChanges
}

/// Which awards of a list, and where its next page starts.
package struct AwardFilter: Sendable, Hashable {
  package var includesRevoked: Bool
  /// Only what comes after this one in the list.
  package var after: Place?

  package struct Place: Sendable, Hashable {
    package var earnTime: Timestamp
    package var id: AwardID

    package init(earnTime: Timestamp, id: AwardID) {
      self.earnTime = earnTime
      self.id = id
    }
  }

  package init(includesRevoked: Bool = false, after: Place? = nil) {
    self.includesRevoked = includesRevoked
    self.after = after
  }
}

/// What a user has, and what it was judged by.
package struct Shelf: Sendable, Hashable {
  package var earned: Set<TrophyID>
  package var history: History

  package init(earned: Set<TrophyID>, history: History) {
    self.earned = earned
    self.history = history
  }
}

/// A piece of a user's grants and revocations.
package struct AwardChanges: Sendable, Hashable {
  package var epoch: WatchEpoch
  package var awards: [Award]

  package init(epoch: WatchEpoch, awards: [Award]) {
    self.epoch = epoch
    self.awards = awards
  }
}
