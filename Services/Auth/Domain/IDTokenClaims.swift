import Foundation
package import TitanCore
package import TitanFields

/// The claims of a provider's ID token whose signature is right (OpenID Connect Core 1.0 §2), before they are checked.
package struct IDTokenClaims: Decodable, Hashable, Sendable {
  package var issuer: String?
  package var subject: String?
  package var audiences: [String]
  package var authorizedParty: String?
  /// In seconds since 1970.
  package var expireTime: Double?
  package var issueTime: Double?
  package var notBefore: Double?
  package var nonce: String?
  package var email: String?
  package var isEmailVerified: Bool
  package var name: String?
  package var userName: String?
  /// How the person authenticated (RFC 8176).
  package var methods: [String]

  /// How far the provider's clock may be off.
  package static let skew: Duration = .seconds(60)
  /// How old a token may be: longer than a person takes to sign in.
  package static let longestAge: Duration = .seconds(600)
  /// OpenID Connect Core 1.0 §2.
  package static let longestSubject = 255

  enum CodingKeys: String, CodingKey {
    case iss, sub, aud, azp, exp, iat, nbf, nonce, email, name, amr
    case isEmailVerified = "email_verified"
    case userName = "preferred_username"
  }

  package init(from decoder: any Decoder) throws {
    let claims = try decoder.container(keyedBy: CodingKeys.self)
    issuer = try claims.decodeIfPresent(String.self, forKey: .iss)
    subject = try claims.decodeIfPresent(String.self, forKey: .sub)
    if let one = try? claims.decode(String.self, forKey: .aud) {
      audiences = [one]
    } else {
      audiences = try claims.decodeIfPresent([String].self, forKey: .aud) ?? []
    }
    authorizedParty = try claims.decodeIfPresent(String.self, forKey: .azp)
    expireTime = try claims.decodeIfPresent(Double.self, forKey: .exp)
    issueTime = try claims.decodeIfPresent(Double.self, forKey: .iat)
    notBefore = try claims.decodeIfPresent(Double.self, forKey: .nbf)
    nonce = try claims.decodeIfPresent(String.self, forKey: .nonce)
    email = try claims.decodeIfPresent(String.self, forKey: .email)
    // Some providers send the word.
    isEmailVerified =
      (try? claims.decode(Bool.self, forKey: .isEmailVerified))
      ?? ((try? claims.decode(String.self, forKey: .isEmailVerified)) == "true")
    name = try? claims.decodeIfPresent(String.self, forKey: .name)
    userName = try? claims.decodeIfPresent(String.self, forKey: .userName)
    methods = (try? claims.decodeIfPresent([String].self, forKey: .amr)) ?? []
  }

  /// The person whom the token names, if it was made for this installation and for the sign-in with this nonce
  /// (OpenID Connect Core 1.0 §3.1.3.7).
  ///
  /// - Throws: `ProviderError.issuerMismatch`, `.tokenInvalid`.
  package func person(
    for provider: OpenIDProvider, nonce expected: String, at now: Timestamp
  ) throws(ProviderError) -> ProviderPerson {
    guard issuer == provider.issuer.description else { throw .issuerMismatch(got: issuer ?? "") }
    guard audiences.contains(provider.clientID) else { throw Self.wrong("aud", "it doesn't name this client") }
    guard authorizedParty == nil ? audiences.count == 1 : authorizedParty == provider.clientID else {
      throw Self.wrong("azp", "it doesn't name this client, or is missing beside several audiences")
    }
    let (time, skew) = (Double(now.microseconds) / 1e6, Double(Self.skew.components.seconds))
    guard let expireTime else { throw Self.wrong("exp", "it is missing") }
    guard time < expireTime + skew else { throw Self.wrong("exp", "the token has expired") }
    guard let issueTime else { throw Self.wrong("iat", "it is missing") }
    guard issueTime <= time + skew else { throw Self.wrong("iat", "it is in the future") }
    guard time - issueTime <= Double(Self.longestAge.components.seconds) + skew else {
      throw Self.wrong("iat", "it is too long ago")
    }
    guard notBefore.map({ $0 <= time + skew }) ?? true else { throw Self.wrong("nbf", "it is in the future") }
    guard nonce == expected else { throw Self.wrong("nonce", "it is another sign-in's") }
    guard let subject, (1...Self.longestSubject).contains(subject.utf8.count) else {
      throw Self.wrong("sub", "it is missing or longer than \(Self.longestSubject) bytes")
    }
    let address = isEmailVerified ? email.flatMap(EmailAddress.init) : nil
    return ProviderPerson(
      subject: subject, email: address, displayName: displayName(address), hasSecondFactor: methods.contains("mfa"))
  }

  /// The first of the names that can be an account's.
  private func displayName(_ address: EmailAddress?) -> DisplayName {
    let local = address?.text.split(separator: "@").first.map(String.init)
    for candidate in [name, userName, local] {
      guard let candidate else { continue }
      let short = String(String.UnicodeScalarView(candidate.unicodeScalars.prefix(DisplayName.maximumLength)))
      if let name = try? DisplayName(short) { return name }
    }
    return DisplayName(stored: "TitanUp")
  }

  private static func wrong(_ claim: String, _ why: String) -> ProviderError { .tokenInvalid(claim: claim, why) }
}

/// A person whom the provider has authenticated.
package struct ProviderPerson: Hashable, Sendable {
  /// The provider's unchanging name for them.
  package let subject: String
  /// Their address, if the provider vouches for it.
  package let email: EmailAddress?
  package let displayName: DisplayName
  /// Whether the provider says that they proved two factors.
  package let hasSecondFactor: Bool

  package init(subject: String, email: EmailAddress?, displayName: DisplayName, hasSecondFactor: Bool) {
    (self.subject, self.email, self.displayName) = (subject, email, displayName)
    self.hasSecondFactor = hasSecondFactor
  }
}

/// The link of an account with a person of the provider.
package struct ProviderLink: Hashable, Sendable {
  package let linkTime: Timestamp
  /// When it last opened a session; `nil` if it never did.
  package let lastUseTime: Timestamp?
  /// Whether the account has a password that its owner knows.
  package let hasPassword: Bool

  package init(linkTime: Timestamp, lastUseTime: Timestamp?, hasPassword: Bool) {
    (self.linkTime, self.lastUseTime, self.hasPassword) = (linkTime, lastUseTime, hasPassword)
  }
}
