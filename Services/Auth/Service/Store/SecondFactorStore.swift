package import AuthDomain
package import TitanCore

/// Where second factors are kept. Every method is one transaction.
package protocol SecondFactorStore: Sendable {
  func secondFactor(of user: UserID) async throws -> SecondFactor?

  /// Keeps a new factor in place of one that was never activated. False if one is active.
  func enroll(_ factor: SecondFactor, _ effects: Effects, at now: Timestamp) async throws -> Changed<Bool>

  /// Activates what was enrolled, with the step of the code that showed it and the digests of recovery codes. False if
  /// it is active, or is not the one the code is of any more.
  func activate(
    _ factor: SecondFactor, step: Int64, codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool>

  /// Forgets an active factor and its recovery codes. False if there is none, or the account has another password than
  /// this one by now, which may be too short to be left alone.
  func disable(_ event: SecurityEvent, leaving hash: PasswordHash, _ effects: Effects) async throws -> Changed<Bool>

  /// Puts new recovery codes in the place of all old ones. False if no factor is active.
  func replaceCodes(_ codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool>

  /// Counts an attempt before its code is looked at, so that attempts at the same time are counted too. False if the
  /// factor has changed since it was read.
  func countAttempt(at factor: SecondFactor, waitUntil: Timestamp) async throws -> Bool

  /// Takes the code of a step, once; then failures start anew. False if it, or a later one, was taken before, or the
  /// factor is another one by now.
  func take(step: Int64, of factor: SecondFactor, at now: Timestamp) async throws -> Bool

  /// Takes a recovery code, once; then failures start anew. False if there is none such that was not used.
  func take(recoveryCode digest: [UInt8], _ event: SecurityEvent) async throws -> Bool
}
