import AuthDomain
import AuthProto
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// Opens an auth session for a caller who knows the password. Unknown addresses take the same work as wrong passwords.
struct SignInOperation: Sendable {
  let store: any AuthStore
  let passwords: PasswordChecker
  let factors: SecondFactorChecker
  let attempts: AttemptThrottle
  let issuer: TokenIssuer
  /// Whether an address must be verified before the first sign-in.
  let asksForVerification: Bool
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID
  let audit: AuditLog

  /// - Throws: `AccountError`.
  func run(
    _ request: AuthV1.SignInRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.SignInResponse {
    let attempt = try SignInAttempt(
      email: request.email, password: request.password, device: request.device.parts)
    for _ in 0..<Self.rounds {
      if let response = try await run(attempt, from: address) { return response }
    }
    throw AccountError.concurrentChange
  }

  /// How often to start over if the account changes during the password check: the decision is based on its current
  /// state.
  private static let rounds = 3

  /// `nil` if the account has changed in the meantime.
  private func run(_ attempt: SignInAttempt, from address: CoarseAddress?) async throws -> AuthV1.SignInResponse? {
    var found: Credentials?
    let verdict = try await attempts.attempt(attempt.email, from: address) {
      if let email = attempt.email { found = try await store.credentials(of: email) }
      return try await passwords.check(attempt.password, against: found?.passwordHash, from: address)
    }
    let (now, device) = (clock(), attempt.device)
    guard var credentials = found, case .right(let upgrade) = verdict else {
      // If no account has the address, a made-up id keeps the work the same.
      let user = found?.user.id ?? UserID(makeID(now))
      let event = audit.event(.signInFailed, of: user, device: device.name, from: address, at: now)
      try await store.recordFailure(event)
      audit.tell(event, isOfSomebody: found != nil)
      throw AccountError.badCredentials
    }
    let user = credentials.user

    guard !(asksForVerification && user.verification == .pending) else { throw AccountError.emailUnverified }
    guard !credentials.isDisabled else { throw AccountError.accountDisabled }
    if let upgrade {
      guard try await store.upgrade(credentials.passwordHash, to: upgrade, of: user.id, at: now) else { return nil }
      credentials.passwordHash = upgrade
    }
    if let challenge = try await challenge(user, credentials.passwordHash, device, at: now) {
      return AuthV1.SignInResponse(mfaChallenge: challenge)
    }
    var session = issuer.begin(AuthSessionID(makeID(now)), of: user, on: device, from: address, at: now)
    session.role = credentials.role
    let event = audit.event(.signedIn, of: user.id, session: session.id, device: device.name, from: address, at: now)
    let tokens = try await issuer.tokens(for: session, at: now)
    guard try await store.open(session, after: credentials, event) else { return nil }
    audit.tell(event)
    return AuthV1.SignInResponse(user: AuthV1.User(user), tokens: AuthV1.Tokens(tokens))
  }

  /// The challenge that the device sends back with a second-factor code; `nil` if the account has no second factor.
  private func challenge(
    _ user: User, _ hash: PasswordHash, _ device: Device, at now: Timestamp
  ) async throws -> AuthV1.MfaChallenge? {
    guard try await factors.active(of: user.id) != nil else { return nil }
    let challenge = MfaChallenge(user.id, hash, device, at: now)
    return AuthV1.MfaChallenge(
      challenge: Base64URL.encode(try factors.keys.seal(challenge)),
      expireTime: GoogleProtobuf.Timestamp(challenge.end))
  }
}

/// Completes a sign-in whose password was right, with a second-factor code or a passkey.
struct VerifyMfaOperation: Sendable {
  let store: any AuthStore
  let factors: SecondFactorChecker
  let passkeys: PasskeyChecker
  let issuer: TokenIssuer
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID
  let audit: AuditLog

