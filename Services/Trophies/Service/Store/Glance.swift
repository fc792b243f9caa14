import TitanCore
package import TitanFeeds
package import TrophiesDomain

/// The version of a user's history: how often changes to it were projected in one lifetime of the store.
package struct HistoryVersion: Sendable, Hashable {
  package var epoch: FeedEpoch
  /// 0 before the first change.
  package var changes: Int
  /// Whether its awards haven't been judged yet. A crash of PostgreSQL may then undo this version, and a different one
  /// may get the same number.
  package var isStale: Bool

  package init(epoch: FeedEpoch, changes: Int, isStale: Bool = false) {
    self.epoch = epoch
    self.changes = changes
    self.isStale = isStale
  }
}

/// A user's awards and level without the history behind them, as of one moment.
package struct Glance: Sendable, Hashable {
  /// Includes revoked ones.
  package var awards: [Award]
  /// The highest level ever reached, as far as it is recorded.
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
