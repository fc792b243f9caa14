import AuthDomain
import TitanCore
import TitanProto
import TitanRPC

/// Switches a second factor on: hands out a secret, then waits for a code that shows that an app has it.
struct EnrollmentOperation: Sendable {
  let account: AccountContext
  let factors: SecondFactorDesk

  /// - Throws: `AccountError.alreadyEnrolled`; INVALID_ARGUMENT for a bad request id.
  func enroll(_ request: AuthV1.EnrollTotpRequest, by user: User) async throws -> AuthV1.EnrollTotpResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.enrollTotp, by: user.id)
    if let answer: AuthV1.EnrollTotpResponse = try await account.answer(in: slot) { return answer }

    let (now, secret) = (account.clock(), factors.random(Totp.secretLength))
    let totp = Totp(secret: secret)
    let response = AuthV1.EnrollTotpResponse(secret: totp.base32, uri: totp.uri(account: user.email.text))
    let factor = SecondFactor(userID: user.id, sealedSecret: try factors.keys.seal(secret, of: user.id), waitUntil: now)
    let changed = try await factors.store.enroll(
      factor, account.effects(slot, response, isSecret: true, [], at: now), at: now)
    return try account.answer(response, to: changed, in: slot, refusal: .alreadyEnrolled)
  }

  /// - Throws: `AccountError.notEnrolled`, `.alreadyEnrolled`, `.mfaInvalid`, `.tooManyAttempts`.
  func activate(
    _ request: AuthV1.ActivateTotpRequest, by session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.ActivateTotpResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.activateTotp, by: session.userID)
    if let answer: AuthV1.ActivateTotpResponse = try await account.answer(in: slot) { return answer }

    guard let factor = try await factors.store.secondFactor(of: session.userID) else { throw AccountError.notEnrolled }
    guard !factor.isActive else { throw AccountError.alreadyEnrolled }
    let step = try await factors.step(of: request.code, against: factor)

    let (now, codes) = (account.clock(), factors.newRecoveryCodes())
    let response = AuthV1.ActivateTotpResponse(recoveryCodes: codes.map(\.text))
    let event = factors.event(.secondFactorActivated, in: session, from: address, at: now)
    let changed = try await factors.store.activate(
      factor, step: step, codes: factors.digests(codes, of: session.userID), event,
      account.effects(slot, response, isSecret: true, [], at: now))
    if changed == .now(true) { factors.audit.tell(event) }
    return try account.answer(response, to: changed, in: slot, refusal: .concurrentChange)
  }
}