  /// - Throws: `AccountError`.
  func run(
    _ request: AuthV1.VerifyMfaRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.VerifyMfaResponse {
    guard let proof = request.proof else { throw AccountError.invalidFields([FieldProblem(field: "totp", .empty)]) }
    guard let challenge = Base64URL.decode(request.challenge).flatMap(factors.keys.challenge), clock() < challenge.end,
      let credentials = try await store.credentials(of: challenge.userID), challenge.isOf(credentials.passwordHash),
      let factor = try await factors.active(of: challenge.userID)
    else { throw AccountError.challengeExpired }

    guard !credentials.isDisabled else { throw AccountError.accountDisabled }
    let (user, device) = (credentials.user, challenge.device)
    let second: String
    do {
      second = try await prove(proof, factor, device: device.name, from: address)
    } catch let error as AccountError where error == .mfaInvalid || error == .passkeyInvalid {
      let event = audit.event(.secondFactorFailed, of: user.id, device: device.name, from: address, at: clock())
      try await store.record(event)
      audit.tell(event)
      throw error
    }
    let now = clock()
    var session = issuer.begin(AuthSessionID(makeID(now)), of: user, on: device, from: address, at: now)
    (session.authenticationMethods, session.role) = (["pwd", second, "mfa"], credentials.role)
    let event = audit.event(.signedIn, of: user.id, session: session.id, device: device.name, from: address, at: now)
    let tokens = try await issuer.tokens(for: session, at: now)
    // Changing the password voids the challenge, even if it changed just now.
    guard try await store.open(session, after: credentials, event) else { throw AccountError.challengeExpired }
    audit.tell(event)
    return .init(user: AuthV1.User(user), tokens: AuthV1.Tokens(tokens))
  }

  /// The authentication method used (RFC 8176).
  private func prove(
    _ proof: AuthV1.VerifyMfaRequest.Proof, _ factor: SecondFactor, device: String, from address: CoarseAddress?
  ) async throws -> String {
    switch proof {
    case .totp(let code): try await factors.check(.totp(code), against: factor, device: device, from: address)
    case .recoveryCode(let code):
      try await factors.check(.recoveryCode(code), against: factor, device: device, from: address)
    case .passkey(let assertion):
      try await passkeys.use(assertion, of: factor.userID, device: device, from: address)
      return "pop"
    }
    return "otp"
  }
}

/// Lets a signed-in user authenticate again: with a passkey, with the password or, if a second factor is on, with that; or
/// with the provider that the account is linked with.
struct ReauthenticateOperation: Sendable {
  let store: any AuthStore
  let ways: SignInWays
  let passwords: PasswordChecker
  let factors: SecondFactorChecker
  let passkeys: PasskeyChecker
  let attempts: AttemptThrottle
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
    } catch let error as AccountError
      where [.badCredentials, .mfaInvalid, .passkeyInvalid].contains(error)
    {
      try await tell(.reauthenticationFailed, session, from: address, at: clock())
      throw error
    } catch ProviderError.notLinked {
      try await tell(.reauthenticationFailed, session, from: address, at: clock())
      throw ProviderError.notLinked
    }
    let now = clock()
    let token = try await issuer.accessToken(for: session, by: methods, authenticatedAt: now, at: now)
    try await tell(.reauthenticated, session, from: address, at: now)
    return .init(accessToken: token.text, accessTokenExpireTime: GoogleProtobuf.Timestamp(token.expireTime))
  }

  /// The authentication methods used (RFC 8176).
  private func prove(
    _ proof: AuthV1.ReauthenticateRequest.Proof?, _ session: AuthSession, from address: CoarseAddress?
  ) async throws -> [String] {
    switch (proof, try await factors.active(of: session.userID)) {
    case (.passkey(let assertion), _):
      try await passkeys.use(assertion, of: session.userID, device: session.device.name, from: address)
      return ["pop", "mfa"]
    case (.providerAnswer(let answer), _):
      return try await ways.requireProvider().linking.prove(answer, of: session.userID)
    case (.password(let password), nil):
      try ways.requirePasswords()
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
    case (_, nil):
      let field = ways.passwords ? "password" : "provider_answer"
      throw AccountError.invalidFields([FieldProblem(field: field, .empty)])
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
