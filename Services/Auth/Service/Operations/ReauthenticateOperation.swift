import AuthDomain
import TitanCore
import TitanProto

/// Lets somebody who is signed in prove once more who they are: by password, or, once a second factor is on, by it.
struct ReauthenticateOperation: Sendable {
  let store: any AuthStore
  let passwords: PasswordDesk
  let factors: SecondFactorDesk
  let attempts: AttemptDesk
  let issuer: TokenIssuer
  let clock: WallClock
  let audit: AuditLog

  /// - Throws: `AccountError`.
  func run(
    _ request: AuthV1.ReauthenticateRequest, by session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.ReauthenticateResponse {
    let methods: [String]
    do {
      methods = try await prove(request.proof, session, from: address)
    } catch let error as AccountError where error == .badCredentials || error == .mfaInvalid {
      try await tell(.reauthenticationFailed, session, from: address, at: clock())
      throw error
    }
    let now = clock()
    let token = try await issuer.accessToken(for: session, by: methods, authenticatedAt: now, at: now)
    try await tell(.reauthenticated, session, from: address, at: now)
    return .init(accessToken: token.text, accessTokenExpireTime: GoogleProtobuf.Timestamp(token.expireTime))
  }

  /// How they proved it (RFC 8176).
  private func prove(
    _ proof: AuthV1.ReauthenticateRequest.Proof?, _ session: AuthSession, from address: CoarseAddress?
  ) async throws -> [String] {
    switch (proof, try await factors.active(of: session.userID)) {
    case (.password(let password), nil):
      let credentials = try await store.credentials(of: session.userID)
      let verdict = try await attempts.attempt(credentials?.user.email, from: address) {
        try await passwords.check(
          Password(checking: password), against: credentials?.passwordHash, from: address)
      }
      guard case .right = verdict else { throw AccountError.badCredentials }
      return ["pwd"]
    case (.totp(let code), let factor?):
      try await factors.check(.totp(code), against: factor, device: session.device.name, from: address)
      return ["otp"]
    case (.recoveryCode(let code), let factor?):
      try await factors.check(.recoveryCode(code), against: factor, device: session.device.name, from: address)
      return ["otp"]
    case (_, nil): throw AccountError.invalidFields([FieldProblem(field: "password", .empty)])
    case (_, _?): throw AccountError.invalidFields([FieldProblem(field: "totp", .empty)])
    }
  }

  private func tell(
    _ kind: SecurityEvent.Kind, _ session: AuthSession, from address: CoarseAddress?, at now: Timestamp
  ) async throws {
    let event = factors.event(kind, in: session, from: address, at: now)
    try await store.record(event)
    audit.tell(event)
  }
}
