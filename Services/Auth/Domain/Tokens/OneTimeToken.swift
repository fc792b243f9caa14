package import TitanCore

/// What a link or a code from a mail is good for. Raw values are stored.
package enum TokenPurpose: String, Hashable, Sendable {
  case verifyEmail = "verify_email"
  case resetPassword = "reset_password"
  case confirmEmailChange = "confirm_email_change"

  /// For how long, from when the mail is sent. A link that opens the account is short-lived (requirement R0-09).
  package var lifetime: Duration {
    switch self {
    case .verifyEmail, .confirmEmailChange: .seconds(86_400)
    case .resetPassword: .seconds(600)
    }
  }
}

/// Proof that whoever shows it reads an address's mail, once.
package struct OneTimeToken: Hashable, Sendable {
  package let userID: UserID
  package let purpose: TokenPurpose
  /// SHA-256 of the token. The token itself is nowhere kept.
  package let digest: [UInt8]
  /// Of the code that stands for it, if there is one.
  package let code: Code?

  /// The digest that stands for a code. The code itself is never stored.
  package struct Code: Hashable, Sendable {
    /// Keyed hash.
    package let digest: [UInt8]
    /// By what tries with it are counted: a keyed hash of address and purpose.
    package let tryKey: [UInt8]

    package init(digest: [UInt8], tryKey: [UInt8]) { (self.digest, self.tryKey) = (digest, tryKey) }
  }

  /// With so many wrong codes for an address, the code of the latest mail to it is void.
  package static let codeTries = 5
  /// How long wrong codes are remembered: no code lives longer.
  package static let codeTryMemory: Duration = .seconds(86_400)

  /// For so long it is remembered that a token was used or has expired.
  package static let memory: Duration = .seconds(30 * 86_400)

  package init(userID: UserID, purpose: TokenPurpose, digest: [UInt8], code: Code? = nil) {
    (self.userID, self.purpose, self.digest, self.code) = (userID, purpose, digest, code)
  }
}

/// What a store knows of a token that was shown.
package enum TokenState: Hashable, Sendable {
  /// Good, for this address.
  case good(EmailAddress)
  case used
  case expired
  /// Never made, or for something else, or so long ago that it was forgotten.
  case unknown

  package init(address: EmailAddress, useTime: Timestamp?, expireTime: Timestamp, at now: Timestamp) {
    if useTime != nil {
      self = .used
    } else {
      self = now < expireTime ? .good(address) : .expired
    }
  }

  /// - Throws: why the token opens nothing.
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
