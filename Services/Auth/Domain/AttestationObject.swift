/// What an authenticator answers when it makes a credential (WebAuthn §6.5.4): a CBOR map of a format, the authenticator's
/// data, and a statement about both.
package struct AttestationObject: Hashable, Sendable {
  /// The most bytes that are read. Without certificates there are fewer than two thousand.
  package static let maximumLength = 8_192

  package let authenticatorData: [UInt8]
  package let statement: Statement

  /// How the credential is vouched for. No policy asks for the manufacturer's word, so it has no certificates.
  package enum Statement: Hashable, Sendable {
    case none
    /// The credential's own key has signed it: the statement in CBOR.
    case packed([UInt8])
  }

  /// - Throws: `PasskeyProblem.attestationMalformed`, `.attestationNotAllowed`.
  package init(_ bytes: [UInt8]) throws(PasskeyProblem) {
    guard bytes.count <= Self.maximumLength else { throw .attestationMalformed }
    var reader = CBORReader(bytes)
    var (format, data, statement): (String?, [UInt8]?, [UInt8]?)
    guard let count = reader.map() else { throw .attestationMalformed }
    for _ in 0..<count {
      switch reader.text() {
      case "fmt": format = reader.text()
      case "authData": data = reader.bytes()
      case "attStmt": statement = reader.item()
      default: throw .attestationMalformed
      }
    }
    guard reader.isAtEnd, let format, let data, let statement else { throw .attestationMalformed }
    authenticatorData = data
    switch format {
    case "none": self.statement = .none
    case "packed": self.statement = .packed(statement)
    default: throw .attestationNotAllowed(format)
    }
  }
}
