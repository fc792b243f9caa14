import TitanCore
package import TitanFeeds
package import TrophiesDomain

/// What a user's history is a version of: how often something of it was projected in one life of the store.
package struct HistoryVersion: Sendable, Hashable {
  package var epoch: FeedEpoch
  /// 0 before the first time.
  package var changes: Int
  /// Whether awards are still to be judged by it. A crash of PostgreSQL may then take it back, and another version be
  /// called the same after that.
  package var isStale: Bool

  package init(epoch: FeedEpoch, changes: Int, isStale: Bool = false) {
    self.epoch = epoch
    self.changes = changes
    self.isStale = isStale
  }
}

/// What a user has, without what it was judged by, as of one moment.
package struct Glance: Sendable, Hashable {
  /// Revoked ones too.
  package var awards: [Award]
  /// The highest level ever reached, as far as anybody remembers.
  package var highestLevel: TitanLevel
  package var version: HistoryVersion

  package init(awards: [Award], highestLevel: TitanLevel, version: HistoryVersion) {
    self.awards = awards
    self.highestLevel = highestLevel
    self.version = version
  }

  package var standings: [TrophyID: AwardStanding] {
    Dictionary(awards.map { ($0.trophy, $0.standing) }) { first, _ in first }
  }
}
