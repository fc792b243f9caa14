package import TitanCore
import TitanPostgres
package import TitanRequests
package import TrophiesDomain

/// The store for operators' changes to rules and for re-evaluations.
package protocol RuleStore: Sendable {
  /// The rules of trophies and medals.
  func allRules() async throws -> RuleBook

  /// Puts the rule that `decide` derives from the existing ones in force; an existing rule stays as it is. Changes
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

extension PostgresTrophyStore: RuleStore {
  package func allRules() async throws -> RuleBook { try await Rows.allRules(pool) }

  package func changeRules(
    by operatorUser: UserID, at now: Timestamp, request: RememberedRequest<TrophyRule>?,
    _ decide: @escaping @Sendable (RuleBook) throws -> TrophyRule
  ) async throws -> Answered<TrophyRule> {
    try await pool.withTransaction { tx in
      try await tx.lockRules()
      if let response = try await tx.replay(request, of: operatorUser, in: .trophies) { return .replayed(response) }
      let book = try await Rows.allRules(tx)
      let rule = try decide(book)
      if book.rule(rule.id, version: rule.version) == nil { try await Self.add(rule, tx) }
      try await tx.remember(request, of: operatorUser, rule, in: .trophies, at: now)
      return .done(rule)
    }
  }

  package func people(after user: UserID?, limit: Int) async throws -> [JudgedPerson] {
    try await pool.withTransaction(.repeatableRead, commit: .reading) { tx in
      let users = try await Self.users(after: user, limit: limit, tx)
      let records = try await Records(of: users, tx)
      return users.map { JudgedPerson(user: $0, held: records.held(by: $0), history: records.history(of: $0)) }
    }
  }

  /// Users in the order of their ids.
  static func users(after user: UserID?, limit: Int, _ tx: PostgresTransaction) async throws -> [UserID] {
    try await tx.all(
      """
      SELECT user_id FROM trophies.users WHERE \(user == nil) OR user_id > \(user)
      ORDER BY user_id LIMIT \(limit)
      """
    ).map { try $0.decode("user_id") }
  }

  private static func add(_ rule: TrophyRule, _ tx: PostgresTransaction) async throws {
    if rule.kind.isMedal { try await addMedal(rule, tx) } else { try await addTrophy(rule, tx) }
  }

  private static func addMedal(_ rule: TrophyRule, _ tx: PostgresTransaction) async throws {
    let (english, german) = (rule.texts(in: .english), rule.texts(in: .german))
    try await tx.execute(
      """
      INSERT INTO trophies.medal_rules (
        medal_id, version, family, metric, scope, threshold, min_evidence, catalogue_order, image_uri, active_from,
        is_archived, title_en, title_de, description_en, description_de, exercise)
      VALUES (\(rule.id.description), \(rule.version), \(rule.kind.rawValue - 1), \(rule.metric), \(rule.scope),
        \(rule.threshold), \(rule.minEvidence), \(rule.order), \(rule.imageURI), \(rule.activeFrom), \(rule.isArchived),
        \(english.title), \(german.title), \(english.description), \(german.description), \(rule.exercise))
      """)
  }

  private static func addTrophy(_ rule: TrophyRule, _ tx: PostgresTransaction) async throws {
    let (english, german) = (rule.texts(in: .english), rule.texts(in: .german))
    try await tx.execute(
      """
      INSERT INTO trophies.rules (\(unescaped: Rows.ruleColumns))
      VALUES (\(rule.id.description), \(rule.version), \(rule.metric), \(rule.scope), \(rule.threshold),
        \(rule.windowMilliseconds), \(rule.minEvidence), \(rule.order), \(rule.imageURI), \(rule.experience),
        \(rule.isSecret), \(rule.activeFrom), \(rule.isArchived), \(english.title), \(german.title),
        \(english.description), \(german.description), \(rule.exercise))
      """)
  }
}

extension PostgresTransaction {
  /// Prevents other transactions from changing rules or starting a re-evaluation until this one ends.
  func lockRules() async throws {
    try await execute("SELECT pg_advisory_xact_lock(hashtextextended('titanup trophies rules', 0))")
  }
}
