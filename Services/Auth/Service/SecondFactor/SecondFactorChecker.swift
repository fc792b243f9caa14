import AuthDomain
import TitanCore

/// Checks second-factor codes, one attempt at a time and more slowly after each wrong one.
struct SecondFactorChecker: Sendable {
  let store: any SecondFactorStore
  let keys: SecondFactorKeys
  let delay: ProgressiveDelay
  let clock: WallClock
  let random: @Sendable (Int) -> [UInt8]
  let audit: AuditLog

  /// The code that a caller presents.
  enum Proof: Sendable {
    case totp(String)
    case recoveryCode(String)
  }

  /// The factor an account requires; `nil` if it requires none.
  func active(of user: UserID) async throws -> SecondFactor? {
    try await store.secondFactor(of: user).flatMap { $0.isActive ? $0 : nil }
  }

  /// - Throws: `AccountError.mfaInvalid`; `.tooManyAttempts` without checking the code.
  func check(_ proof: Proof, against factor: SecondFactor, device: String, from address: CoarseAddress?) async throws {
    let now = clock()
    try await begin(factor, at: now)
    guard try await take(proof, factor, device: device, from: address, at: now) else { throw AccountError.mfaInvalid }
  }

  /// The time step of a code meant to activate a factor. The step isn't used up yet.
  ///
  /// - Throws: the same errors as `check`.
  func step(of code: String, against factor: SecondFactor) async throws -> Int64 {
    let now = clock()
    try await begin(factor, at: now)
    guard let step = try keys.totp(factor).step(of: code, at: now, after: factor.lastStep) else {
      throw AccountError.mfaInvalid
    }
    return step
  }

  func newRecoveryCodes() -> [RecoveryCode] {
    (0..<RecoveryCode.count).map { _ in RecoveryCode(bytes: random(RecoveryCode.length)) }
  }

  /// The stored digests of recovery codes.
  func digests(_ codes: [RecoveryCode], of user: UserID) -> [[UInt8]] { codes.map { keys.digest($0, of: user) } }

  func event(
    _ kind: SecurityEvent.Kind, in session: AuthSession, from address: CoarseAddress?, at now: Timestamp
  ) -> SecurityEvent {
    audit.event(kind, of: session.userID, session: session.id, device: session.device.name, from: address, at: now)
  }

  /// Counts an attempt before its code is checked.
  private func begin(_ factor: SecondFactor, at now: Timestamp) async throws {
    guard factor.waitUntil <= now else { throw AccountError.tooManyAttempts(retryAfter: factor.waitUntil - now) }
    let wait = delay.wait(after: factor.failures + 1)
    guard try await store.countAttempt(at: factor, waitUntil: now + wait) else {
      // Another attempt arrived at the same time.
      throw AccountError.tooManyAttempts(retryAfter: .seconds(1))
    }
  }

  private func take(
    _ proof: Proof, _ factor: SecondFactor, device: String, from address: CoarseAddress?, at now: Timestamp
  ) async throws -> Bool {
    switch proof {
    case .totp(let code):
      guard let step = try keys.totp(factor).step(of: code, at: now, after: factor.lastStep) else { return false }
      return try await store.take(step: step, of: factor, at: now)
    case .recoveryCode(let typed):
      guard let code = RecoveryCode(typed) else { return false }
      let event = audit.event(.recoveryCodeUsed, of: factor.userID, device: device, from: address, at: now)
      let isTaken = try await store.take(recoveryCode: keys.digest(code, of: factor.userID), event)
      if isTaken { audit.tell(event) }
      return isTaken
    }
  }
}
