// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/social/v1/social.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension SocialV1 {
  /// The methods of `titanup.social.v1.SocialService`.
  package enum SocialServiceMethods {
    package static let getSharing = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "GetSharing", type: .unary, hasNoSideEffects: true)
    package static let updateSharing = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "UpdateSharing", type: .unary)
    package static let createInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "CreateInvitation", type: .unary)
    package static let listInvitations = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListInvitations", type: .unary, hasNoSideEffects: true)
    package static let revokeInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "RevokeInvitation", type: .unary)
    package static let listReceivedInvitations = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListReceivedInvitations", type: .unary, hasNoSideEffects: true)
    package static let lookUpInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "LookUpInvitation", type: .unary, hasNoSideEffects: true)
    package static let acceptInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "AcceptInvitation", type: .unary)
    package static let declineInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "DeclineInvitation", type: .unary)
    package static let listPartners = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListPartners", type: .unary, hasNoSideEffects: true)
    package static let getPartner = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "GetPartner", type: .unary, hasNoSideEffects: true)
    package static let endPartnership = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "EndPartnership", type: .unary)
    package static let blockPerson = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "BlockPerson", type: .unary)
    package static let listBlocks = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListBlocks", type: .unary, hasNoSideEffects: true)
    package static let unblock = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "Unblock", type: .unary)
    package static let createGroup = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "CreateGroup", type: .unary)
    package static let listGroups = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListGroups", type: .unary, hasNoSideEffects: true)
    package static let getGroup = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "GetGroup", type: .unary, hasNoSideEffects: true)
    package static let updateGroup = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "UpdateGroup", type: .unary)
    package static let deleteGroup = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "DeleteGroup", type: .unary)
    package static let createGroupInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "CreateGroupInvitation", type: .unary)
    package static let listGroupInvitations = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListGroupInvitations", type: .unary, hasNoSideEffects: true)
    package static let revokeGroupInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "RevokeGroupInvitation", type: .unary)
    package static let lookUpGroupInvitation = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "LookUpGroupInvitation", type: .unary, hasNoSideEffects: true)
    package static let joinGroup = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "JoinGroup", type: .unary)
    package static let updateGroupSharing = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "UpdateGroupSharing", type: .unary)
    package static let leaveGroup = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "LeaveGroup", type: .unary)
    package static let listMembers = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListMembers", type: .unary, hasNoSideEffects: true)
    package static let setMemberRole = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "SetMemberRole", type: .unary)
    package static let removeMember = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "RemoveMember", type: .unary)
    package static let getBoard = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "GetBoard", type: .unary, hasNoSideEffects: true)
    package static let listSharedMotions = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListSharedMotions", type: .unary, hasNoSideEffects: true)
    package static let createChallenge = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "CreateChallenge", type: .unary)
    package static let listChallenges = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListChallenges", type: .unary, hasNoSideEffects: true)
    package static let deleteChallenge = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "DeleteChallenge", type: .unary)
    package static let listGroupFeed = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "ListGroupFeed", type: .unary, hasNoSideEffects: true)
    package static let setCheer = MethodDescriptor(
      service: "titanup.social.v1.SocialService", method: "SetCheer", type: .unary)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.social.v1.SocialService",
      methods: [getSharing, updateSharing, createInvitation, listInvitations, revokeInvitation, listReceivedInvitations, lookUpInvitation, acceptInvitation, declineInvitation, listPartners, getPartner, endPartnership, blockPerson, listBlocks, unblock, createGroup, listGroups, getGroup, updateGroup, deleteGroup, createGroupInvitation, listGroupInvitations, revokeGroupInvitation, lookUpGroupInvitation, joinGroup, updateGroupSharing, leaveGroup, listMembers, setMemberRole, removeMember, getBoard, listSharedMotions, createChallenge, listChallenges, deleteChallenge, listGroupFeed, setCheer])
  }
}

