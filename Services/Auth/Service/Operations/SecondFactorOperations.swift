import AuthDomain
import AuthProto
import TitanCore
import TitanFields
import TitanRPC

/// Switches on a second factor: issues a secret, then expects a code that proves an app has it.
struct EnrollmentOperation: Sendable {
  let account: AccountContext
  let factors: SecondFactorChecker

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

/// Switches off a second factor, or replaces its recovery codes.
struct SecondFactorChangeOperation: Sendable {
  let account: AccountContext
  let factors: SecondFactorChecker

  /// - Throws: `AccountError.notEnrolled`, `.badCredentials`, `.passwordTooShortAlone`, `.busy`, `.tooManyAttempts`,
  ///   `.concurrentChange`; INVALID_ARGUMENT for a bad request id.
  func disable(
    _ request: AuthV1.DisableTotpRequest, by session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.DisableTotpResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.disableTotp, by: session.userID)
    if let answer: AuthV1.DisableTotpResponse = try await account.answer(in: slot) { return answer }

    guard try await factors.active(of: session.userID) != nil else { throw AccountError.notEnrolled }
    let hash = try await requirePasswordAlone(request.password, of: session.userID, from: address)
    let (now, response) = (account.clock(), AuthV1.DisableTotpResponse())
    let event = factors.event(.secondFactorDisabled, in: session, from: address, at: now)
    let changed = try await factors.store.disable(
      event, leaving: hash, account.effects(slot, response, [], at: now))
    if changed == .now(true) { factors.audit.tell(event) }
    return try account.answer(response, to: changed, in: slot, refusal: .concurrentChange)
  }

  /// Returns the hash of a password that will protect the account alone. It must be right, and long enough for that.
  private func requirePasswordAlone(
    _ text: String, of user: UserID, from address: CoarseAddress?
  ) async throws -> PasswordHash {
    guard !text.isEmpty else { throw AccountError.invalidFields([FieldProblem(field: "password", .empty)]) }
    guard let credentials = try await account.people.credentials(of: user) else { throw AccountError.sessionRevoked }
    let password = Password(checking: text)
    let verdict = try await account.attempts.attempt(credentials.user.email, from: address) {
      try await account.passwords.check(password, against: credentials.passwordHash, from: address)
    }
    guard case .right = verdict, let password else { throw AccountError.badCredentials }
    let limit = account.policy.minimumAlone
    guard password.length >= limit else { throw AccountError.passwordTooShortAlone(limit: limit) }
    return credentials.passwordHash
  }

  /// - Throws: `AccountError.notEnrolled`; INVALID_ARGUMENT for a bad request id.
  func regenerate(
    _ request: AuthV1.RegenerateRecoveryCodesRequest, by session: AuthSession, from address: CoarseAddress?
  ) async throws -> AuthV1.RegenerateRecoveryCodesResponse {
    let slot = try account.slot(
      request.requestID, of: request, \.requestID, AuthV1.AuthServiceMethods.regenerateRecoveryCodes,
      by: session.userID)
    if let answer: AuthV1.RegenerateRecoveryCodesResponse = try await account.answer(in: slot) { return answer }

    let (now, codes) = (account.clock(), factors.newRecoveryCodes())
    let response = AuthV1.RegenerateRecoveryCodesResponse(recoveryCodes: codes.map(\.text))
    let event = factors.event(.recoveryCodesRegenerated, in: session, from: address, at: now)
    let changed = try await factors.store.replaceCodes(
      factors.digests(codes, of: session.userID), event,
      account.effects(slot, response, isSecret: true, [], at: now))
    if changed == .now(true) { factors.audit.tell(event) }
    return try account.answer(response, to: changed, in: slot, refusal: .notEnrolled)
  }
}
