/// Why an authenticator's answer isn't accepted.
package enum PasskeyProblem: Error, Hashable, Sendable {
  /// The client data are no JSON object with a type, a challenge and an origin.
  case clientDataMalformed
  /// The client data are of another ceremony: the type received, and the one allowed.
  case wrongType(String, allowed: String)
  /// The page's origin, and the ones allowed, in words.
  case wrongOrigin(String, allowed: String)
  /// The page was in a frame of another site.
  case crossOrigin
  case authenticatorDataMalformed
  /// The authenticator answered for another site.
  case wrongRelyingParty
  case userNotPresent
  case userNotVerified
  case attestationMalformed
  /// An attestation format, or one that comes with certificates.
  case attestationNotAllowed(String)
  /// No credential with a key of an algorithm that is allowed.
  case noCredential
  case wrongSignature
}
