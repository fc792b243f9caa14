package import TitanCore

/// What a mailed link or code is for. Raw values are stored.
package enum TokenPurpose: String, Hashable, Sendable {
  case verifyEmail = "verify_email"
  case resetPassword = "reset_password"
  case confirmEmailChange = "confirm_email_change"

  /// How long the token is valid after the mail is sent. A link that opens the account is short-lived (requirement
  /// R0-09).
  package var lifetime: Duration {
    switch self {
    case .verifyEmail, .confirmEmailChange: .seconds(86_400)
    case .resetPassword: .seconds(600)
    }
  }
}

/// A single-use proof that its bearer can read an address's mail.
package struct OneTimeToken: Hashable, Sendable {
  package let userID: UserID
  package let purpose: TokenPurpose
  /// SHA-256 of the token. The token itself is never stored.
  package let digest: [UInt8]
  /// The code that can be used in its place, if there is one.
  package let code: Code?

  /// The digest of a code. The code itself is never stored.
  package struct Code: Hashable, Sendable {
    /// Keyed hash.
    package let digest: [UInt8]
    /// The key under which tries are counted: a keyed hash of address and purpose.
    package let tryKey: [UInt8]

    package init(digest: [UInt8], tryKey: [UInt8]) { (self.digest, self.tryKey) = (digest, tryKey) }
  }

  /// After this number of wrong codes for an address, the code in the latest mail to it is void.
  package static let codeTries = 5
  /// How long wrong codes are remembered: no code is valid for longer.
  package static let codeTryMemory: Duration = .seconds(86_400)

  /// How long used and expired tokens are remembered.
  package static let memory: Duration = .seconds(30 * 86_400)

  package init(userID: UserID, purpose: TokenPurpose, digest: [UInt8], code: Code? = nil) {
    (self.userID, self.purpose, self.digest, self.code) = (userID, purpose, digest, code)
  }
}

/// The state of a presented token.
package enum TokenState: Hashable, Sendable {
  /// Valid for this address.
  case good(EmailAddress)
  case used
  case expired
  /// Never issued, issued for another purpose, or already forgotten.
  case unknown

  package init(address: EmailAddress, useTime: Timestamp?, expireTime: Timestamp, at now: Timestamp) {
    if useTime != nil {
      self = .used
    } else {
      self = now < expireTime ? .good(address) : .expired
    }
  }

  /// - Throws: why the token isn't accepted.
  @discardableResult
  package func address() throws(AccountError) -> EmailAddress {
    switch self {
    case .good(let address): return address
    case .used: throw .tokenUsed
    case .expired: throw .tokenExpired
    case .unknown: throw .tokenInvalid
    }
  }
}

/// A code that people type: random bits in Crockford's base32, which has no I, L, O and U, so that no letter is
/// mistaken for a digit or another letter. It is shown in groups of four: `7KQ4-2M9X`.
package struct TypedCode: Hashable, Sendable {
  /// Random bytes of a mailed code: 40 bits, eight letters. Few tries are allowed.
  package static let mailBytes = 5
  /// Random bytes of an invitation: 80 bits, sixteen letters. It is valid for days, and tries aren't counted.
  package static let invitationBytes = 10
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The code in capitals without dashes: the form that is hashed.
  package let letters: String

  /// - Parameter bytes: random bytes; their number is a multiple of five.
  package init(bytes: [UInt8]) {
    var letters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 5) {
      let bits = bytes[start..<min(start + 5, bytes.count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      letters += stride(from: 35, through: 0, by: -5).map { Self.alphabet[Int(bits >> UInt64($0) & 0x1F)] }
    }
    self.letters = String(decoding: letters, as: UTF8.self)
  }

  /// Reads what a person types: in either case, with or without dashes and blanks, O for 0, I and L for 1. `nil` if it
  /// can't be a code of this length.
  package init?(_ typed: String, bytes: Int) {
    // Bounds the work: nobody types more separators than letters.
    guard typed.utf8.count <= 4 * bytes else { return nil }
    let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
      .replacing("O", with: "0").replacing("I", with: "1").replacing("L", with: "1")
    guard letters.utf8.count == bytes * 8 / 5, letters.utf8.allSatisfy(Self.alphabet.contains) else { return nil }
    self.letters = letters
  }

  /// The code as it is shown.
  package var text: String {
    let letters = Array(letters)
    return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
      .joined(separator: "-")
  }
}

extension TypedCode: CustomStringConvertible {
  package var description: String { "****" }
}
