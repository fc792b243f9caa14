package import TitanCore

/// An account's second factor as it is stored: a secret shared with an authenticator app (RFC 6238).
package struct SecondFactor: Hashable, Sendable {
  package let userID: UserID
  /// Encrypted, so that reading the tables isn't enough to generate codes.
  package let sealedSecret: [UInt8]
  /// `nil` until the owner has entered a code from their app; until then the factor isn't required.
  package var activateTime: Timestamp?
  /// The time step of the last code accepted: codes of this step and of earlier ones are refused.
  package var lastStep: Int64
  /// The number of consecutive wrong codes.
  package var failures: Int
  /// No code is checked before this time.
  package var waitUntil: Timestamp

  package init(
    userID: UserID, sealedSecret: [UInt8], activateTime: Timestamp? = nil, lastStep: Int64 = 0, failures: Int = 0,
    waitUntil: Timestamp
  ) {
    self.userID = userID
    self.sealedSecret = sealedSecret
    self.activateTime = activateTime
    self.lastStep = lastStep
    self.failures = failures
    self.waitUntil = waitUntil
  }

  package var isActive: Bool { activateTime != nil }
}
