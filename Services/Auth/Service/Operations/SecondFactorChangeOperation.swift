import AuthDomain
import TitanCore
import TitanProto
import TitanRPC

/// Switches a second factor off, or replaces its recovery codes.
struct SecondFactorChangeOperation: Sendable {
  let account: AccountContext
  let factors: SecondFactorDesk

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

  /// The password is what is left then: it must be right, and as long as one alone has to be. Its hash.
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
