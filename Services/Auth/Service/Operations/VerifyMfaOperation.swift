import AuthDomain
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// Finishes a sign-in whose password was right with a code of the second factor.
struct VerifyMfaOperation: Sendable {
  let store: any AuthStore
  let factors: SecondFactorDesk
  let issuer: TokenIssuer
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID
  let audit: AuditLog

  /// - Throws: `AccountError`.
  func run(
    _ request: AuthV1.VerifyMfaRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.VerifyMfaResponse {
    guard let proof = SecondFactorDesk.Proof(request.proof) else {
      throw AccountError.invalidFields([FieldProblem(field: "totp", .empty)])
    }
    guard let challenge = Base64URL.decode(request.challenge).flatMap(factors.keys.challenge), clock() < challenge.end,
      let credentials = try await store.credentials(of: challenge.userID), challenge.isOf(credentials.passwordHash),
      let factor = try await factors.active(of: challenge.userID)
    else { throw AccountError.challengeExpired }

    guard !credentials.isDisabled else { throw AccountError.accountDisabled }
    let (user, device) = (credentials.user, challenge.device)
    do {
      try await factors.check(proof, against: factor, device: device.name, from: address)
    } catch AccountError.mfaInvalid {
      let event = audit.event(.secondFactorFailed, of: user.id, device: device.name, from: address, at: clock())
      try await store.record(event)
      audit.tell(event)
      throw AccountError.mfaInvalid
    }
    let now = clock()
    var session = issuer.begin(AuthSessionID(makeID(now)), of: user, on: device, from: address, at: now)
    (session.authenticationMethods, session.role) = (["pwd", "otp", "mfa"], credentials.role)
    let event = audit.event(.signedIn, of: user.id, session: session.id, device: device.name, from: address, at: now)
    let tokens = try await issuer.tokens(for: session, at: now)
    // With another password the challenge is void, also if it was set just now.
    guard try await store.open(session, after: credentials, event) else { throw AccountError.challengeExpired }
    audit.tell(event)
    return .init(user: AuthV1.User(user), tokens: AuthV1.Tokens(tokens))
  }
}

extension SecondFactorDesk.Proof {
  init?(_ proof: AuthV1.VerifyMfaRequest.Proof?) {
    switch proof {
    case .totp(let code): self = .totp(code)
    case .recoveryCode(let code): self = .recoveryCode(code)
    case nil: return nil
    }
  }
}
