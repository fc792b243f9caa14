import TitanCore
import TitanPostgres
import TrophiesDomain

/// Brings awards in line with sessions, inside a transaction that has changed them.
struct AwardJudge {
  private let tx: PostgresTransaction
  private let now: Timestamp

  init(_ tx: PostgresTransaction, now: Timestamp) {
    self.tx = tx
    self.now = now
  }

  /// Before anything of theirs is read or written, always in the same order, so that two judges never wait for each
  /// other. Returns those who may be written about: who was erased is not, whatever a feed still tells of them.
  func lock(_ users: Set<UserID>) async throws -> Set<UserID> {
    let users = users.subtracting(try await tx.erased(among: users, in: .trophies))
    let sorted = users.sorted { $0.description < $1.description }
    try await tx.execute(
      """
      INSERT INTO trophies.users (user_id) SELECT user_id FROM unnest(\(sorted)) AS made (user_id)
      ON CONFLICT DO NOTHING
      """)
    _ = try await tx.all(
      "SELECT user_id FROM trophies.users WHERE user_id = ANY (\(sorted)) ORDER BY user_id FOR UPDATE")
    return users
  }

  /// Grants, revokes and proves anew what the sessions of these users now say. Watchers hear of it when the transaction
  /// commits: as few transactions at a time judge, their NOTIFY hold nobody up.
  ///
  /// - Parameter trophies: what is judged; `nil`: everything.
  @discardableResult
  func judge(_ users: Set<UserID>, only trophies: Set<TrophyID>? = nil) async throws -> JudgementCounts {
    let rules = try await Rows.rules(tx)
    let sorted = users.sorted { $0.description < $1.description }
    let records = try await Records(of: sorted, tx)
    var counts = JudgementCounts()
    for user in sorted {
      let (held, history) = (records.held(by: user), records.history(of: user))
      let changes = AwardJudgement.changes(held: held, history: history, rules: rules, only: trophies)
      for change in changes {
        try await record(change, of: user)
        counts.add(change, before: held[change.trophy])
      }
      let now = changes.reduce(into: held) { $0[$1.trophy] = $1.standing }
      let isRaised = try await raise(Experience(history, trophyPoints: rules.experience(of: now)).level, of: user)
      if isRaised || changes.contains(where: \.isNews) {
        try await tx.execute("SELECT pg_notify(\(AwardNews.channel), \("\(user)"))")
      }
    }
    return counts
  }

  /// A level that was reached stays. `true` if it was not reached before.
  private func raise(_ level: TitanLevel, of user: UserID) async throws -> Bool {
    try await tx.execute(
      """
      UPDATE trophies.users
      SET highest_level = \(level.number), award_changes = award_changes + 1, level_change_number = award_changes + 1
      WHERE user_id = \(user) AND highest_level < \(level.number)
      """) > 0
  }

  /// Only news get a new number: another proof is nothing to celebrate twice.
  private func record(_ change: AwardJudgement.Change, of user: UserID) async throws {
    if change.isNews {
      try await tx.execute("UPDATE trophies.users SET award_changes = award_changes + 1 WHERE user_id = \(user)")
    }
    let (earned, proof) = (change.standing.earned, change.standing.earned.proof)
    try await tx.execute(
      """
      INSERT INTO trophies.awards AS held (
        user_id, trophy_id, award_id, rule_version, state, earn_time, grant_time, proof_session_ids, proof_first_rep,
        proof_last_rep, proof_local_dates, change_number)
      SELECT \(user), \(change.trophy.description), \(AwardID(of: change.trophy, for: user)), \(earned.ruleVersion),
        \(change.standing.state), \(earned.earnTime), \(now), \(proof.sessions), \(proof.run?.lowerBound),
        \(proof.run?.upperBound), \(proof.localDates), award_changes
      FROM trophies.users WHERE user_id = \(user)
      ON CONFLICT (user_id, trophy_id) DO UPDATE SET
        rule_version = EXCLUDED.rule_version, state = EXCLUDED.state, earn_time = EXCLUDED.earn_time,
        proof_session_ids = EXCLUDED.proof_session_ids, proof_first_rep = EXCLUDED.proof_first_rep,
        proof_last_rep = EXCLUDED.proof_last_rep, proof_local_dates = EXCLUDED.proof_local_dates,
        change_number = CASE WHEN \(change.isNews) THEN EXCLUDED.change_number ELSE held.change_number END
      """)
  }
}

/// What came of judging.
package struct JudgementCounts: Sendable, Hashable {
  package var granted = 0
  package var revoked = 0
  /// Stay since now, although the version in force would not give them.
  package var grandfathered = 0

  package init(granted: Int = 0, revoked: Int = 0, grandfathered: Int = 0) {
    (self.granted, self.revoked, self.grandfathered) = (granted, revoked, grandfathered)
  }

  mutating func add(_ change: AwardJudgement.Change, before: AwardStanding?) {
    switch change.standing.state {
    case .granted where change.isNews: granted += 1
    case .revoked: revoked += 1
    case .grandfathered where before?.state != .grandfathered: grandfathered += 1
    default: break
    }
  }
}
