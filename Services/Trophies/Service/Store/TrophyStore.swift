package import TitanCore
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
  func shelf(of user: UserID) async throws -> Shelf
  /// The user's trophies and the version of their history, as of one moment.
  func glance(of user: UserID) async throws -> Glance
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

/// A user's awards and level, and the history behind them.
package struct Shelf: Sendable, Hashable {
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
  package var standings: [TrophyID: AwardStanding] {
    Dictionary(awards.map { ($0.trophy, $0.standing) }) { first, _ in first }
  }
}
