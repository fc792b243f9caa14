import AuthDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension AuthHandler {
  package func listAuthSessions(
    _ request: AuthV1.ListAuthSessionsRequest, context: ServerContext
  ) async throws -> AuthV1.ListAuthSessionsResponse {
    try await localizingErrors(context) {
      let (user, current, _) = try await requireLiveSession(context)
      let limit = try PageSize.resolve(request.pageSize)
      let arguments = ["ListAuthSessions", "\(user.id)"]
      let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap(AuthSessionID.init(_:))
      let page = Page(
        try await store.liveSessions(of: user.id, after: place, at: clock(), limit: limit + 1), limit: limit,
        arguments: arguments, cursor: { ["\($0.id)"] })
      return .init(
        authSessions: page.items.map { AuthV1.AuthSession($0, isCurrent: $0.id == current.id) },
        nextPageToken: page.nextPageToken)
    }
  }

  package func revokeAuthSession(
    _ request: AuthV1.RevokeAuthSessionRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeAuthSessionResponse {
    try await localizingErrors(context) {
      let (_, current, _) = try await requireLiveSession(context)
      guard let id = AuthSessionID(request.authSessionID) else {
        throw RPCError.invalid(
          "auth_session_id", reason: "AUTH_SESSION_ID_INVALID",
          "got \(request.authSessionID.utf8.count) characters that are no UUID; allowed: a UUID of 36 characters")
      }
      try await revoking.revoke(id, by: current, from: context.coarseAddress)
      return .init()
    }
  }

  package func revokeOtherAuthSessions(
    _ request: AuthV1.RevokeOtherAuthSessionsRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeOtherAuthSessionsResponse {
    try await localizingErrors(context) {
      let (_, current, _) = try await requireLiveSession(context)
      let count = try await revoking.revokeOthers(than: current, from: context.coarseAddress)
      return .init(revokedCount: Int32(clamping: count))
    }
  }
}

extension AuthV1.AuthSession {
  init(_ session: AuthSession, isCurrent: Bool) {
    self.init(
      authSessionID: "\(session.id)",
      device: AuthV1.Device(
        name: session.device.name, platform: session.device.platform, appVersion: session.device.appVersion),
      address: session.address?.description ?? "", createTime: GoogleProtobuf.Timestamp(session.createTime),
      lastUseTime: GoogleProtobuf.Timestamp(session.lastUseTime),
      expireTime: GoogleProtobuf.Timestamp(session.refresh.expireTime), current: isCurrent)
  }
}
