package import TitanCore
package import TitanFeeds
package import TrophiesDomain

/// The store that trophies are read from. Every method sees only the given user's data.
package protocol TrophyStore: Sendable {
  /// The rules of trophies, without medals.
  func rules() async throws -> RuleBook
  func medalRules() async throws -> RuleBook

  /// The user's awards, newest `earn_time` first; ties are in the order of their ids.
  func awards(of user: UserID, _ filter: AwardFilter, limit: Int) async throws -> [Award]

  /// Whether the user's session is known and the user isn't waiting to be judged.
  func hasJudged(_ session: SessionID, of user: UserID) async throws -> Bool

  /// One award, revoked or not; `nil` if none has this id.
  func award(_ id: AwardID, of user: UserID) async throws -> Award?
  /// Records that the user has seen an award; only the first time counts. `nil` if none has this id.
  func acknowledge(_ id: AwardID, of user: UserID, at now: Timestamp) async throws -> Award?
  /// The user's trophies and sessions, as of one moment.
  func details(of user: UserID) async throws -> AwardDetails
  /// The user's trophies and the version of their history, as of one moment.
  func summary(of user: UserID) async throws -> AwardSummary
  /// The user's sessions without the times of their reps, with their day rules and the history's version.
  func history(of user: UserID) async throws -> (History, HistoryVersion)

  /// The grants, revocations and levels reached after a change number, in order.
  func awardChanges(of user: UserID, after number: Int, limit: Int) async throws -> AwardChanges
}

/// Selects the awards of a list and where its next page starts.
package struct AwardFilter: Sendable, Hashable {
  package var includesRevoked: Bool
  /// Includes only awards after this place in the list.
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

package enum AwardOwner {}
/// Identifies an award.
package typealias AwardID = Identifier<AwardOwner>

/// An award as it is stored.
package struct Award: Sendable, Hashable {
  package var id: AwardID
  package var trophy: TrophyID
  package var standing: AwardStanding
  /// When the server first granted it.
  package var grantTime: Timestamp
  /// The user's count of grants and revocations when it was last granted or revoked.
  package var changeNumber: Int
  /// When the user first saw it; `nil` until then.
  package var acknowledgeTime: Timestamp?

  package init(
    id: AwardID, trophy: TrophyID, standing: AwardStanding, grantTime: Timestamp, changeNumber: Int,
    acknowledgeTime: Timestamp? = nil
  ) {
    self.id = id
    self.trophy = trophy
    self.standing = standing
    self.grantTime = grantTime
    self.changeNumber = changeNumber
    self.acknowledgeTime = acknowledgeTime
  }
}

extension [Award] {
  /// The standing of each trophy among them.
  package var standings: [TrophyID: AwardStanding] {
    Dictionary(map { ($0.trophy, $0.standing) }) { first, _ in first }
  }
}

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
package struct AwardSummary: Sendable, Hashable {
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
}

/// A user's awards and level, and the history behind them.
package struct AwardDetails: Sendable, Hashable {
  /// Includes revoked ones.
  package var awards: [Award]
  package var history: History
  /// The highest level ever reached, as far as it is recorded.
  package var highestLevel: TitanLevel

  package init(awards: [Award], history: History, highestLevel: TitanLevel) {
    self.awards = awards
    self.history = history
    self.highestLevel = highestLevel
  }

  package var earned: Set<TrophyID> { Set(awards.lazy.filter { $0.standing.state != .revoked }.map(\.trophy)) }
}

/// A page of changes to a user's awards and level, each in its current state.
package struct AwardChanges: Sendable, Hashable {
  package enum Change: Sendable, Hashable {
    case award(Award)
    /// The user's change with this number reached their highest level.
    case level(number: Int)

    package var number: Int {
      switch self {
      case .award(let award): award.changeNumber
      case .level(let number): number
      }
    }
  }

  package var epoch: FeedEpoch
  /// In the order of their numbers.
  package var changes: [Change]

  /// - Parameters:
  ///   - awards: the awards after `number` in order, at most `limit`.
  ///   - levelChange: the number of the change that reached the highest level. It is part of this page unless awards
  ///     beyond the page may come before it.
  package init(epoch: FeedEpoch, awards: [Award], levelChange: Int, after number: Int, limit: Int) {
    self.epoch = epoch
    let end = awards.count < limit ? Int.max : awards.last?.changeNumber ?? number
    let level = levelChange > number && levelChange < end ? [Change.level(number: levelChange)] : []
    changes = (awards.map(Change.award) + level).sorted { $0.number < $1.number }
  }

  /// Whether a level was reached.
  package var hasLevel: Bool {
    changes.contains { if case .level = $0 { true } else { false } }
  }

  package var awards: [Award] {
    changes.compactMap { if case .award(let award) = $0 { award } else { nil } }
  }
}
