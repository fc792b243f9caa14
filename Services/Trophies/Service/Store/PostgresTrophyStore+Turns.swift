package import TitanCore
import TitanPostgres
import TrophiesDomain

/// Those who wait to be judged have their turns: whoever has waited longest comes first, but those of whom nothing is
/// urgent come after all others.
extension PostgresTrophyStore {
  /// How many people have their turn together, and how many sessions that count the first of them have in all: then one
  /// with a long history holds up few others.
  private static let (turnSize, turnSessions) = (50, 5_000)
  /// How many turns `settle` takes at a time: PostgreSQL reads for one while the other judges.
  private static let turnsAtOnce = 2

  /// Judges those whose turn it is.
  ///
  /// They are read and judged without a lock, so that what is new of theirs, and the feed that tells it, does not wait.
  /// Where a history, awards or the rules have changed meanwhile, nothing is written: the next turn is theirs only when all
  /// who wait now have had one.
  ///
  /// - Parameter urgentOnly: whether the others are left out.
  /// - Returns: false if nobody waits whom this process is not judging already.
  package func judgeTurn(urgentOnly: Bool, at now: Timestamp) async throws -> Bool {
    let next = try await nextTurn(urgentOnly: urgentOnly)
    if next.isEmpty { return false }
    let users = claims.claim(next)
    // Another task was faster.
    if users.isEmpty { return true }
    defer { claims.release(users) }
    let seen = try await pool.withTransaction(.repeatableRead) { tx in
      let rules = try await Rows.rules(tx)
      return SeenUsers(
        rules: rules, changes: try await Self.historyChanges(of: users, tx),
        records: try await Records(of: users, believing: rules.believed, tx))
    }
    let judged = users.map { JudgedUser($0, seen.records, seen.rules, only: nil) }
    try await write(judged, seen, at: now)
    return true
  }

  package func settle(at now: Timestamp) async throws {
    while try await settleOnce(at: now) {}
  }

  /// Judges until nobody waits whom nobody judges. A task for which no connection was free leaves it to the other, unless
  /// none was for both.
  ///
  /// - Returns: whether somebody was judged.
  private func settleOnce(at now: Timestamp) async throws -> Bool {
    let outcomes = try await withThrowingTaskGroup(of: (judged: Bool, busy: PostgresError?).self) { group in
      for _ in 0..<Self.turnsAtOnce {
        group.addTask {
          var judged = false
          do {
            while try await judgeTurn(urgentOnly: false, at: now) { judged = true }
          } catch let error as PostgresError where error.kind == .poolBusy {
            return (judged, error)
          }
          return (judged, nil)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    if outcomes.contains(where: \.judged) { return true }
    if let error = outcomes.lazy.compactMap(\.busy).first { throw error }
    return false
  }

  /// Whose turn it is: as many as have few sessions together, and are all urgent, or none.
  private func nextTurn(urgentOnly: Bool) async throws -> [UserID] {
    let rows = try await pool.all(
      """
      SELECT user_id, is_urgent, (
          SELECT count(*) FROM (
            SELECT FROM trophies.sessions
            WHERE sessions.user_id = waiting.user_id AND evidence <= \(Evidence.verifiedDigest)
            LIMIT \(Self.turnSessions)
          ) AS counted
        ) AS sessions
      FROM (
        SELECT user_id, is_urgent, stale_since FROM trophies.users
        WHERE is_stale AND (is_urgent OR NOT \(urgentOnly)) AND user_id <> ALL (\(Array(claims.all)))
        ORDER BY is_urgent DESC, stale_since NULLS FIRST, user_id
        LIMIT \(Self.turnSize)
      ) AS waiting
      ORDER BY is_urgent DESC, stale_since NULLS FIRST, user_id
      """
    ).map { row in
      (
        user: try row.decode("user_id", as: UserID.self), isUrgent: try row.decode("is_urgent", as: Bool.self),
        sessions: try row.decode("sessions", as: Int.self)
      )
    }
    var turn: [UserID] = []
    var sessions = 0
    for row in rows {
      sessions += row.sessions
      guard turn.isEmpty || (sessions <= Self.turnSessions && row.isUrgent == rows[0].isUrgent) else { break }
      turn.append(row.user)
    }
    return turn
  }

  /// Writes what was found of those of whom it still holds; the others come last.
  private func write(_ judged: [JudgedUser], _ seen: SeenUsers, at now: Timestamp) async throws {
    try await pool.withTransaction { tx in
      let users = Array(try await AwardJudge(tx, now: now).lock(Set(judged.map(\.user))))
      // Another process may have judged them while this one waited for the lock.
      let changes = try await Self.historyChanges(of: users, tx)
      let held = try await Records.held(by: users, tx)
      let areSameRules = try await Rows.rules(tx) == seen.rules
      let waiting = judged.filter { changes[$0.user] != nil }
      let valid = waiting.filter { judged in
        areSameRules && changes[judged.user] == seen.changes[judged.user] && held[judged.user] ?? [:] == judged.held
      }
      try await AwardWriter(tx, now: now).write(valid)
      try await tx.execute(
        """
        UPDATE trophies.users SET is_stale = false, is_urgent = false WHERE user_id = ANY (\(valid.map(\.user)))
        """)
      try await tx.execute(
        """
        UPDATE trophies.users SET stale_since = \(now)
        WHERE user_id = ANY (\(waiting.map(\.user))) AND is_stale
        """)
    }
  }

  /// How often the history of each of them has changed who is still to be judged.
  private static func historyChanges(of users: [UserID], _ tx: PostgresTransaction) async throws -> [UserID: Int] {
    Dictionary(
      try await tx.all(
        "SELECT user_id, history_changes FROM trophies.users WHERE user_id = ANY (\(users)) AND is_stale"
      ).map { (try $0.decode("user_id"), try $0.decode("history_changes")) }
    ) { first, _ in first }
  }
}

/// What people were judged by.
private struct SeenUsers: Sendable {
  var rules: RuleBook
  var changes: [UserID: Int]
  var records: Records
}
