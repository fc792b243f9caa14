import Foundation

/// An address of an OpenID Connect provider: `https`, or `http` on this machine, which nobody else can listen to.
package struct ProviderURL: Hashable, Sendable, CustomStringConvertible {
  package static let longest = 2_048

  package let description: String
  /// Whether it isn't encrypted.
  package let isPlain: Bool

  /// `nil` for anything else.
  package init?(_ text: String) {
    // Visible ASCII, so that the text can stand in a request as it is.
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let url = URL(string: text), let host = url.host(), !host.isEmpty, url.user() == nil, url.fragment() == nil
    else { return nil }
    switch url.scheme?.lowercased() {
    case "https": isPlain = false
    case "http" where Self.isLoopback(host): isPlain = true
    default: return nil
    }
    description = text
  }

  private static func isLoopback(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host.lowercased())
  }
}

/// The installation's OpenID Connect provider, as the operator configured it.
package struct OpenIDProvider: Hashable, Sendable {
  package let issuer: ProviderURL
  package let clientID: String
  /// What the installation calls it.
  package let name: String
  /// Where the provider sends browsers back to.
  package let redirect: ProviderURL

  package init(issuer: ProviderURL, clientID: String, name: String, redirect: ProviderURL) {
    (self.issuer, self.clientID, self.name, self.redirect) = (issuer, clientID, name, redirect)
  }

  /// OpenID Connect Discovery 1.0 §4.
  package var documentAddress: String {
    let text = issuer.description
    return "\(text.hasSuffix("/") ? String(text.dropLast()) : text)/.well-known/openid-configuration"
  }
}

/// What a provider's discovery document says, checked.
package struct OpenIDDocument: Hashable, Sendable {
  package let authorizationEndpoint: ProviderURL
  package let tokenEndpoint: ProviderURL
  package let keysEndpoint: ProviderURL
  /// Whether its answers name the issuer (RFC 9207), so that one that doesn't is somebody else's.
  package let namesIssuer: Bool
  /// Whether a client's secret goes into the body of a request, since the provider takes it in no header.
  package let takesSecretInBody: Bool

  /// The document as it came (OpenID Connect Discovery 1.0 §3).
  package struct Form: Decodable, Sendable {
    package var issuer: String?
    package var authorizationEndpoint: String?
    package var tokenEndpoint: String?
    package var keysEndpoint: String?
    package var namesIssuer: Bool?
    package var secretMethods: [String]?

    enum CodingKeys: String, CodingKey {
      case issuer
      case authorizationEndpoint = "authorization_endpoint"
      case tokenEndpoint = "token_endpoint"
      case keysEndpoint = "jwks_uri"
      case namesIssuer = "authorization_response_iss_parameter_supported"
      case secretMethods = "token_endpoint_auth_methods_supported"
    }

    package init(
      issuer: String?, authorizationEndpoint: String?, tokenEndpoint: String?, keysEndpoint: String?,
      namesIssuer: Bool? = nil, secretMethods: [String]? = nil
    ) {
      (self.issuer, self.authorizationEndpoint, self.tokenEndpoint) = (issuer, authorizationEndpoint, tokenEndpoint)
      (self.keysEndpoint, self.namesIssuer, self.secretMethods) = (keysEndpoint, namesIssuer, secretMethods)
    }
  }

  /// - Throws: `ProviderError.issuerMismatch` unless the document names exactly the configured issuer; `.answerInvalid`.
  package init(_ form: Form, of provider: OpenIDProvider) throws(ProviderError) {
    guard form.issuer == provider.issuer.description else { throw .issuerMismatch(got: form.issuer ?? "") }
    func endpoint(_ text: String?, _ name: String) throws(ProviderError) -> ProviderURL {
      // An encrypted issuer must not lead to plain-text addresses.
      guard let url = text.flatMap(ProviderURL.init), !url.isPlain || provider.issuer.isPlain else {
        throw .answerInvalid("the discovery document's \(name) is missing or no https URL")
      }
      return url
    }
    authorizationEndpoint = try endpoint(form.authorizationEndpoint, "authorization_endpoint")
    tokenEndpoint = try endpoint(form.tokenEndpoint, "token_endpoint")
    keysEndpoint = try endpoint(form.keysEndpoint, "jwks_uri")
    namesIssuer = form.namesIssuer ?? false
    let methods = form.secretMethods ?? ["client_secret_basic"]
    takesSecretInBody = !methods.contains("client_secret_basic") && methods.contains("client_secret_post")
  }

  /// Checks the issuer that an answer names.
  ///
  /// - Throws: `ProviderError.issuerMismatch`.
  package func checkAnswer(issuer: String, of provider: OpenIDProvider) throws(ProviderError) {
    if issuer.isEmpty, !namesIssuer { return }
    guard issuer == provider.issuer.description else { throw .issuerMismatch(got: issuer) }
  }
}
