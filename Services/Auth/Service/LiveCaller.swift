import AuthDomain
import TitanCore
import TitanRPC

/// A caller whose sign-in or personal access token was live when it was last read from the store.
struct LiveCaller: Sendable {
  let user: User
  let isOperator: Bool
  /// `nil` if the caller uses a personal access token.
  let session: AuthSession?
  /// What the device or the token calls itself.
  let name: String
}

extension AuthHandler {
  /// The caller, read from the store: here, a token is refused as soon as it or its session ends.
  ///
  /// - Throws: UNAUTHENTICATED; `AccountError.sessionRevoked`, `.sessionExpired`.
  func requireLiveCaller(_ context: ServerContext) async throws -> LiveCaller {
    guard let access = context.caller?.personalAccess else {
      let (user, session, caller) = try await requireLiveSession(context)
      return LiveCaller(
        user: user, isOperator: caller.role == .admin, session: session, name: session.device.name)
    }
    let userID = try context.requireUser()
    guard let id = PersonalTokenID(access.tokenID),
      let found = try await personalTokens.store.personalToken(id, of: userID)
    else { throw AccountError.personalTokenRevoked }
    switch found.state(at: clock()) {
    case .active: return LiveCaller(user: found.user, isOperator: false, session: nil, name: found.token.name)
    case .expired: throw AccountError.personalTokenExpired
    case .revoked: throw AccountError.personalTokenRevoked
    }
  }
}
