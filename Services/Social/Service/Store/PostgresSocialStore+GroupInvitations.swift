package import SocialDomain
package import TitanCore
package import TitanFields
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// - Throws: `SocialRefusal`.
  package func create(
    _ invitation: GroupInvitation, to group: GroupID, by user: UserID, request: RememberedRequest<GroupInvitation>?
  ) async throws -> Answered<GroupInvitation> {
    let now = invitation.createTime
    return try await change(in: group, by: user, .invite, at: now, request) { tx in
      let row = try await tx.first(
        """
        SELECT count(*) AS invitations FROM social.group_invitations
        WHERE group_id = \(group) AND expire_time > \(now)
        """)
      guard try row?.decode("invitations", as: Int.self) ?? 0 < GroupInvitation.most else {
        throw SocialRefusal.tooManyGroupInvitations
      }
      try await tx.execute(
        """
        INSERT INTO social.group_invitations (
          group_id, invitation_id, user_id, code, uses_left, create_time, expire_time)
        VALUES (
          \(group), \(invitation.id), \(user), \(invitation.code.letters), \(invitation.usesLeft), \(now),
          \(invitation.expireTime))
        """)
      return invitation
    }
  }

  /// The open invitations to a group, newest first.
  ///
  /// - Throws: `SocialRefusal`.
  package func invitations(
    to group: GroupID, for user: UserID, at now: Timestamp
  ) async throws -> [GroupInvitation] {
    try await Self.role(of: user, in: group, pool).check(.invite)
    return try await pool.all(
      """
      SELECT invitation_id, code, uses_left, create_time FROM social.group_invitations
      WHERE group_id = \(group) AND expire_time > \(now) ORDER BY create_time DESC, invitation_id DESC
      """
    ).map { try GroupInvitation($0) }
  }

  /// - Throws: `SocialRefusal`.
  package func revoke(
    _ id: GroupInvitationID, to group: GroupID, by user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(in: group, by: user, .invite, at: now, request) { tx in
      let revoked = try await tx.execute(
        """
        DELETE FROM social.group_invitations
        WHERE group_id = \(group) AND invitation_id = \(id) AND expire_time > \(now)
        """)
      guard revoked == 1 else { throw SocialRefusal.unknown(.invitation) }
    }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func lookUpGroup(_ code: TypedCode, by user: UserID, at now: Timestamp) async throws -> GroupOffer {
    let found = try await Self.find(code, by: user, at: now, pool)
    return GroupOffer(group: found.groupName, inviter: found.inviterName, expireTime: found.expireTime)
  }

  /// Makes a user a member, unless they are, and uses the invitation once.
  ///
  /// - Parameter member: what the group calls the user.
  /// - Throws: `SocialRefusal`.
  package func join(
    _ code: TypedCode, by user: UserID, as member: MemberID, _ sharing: GroupSharing, at now: Timestamp,
    request: RememberedRequest<GroupID>?
  ) async throws -> Answered<GroupID> {
    try await change(of: user, at: now, request) { tx in
      let group = try await Self.find(code, by: user, at: now, tx).group
      try await Self.lock(group, tx)
      // Once more with the lock: only now is it certain that the invitation is open.
      let found = try await Self.find(code, by: user, at: now, tx)
      let known = try await tx.first(
        "SELECT FROM social.members WHERE group_id = \(group) AND user_id = \(user)")
      guard known == nil else { return group }
      guard try await Self.sharing(of: user, tx).name != nil else { throw SocialRefusal.nameMissing }
      try Group.checkJoining(
        groups: try await Self.places(of: user, at: now, tx).groups, members: found.members, sizeLimit: found.sizeLimit)
      try await tx.execute(
        """
        DELETE FROM social.group_invitations
        WHERE group_id = \(group) AND invitation_id = \(found.id) AND uses_left = 1
        """)
      try await tx.execute(
        """
        UPDATE social.group_invitations SET uses_left = uses_left - 1
        WHERE group_id = \(group) AND invitation_id = \(found.id)
        """)
      try await Self.add(user, to: group, as: member, .member, sharing, at: now, tx)
      return group
    }
  }

  private struct Found: Sendable {
    var group: GroupID
    var id: GroupInvitationID
    var groupName: DisplayName
    var inviterName: DisplayName
    var expireTime: Timestamp
    var members: Int
    var sizeLimit: Int
  }

  /// An open invitation to a group that a user can accept. One statement decides, whatever the reason for a refusal is.
  ///
  /// - Throws: `SocialRefusal.unknown`.
  private static func find(
    _ code: TypedCode, by user: UserID, at now: Timestamp, _ database: some PostgresQuerying
  ) async throws -> Found {
    let row = try await database.first(
      """
      SELECT invitation.group_id, invitation.invitation_id, invitation.expire_time, the_group.name,
        the_group.size_limit, inviter.display_name,
        (SELECT count(*) FROM social.members WHERE members.group_id = invitation.group_id) AS members
      FROM social.group_invitations AS invitation
      JOIN social.groups AS the_group USING (group_id)
      JOIN social.users AS inviter ON inviter.user_id = invitation.user_id
      WHERE invitation.code = \(code.letters) AND invitation.expire_time > \(now)
        AND NOT EXISTS (
          SELECT FROM social.blocks
          WHERE (blocks.user_id, blocks.blocked_user_id)
            IN ((\(user), invitation.user_id), (invitation.user_id, \(user))))
      """)
    guard let row else { throw SocialRefusal.unknown(.invitation) }
    return Found(
      group: try row.decode("group_id"), id: try row.decode("invitation_id"),
      groupName: DisplayName(stored: try row.decode("name")),
      inviterName: DisplayName(stored: try row.decode("display_name", as: String?.self) ?? ""),
      expireTime: try row.decode("expire_time"), members: try row.decode("members"),
      sizeLimit: try row.decode("size_limit"))
  }
}
