package import TitanCore
import TitanPostgres
package import TrophiesDomain

extension PostgresTrophyStore: AwardLinkStore {
  private static let linkColumns = "link_id, trophy_id, display_name, create_time"

  package func create(
    _ id: AwardLinkID, of user: UserID, tokenDigest: [UInt8],
    _ decide: @escaping @Sendable (_ existing: AwardLink?, _ count: Int) throws -> AwardLink
  ) async throws -> AwardLink {
    try await pool.withTransaction { tx in
      // Every account with an award has this row. Its lock comes before the count, so that no two requests count the same links.
      _ = try await tx.first("SELECT 1 AS found FROM trophies.users WHERE user_id = \(user) FOR UPDATE")
      let links = try await tx.all(
        "SELECT \(unescaped: Self.linkColumns) FROM trophies.award_links WHERE user_id = \(user)"
      ).map { try Self.link($0) }
      let existing = links.first { $0.id == id }
      let link = try decide(existing, links.count)
      if existing == nil {
        try await tx.execute(
          """
          INSERT INTO trophies.award_links (user_id, link_id, trophy_id, display_name, token_digest, create_time)
          VALUES (\(user), \(link.id), \(link.trophy.description), \(link.name.text), \(tokenDigest), \(link.createTime))
          """)
      }
      return link
    }
  }

  package func links(of user: UserID) async throws -> [StoredAwardLink] {
    try await pool.all(
      """
      SELECT \(unescaped: Self.linkColumns), token_digest, award_id, state
      FROM trophies.award_links JOIN trophies.awards USING (user_id, trophy_id)
      WHERE user_id = \(user)
      ORDER BY create_time DESC, link_id
      """
    ).map { row in
      StoredAwardLink(
        link: try Self.link(row), tokenDigest: try row.decode("token_digest"), award: try row.decode("award_id"),
        state: try row.decode("state"))
    }
  }

  package func revoke(_ id: AwardLinkID, of user: UserID) async throws {
    try await pool.execute("DELETE FROM trophies.award_links WHERE user_id = \(user) AND link_id = \(id)")
  }

  /// Finds nothing by the same statement whatever the reason, so that no answer takes longer than another.
  package func sharedAward(_ tokenDigest: [UInt8]) async throws -> SharedAward? {
    try await pool.withTransaction(.repeatableRead, commit: .reading) { tx in
      let row = try await tx.first(
        """
        SELECT \(unescaped: Rows.awardColumns), link_id, display_name, create_time
        FROM trophies.award_links JOIN trophies.awards USING (user_id, trophy_id)
        WHERE token_digest = \(tokenDigest) AND state <> \(AwardState.revoked)
        """)
      guard let row else { return nil }
      let standing = try Rows.award(row).standing
      let user: UserID = try row.decode("user_id")
      let sessions = try await tx.all(
        """
        SELECT \(unescaped: Rows.sessionColumnsWithoutReps) FROM trophies.sessions
        WHERE user_id = \(user) AND session_id = ANY (\(standing.earned.proof.sessions))
        """
      ).map { try Rows.session($0) }
      let sets = try await tx.all(
        """
        SELECT \(unescaped: Rows.setColumns) FROM trophies.sets
        WHERE user_id = \(user) AND practice_id = ANY (\(standing.earned.proof.sessions))
        """
      ).map { try Rows.set($0) }
      return SharedAward(link: try Self.link(row), standing: standing, sessions: sessions + sets)
    }
  }

  private static func link(_ row: PostgresRow) throws -> AwardLink {
    // The table's constraint keeps it as short as it was when it was checked.
    guard let name = SharedName(try row.decode("display_name")) else { throw CorruptLink() }
    return AwardLink(
      id: try row.decode("link_id"), trophy: TrophyID(try row.decode("trophy_id")), name: name,
      createTime: try row.decode("create_time"))
  }

  /// A name in the store that could not have been written.
  private struct CorruptLink: Error {}
}
