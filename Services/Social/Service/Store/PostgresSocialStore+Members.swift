package import SocialDomain
package import TitanCore
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// The members of a group, the first to join first.
  ///
  /// - Throws: `SocialRefusal.unknown`.
  package func members(
    of group: GroupID, for user: UserID, after place: MemberID?, limit: Int
  ) async throws -> [Member] {
    _ = try await Self.role(of: user, in: group, pool)
    return try await pool.all(
      """
      SELECT member.member_id, member.role, member.join_time, person.display_name, member.user_id = \(user) AS is_self
      FROM social.members AS member JOIN social.users AS person USING (user_id)
      WHERE member.group_id = \(group) AND (\(place == nil) OR member.member_id > \(place))
      ORDER BY member.member_id LIMIT \(limit)
      """
    ).map { row in
      Member(
        id: try row.decode("member_id"), name: try row.decode("display_name", as: String?.self) ?? "",
        role: try row.decode("role"), isSelf: try row.decode("is_self"), joinTime: try row.decode("join_time"))
    }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func changeSharing(
    of user: UserID, in group: GroupID, at now: Timestamp, request: RememberedRequest<GroupSharing>?,
    _ decide: @escaping @Sendable (GroupSharing) -> GroupSharing
  ) async throws -> Answered<GroupSharing> {
    try await change(of: user, at: now, request) { tx in
      // Members whose motions are compared would otherwise wait for each other.
      try await Self.lock(group, tx)
      let row = try await tx.first(
        """
        SELECT shows_board, shows_push_ups, shows_practices FROM social.members
        WHERE group_id = \(group) AND user_id = \(user)
        """)
      guard let row else { throw SocialRefusal.unknown(.group) }
      let changed = decide(try GroupSharing(row))
      try await tx.execute(
        """
        UPDATE social.members SET shows_board = \(changed.showsBoard), shows_push_ups = \(changed.showsPushUps),
          shows_practices = \(changed.showsPractices)
        WHERE group_id = \(group) AND user_id = \(user)
        """)
      try await GroupCounting.count([user], at: now, tx)
      return changed
    }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func leave(
    _ group: GroupID, _ user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(in: group, by: user, nil, at: now, request) { tx in
      try await tx.execute("DELETE FROM social.members WHERE group_id = \(group) AND user_id = \(user)")
    }
  }

  /// - Throws: `SocialRefusal`.
  package func setRole(
    _ role: GroupRole, of member: MemberID, in group: GroupID, by user: UserID, at now: Timestamp,
    request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(in: group, by: user, .setRoles, at: now, request) { tx in
      _ = try await Self.other(member, than: user, in: group, tx)
      // There is one owner at any moment: the old one goes first.
      if role == .owner {
        try await tx.execute(
          """
          UPDATE social.members SET role = \(GroupRole.admin) WHERE group_id = \(group) AND user_id = \(user)
          """)
      }
      try await tx.execute(
        "UPDATE social.members SET role = \(role) WHERE group_id = \(group) AND member_id = \(member)")
    }
  }

  /// - Throws: `SocialRefusal`.
  package func remove(
    _ member: MemberID, from group: GroupID, by user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(in: group, by: user, nil, at: now, request) { tx in
      let own = try await Self.role(of: user, in: group, tx)
      // A caller who may not remove anybody must not learn who is a member.
      try own.checkRemoval(of: .member)
      try own.checkRemoval(of: try await Self.other(member, than: user, in: group, tx))
      try await tx.execute("DELETE FROM social.members WHERE group_id = \(group) AND member_id = \(member)")
    }
  }

  /// The role of another member.
  ///
  /// - Throws: `SocialRefusal.unknown`, `.ownMembership`.
  private static func other(
    _ member: MemberID, than user: UserID, in group: GroupID, _ tx: PostgresTransaction
  ) async throws -> GroupRole {
    let row = try await tx.first(
      "SELECT role, user_id FROM social.members WHERE group_id = \(group) AND member_id = \(member)")
    guard let row else { throw SocialRefusal.unknown(.member) }
    guard try row.decode("user_id", as: UserID.self) != user else { throw SocialRefusal.ownMembership }
    return try row.decode("role")
  }
}
