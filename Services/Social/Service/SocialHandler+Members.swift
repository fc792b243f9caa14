import SocialDomain
package import SocialProto
import TitanCore
import TitanProto
package import TitanRPC

extension SocialHandler {
  package func updateGroupSharing(
    _ request: SocialV1.UpdateGroupSharingRequest, context: ServerContext
  ) async throws -> SocialV1.UpdateGroupSharingResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let sharing = request.sharing ?? .init()
    let wants = try UpdateMask(request.updateMask, of: ["board", "push_ups", "practices"], in: sharing)
    return try await answer(request, \.requestID, "UpdateGroupSharing") {
      SocialV1.UpdateGroupSharingResponse(sharing: .init($0))
    } _: { remembered in
      try await store.changeSharing(of: user, in: group, at: clock(), request: remembered) {
        $0.changed(by: sharing, wants)
      }
    }
  }

  package func leaveGroup(
    _ request: SocialV1.LeaveGroupRequest, context: ServerContext
  ) async throws -> SocialV1.LeaveGroupResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    return try await answer(request, \.requestID, "LeaveGroup") {
      SocialV1.LeaveGroupResponse()
    } _: { remembered in
      try await store.leave(group, user, at: clock(), request: remembered)
    }
  }

  package func listMembers(
    _ request: SocialV1.ListMembersRequest, context: ServerContext
  ) async throws -> SocialV1.ListMembersResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListMembers", "\(user)", "\(group)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap { MemberID($0) }
    let page = Page(
      try await store.members(of: group, for: user, after: place, limit: limit + 1), limit: limit,
      arguments: arguments, cursor: { ["\($0.id)"] })
    return .init(members: page.items.map { .init($0) }, nextPageToken: page.nextPageToken)
  }

  package func setMemberRole(
    _ request: SocialV1.SetMemberRoleRequest, context: ServerContext
  ) async throws -> SocialV1.SetMemberRoleResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let member = try MemberID(request.memberID, field: "member_id")
    let role = try GroupRole(request.role)
    return try await answer(request, \.requestID, "SetMemberRole") {
      SocialV1.SetMemberRoleResponse()
    } _: { remembered in
      try await store.setRole(role, of: member, in: group, by: user, at: clock(), request: remembered)
    }
  }

  package func removeMember(
    _ request: SocialV1.RemoveMemberRequest, context: ServerContext
  ) async throws -> SocialV1.RemoveMemberResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let member = try MemberID(request.memberID, field: "member_id")
    return try await answer(request, \.requestID, "RemoveMember") {
      SocialV1.RemoveMemberResponse()
    } _: { remembered in
      try await store.remove(member, from: group, by: user, at: clock(), request: remembered)
    }
  }
}
