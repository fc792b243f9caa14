package import SocialDomain
package import TitanCore
import TitanFields
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// Ends the partnership, declines the invitation, and keeps both sides from each other's invitations.
  ///
  /// - Parameter id: names the new block.
  /// - Throws: `SocialRefusal`.
  package func block(
    _ target: BlockTarget, by user: UserID, id: BlockID, at now: Timestamp, request: RememberedRequest<BlockID>?
  ) async throws -> Answered<BlockID> {
    switch target {
    case .partner(let partner):
      try await change(of: user, at: now, request) { tx in
        let partner = try await Self.partner(partner, of: user, tx)
        try await Self.end(with: partner.user, of: user, tx)
        return try await Self.block(partner.user, named: partner.sharing.name, by: user, id: id, at: now, tx)
      }
    case .inviter(let proof):
      try await changeWithInviter(proof, by: user, at: now, request) { invitation, tx in
        try await Self.decline(invitation, tx)
        try await Self.end(with: invitation.inviter, of: user, tx)
        let name = try await Self.sharing(of: invitation.inviter, tx).name
        return try await Self.block(invitation.inviter, named: name, by: user, id: id, at: now, tx)
      }
    }
  }

  private static func block(
    _ blocked: UserID, named name: DisplayName?, by user: UserID, id: BlockID, at now: Timestamp,
    _ tx: PostgresTransaction
  ) async throws -> BlockID {
    let row = try await tx.first("SELECT count(*) AS blocks FROM social.blocks WHERE user_id = \(user)")
    guard try row?.decode("blocks", as: Int.self) ?? 0 < Places.mostBlocks else { throw SocialRefusal.tooManyBlocks }
    // The account may be erased at this moment.
    let made = try await tx.execute(
      """
      INSERT INTO social.blocks (user_id, block_id, blocked_user_id, display_name, create_time)
      SELECT \(user), \(id), user_id, \(name?.text ?? ""), \(now) FROM social.users
      WHERE user_id = \(blocked) FOR KEY SHARE
      """)
    guard made == 1 else { throw SocialRefusal.unknown(.partner) }
    return id
  }

  /// A user's blocks, the newest first.
  package func blocks(of user: UserID, after place: BlockID?, limit: Int) async throws -> [Block] {
    try await pool.all(
      """
      SELECT block_id, display_name, create_time FROM social.blocks
      WHERE user_id = \(user) AND (\(place == nil) OR block_id < \(place))
      ORDER BY block_id DESC LIMIT \(limit)
      """
    ).map { row in
      Block(
        id: try row.decode("block_id"), name: try row.decode("display_name"),
        createTime: try row.decode("create_time"))
    }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func unblock(
    _ id: BlockID, of user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(of: user, at: now, request) { tx in
      let lifted = try await tx.execute("DELETE FROM social.blocks WHERE user_id = \(user) AND block_id = \(id)")
      guard lifted == 1 else { throw SocialRefusal.unknown(.block) }
    }
  }
}
