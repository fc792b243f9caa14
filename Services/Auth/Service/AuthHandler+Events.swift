import AuthDomain
import TitanCore
package import TitanProto
package import TitanRPC

extension AuthHandler {
  package func listSecurityEvents(
    _ request: AuthV1.ListSecurityEventsRequest, context: ServerContext
  ) async throws -> AuthV1.ListSecurityEventsResponse {
    try await localizingErrors(context) {
      let (user, _, _) = try await requireLiveSession(context)
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
  /// `nil` for a value that names none.
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
      }
  }
}
