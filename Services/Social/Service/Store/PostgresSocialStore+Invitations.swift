package import SocialDomain
package import TitanCore
package import TitanFields
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// - Throws: `SocialRefusal`.
  package func create(
    _ invitation: Invitation, of user: UserID, request: RememberedRequest<Invitation>?
  ) async throws -> Answered<Invitation> {
    let now = invitation.createTime
    return try await change(of: user, at: now, request) { tx in
      guard try await Self.sharing(of: user, tx).name != nil else { throw SocialRefusal.nameMissing }
      try await Self.places(of: user, at: now, tx).checkInvitation()
      let (code, address) = invitation.way.columns
      try await tx.execute(
        """
        INSERT INTO social.invitations (user_id, invitation_id, code, email, address, create_time, expire_time)
        VALUES (
          \(user), \(invitation.id), \(code?.letters), \(address?.text), \(address?.canonical), \(now),
          \(invitation.expireTime))
        """)
      return invitation
    }
  }

  /// The open invitations that a user has made, newest first, with those that were declined.
  package func invitations(of user: UserID, at now: Timestamp) async throws -> [Invitation] {
    try await pool.all(
      """
      SELECT invitation_id, code, email, create_time FROM social.invitations
      WHERE user_id = \(user) AND expire_time > \(now) ORDER BY create_time DESC, invitation_id DESC
      """
    ).map { row in
      let code = try row.decode("code", as: String?.self).flatMap { TypedCode($0, bytes: TypedCode.invitationBytes) }
      let address = try row.decode("email", as: String?.self).flatMap { EmailAddress($0) }
      guard let way = code.map(Invitation.Way.code) ?? address.map(Invitation.Way.address) else {
        throw MissingRow("the code or address of an invitation")
      }
      return Invitation(
        id: try row.decode("invitation_id"), way: way, createTime: try row.decode("create_time"))
    }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func revoke(
    _ id: InvitationID, of user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(of: user, at: now, request) { tx in
      let revoked = try await tx.execute(
        """
        DELETE FROM social.invitations
        WHERE user_id = \(user) AND invitation_id = \(id) AND expire_time > \(now)
        """)
      guard revoked == 1 else { throw SocialRefusal.unknown(.invitation) }
    }
  }

  /// The invitations to an address that a user can accept, newest first.
  package func received(
    by user: UserID, at address: EmailAddress, at now: Timestamp
  ) async throws -> [ReceivedInvitation] {
    try await pool.all(
      """
      SELECT invitation.invitation_id, invitation.create_time, invitation.expire_time, inviter.display_name
      FROM social.invitations AS invitation JOIN social.users AS inviter USING (user_id)
      WHERE invitation.address = \(address.canonical) AND invitation.user_id <> \(user)
        AND \(unescaped: Self.isOpen) AND invitation.expire_time > \(now)
        AND NOT EXISTS (
          SELECT FROM social.blocks
          WHERE (blocks.user_id, blocks.blocked_user_id)
            IN ((\(user), invitation.user_id), (invitation.user_id, \(user))))
      ORDER BY invitation.create_time DESC, invitation.invitation_id DESC LIMIT \(ReceivedInvitation.most)
      """
    ).map { row in
      ReceivedInvitation(
        id: try row.decode("invitation_id"), inviter: DisplayName(stored: try row.decode("display_name")),
        createTime: try row.decode("create_time"), expireTime: try row.decode("expire_time"))
    }
  }

  /// - Throws: `SocialRefusal`.
  package func lookUp(_ code: TypedCode, by user: UserID, at now: Timestamp) async throws -> ReceivedInvitation {
    let found = try await Self.find(.code(code), by: user, at: now, pool)
    let name = try await Self.sharing(of: found.inviter, pool).name
    // A person without a name has no invitations.
    guard let name else { throw SocialRefusal.unknown(.invitation) }
    return ReceivedInvitation(
      id: found.id, inviter: name, createTime: found.createTime, expireTime: found.expireTime)
  }

  /// - Throws: `SocialRefusal`.
  package func decline(
    _ proof: InvitationProof, by user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(of: user, at: now, request) { tx in
      try await Self.decline(try await Self.find(proof, by: user, at: now, tx), tx)
    }
  }

  static func decline(_ invitation: FoundInvitation, _ tx: PostgresTransaction) async throws {
    let declined = try await tx.execute(
      """
      UPDATE social.invitations AS invitation SET is_declined = true
      WHERE user_id = \(invitation.inviter) AND invitation_id = \(invitation.id) AND \(unescaped: isOpen)
      """)
    guard declined == 1 else { throw SocialRefusal.unknown(.invitation) }
  }

  private static let isOpen = "NOT invitation.is_declined"

  /// An open invitation that a user can accept.
  ///
  /// One statement decides, whatever the reason for a refusal is, so none of them takes longer than another. Inviters
  /// find their own invitations even if declined, which they must not notice.
  ///
  /// - Throws: `SocialRefusal.unknown`, `.ownInvitation`.
  static func find(
    _ proof: InvitationProof, by user: UserID, at now: Timestamp, _ database: some PostgresQuerying
  ) async throws -> FoundInvitation {
    let (code, id, address) = proof.columns
    let row = try await database.first(
      """
      SELECT invitation.user_id, invitation.invitation_id, invitation.create_time, invitation.expire_time
      FROM social.invitations AS invitation
      WHERE (invitation.code = \(code) OR (invitation.address = \(address) AND invitation.invitation_id = \(id)))
        AND (\(unescaped: isOpen) OR invitation.user_id = \(user)) AND invitation.expire_time > \(now)
        AND NOT EXISTS (
          SELECT FROM social.blocks
          WHERE (blocks.user_id, blocks.blocked_user_id)
            IN ((\(user), invitation.user_id), (invitation.user_id, \(user))))
      """)
    guard let row else { throw SocialRefusal.unknown(.invitation) }
    let found = FoundInvitation(
      inviter: try row.decode("user_id"), id: try row.decode("invitation_id"),
      createTime: try row.decode("create_time"), expireTime: try row.decode("expire_time"))
    guard found.inviter != user else { throw SocialRefusal.ownInvitation }
    return found
  }

  /// Deletes invitations that have expired.
  package func tidy(at now: Timestamp) async throws {
    try await pool.execute("DELETE FROM social.invitations WHERE expire_time <= \(now)")
  }
}

/// An open invitation, and the account that made it.
struct FoundInvitation: Sendable, Hashable {
  var inviter: UserID
  var id: InvitationID
  var createTime: Timestamp
  var expireTime: Timestamp
}

extension Invitation.Way {
  fileprivate var columns: (TypedCode?, EmailAddress?) {
    switch self {
    case .code(let code): (code, nil)
    case .address(let address): (nil, address)
    }
  }
}

extension InvitationProof {
  fileprivate var columns: (code: String?, id: InvitationID?, address: String?) {
    switch self {
    case .code(let code): (code.letters, nil, nil)
    case .id(let id, let address): (nil, id, address?.canonical)
    }
  }
}
