package import TitanCore
package import TitanRequests
package import TrophiesDomain

/// Where operators make rules, and where everybody is judged again by them.
package protocol RuleStore: Sendable {
  /// Of trophies and medals.
  func allRules() async throws -> RuleBook

  /// Puts the rule in force that `decide` makes of those that are there; one that is there already stays as it is. No two
  /// changes are made at the same time.
  func changeRules(
    by operatorUser: UserID, at now: Timestamp, request: RememberedRequest<TrophyRule>?,
    _ decide: @escaping @Sendable (RuleBook) throws -> TrophyRule
  ) async throws -> Answered<TrophyRule>

  /// People in the order of their ids behind one, `limit` at most, each with what their awards are judged by.
  func people(after user: UserID?, limit: Int) async throws -> [JudgedPerson]

  /// Begins to judge again. With the policy `revoke`, what earlier versions gave is kept no longer from now on.
  ///
  /// - Throws: `ReevaluationRunning`.
  func begin(
    _ scope: Reevaluation.Scope, id: ReevaluationID, by operatorUser: UserID, at now: Timestamp,
    request: RememberedRequest<Reevaluation>?
  ) async throws -> Answered<Reevaluation>

  /// One of this id, or the newest; `nil` if there is none.
  func reevaluation(_ id: ReevaluationID?) async throws -> Reevaluation?

  /// Judges the next `limit` people of what is running, or ends it: all in one transaction, so that whoever is killed
  /// leaves nobody out and counts nobody twice. `false` if nothing is running, or another process is at it.
  func judgeNext(_ limit: Int, at now: Timestamp) async throws -> Bool
}

/// Somebody with what their awards are judged by.
package struct JudgedPerson: Sendable, Hashable {
  package var user: UserID
  /// Revoked ones too.
  package var held: [TrophyID: AwardStanding]
  package var history: History
}
