/// The fixed part of what an authenticator signs (WebAuthn §6.1): for whom, whether a person was there and proved to be
/// its owner, and the signature counter.
package struct AuthenticatorData: Hashable, Sendable {
  /// The bytes of the fixed part.
  package static let minimumLength = 37
  /// The most bytes that are read: with a credential of the longest id and an RSA key there are fewer than two thousand.
  package static let maximumLength = 4_096

  private static let userPresent: UInt8 = 1 << 0
  private static let userVerified: UInt8 = 1 << 2

  package let signatureCount: Int64

  /// - Parameter partyHash: SHA-256 of the relying party's id.
  /// - Throws: `PasskeyProblem` unless a verified user was there, for this site.
  package init(_ bytes: [UInt8], partyHash: [UInt8]) throws(PasskeyProblem) {
    guard (Self.minimumLength...Self.maximumLength).contains(bytes.count) else { throw .authenticatorDataMalformed }
    guard Array(bytes[..<32]) == partyHash else { throw .wrongRelyingParty }
    guard bytes[32] & Self.userPresent != 0 else { throw .userNotPresent }
    guard bytes[32] & Self.userVerified != 0 else { throw .userNotVerified }
    signatureCount = bytes[33..<37].reduce(0) { $0 << 8 | Int64($1) }
  }
}
