package import SocialDomain
package import TitanCore
import TitanFields
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// Creates a challenge. Its board is counted by `GroupCounting`.
  ///
  /// - Throws: `SocialRefusal`.
  package func create(
    _ challenge: Challenge, of group: GroupID, by user: UserID, request: RememberedRequest<ChallengeID>?
  ) async throws -> Answered<ChallengeID> {
    try await change(in: group, by: user, .makeChallenges, at: challenge.createTime, request) { tx in
      let row = try await tx.first(
        "SELECT count(*) AS challenges FROM social.challenges WHERE group_id = \(group)")
      guard try row?.decode("challenges", as: Int.self) ?? 0 < Challenge.mostOfGroup else {
        throw SocialRefusal.tooManyChallenges
      }
      try await tx.execute(
        """
        INSERT INTO social.challenges (
          group_id, challenge_id, title, rule, first_date, last_date, target, create_time)
        VALUES (
          \(group), \(challenge.id), \(challenge.title.text), \(challenge.rule), \(challenge.dates.lowerBound),
          \(challenge.dates.upperBound), \(challenge.target), \(challenge.createTime))
        """)
      try await GroupCounting.mark(membersOf: group, tx)
      return challenge.id
    }
  }

  /// The challenges of a group, the one that begins last first.
  ///
  /// - Throws: `SocialRefusal.unknown`.
  package func challenges(of group: GroupID, for user: UserID) async throws -> [Challenge] {
    _ = try await Self.role(of: user, in: group, pool)
    return try await pool.all(
      """
      SELECT \(unescaped: Self.challengeColumns) FROM social.challenges
      WHERE group_id = \(group) ORDER BY first_date DESC, challenge_id DESC
      """
    ).map { try Challenge($0) }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func challenge(_ id: ChallengeID, of group: GroupID, for user: UserID) async throws -> Challenge {
    _ = try await Self.role(of: user, in: group, pool)
    let row = try await pool.first(
      """
      SELECT \(unescaped: Self.challengeColumns) FROM social.challenges
      WHERE group_id = \(group) AND challenge_id = \(id)
      """)
    guard let row else { throw SocialRefusal.unknown(.challenge) }
    return try Challenge(row)
  }

  private static let challengeColumns = "challenge_id, title, rule, first_date, last_date, target, create_time"

  /// - Throws: `SocialRefusal`.
  package func delete(
    _ id: ChallengeID, of group: GroupID, by user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(in: group, by: user, .makeChallenges, at: now, request) { tx in
      let deleted = try await tx.execute(
        "DELETE FROM social.challenges WHERE group_id = \(group) AND challenge_id = \(id)")
      guard deleted == 1 else { throw SocialRefusal.unknown(.challenge) }
      try await tx.execute("DELETE FROM social.standings WHERE board_id = \(id.uuid) AND kind = 3")
    }
  }
}
