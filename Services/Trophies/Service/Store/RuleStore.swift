package import TitanCore
package import TitanRequests
package import TrophiesDomain

/// The store for operators' changes to rules and for re-evaluations.
package protocol RuleStore: Sendable {
  /// The rules of trophies and medals.
  func allRules() async throws -> RuleBook

  /// Puts in force the rule that `decide` derives from the existing ones; an existing rule stays as it is. Changes
  /// never run at the same time.
  func changeRules(
    by operatorUser: UserID, at now: Timestamp, request: RememberedRequest<TrophyRule>?,
    _ decide: @escaping @Sendable (RuleBook) throws -> TrophyRule
  ) async throws -> Answered<TrophyRule>

  /// The next users in the order of their ids, at most `limit`, each with the data their awards are judged by.
  func people(after user: UserID?, limit: Int) async throws -> [JudgedPerson]

  /// Starts a re-evaluation. With the policy `revoke`, earlier versions no longer preserve awards from now on.
  ///
  /// - Throws: `ReevaluationRunning`.
  func begin(
    _ scope: Reevaluation.Scope, id: ReevaluationID, by operatorUser: UserID, at now: Timestamp,
    request: RememberedRequest<Reevaluation>?
  ) async throws -> Answered<Reevaluation>

  /// The re-evaluation with this id, or the newest; `nil` if there is none.
  func reevaluation(_ id: ReevaluationID?) async throws -> Reevaluation?

  /// Judges the next `limit` users of the running re-evaluation, or ends it, in one transaction, so that a killed
  /// process skips nobody and counts nobody twice. `false` if none is running, or if another process is working on it.
  func judgeNext(_ limit: Int, at now: Timestamp) async throws -> Bool
}

/// A user with the data their awards are judged by.
package struct JudgedPerson: Sendable, Hashable {
  package var user: UserID
  /// Includes revoked ones.
  package var held: [TrophyID: AwardStanding]
  package var history: History
}
