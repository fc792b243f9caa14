/// Why a sign-in with the OpenID Connect provider fails. Texts are for developers and contain no secret.
package enum ProviderError: Error, Hashable, Sendable {
  /// The installation has no provider.
  case notConfigured
  /// Accounts have no passwords here.
  case passwordsOff
  /// The answer came late, was used, or belongs to another browser.
  case expired
  /// The provider sent the browser back with this error.
  case denied(String)
  case unreachable(String)
  /// It didn't answer in time.
  case late
  /// What it sent isn't what the standards ask for.
  case answerInvalid(String)
  /// It names another issuer than the one configured.
  case issuerMismatch(got: String)
  /// It refused the code with this error.
  case codeRefused(String)
  /// It publishes no key that its ID token names.
  case keyUnknown(String)
  /// This part of its ID token is wrong.
  case tokenInvalid(claim: String, String)
  /// It doesn't vouch for an e-mail address.
  case emailUnverified
  /// An account has the address: its owner must link it.
  case linkRequired
  /// The account is linked with another person.
  case alreadyLinked
  /// Another account is linked with the person.
  case personTaken
  /// The account isn't linked with the person.
  case notLinked
  /// Nothing else would open the account.
  case onlyWayIn
}
