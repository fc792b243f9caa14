package import TitanCore
import TitanPostgres
package import TitanRequests
import TrophiesDomain

extension Reevaluation.State: PostgresCodable {}

extension PostgresTrophyStore {
  /// The channel that tells processes that a re-evaluation has started.
  package static let reevaluationChannel = "trophies_reevaluation"

  private static let columns = """
    operation_id, state, policy, trophy_ids, user_id, users_total, users_done, last_judged_id, granted, revoked,
    grandfathered, create_time, end_time
    """

  package func begin(
    _ scope: Reevaluation.Scope, id: ReevaluationID, by operatorUser: UserID, at now: Timestamp,
    request: RememberedRequest<Reevaluation>?
  ) async throws -> Answered<Reevaluation> {
    try await pool.withTransaction { tx in
      try await tx.lockRules()
      if let response = try await tx.replay(request, of: operatorUser, in: .trophies) { return .replayed(response) }
      if let running = try await tx.first("SELECT operation_id FROM trophies.operations WHERE state = 1") {
        throw ReevaluationRunning(id: try running.decode("operation_id"))
      }
      if scope.policy == .revoke { try await Self.revoke(scope.trophies, at: now, tx) }
      // Apart, for operations stay on one server where users are spread over several.
      let users = try await tx.first(
        "SELECT count(*) AS count FROM trophies.users WHERE \(scope.user == nil) OR user_id = \(scope.user)")
      let row = try await tx.first(
        """
        INSERT INTO trophies.operations (operation_id, state, policy, trophy_ids, user_id, users_total, create_time)
        VALUES (
          \(id), \(Reevaluation.State.running), \(scope.policy), \(scope.trophies.map(\.description)), \(scope.user),
          \(try users?.decode("count", as: Int.self) ?? 0), \(now))
        RETURNING \(unescaped: Self.columns)
        """)
      guard let row else { throw MissingRow("trophies.operations") }
      let begun = try Self.reevaluation(row)
      try await tx.remember(request, of: operatorUser, begun, in: .trophies, at: now)
      try await tx.execute("SELECT pg_notify(\(Self.reevaluationChannel), '')")
      return .done(begun)
    }
  }

  package func reevaluation(_ id: ReevaluationID?) async throws -> Reevaluation? {
    try await pool.first(
      """
      SELECT \(unescaped: Self.columns) FROM trophies.operations WHERE \(id == nil) OR operation_id = \(id)
      ORDER BY create_time DESC, operation_id LIMIT 1
      """
    ).map { try Self.reevaluation($0) }
  }

  package func judgeNext(_ limit: Int, at now: Timestamp) async throws -> Bool {
    try await pool.withTransaction { tx in
      let row = try await tx.first(
        "SELECT \(unescaped: Self.columns) FROM trophies.operations WHERE state = 1 FOR UPDATE SKIP LOCKED")
      guard let row else { return false }
      let running = try Self.reevaluation(row)
      let last = try row.decode("last_judged_id", as: UserID?.self)
      let users = try await Self.users(of: running.scope, after: last, limit: limit, tx)
      guard let next = users.last else {
        // Nobody needs to know any more which user it judged last.
        try await tx.execute(
          """
          UPDATE trophies.operations
          SET state = \(Reevaluation.State.done), users_total = users_done, last_judged_id = NULL, end_time = \(now)
          WHERE operation_id = \(running.id)
          """)
        return true
      }
      let judge = AwardJudge(tx, now: now)
      let trophies = running.scope.trophies.isEmpty ? nil : Set(running.scope.trophies)
      let counts = try await judge.judge(try await judge.lock(Set(users)), only: trophies)
      try await tx.execute(
        """
        UPDATE trophies.operations
        SET users_done = users_done + \(users.count), last_judged_id = \(next), granted = granted + \(counts.granted),
          revoked = revoked + \(counts.revoked), grandfathered = grandfathered + \(counts.grandfathered)
        WHERE operation_id = \(running.id)
        """)
      return true
    }
  }

  private static func users(
    of scope: Reevaluation.Scope, after last: UserID?, limit: Int, _ tx: PostgresTransaction
  ) async throws -> [UserID] {
    guard let user = scope.user else { return try await users(after: last, limit: limit, tx) }
    if last != nil { return [] }
    return try await tx.all("SELECT user_id FROM trophies.users WHERE user_id = \(user)")
      .map { try $0.decode("user_id") }
  }

  /// From now on, earlier versions preserve no awards of these trophies and medals; an empty list means all.
  private static func revoke(_ trophies: [TrophyID], at now: Timestamp, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      """
      INSERT INTO trophies.medal_rule_revocations (medal_id, version, revoke_time)
      SELECT medal_id, max(version), \(now) FROM trophies.medal_rules
      WHERE \(trophies.isEmpty) OR medal_id = ANY (\(trophies.map(\.description)))
      GROUP BY medal_id
      ON CONFLICT DO NOTHING
      """)
    try await tx.execute(
      """
      INSERT INTO trophies.rule_revocations (trophy_id, version, revoke_time)
      SELECT trophy_id, max(version), \(now) FROM trophies.rules
      WHERE \(trophies.isEmpty) OR trophy_id = ANY (\(trophies.map(\.description)))
      GROUP BY trophy_id
      ON CONFLICT DO NOTHING
      """)
  }

  private static func reevaluation(_ row: PostgresRow) throws -> Reevaluation {
    let trophies = try row.decode("trophy_ids", as: [String].self).map { TrophyID($0) }
    return Reevaluation(
      id: try row.decode("operation_id"), state: try row.decode("state"),
      scope: Reevaluation.Scope(
        trophies: trophies, user: try row.decode("user_id"), policy: try row.decode("policy")),
      usersTotal: try row.decode("users_total"), usersDone: try row.decode("users_done"),
      counts: JudgementCounts(
        granted: try row.decode("granted"), revoked: try row.decode("revoked"),
        grandfathered: try row.decode("grandfathered")),
      createTime: try row.decode("create_time"), endTime: try row.decode("end_time"))
  }
}
