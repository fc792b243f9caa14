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

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.social.v1.SocialService",
      methods: [getSharing, updateSharing, createInvitation, listInvitations, revokeInvitation, listReceivedInvitations, lookUpInvitation, acceptInvitation, declineInvitation, listPartners, getPartner, endPartnership, blockPerson, listBlocks, unblock])
  }
}

extension SocialV1 {
  /// The methods that users and their devices call. Nobody becomes a partner without agreeing to it: one side invites, the
  /// other accepts.
  ///
  /// No method tells whether somebody exists. An id or a code that never existed, belongs to others, has expired, was
  /// revoked, declined or used, or comes from an account that blocks the caller or is blocked by them, gets the same
  /// answer: NOT_FOUND with the same details. Ids of partners are not those of their accounts, and differ for each side.
  ///
  /// Every `request_id` is a UUID that makes a retry safe for at least 7 days; the same id with a different payload is
  /// INVALID_ARGUMENT REQUEST_ID_REUSED. It may be empty.
  package protocol SocialServiceProtocol: ReflectedService {
    /// Returns the name that the caller goes by, and what their partners see of them. By default there is no name, and
    /// partners see nothing.
    func getSharing(_ request: SocialV1.GetSharingRequest, context: ServerContext) async throws -> SocialV1.GetSharingResponse

    /// Changes the fields in the mask, for all partners and at once. The update follows AIP-134: without a mask, the
    /// populated fields change; `*` stands for all. INVALID_ARGUMENT NAME_INVALID; PATH_UNKNOWN for a path that can't be
    /// changed. FAILED_PRECONDITION DISPLAY_NAME_MISSING if the name would be cleared while there are partners or open
    /// invitations.
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
    /// changed. FAILED_PRECONDITION DISPLAY_NAME_MISSING if the name would be cleared while there are partners or open
    /// invitations.
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
  }
}
