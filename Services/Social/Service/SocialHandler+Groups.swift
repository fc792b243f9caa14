import SocialDomain
package import SocialProto
import TitanCore
import TitanFields
import TitanProto
package import TitanRPC

extension SocialHandler {
  package func createGroup(
    _ request: SocialV1.CreateGroupRequest, context: ServerContext
  ) async throws -> SocialV1.CreateGroupResponse {
    let user = try context.requireUser()
    let wanted = request.settings ?? .init()
    let settings = try GroupSettings(
      name: wanted.name, sizeLimit: Int(wanted.sizeLimit), weeklyGoal: Int(wanted.weeklyGoal))
    let now = clock()
    return try await answer(request, \.requestID, "CreateGroup") {
      SocialV1.CreateGroupResponse(groupID: "\($0)")
    } _: { remembered in
      try await store.create(
        GroupID(makeID(now)), settings, by: user, as: MemberID(makeID(now)), GroupSharing(request.sharing), at: now,
        request: remembered)
    }
  }

  package func listGroups(
    _ request: SocialV1.ListGroupsRequest, context: ServerContext
  ) async throws -> SocialV1.ListGroupsResponse {
    let user = try context.requireUser()
    let week = try await thisWeek(of: user)
    return .init(groups: try await store.groups(of: user, week: week).map { .init($0, week: week) })
  }

  package func getGroup(
    _ request: SocialV1.GetGroupRequest, context: ServerContext
  ) async throws -> SocialV1.GetGroupResponse {
    let user = try context.requireUser()
    let id = try GroupID(request.groupID, field: "group_id")
    let week = try await thisWeek(of: user)
    return .init(group: .init(try await store.group(id, of: user, week: week), week: week))
  }

  /// The Monday of the week where a person is.
  private func thisWeek(of user: UserID) async throws -> CalendarDay {
    BoardPeriod.week(of: try await store.today(of: user, at: clock())).lowerBound
  }

  package func updateGroup(
    _ request: SocialV1.UpdateGroupRequest, context: ServerContext
  ) async throws -> SocialV1.UpdateGroupResponse {
    let user = try context.requireUser()
    let id = try GroupID(request.groupID, field: "group_id")
    let change = try GroupChange(request.settings ?? .init(), mask: request.updateMask)
    return try await answer(request, \.requestID, "UpdateGroup") {
      SocialV1.UpdateGroupResponse(settings: .init($0))
    } _: { remembered in
      try await store.changeGroup(id, by: user, at: clock(), request: remembered) {
        try change.applied(to: $0, members: $1)
      }
    }
  }

  package func deleteGroup(
    _ request: SocialV1.DeleteGroupRequest, context: ServerContext
  ) async throws -> SocialV1.DeleteGroupResponse {
    let user = try context.requireUser()
    let id = try GroupID(request.groupID, field: "group_id")
    return try await answer(request, \.requestID, "DeleteGroup") {
      SocialV1.DeleteGroupResponse()
    } _: { remembered in
      try await store.deleteGroup(id, by: user, at: clock(), request: remembered)
    }
  }
}

extension SocialHandler {
  package func createGroupInvitation(
    _ request: SocialV1.CreateGroupInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.CreateGroupInvitationResponse {
    let user = try context.requireUser()
    let id = try GroupID(request.groupID, field: "group_id")
    let now = clock()
    let invitation = try GroupInvitation(
      id: GroupInvitationID(makeID(now)), code: TypedCode(bytes: random(TypedCode.invitationBytes)),
      maxUses: Int(request.maxUses), createTime: now)
    return try await answer(request, \.requestID, "CreateGroupInvitation") {
      SocialV1.CreateGroupInvitationResponse(invitation: .init($0))
    } _: { remembered in
      try await store.create(invitation, to: id, by: user, request: remembered)
    }
  }

  package func listGroupInvitations(
    _ request: SocialV1.ListGroupInvitationsRequest, context: ServerContext
  ) async throws -> SocialV1.ListGroupInvitationsResponse {
    let user = try context.requireUser()
    let id = try GroupID(request.groupID, field: "group_id")
    return .init(invitations: try await store.invitations(to: id, for: user, at: clock()).map { .init($0) })
  }

  package func revokeGroupInvitation(
    _ request: SocialV1.RevokeGroupInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.RevokeGroupInvitationResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let id = try GroupInvitationID(request.invitationID, field: "invitation_id")
    return try await answer(request, \.requestID, "RevokeGroupInvitation") {
      SocialV1.RevokeGroupInvitationResponse()
    } _: { remembered in
      try await store.revoke(id, to: group, by: user, at: clock(), request: remembered)
    }
  }

  package func lookUpGroupInvitation(
    _ request: SocialV1.LookUpGroupInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.LookUpGroupInvitationResponse {
    let user = try context.requireUser()
    guard let code = TypedCode(request.code, bytes: TypedCode.invitationBytes) else {
      throw SocialRefusal.unknown(.invitation)
    }
    let offer = try await store.lookUpGroup(code, by: user, at: clock())
    return .init(
      groupName: offer.group.text, inviterName: offer.inviter.text, expireTime: .init(offer.expireTime))
  }

  package func joinGroup(
    _ request: SocialV1.JoinGroupRequest, context: ServerContext
  ) async throws -> SocialV1.JoinGroupResponse {
    let user = try context.requireUser()
    guard let code = TypedCode(request.code, bytes: TypedCode.invitationBytes) else {
      throw SocialRefusal.unknown(.invitation)
    }
    let now = clock()
    return try await answer(request, \.requestID, "JoinGroup") {
      SocialV1.JoinGroupResponse(groupID: "\($0)")
    } _: { remembered in
      try await store.join(
        code, by: user, as: MemberID(makeID(now)), GroupSharing(request.sharing), at: now, request: remembered)
    }
  }
}
