import SocialDomain
package import SocialProto
import TitanCore
import TitanFields
import TitanProto
package import TitanRPC

extension SocialHandler {
  package func createInvitation(
    _ request: SocialV1.CreateInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.CreateInvitationResponse {
    let user = try context.requireUser()
    let way: Invitation.Way =
      try request.email.isEmpty
      ? .code(TypedCode(bytes: random(TypedCode.invitationBytes)))
      : .address(EmailAddress(request.email, field: "email"))
    let now = clock()
    let invitation = Invitation(id: InvitationID(makeID(now)), way: way, createTime: now)
    return try await answer(request, \.requestID, "CreateInvitation") {
      SocialV1.CreateInvitationResponse(invitation: .init($0))
    } _: { remembered in
      try await store.create(invitation, of: user, request: remembered)
    }
  }

  package func listInvitations(
    _ request: SocialV1.ListInvitationsRequest, context: ServerContext
  ) async throws -> SocialV1.ListInvitationsResponse {
    let user = try context.requireUser()
    return .init(invitations: try await store.invitations(of: user, at: clock()).map { .init($0) })
  }

  package func revokeInvitation(
    _ request: SocialV1.RevokeInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.RevokeInvitationResponse {
    let user = try context.requireUser()
    let id = try InvitationID(request.invitationID, field: "invitation_id")
    return try await answer(request, \.requestID, "RevokeInvitation") {
      SocialV1.RevokeInvitationResponse()
    } _: { remembered in
      try await store.revoke(id, of: user, at: clock(), request: remembered)
    }
  }

  package func listReceivedInvitations(
    _ request: SocialV1.ListReceivedInvitationsRequest, context: ServerContext
  ) async throws -> SocialV1.ListReceivedInvitationsResponse {
    let user = try context.requireUser()
    guard let address = try await ownAddress.address(context.inCallersName) else { return .init() }
    return .init(invitations: try await store.received(by: user, at: address, at: clock()).map { .init($0) })
  }

  package func lookUpInvitation(
    _ request: SocialV1.LookUpInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.LookUpInvitationResponse {
    let user = try context.requireUser()
    guard let code = TypedCode(request.code, bytes: TypedCode.invitationBytes) else {
      throw SocialRefusal.unknown(.invitation)
    }
    var invitation = SocialV1.ReceivedInvitation(try await store.lookUp(code, by: user, at: clock()))
    invitation.invitationID = ""
    return .init(invitation: invitation)
  }

  package func acceptInvitation(
    _ request: SocialV1.AcceptInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.AcceptInvitationResponse {
    let user = try context.requireUser()
    let proof = try await proof(request.invitation.map { .init($0) }, context)
    let now = clock()
    return try await answer(request, \.requestID, "AcceptInvitation") {
      SocialV1.AcceptInvitationResponse(partnerID: "\($0)")
    } _: { remembered in
      try await store.accept(
        proof, by: user, ids: (own: PartnerID(makeID(now)), inviters: PartnerID(makeID(now))), at: now,
        request: remembered)
    }
  }

  package func declineInvitation(
    _ request: SocialV1.DeclineInvitationRequest, context: ServerContext
  ) async throws -> SocialV1.DeclineInvitationResponse {
    let user = try context.requireUser()
    let proof = try await proof(request.invitation.map { .init($0) }, context)
    return try await answer(request, \.requestID, "DeclineInvitation") {
      SocialV1.DeclineInvitationResponse()
    } _: { remembered in
      try await store.decline(proof, by: user, at: clock(), request: remembered)
    }
  }

  /// - Throws: INVALID_ARGUMENT for a missing or malformed id; `SocialRefusal.unknown` for what can't be a code.
  func proof(_ named: NamedInvitation?, _ context: ServerContext) async throws -> InvitationProof {
    switch named {
    case .code(let text):
      guard let code = TypedCode(text, bytes: TypedCode.invitationBytes) else {
        throw SocialRefusal.unknown(.invitation)
      }
      return .code(code)
    case .id(let text):
      let id = try InvitationID(text, field: "invitation_id")
      return .id(id, to: try await ownAddress.address(context.inCallersName))
    case nil:
      throw RPCError.invalid("code", reason: "MISSING", "got nothing; allowed: a code, or an invitation_id")
    }
  }
}

/// The invitation that a request names.
enum NamedInvitation {
  case code(String)
  case id(String)
}

extension NamedInvitation {
  fileprivate init(_ named: SocialV1.AcceptInvitationRequest.Invitation) {
    switch named {
    case .code(let code): self = .code(code)
    case .invitationID(let id): self = .id(id)
    }
  }

  fileprivate init(_ named: SocialV1.DeclineInvitationRequest.Invitation) {
    switch named {
    case .code(let code): self = .code(code)
    case .invitationID(let id): self = .id(id)
    }
  }
}