extension SocialV1 {
  /// The methods that users and their devices call. Nobody becomes a partner without agreeing to it: one side invites, the
  /// other accepts.
  ///
  /// No method tells whether somebody exists. An id or a code that never existed, belongs to others, has expired, was
  /// revoked, declined or used, or comes from an account that blocks the caller or is blocked by them, gets the same
  /// answer: NOT_FOUND with the same details. Ids of partners are not those of their accounts, and differ for each side.
  /// Only members know of a group: everybody else gets NOT_FOUND from every method that takes a group_id, whether or not there
  /// is such a group.
  ///
  /// Roles: members see the group, cheer, and leave. Admins also invite, remove members, change the group, and make and delete
  /// challenges. The owner, of whom there is one, also removes admins, sets roles and deletes the group. A method that the
  /// caller's role doesn't allow is PERMISSION_DENIED ROLE_TOO_LOW.
  ///
  /// Every `request_id` is a UUID that makes a retry safe for at least 7 days; the same id with a different payload is
  /// INVALID_ARGUMENT REQUEST_ID_REUSED. It may be empty.
  package protocol SocialServiceProtocol: ReflectedService {
    /// Returns the name that the caller goes by, and what their partners see of them. By default there is no name, and
    /// partners see nothing.
    func getSharing(_ request: SocialV1.GetSharingRequest, context: ServerContext) async throws -> SocialV1.GetSharingResponse

    /// Changes the fields in the mask, for all partners and at once. The update follows AIP-134: without a mask, the
    /// populated fields change; `*` stands for all. INVALID_ARGUMENT NAME_INVALID; PATH_UNKNOWN for a path that can't be
    /// changed. FAILED_PRECONDITION DISPLAY_NAME_MISSING if the name would be cleared while there are partners, open
    /// invitations or groups.
    func updateSharing(_ request: SocialV1.UpdateSharingRequest, context: ServerContext) async throws -> SocialV1.UpdateSharingResponse

    /// Creates an invitation. Without an e-mail address it has a code, which the caller passes on as text, link or QR code;
    /// the first person to accept becomes a partner. With an address it has none: it shows among the received invitations
    /// of the account with that address, now or later. No mail is sent. The answer is the same whether or not there is such
    /// an account.
    ///
    /// FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name. INVALID_ARGUMENT EMAIL_INVALID.
    /// RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS beyond 20 open invitations; TOO_MANY_PARTNERS if partners and open
    /// invitations together would be more than 100.
    func createInvitation(_ request: SocialV1.CreateInvitationRequest, context: ServerContext) async throws -> SocialV1.CreateInvitationResponse

    /// Lists the caller's open invitations, newest first: those that were neither accepted nor revoked and have not
    /// expired. One that was declined stays in the list.
    func listInvitations(_ request: SocialV1.ListInvitationsRequest, context: ServerContext) async throws -> SocialV1.ListInvitationsResponse

    /// Revokes one of the caller's open invitations. NOT_FOUND.
    func revokeInvitation(_ request: SocialV1.RevokeInvitationRequest, context: ServerContext) async throws -> SocialV1.RevokeInvitationResponse

    /// Lists the invitations to the caller's e-mail address, newest first, up to 20. There are none until the address is
    /// verified, if this installation verifies addresses. UNAVAILABLE if the auth service, which knows the address, does
    /// not answer. A personal access token needs `auth:read`, too.
    func listReceivedInvitations(_ request: SocialV1.ListReceivedInvitationsRequest, context: ServerContext) async throws -> SocialV1.ListReceivedInvitationsResponse

    /// Returns the invitation with a code, so that its receiver sees who invites them. NOT_FOUND. FAILED_PRECONDITION
    /// OWN_INVITATION for the caller's own.
    func lookUpInvitation(_ request: SocialV1.LookUpInvitationRequest, context: ServerContext) async throws -> SocialV1.LookUpInvitationResponse

    /// Accepts an invitation: both sides are partners from now on. If they already are, the invitation is used up and the
    /// answer names the existing partner.
    ///
    /// NOT_FOUND. FAILED_PRECONDITION OWN_INVITATION; DISPLAY_NAME_MISSING until the caller has a name. RESOURCE_EXHAUSTED
    /// TOO_MANY_PARTNERS if the caller's partners and open invitations together would be more than 100. INVALID_ARGUMENT
    /// MISSING if the request names no invitation. UNAVAILABLE as in ListReceivedInvitations, for an invitation by id.
    func acceptInvitation(_ request: SocialV1.AcceptInvitationRequest, context: ServerContext) async throws -> SocialV1.AcceptInvitationResponse

    /// Declines an invitation: nobody can use it any more. The inviter isn't told. NOT_FOUND. FAILED_PRECONDITION
    /// OWN_INVITATION. INVALID_ARGUMENT and UNAVAILABLE as in AcceptInvitation.
    func declineInvitation(_ request: SocialV1.DeclineInvitationRequest, context: ServerContext) async throws -> SocialV1.DeclineInvitationResponse

    /// Lists the caller's partners by name, in pages, each with what they show. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    func listPartners(_ request: SocialV1.ListPartnersRequest, context: ServerContext) async throws -> SocialV1.ListPartnersResponse

    /// Returns one partner with what they show. NOT_FOUND.
    func getPartner(_ request: SocialV1.GetPartnerRequest, context: ServerContext) async throws -> SocialV1.GetPartnerResponse

    /// Ends a partnership for both sides, at once. The other side isn't told; the caller is missing from their list.
    /// NOT_FOUND.
    func endPartnership(_ request: SocialV1.EndPartnershipRequest, context: ServerContext) async throws -> SocialV1.EndPartnershipResponse

    /// Blocks a partner, or the person who made an invitation. It ends the partnership and declines that invitation, and
    /// while the block lasts, neither side sees or can accept invitations of the other. The other side isn't told.
    ///
    /// NOT_FOUND. FAILED_PRECONDITION OWN_INVITATION. RESOURCE_EXHAUSTED TOO_MANY_BLOCKS beyond 1000. INVALID_ARGUMENT and
    /// UNAVAILABLE as in AcceptInvitation.
    func blockPerson(_ request: SocialV1.BlockPersonRequest, context: ServerContext) async throws -> SocialV1.BlockPersonResponse

    /// Lists the people whom the caller blocks, newest first, in pages. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    func listBlocks(_ request: SocialV1.ListBlocksRequest, context: ServerContext) async throws -> SocialV1.ListBlocksResponse

    /// Lifts a block. A partnership that it ended stays ended. NOT_FOUND.
    func unblock(_ request: SocialV1.UnblockRequest, context: ServerContext) async throws -> SocialV1.UnblockResponse

    /// Creates a group, with the caller as its owner.
    ///
    /// FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name. INVALID_ARGUMENT NAME_INVALID,
    /// SIZE_LIMIT_INVALID, WEEKLY_GOAL_INVALID. RESOURCE_EXHAUSTED TOO_MANY_GROUPS beyond 20.
    func createGroup(_ request: SocialV1.CreateGroupRequest, context: ServerContext) async throws -> SocialV1.CreateGroupResponse

    /// Lists the caller's groups, the one they joined last first; at most 20.
    func listGroups(_ request: SocialV1.ListGroupsRequest, context: ServerContext) async throws -> SocialV1.ListGroupsResponse

    /// Returns one of the caller's groups. NOT_FOUND.
    func getGroup(_ request: SocialV1.GetGroupRequest, context: ServerContext) async throws -> SocialV1.GetGroupResponse

    /// Changes the fields in the mask, as UpdateSharing does. For admins and the owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT as in CreateGroup, PATH_UNKNOWN. FAILED_PRECONDITION GROUP_LARGER if more people are
    /// members than the new limit allows. PERMISSION_DENIED ROLE_TOO_LOW.
    func updateGroup(_ request: SocialV1.UpdateGroupRequest, context: ServerContext) async throws -> SocialV1.UpdateGroupResponse

    /// Deletes a group with everything in it, for all members and at once. For the owner. NOT_FOUND. PERMISSION_DENIED
    /// ROLE_TOO_LOW.
    func deleteGroup(_ request: SocialV1.DeleteGroupRequest, context: ServerContext) async throws -> SocialV1.DeleteGroupResponse

    /// Creates an invitation to a group. It has a code, which the caller passes on as text, link or QR code. For admins and the
    /// owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT MAX_USES_INVALID. RESOURCE_EXHAUSTED TOO_MANY_GROUP_INVITATIONS beyond 20 open invitations
    /// of the group. PERMISSION_DENIED ROLE_TOO_LOW.
    func createGroupInvitation(_ request: SocialV1.CreateGroupInvitationRequest, context: ServerContext) async throws -> SocialV1.CreateGroupInvitationResponse

    /// Lists the open invitations to a group, newest first; at most 20. For admins and the owner. NOT_FOUND. PERMISSION_DENIED
    /// ROLE_TOO_LOW.
    func listGroupInvitations(_ request: SocialV1.ListGroupInvitationsRequest, context: ServerContext) async throws -> SocialV1.ListGroupInvitationsResponse

    /// Revokes an open invitation to a group. For admins and the owner. NOT_FOUND. PERMISSION_DENIED ROLE_TOO_LOW.
    func revokeGroupInvitation(_ request: SocialV1.RevokeGroupInvitationRequest, context: ServerContext) async throws -> SocialV1.RevokeGroupInvitationResponse

    /// Returns the group's name and the inviter's for a code. NOT_FOUND for a code that never existed, has expired, was revoked
    /// or used up, or whose maker has left the group, blocks the caller or is blocked by them.
    func lookUpGroupInvitation(_ request: SocialV1.LookUpGroupInvitationRequest, context: ServerContext) async throws -> SocialV1.LookUpGroupInvitationResponse

    /// Joins a group by a code. Members who join again keep what they show, and use nothing up.
    ///
    /// NOT_FOUND as in LookUpGroupInvitation. FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name.
    /// RESOURCE_EXHAUSTED GROUP_FULL; TOO_MANY_GROUPS beyond 20.
    func joinGroup(_ request: SocialV1.JoinGroupRequest, context: ServerContext) async throws -> SocialV1.JoinGroupResponse

    /// Changes what the caller shows in a group, as UpdateSharing does for partners: for all members and at once, including
    /// what is already in the feed and on boards. NOT_FOUND. INVALID_ARGUMENT PATH_UNKNOWN.
    func updateGroupSharing(_ request: SocialV1.UpdateGroupSharingRequest, context: ServerContext) async throws -> SocialV1.UpdateGroupSharingResponse

    /// Leaves a group: what the caller showed, and their cheers, are gone from it at once. If they own it, the admin who joined
    /// first becomes its owner, or without admins the member who did; a group without members is deleted. NOT_FOUND.
    func leaveGroup(_ request: SocialV1.LeaveGroupRequest, context: ServerContext) async throws -> SocialV1.LeaveGroupResponse

    /// Lists the members of a group in the order in which they joined, in pages. NOT_FOUND. INVALID_ARGUMENT
    /// PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listMembers(_ request: SocialV1.ListMembersRequest, context: ServerContext) async throws -> SocialV1.ListMembersResponse

    /// Sets a member's role. For the owner, who becomes an admin by making another member the owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT ROLE_INVALID. FAILED_PRECONDITION OWN_MEMBERSHIP for the caller's own. PERMISSION_DENIED
    /// ROLE_TOO_LOW.
    func setMemberRole(_ request: SocialV1.SetMemberRoleRequest, context: ServerContext) async throws -> SocialV1.SetMemberRoleResponse

    /// Removes a member: as if they had left. For those whose role is higher than the member's. NOT_FOUND. FAILED_PRECONDITION
    /// OWN_MEMBERSHIP for the caller's own: LeaveGroup is for that. PERMISSION_DENIED ROLE_TOO_LOW.
    func removeMember(_ request: SocialV1.RemoveMemberRequest, context: ServerContext) async throws -> SocialV1.RemoveMemberResponse

    /// Returns a leaderboard, in pages: members who show themselves on boards, ranked by their total, equal totals sharing a
    /// rank (1, 2, 2, 4). Only push-ups that TitanUp counted are in it (EVIDENCE_VERIFIED_STREAM and _DIGEST), each by the date
    /// where the member was, and none whose motion another member on it has shown, too: see ListSharedMotions. It follows a
    /// deleted or recounted session, or one found to be a copy, within seconds. Members without any are not ranked.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT PERIOD_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func getBoard(_ request: SocialV1.GetBoardRequest, context: ServerContext) async throws -> SocialV1.GetBoardResponse

    /// Lists the motions that several members of a group have shown as their own, newest first, in pages. Sets of one motion
    /// have the same landmarks, at whatever speed. Only verified sets of members who show themselves on boards are compared.
    /// None of them counts on the group's boards, because nobody can tell whose motion it is, until the others have deleted
    /// theirs or have left. Admins and the owner see all of them, members only those with a set of their own.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listSharedMotions(_ request: SocialV1.ListSharedMotionsRequest, context: ServerContext) async throws -> SocialV1.ListSharedMotionsResponse

    /// Creates a challenge, with a board of its own: GetBoard with its id. Every member who shows themselves on boards takes
    /// part. For admins and the owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT NAME_INVALID, RULE_UNKNOWN, DATE_INVALID, DATES_INVALID, TARGET_INVALID.
    /// RESOURCE_EXHAUSTED TOO_MANY_CHALLENGES beyond 20 of the group. PERMISSION_DENIED ROLE_TOO_LOW.
    func createChallenge(_ request: SocialV1.CreateChallengeRequest, context: ServerContext) async throws -> SocialV1.CreateChallengeResponse

    /// Lists the challenges of a group, the one that begins last first; at most 20. One that ended more than 180 days ago is
    /// gone. NOT_FOUND.
    func listChallenges(_ request: SocialV1.ListChallengesRequest, context: ServerContext) async throws -> SocialV1.ListChallengesResponse

    /// Deletes a challenge with its board. For admins and the owner. NOT_FOUND. PERMISSION_DENIED ROLE_TOO_LOW.
    func deleteChallenge(_ request: SocialV1.DeleteChallengeRequest, context: ServerContext) async throws -> SocialV1.DeleteChallengeResponse

    /// Lists what members show of the last 30 days, newest first, in pages: one entry for each member and date. Entries of
    /// people who block the caller or are blocked by them are missing. NOT_FOUND. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    func listGroupFeed(_ request: SocialV1.ListGroupFeedRequest, context: ServerContext) async throws -> SocialV1.ListGroupFeedResponse

    /// Cheers an entry of a group's feed, or takes the cheer back. Doing so twice changes nothing. NOT_FOUND.
    /// FAILED_PRECONDITION OWN_ENTRY for what the caller did.
    func setCheer(_ request: SocialV1.SetCheerRequest, context: ServerContext) async throws -> SocialV1.SetCheerResponse
  }
}

