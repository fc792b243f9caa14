package import SocialDomain
package import TitanCore
import TitanFields
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// - Parameter member: what the group calls its owner.
  /// - Throws: `SocialRefusal`.
  package func create(
    _ id: GroupID, _ settings: GroupSettings, by user: UserID, as member: MemberID, _ sharing: GroupSharing,
    at now: Timestamp, request: RememberedRequest<GroupID>?
  ) async throws -> Answered<GroupID> {
    try await change(of: user, at: now, request) { tx in
      guard try await Self.sharing(of: user, tx).name != nil else { throw SocialRefusal.nameMissing }
      try Group.checkJoining(
        groups: try await Self.places(of: user, at: now, tx).groups, members: 0, sizeLimit: settings.sizeLimit)
      try await tx.execute(
        """
        INSERT INTO social.groups (group_id, name, size_limit, weekly_goal, create_time)
        VALUES (\(id), \(settings.name.text), \(settings.sizeLimit), \(settings.weeklyGoal), \(now))
        """)
      try await Self.add(user, to: id, as: member, .owner, sharing, at: now, tx)
      return id
    }
  }

  /// A user's groups, the one they joined last first.
  ///
  /// - Parameter week: the Monday of the week whose push-ups are added up.
  package func groups(of user: UserID, week: CalendarDay) async throws -> [Group] {
    try await groups(of: user, only: nil, week: week)
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func group(_ id: GroupID, of user: UserID, week: CalendarDay) async throws -> Group {
    guard let group = try await groups(of: user, only: id, week: week).first else {
      throw SocialRefusal.unknown(.group)
    }
    return group
  }

  private func groups(of user: UserID, only id: GroupID?, week: CalendarDay) async throws -> [Group] {
    try await pool.all(
      """
      SELECT own.group_id, own.role, own.shows_board, own.shows_push_ups, own.shows_practices, own.join_time,
        the_group.name, the_group.size_limit, the_group.weekly_goal,
        (SELECT count(*) FROM social.members WHERE members.group_id = own.group_id) AS members,
        (SELECT coalesce(sum(total), 0)::bigint FROM social.standings
         WHERE board_id = own.group_id AND kind = 1 AND first_date = \(week)) AS week_reps
      FROM social.members AS own JOIN social.groups AS the_group USING (group_id)
      WHERE own.user_id = \(user) AND (\(id == nil) OR own.group_id = \(id))
      ORDER BY own.member_id DESC
      """
    ).map { row in
      Group(
        id: try row.decode("group_id"), settings: try GroupSettings(row), members: try row.decode("members"),
        role: try row.decode("role"), sharing: try GroupSharing(row), joinTime: try row.decode("join_time"),
        weekReps: try row.decode("week_reps"))
    }
  }

  /// - Throws: `SocialRefusal`, or what `decide` throws.
  package func changeGroup(
    _ id: GroupID, by user: UserID, at now: Timestamp, request: RememberedRequest<GroupSettings>?,
    _ decide: @escaping @Sendable (_ settings: GroupSettings, _ members: Int) throws -> GroupSettings
  ) async throws -> Answered<GroupSettings> {
    try await change(in: id, by: user, .changeSettings, at: now, request) { tx in
      let row = try await tx.first(
        """
        SELECT name, size_limit, weekly_goal,
          (SELECT count(*) FROM social.members WHERE group_id = \(id)) AS members
        FROM social.groups WHERE group_id = \(id)
        """)
      guard let row else { throw SocialRefusal.unknown(.group) }
      let changed = try decide(GroupSettings(row), try row.decode("members"))
      try await tx.execute(
        """
        UPDATE social.groups SET name = \(changed.name.text), size_limit = \(changed.sizeLimit),
          weekly_goal = \(changed.weeklyGoal)
        WHERE group_id = \(id)
        """)
      return changed
    }
  }

  /// - Throws: `SocialRefusal`.
  package func deleteGroup(
    _ id: GroupID, by user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(in: id, by: user, .deleteGroup, at: now, request) { tx in
      try await tx.execute("DELETE FROM social.groups WHERE group_id = \(id)")
    }
  }

  /// Runs a change of a group by one of its members, or finds the answer that its request id had before. The member's data
  /// is locked first and the group second, so that changes of one group run one after the other.
  ///
  /// - Parameter act: what the member's role has to allow; `nil` for what all may do.
  /// - Throws: `SocialRefusal.unknown`, `.roleTooLow`.
  func change<Outcome: Sendable>(
    in group: GroupID, by user: UserID, _ act: GroupRole.Act?, at now: Timestamp,
    _ request: RememberedRequest<Outcome>?, _ body: @escaping @Sendable (PostgresTransaction) async throws -> Outcome
  ) async throws -> Answered<Outcome> {
    try await change(of: user, at: now, request) { tx in
      try await Self.lock(group, tx)
      let role = try await Self.role(of: user, in: group, tx)
      if let act { try role.check(act) }
      return try await body(tx)
    }
  }

  /// Everything that is read of a group afterwards stays valid until the transaction ends.
  static func lock(_ group: GroupID, _ tx: PostgresTransaction) async throws {
    _ = try await tx.first("SELECT group_id FROM social.groups WHERE group_id = \(group) FOR UPDATE")
  }

  /// - Throws: `SocialRefusal.unknown` for everybody but members, whether or not there is such a group.
  static func role(
    of user: UserID, in group: GroupID, _ database: some PostgresQuerying
  ) async throws -> GroupRole {
    let row = try await database.first(
      "SELECT role FROM social.members WHERE group_id = \(group) AND user_id = \(user)")
    guard let row else { throw SocialRefusal.unknown(.group) }
    return try row.decode("role")
  }

  /// Adds a member, whose data must be locked, with what there is to show of them.
  static func add(
    _ user: UserID, to group: GroupID, as member: MemberID, _ role: GroupRole, _ sharing: GroupSharing,
    at now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    try await tx.execute(
      """
      INSERT INTO social.members (
        group_id, user_id, member_id, role, shows_board, shows_push_ups, shows_practices, join_time)
      VALUES (
        \(group), \(user), \(member), \(role), \(sharing.showsBoard), \(sharing.showsPushUps),
        \(sharing.showsPractices), \(now))
      """)
    try await GroupCounting.count([user], at: now, tx)
  }
}
