import AuthDomain
package import TitanProto
package import TitanRPC

extension AuthHandler {
  package func createInvitation(
    _ request: AuthV1.CreateInvitationRequest, context: ServerContext
  ) async throws -> AuthV1.CreateInvitationResponse {
    try await localizingErrors(context) {
      let (_, session, caller) = try await requireLiveSession(context)
      return try await inviting.create(
        request, by: session, isOperator: caller.role == .admin, from: context.coarseAddress)
    }
  }

  package func listInvitations(
    _ request: AuthV1.ListInvitationsRequest, context: ServerContext
  ) async throws -> AuthV1.ListInvitationsResponse {
    try await localizingErrors(context) {
      let (user, _, _) = try await requireLiveSession(context)
      let page = try await inviting.list(
        of: user.id, pageSize: request.pageSize, pageToken: request.pageToken, method: "ListInvitations")
      return .init(invitations: page.invitations, nextPageToken: page.nextPageToken)
    }
  }

  package func revokeInvitation(
    _ request: AuthV1.RevokeInvitationRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeInvitationResponse {
    try await localizingErrors(context) {
      let (user, session, _) = try await requireLiveSession(context)
      try await inviting.revoke(
        request.invitationID, madeBy: user.id, in: session, from: context.coarseAddress)
      return .init()
    }
  }
}
