package import TitanCore

/// A second factor of an account, as a store holds it: a secret shared with an authenticator app (RFC 6238).
package struct SecondFactor: Hashable, Sendable {
  package let userID: UserID
  /// Encrypted: who reads the tables cannot make codes.
  package let sealedSecret: [UInt8]
  /// `nil` until its owner has shown that their app makes its codes; until then it protects nothing.
  package var activateTime: Timestamp?
  /// The time step of the last code that was taken: no code of it, or of one before it, is taken again.
  package var lastStep: Int64
  /// Wrong codes in a row.
  package var failures: Int
  /// Before then no code is looked at.
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
