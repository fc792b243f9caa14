package import AuthDomain
package import TitanCore

/// One count of failed attempts, by the key it is stored under.
package struct AttemptKey: Hashable, Sendable {
  package let scope: AttemptScope
  /// Keyed hash: 32 bytes.
  package let digest: [UInt8]

  package init(_ scope: AttemptScope, digest: [UInt8]) { (self.scope, self.digest) = (scope, digest) }
}

/// Where failed attempts are counted. Every method is one transaction.
package protocol AttemptStore: Sendable {
  /// Whether the account of an e-mail address was signed in to from a neighbourhood before, or was welcomed there. The
  /// same work whether there is such an account or not.
  func isKnown(
    _ address: CoarseAddress, to email: EmailAddress, welcome digest: [UInt8], at now: Timestamp
  ) async throws -> Bool

  /// Remembers, under a keyed hash of account and neighbourhood, that the owner was there.
  func welcome(_ digest: [UInt8], until time: Timestamp, at now: Timestamp) async throws

  /// Raises every count by one attempt; unless one of them says to wait: then how long, and none is raised.
  func begin(_ keys: [AttemptKey], at now: Timestamp) async throws -> Duration?

  /// Takes one attempt back from each count: it has not failed.
  func forgive(_ keys: [AttemptKey]) async throws

  /// Forgets counts: whoever was right is nobody's guess.
  func forget(_ keys: [AttemptKey]) async throws
}
