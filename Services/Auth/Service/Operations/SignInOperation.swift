import AuthDomain
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// Opens an auth session for whoever knows the password. Unknown addresses cost the same work as wrong passwords.
struct SignInOperation: Sendable {
  let store: any AuthStore
  let passwords: PasswordDesk
  let factors: SecondFactorDesk
  let attempts: AttemptDesk
  let issuer: TokenIssuer
  /// Whether an address must be verified first.
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

  /// How often to begin anew for an account that changes while its password is checked: what is true by then decides.
  private static let rounds = 3

  /// `nil` if the account has changed meanwhile.
  private func run(_ attempt: SignInAttempt, from address: CoarseAddress?) async throws -> AuthV1.SignInResponse? {
    let found =
      if let email = attempt.email { try await store.credentials(of: email) } else { nil as Credentials? }
    let verdict = try await attempts.attempt(attempt.email, from: address) {
      try await passwords.check(attempt.password, against: found?.passwordHash, from: address)
    }
    let (now, device) = (clock(), attempt.device)
    guard var credentials = found, case .right(let upgrade) = verdict else {
      // Of nobody's, if nobody has the address: the work is the same.
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

  /// What the device shows again with a code of the second factor; `nil` if the account has none.
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
