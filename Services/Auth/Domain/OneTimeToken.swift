package import TitanCore
package import TitanFields

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

extension TypedCode {
  /// Random bytes of a mailed code: 40 bits, eight letters. Few tries are allowed.
  package static let mailBytes = 5
}
