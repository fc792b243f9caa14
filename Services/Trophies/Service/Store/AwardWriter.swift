import Crypto
import Foundation
import TitanCore
import TitanPostgres
import TrophiesDomain

/// Writes changes to users' awards and levels, with the same number of statements for any number of users.
struct AwardWriter {
  private let tx: PostgresTransaction
  private let now: Timestamp

  init(_ tx: PostgresTransaction, now: Timestamp) { (self.tx, self.now) = (tx, now) }

  func write(_ judged: [JudgedUser]) async throws {
    try await record(try await numbered(judged))
    let raised = try await raise(judged)
    let told = raised.union(judged.filter { $0.news > 0 }.map(\.user))
    if told.isEmpty { return }
    _ = try await tx.all(
      """
      SELECT pg_notify(\(PostgresTrophyStore.awardsChannel), user_id::text)
      FROM unnest(\(Array(told))) AS told (user_id)
      """)
  }

  private struct NumberedChange {
    var user: UserID
    var change: AwardJudgement.Change
    /// The user's count of grants and revocations, including this one. 0 if only the proof has changed, because that
    /// must not be celebrated again.
    var number: Int
  }

  private func numbered(_ judged: [JudgedUser]) async throws -> [NumberedChange] {
    let news = judged.filter { $0.news > 0 }
    var numbers: [UserID: Int] = [:]
    if !news.isEmpty {
      let counted = try await tx.all(
        """
        UPDATE trophies.users SET award_changes = award_changes + told.news
        FROM unnest(\(news.map(\.user)), \(news.map(\.news))) AS told (user_id, news)
        WHERE users.user_id = told.user_id
        RETURNING users.user_id, award_changes - told.news AS number_before
        """)
      for row in counted { numbers[try row.decode("user_id")] = try row.decode("number_before", as: Int.self) }
    }
    return judged.flatMap { judged in
      var number = numbers[judged.user] ?? 0
      return judged.changes.map { change in
        if change.isNews { number += 1 }
        return NumberedChange(user: judged.user, change: change, number: change.isNews ? number : 0)
      }
    }
  }

  private func record(_ changes: [NumberedChange]) async throws {
    if changes.isEmpty { return }
    let earned = changes.map(\.change.standing.earned)
    let sessions = FlattenedArrays(earned.lazy.map(\.proof.sessions))
    let dates = FlattenedArrays(earned.lazy.map(\.proof.localDates))
    try await tx.execute(
      """
      INSERT INTO trophies.awards AS held (
        user_id, trophy_id, award_id, rule_version, state, earn_time, grant_time, proof_session_ids, proof_first_rep,
        proof_last_rep, proof_local_dates, proof_exercise, change_number)
      SELECT user_id, trophy_id, award_id, rule_version, state, earn_time, \(now),
        (\(sessions.elements))[first_session:last_session], proof_first_rep, proof_last_rep,
        (\(dates.elements))[first_date:last_date], proof_exercise, change_number
      FROM unnest(
        \(changes.map(\.user)), \(changes.map(\.change.trophy.description)),
        \(changes.map { AwardID(of: $0.change.trophy, for: $0.user) }), \(earned.map(\.ruleVersion)),
        \(changes.map(\.change.standing.state.rawValue)), \(earned.map(\.earnTime)), \(sessions.firsts),
        \(sessions.lasts), \(earned.map(\.proof.run?.lowerBound)), \(earned.map(\.proof.run?.upperBound)),
        \(dates.firsts), \(dates.lasts), \(earned.map(\.proof.exercise.rawValue)), \(changes.map(\.number))
      ) AS told (
        user_id, trophy_id, award_id, rule_version, state, earn_time, first_session, last_session, proof_first_rep,
        proof_last_rep, first_date, last_date, proof_exercise, change_number)
      ON CONFLICT (user_id, trophy_id) DO UPDATE SET
        rule_version = EXCLUDED.rule_version, state = EXCLUDED.state, earn_time = EXCLUDED.earn_time,
        proof_session_ids = EXCLUDED.proof_session_ids, proof_first_rep = EXCLUDED.proof_first_rep,
        proof_last_rep = EXCLUDED.proof_last_rep, proof_local_dates = EXCLUDED.proof_local_dates,
        proof_exercise = EXCLUDED.proof_exercise,
        change_number = GREATEST(EXCLUDED.change_number, held.change_number)
      """)
  }

  /// Raises levels, and never lowers them. Returns the users who have reached a new highest level.
  private func raise(_ judged: [JudgedUser]) async throws -> Set<UserID> {
    let rows = try await tx.all(
      """
      UPDATE trophies.users
      SET highest_level = told.level, award_changes = award_changes + 1, level_change_number = award_changes + 1
      FROM unnest(\(judged.map(\.user)), \(judged.map(\.level.number))) AS told (user_id, level)
      WHERE users.user_id = told.user_id AND highest_level < told.level
      RETURNING users.user_id
      """)
    return Set(try rows.map { try $0.decode("user_id", as: UserID.self) })
  }
}

extension Identifier where Owner == AwardOwner {
  /// The id of a user's award of a trophy. It is always the same, so that awards keep their ids when everything is
  /// judged again from scratch. It is a version 8 UUID (RFC 9562 §5.8), from the SHA-256 of both names.
  fileprivate init(of trophy: TrophyID, for user: UserID) {
    var bytes = Array(SHA256.hash(data: Array("\(user)/\(trophy)".utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.init(bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })
  }
}
