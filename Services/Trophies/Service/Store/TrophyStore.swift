package import TitanCore
package import TrophiesDomain

/// Where trophies are read. Every method sees what belongs to the named user only.
package protocol TrophyStore: Sendable {
  /// Of trophies, without medals.
  func rules() async throws -> RuleBook
  func medalRules() async throws -> RuleBook

  /// Newest `earn_time` first; of one instant, in the order of their ids.
  func awards(of user: UserID, _ filter: AwardFilter, limit: Int) async throws -> [Award]

  /// One award, revoked or not; `nil` if there is none of this id.
  func award(_ id: AwardID, of user: UserID) async throws -> Award?
  /// Remembers that the user has seen an award; the first time counts. `nil` if there is none of this id.
  func acknowledge(_ id: AwardID, of user: UserID, at now: Timestamp) async throws -> Award?
  /// The trophies that the user has, and the sessions, as of one moment.
  func shelf(of user: UserID) async throws -> Shelf
  /// The trophies that the user has, and which version of the history they come from, as of one moment.
  func glance(of user: UserID) async throws -> Glance
  /// The sessions without the times of their reps, and by what days are counted; with the version that this is.
  func history(of user: UserID) async throws -> (History, HistoryVersion)

  /// Grants, revocations and levels reached behind a number, in order.
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
  /// Revoked ones too.
  package var awards: [Award]
  package var history: History
  /// The highest level ever reached, as far as anybody remembers.
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