extension SocialV1.SocialServiceProtocol {
  package static var descriptor: ServiceDescriptor { SocialV1.SocialServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { SocialV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(SocialV1.SocialServiceMethods.getSharing) {
      try await getSharing($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.updateSharing) {
      try await updateSharing($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.createInvitation) {
      try await createInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listInvitations) {
      try await listInvitations($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.revokeInvitation) {
      try await revokeInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listReceivedInvitations) {
      try await listReceivedInvitations($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.lookUpInvitation) {
      try await lookUpInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.acceptInvitation) {
      try await acceptInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.declineInvitation) {
      try await declineInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listPartners) {
      try await listPartners($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.getPartner) {
      try await getPartner($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.endPartnership) {
      try await endPartnership($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.blockPerson) {
      try await blockPerson($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listBlocks) {
      try await listBlocks($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.unblock) {
      try await unblock($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.createGroup) {
      try await createGroup($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listGroups) {
      try await listGroups($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.getGroup) {
      try await getGroup($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.updateGroup) {
      try await updateGroup($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.deleteGroup) {
      try await deleteGroup($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.createGroupInvitation) {
      try await createGroupInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listGroupInvitations) {
      try await listGroupInvitations($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.revokeGroupInvitation) {
      try await revokeGroupInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.lookUpGroupInvitation) {
      try await lookUpGroupInvitation($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.joinGroup) {
      try await joinGroup($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.updateGroupSharing) {
      try await updateGroupSharing($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.leaveGroup) {
      try await leaveGroup($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listMembers) {
      try await listMembers($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.setMemberRole) {
      try await setMemberRole($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.removeMember) {
      try await removeMember($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.getBoard) {
      try await getBoard($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listSharedMotions) {
      try await listSharedMotions($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.createChallenge) {
      try await createChallenge($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listChallenges) {
      try await listChallenges($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.deleteChallenge) {
      try await deleteChallenge($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.listGroupFeed) {
      try await listGroupFeed($0, context: $1)
    }
    router.unary(SocialV1.SocialServiceMethods.setCheer) {
      try await setCheer($0, context: $1)
    }
  }
}

extension SocialV1 {
  /// Calls `titanup.social.v1.SocialService` over a channel.
  package struct SocialServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Returns the name that the caller goes by, and what their partners see of them. By default there is no name, and
    /// partners see nothing.
    package func getSharing(
      _ request: SocialV1.GetSharingRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.GetSharingResponse {
      try await channel.unary(SocialServiceMethods.getSharing, request, options ?? self.options)
    }

    /// Changes the fields in the mask, for all partners and at once. The update follows AIP-134: without a mask, the
    /// populated fields change; `*` stands for all. INVALID_ARGUMENT NAME_INVALID; PATH_UNKNOWN for a path that can't be
    /// changed. FAILED_PRECONDITION DISPLAY_NAME_MISSING if the name would be cleared while there are partners, open
    /// invitations or groups.
    package func updateSharing(
      _ request: SocialV1.UpdateSharingRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.UpdateSharingResponse {
      try await channel.unary(SocialServiceMethods.updateSharing, request, options ?? self.options)
    }

    /// Creates an invitation. Without an e-mail address it has a code, which the caller passes on as text, link or QR code;
    /// the first person to accept becomes a partner. With an address it has none: it shows among the received invitations
    /// of the account with that address, now or later. No mail is sent. The answer is the same whether or not there is such
    /// an account.
    ///
    /// FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name. INVALID_ARGUMENT EMAIL_INVALID.
    /// RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS beyond 20 open invitations; TOO_MANY_PARTNERS if partners and open
    /// invitations together would be more than 100.
    package func createInvitation(
      _ request: SocialV1.CreateInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.CreateInvitationResponse {
      try await channel.unary(SocialServiceMethods.createInvitation, request, options ?? self.options)
    }

    /// Lists the caller's open invitations, newest first: those that were neither accepted nor revoked and have not
    /// expired. One that was declined stays in the list.
    package func listInvitations(
      _ request: SocialV1.ListInvitationsRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListInvitationsResponse {
      try await channel.unary(SocialServiceMethods.listInvitations, request, options ?? self.options)
    }

    /// Revokes one of the caller's open invitations. NOT_FOUND.
    package func revokeInvitation(
      _ request: SocialV1.RevokeInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.RevokeInvitationResponse {
      try await channel.unary(SocialServiceMethods.revokeInvitation, request, options ?? self.options)
    }

    /// Lists the invitations to the caller's e-mail address, newest first, up to 20. There are none until the address is
    /// verified, if this installation verifies addresses. UNAVAILABLE if the auth service, which knows the address, does
    /// not answer. A personal access token needs `auth:read`, too.
    package func listReceivedInvitations(
      _ request: SocialV1.ListReceivedInvitationsRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListReceivedInvitationsResponse {
      try await channel.unary(SocialServiceMethods.listReceivedInvitations, request, options ?? self.options)
    }

    /// Returns the invitation with a code, so that its receiver sees who invites them. NOT_FOUND. FAILED_PRECONDITION
    /// OWN_INVITATION for the caller's own.
    package func lookUpInvitation(
      _ request: SocialV1.LookUpInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.LookUpInvitationResponse {
      try await channel.unary(SocialServiceMethods.lookUpInvitation, request, options ?? self.options)
    }

    /// Accepts an invitation: both sides are partners from now on. If they already are, the invitation is used up and the
    /// answer names the existing partner.
    ///
    /// NOT_FOUND. FAILED_PRECONDITION OWN_INVITATION; DISPLAY_NAME_MISSING until the caller has a name. RESOURCE_EXHAUSTED
    /// TOO_MANY_PARTNERS if the caller's partners and open invitations together would be more than 100. INVALID_ARGUMENT
    /// MISSING if the request names no invitation. UNAVAILABLE as in ListReceivedInvitations, for an invitation by id.
    package func acceptInvitation(
      _ request: SocialV1.AcceptInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.AcceptInvitationResponse {
      try await channel.unary(SocialServiceMethods.acceptInvitation, request, options ?? self.options)
    }

    /// Declines an invitation: nobody can use it any more. The inviter isn't told. NOT_FOUND. FAILED_PRECONDITION
    /// OWN_INVITATION. INVALID_ARGUMENT and UNAVAILABLE as in AcceptInvitation.
    package func declineInvitation(
      _ request: SocialV1.DeclineInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.DeclineInvitationResponse {
      try await channel.unary(SocialServiceMethods.declineInvitation, request, options ?? self.options)
    }

    /// Lists the caller's partners by name, in pages, each with what they show. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    package func listPartners(
      _ request: SocialV1.ListPartnersRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListPartnersResponse {
      try await channel.unary(SocialServiceMethods.listPartners, request, options ?? self.options)
    }

    /// Returns one partner with what they show. NOT_FOUND.
    package func getPartner(
      _ request: SocialV1.GetPartnerRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.GetPartnerResponse {
      try await channel.unary(SocialServiceMethods.getPartner, request, options ?? self.options)
    }

    /// Ends a partnership for both sides, at once. The other side isn't told; the caller is missing from their list.
    /// NOT_FOUND.
    package func endPartnership(
      _ request: SocialV1.EndPartnershipRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.EndPartnershipResponse {
      try await channel.unary(SocialServiceMethods.endPartnership, request, options ?? self.options)
    }

    /// Blocks a partner, or the person who made an invitation. It ends the partnership and declines that invitation, and
    /// while the block lasts, neither side sees or can accept invitations of the other. The other side isn't told.
    ///
    /// NOT_FOUND. FAILED_PRECONDITION OWN_INVITATION. RESOURCE_EXHAUSTED TOO_MANY_BLOCKS beyond 1000. INVALID_ARGUMENT and
    /// UNAVAILABLE as in AcceptInvitation.
    package func blockPerson(
      _ request: SocialV1.BlockPersonRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.BlockPersonResponse {
      try await channel.unary(SocialServiceMethods.blockPerson, request, options ?? self.options)
    }

    /// Lists the people whom the caller blocks, newest first, in pages. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    package func listBlocks(
      _ request: SocialV1.ListBlocksRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListBlocksResponse {
      try await channel.unary(SocialServiceMethods.listBlocks, request, options ?? self.options)
    }

    /// Lifts a block. A partnership that it ended stays ended. NOT_FOUND.
    package func unblock(
      _ request: SocialV1.UnblockRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.UnblockResponse {
      try await channel.unary(SocialServiceMethods.unblock, request, options ?? self.options)
    }

    /// Creates a group, with the caller as its owner.
    ///
    /// FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name. INVALID_ARGUMENT NAME_INVALID,
    /// SIZE_LIMIT_INVALID, WEEKLY_GOAL_INVALID. RESOURCE_EXHAUSTED TOO_MANY_GROUPS beyond 20.
    package func createGroup(
      _ request: SocialV1.CreateGroupRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.CreateGroupResponse {
      try await channel.unary(SocialServiceMethods.createGroup, request, options ?? self.options)
    }

    /// Lists the caller's groups, the one they joined last first; at most 20.
    package func listGroups(
      _ request: SocialV1.ListGroupsRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListGroupsResponse {
      try await channel.unary(SocialServiceMethods.listGroups, request, options ?? self.options)
    }

    /// Returns one of the caller's groups. NOT_FOUND.
    package func getGroup(
      _ request: SocialV1.GetGroupRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.GetGroupResponse {
      try await channel.unary(SocialServiceMethods.getGroup, request, options ?? self.options)
    }

    /// Changes the fields in the mask, as UpdateSharing does. For admins and the owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT as in CreateGroup, PATH_UNKNOWN. FAILED_PRECONDITION GROUP_LARGER if more people are
    /// members than the new limit allows. PERMISSION_DENIED ROLE_TOO_LOW.
    package func updateGroup(
      _ request: SocialV1.UpdateGroupRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.UpdateGroupResponse {
      try await channel.unary(SocialServiceMethods.updateGroup, request, options ?? self.options)
    }

    /// Deletes a group with everything in it, for all members and at once. For the owner. NOT_FOUND. PERMISSION_DENIED
    /// ROLE_TOO_LOW.
    package func deleteGroup(
      _ request: SocialV1.DeleteGroupRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.DeleteGroupResponse {
      try await channel.unary(SocialServiceMethods.deleteGroup, request, options ?? self.options)
    }

    /// Creates an invitation to a group. It has a code, which the caller passes on as text, link or QR code. For admins and the
    /// owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT MAX_USES_INVALID. RESOURCE_EXHAUSTED TOO_MANY_GROUP_INVITATIONS beyond 20 open invitations
    /// of the group. PERMISSION_DENIED ROLE_TOO_LOW.
    package func createGroupInvitation(
      _ request: SocialV1.CreateGroupInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.CreateGroupInvitationResponse {
      try await channel.unary(SocialServiceMethods.createGroupInvitation, request, options ?? self.options)
    }

    /// Lists the open invitations to a group, newest first; at most 20. For admins and the owner. NOT_FOUND. PERMISSION_DENIED
    /// ROLE_TOO_LOW.
    package func listGroupInvitations(
      _ request: SocialV1.ListGroupInvitationsRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListGroupInvitationsResponse {
      try await channel.unary(SocialServiceMethods.listGroupInvitations, request, options ?? self.options)
    }

    /// Revokes an open invitation to a group. For admins and the owner. NOT_FOUND. PERMISSION_DENIED ROLE_TOO_LOW.
    package func revokeGroupInvitation(
      _ request: SocialV1.RevokeGroupInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.RevokeGroupInvitationResponse {
      try await channel.unary(SocialServiceMethods.revokeGroupInvitation, request, options ?? self.options)
    }

    /// Returns the group's name and the inviter's for a code. NOT_FOUND for a code that never existed, has expired, was revoked
    /// or used up, or whose maker has left the group, blocks the caller or is blocked by them.
    package func lookUpGroupInvitation(
      _ request: SocialV1.LookUpGroupInvitationRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.LookUpGroupInvitationResponse {
      try await channel.unary(SocialServiceMethods.lookUpGroupInvitation, request, options ?? self.options)
    }

    /// Joins a group by a code. Members who join again keep what they show, and use nothing up.
    ///
    /// NOT_FOUND as in LookUpGroupInvitation. FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name.
    /// RESOURCE_EXHAUSTED GROUP_FULL; TOO_MANY_GROUPS beyond 20.
    package func joinGroup(
      _ request: SocialV1.JoinGroupRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.JoinGroupResponse {
      try await channel.unary(SocialServiceMethods.joinGroup, request, options ?? self.options)
    }

    /// Changes what the caller shows in a group, as UpdateSharing does for partners: for all members and at once, including
    /// what is already in the feed and on boards. NOT_FOUND. INVALID_ARGUMENT PATH_UNKNOWN.
    package func updateGroupSharing(
      _ request: SocialV1.UpdateGroupSharingRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.UpdateGroupSharingResponse {
      try await channel.unary(SocialServiceMethods.updateGroupSharing, request, options ?? self.options)
    }

    /// Leaves a group: what the caller showed, and their cheers, are gone from it at once. If they own it, the admin who joined
    /// first becomes its owner, or without admins the member who did; a group without members is deleted. NOT_FOUND.
    package func leaveGroup(
      _ request: SocialV1.LeaveGroupRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.LeaveGroupResponse {
      try await channel.unary(SocialServiceMethods.leaveGroup, request, options ?? self.options)
    }

    /// Lists the members of a group in the order in which they joined, in pages. NOT_FOUND. INVALID_ARGUMENT
    /// PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listMembers(
      _ request: SocialV1.ListMembersRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListMembersResponse {
      try await channel.unary(SocialServiceMethods.listMembers, request, options ?? self.options)
    }

    /// Sets a member's role. For the owner, who becomes an admin by making another member the owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT ROLE_INVALID. FAILED_PRECONDITION OWN_MEMBERSHIP for the caller's own. PERMISSION_DENIED
    /// ROLE_TOO_LOW.
    package func setMemberRole(
      _ request: SocialV1.SetMemberRoleRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.SetMemberRoleResponse {
      try await channel.unary(SocialServiceMethods.setMemberRole, request, options ?? self.options)
    }

    /// Removes a member: as if they had left. For those whose role is higher than the member's. NOT_FOUND. FAILED_PRECONDITION
    /// OWN_MEMBERSHIP for the caller's own: LeaveGroup is for that. PERMISSION_DENIED ROLE_TOO_LOW.
    package func removeMember(
      _ request: SocialV1.RemoveMemberRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.RemoveMemberResponse {
      try await channel.unary(SocialServiceMethods.removeMember, request, options ?? self.options)
    }

    /// Returns a leaderboard, in pages: members who show themselves on boards, ranked by their total, equal totals sharing a
    /// rank (1, 2, 2, 4). Only push-ups that TitanUp counted are in it (EVIDENCE_VERIFIED_STREAM and _DIGEST), each by the date
    /// where the member was, and none whose motion another member on it has shown, too: see ListSharedMotions. It follows a
    /// deleted or recounted session, or one found to be a copy, within seconds. Members without any are not ranked.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT PERIOD_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func getBoard(
      _ request: SocialV1.GetBoardRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.GetBoardResponse {
      try await channel.unary(SocialServiceMethods.getBoard, request, options ?? self.options)
    }

    /// Lists the motions that several members of a group have shown as their own, newest first, in pages. Sets of one motion
    /// have the same landmarks, at whatever speed. Only verified sets of members who show themselves on boards are compared.
    /// None of them counts on the group's boards, because nobody can tell whose motion it is, until the others have deleted
    /// theirs or have left. Admins and the owner see all of them, members only those with a set of their own.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listSharedMotions(
      _ request: SocialV1.ListSharedMotionsRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListSharedMotionsResponse {
      try await channel.unary(SocialServiceMethods.listSharedMotions, request, options ?? self.options)
    }

    /// Creates a challenge, with a board of its own: GetBoard with its id. Every member who shows themselves on boards takes
    /// part. For admins and the owner.
    ///
    /// NOT_FOUND. INVALID_ARGUMENT NAME_INVALID, RULE_UNKNOWN, DATE_INVALID, DATES_INVALID, TARGET_INVALID.
    /// RESOURCE_EXHAUSTED TOO_MANY_CHALLENGES beyond 20 of the group. PERMISSION_DENIED ROLE_TOO_LOW.
    package func createChallenge(
      _ request: SocialV1.CreateChallengeRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.CreateChallengeResponse {
      try await channel.unary(SocialServiceMethods.createChallenge, request, options ?? self.options)
    }

    /// Lists the challenges of a group, the one that begins last first; at most 20. One that ended more than 180 days ago is
    /// gone. NOT_FOUND.
    package func listChallenges(
      _ request: SocialV1.ListChallengesRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListChallengesResponse {
      try await channel.unary(SocialServiceMethods.listChallenges, request, options ?? self.options)
    }

    /// Deletes a challenge with its board. For admins and the owner. NOT_FOUND. PERMISSION_DENIED ROLE_TOO_LOW.
    package func deleteChallenge(
      _ request: SocialV1.DeleteChallengeRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.DeleteChallengeResponse {
      try await channel.unary(SocialServiceMethods.deleteChallenge, request, options ?? self.options)
    }

    /// Lists what members show of the last 30 days, newest first, in pages: one entry for each member and date. Entries of
    /// people who block the caller or are blocked by them are missing. NOT_FOUND. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
    /// PAGE_TOKEN_INVALID.
    package func listGroupFeed(
      _ request: SocialV1.ListGroupFeedRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.ListGroupFeedResponse {
      try await channel.unary(SocialServiceMethods.listGroupFeed, request, options ?? self.options)
    }

    /// Cheers an entry of a group's feed, or takes the cheer back. Doing so twice changes nothing. NOT_FOUND.
    /// FAILED_PRECONDITION OWN_ENTRY for what the caller did.
    package func setCheer(
      _ request: SocialV1.SetCheerRequest, options: CallOptions? = nil
    ) async throws -> SocialV1.SetCheerResponse {
      try await channel.unary(SocialServiceMethods.setCheer, request, options ?? self.options)
    }
  }
}
