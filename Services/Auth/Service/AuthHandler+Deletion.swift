import AuthDomain
package import TitanProto
package import TitanRPC

extension AuthHandler {
  package func deleteAccount(
    _ request: AuthV1.DeleteAccountRequest, context: ServerContext
  ) async throws -> AuthV1.DeleteAccountResponse {
    try await localizingErrors(context) {
      let (user, session, _) = try await requireLiveSession(context)
      try context.requireFreshAuthentication(at: clock())
      return try await deletion.request(by: user, in: session, from: context.coarseAddress)
    }
  }

  package func cancelAccountDeletion(
    _ request: AuthV1.CancelAccountDeletionRequest, context: ServerContext
  ) async throws -> AuthV1.CancelAccountDeletionResponse {
    try await localizingErrors(context) {
      let (user, session, _) = try await requireLiveSession(context)
      try await deletion.cancel(by: user, in: session, from: context.coarseAddress)
      return .init()
    }
  }

  package func getDeletionReceipt(
    _ request: AuthV1.GetDeletionReceiptRequest, context: ServerContext
  ) async throws -> AuthV1.GetDeletionReceiptResponse {
    try await localizingErrors(context) { try await deletion.receipt(request.receiptToken) }
  }
}
