import AuthDomain
package import AuthProto
import TitanCore
import TitanProto
package import TitanRPC

extension AuthHandler {
  package func listAuthSessions(
    _ request: AuthV1.ListAuthSessionsRequest, context: ServerContext
  ) async throws -> AuthV1.ListAuthSessionsResponse {
    let live = try await requireLiveCaller(context)
    let user = live.user
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListAuthSessions", "\(user.id)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap(AuthSessionID.init(_:))
    let page = Page(
      try await store.liveSessions(of: user.id, after: place, at: clock(), limit: limit + 1), limit: limit,
      arguments: arguments, cursor: { ["\($0.id)"] })
    return .init(
      authSessions: page.items.map { AuthV1.AuthSession($0, isCurrent: $0.id == live.session?.id) },
      nextPageToken: page.nextPageToken)
  }

  package func revokeAuthSession(
    _ request: AuthV1.RevokeAuthSessionRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeAuthSessionResponse {
    let (_, current, _) = try await requireLiveSession(context)
    guard let id = AuthSessionID(request.authSessionID) else {
      throw RPCError.invalid(
        "auth_session_id", reason: "AUTH_SESSION_ID_INVALID",
        "got \(request.authSessionID.utf8.count) characters that are no UUID; allowed: a UUID of 36 characters")
    }
    try await revoking.revoke(id, by: current, from: context.coarseAddress)
    return .init()
  }

  package func revokeOtherAuthSessions(
    _ request: AuthV1.RevokeOtherAuthSessionsRequest, context: ServerContext
  ) async throws -> AuthV1.RevokeOtherAuthSessionsResponse {
    let (_, current, _) = try await requireLiveSession(context)
    let count = try await revoking.revokeOthers(than: current, from: context.coarseAddress)
    return .init(revokedCount: Int32(clamping: count))
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

extension AuthHandler {
  package func listSecurityEvents(
    _ request: AuthV1.ListSecurityEventsRequest, context: ServerContext
  ) async throws -> AuthV1.ListSecurityEventsResponse {
    let user = try await requireLiveCaller(context).user
    let limit = try PageSize.resolve(request.pageSize)
    try RepeatedField.check(request.kinds.count, "kinds")
    let kinds = try request.kinds.map { kind in
      guard let known = SecurityEvent.Kind(kind) else {
        throw RPCError.invalid(
          "kinds", reason: "KIND_UNKNOWN",
          "\(kind.rawValue) is no kind of event; allowed: values of SecurityEventKind but 0, or none")
      }
      return known
    }
    let arguments = ["ListSecurityEvents", "\(user.id)"] + Set(kinds.map(\.rawValue)).sorted()
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first
      .flatMap(SecurityEventID.init(_:))
    let page = Page(
      try await store.events(of: user.id, Array(Set(kinds)), after: place, limit: limit + 1), limit: limit,
      arguments: arguments, cursor: { ["\($0.id)"] })
    return .init(
      securityEvents: page.items.map(AuthV1.SecurityEvent.init), nextPageToken: page.nextPageToken)
  }
}

extension AuthV1.SecurityEvent {
  init(_ event: SecurityEvent) {
    self.init(
      securityEventID: "\(event.id)", kind: AuthV1.SecurityEventKind(event.kind),
      createTime: GoogleProtobuf.Timestamp(event.time), authSessionID: event.sessionID?.description ?? "",
      deviceName: event.deviceName, address: event.address?.description ?? "")
  }
}

extension SecurityEvent.Kind {
  /// `nil` for a value that names no kind of event.
  init?(_ kind: AuthV1.SecurityEventKind) {
    guard let known = Self.allCases.first(where: { AuthV1.SecurityEventKind($0) == kind }) else { return nil }
    self = known
  }
}

extension AuthV1.SecurityEventKind {
  init(_ kind: SecurityEvent.Kind) {
    self =
      switch kind {
      case .registered: .registered
      case .signedIn: .signedIn
      case .signInFailed: .signInFailed
      case .signedOut: .signedOut
      case .sessionRevoked: .sessionRevoked
      case .otherSessionsRevoked: .otherSessionsRevoked
      case .refreshTokenReused: .refreshTokenReused
      case .reauthenticated: .reauthenticated
      case .reauthenticationFailed: .reauthenticationFailed
      case .secondFactorActivated: .secondFactorActivated
      case .secondFactorDisabled: .secondFactorDisabled
      case .secondFactorFailed: .secondFactorFailed
      case .recoveryCodeUsed: .recoveryCodeUsed
      case .recoveryCodesRegenerated: .recoveryCodesRegenerated
      case .passwordChanged: .passwordChanged
      case .passwordResetRequested: .passwordResetRequested
      case .passwordReset: .passwordReset
      case .emailVerified: .emailVerified
      case .emailChangeRequested: .emailChangeRequested
      case .emailChanged: .emailChanged
      case .deletionRequested: .deletionRequested
      case .deletionCancelled: .deletionCancelled
      case .userDisabled: .userDisabled
      case .userEnabled: .userEnabled
      case .invitationCreated: .invitationCreated
      case .invitationRevoked: .invitationRevoked
      case .roleChanged: .roleChanged
      case .personalTokenCreated: .personalAccessTokenCreated
      case .personalTokenRevoked: .personalAccessTokenRevoked
      case .passkeyAdded: .passkeyAdded
      case .passkeyRemoved: .passkeyRemoved
      case .passkeyCloned: .passkeyCloned
      case .providerLinked: .providerLinked
      case .providerUnlinked: .providerUnlinked
      }
  }
}
