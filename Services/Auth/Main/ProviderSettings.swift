import AuthDomain
import AuthService
import Foundation
import TitanCore
import TitanService

/// The OpenID Connect provider of an installation.
struct ProviderSettings: Sendable {
  /// `TITANUP_OIDC_ISSUER`, `TITANUP_OIDC_CLIENT_ID`, `TITANUP_OIDC_NAME`, `TITANUP_OIDC_REDIRECT_URL`.
  let provider: OpenIDProvider
  /// `TITANUP_OIDC_CLIENT_SECRET[_FILE]`; `nil` for a client that PKCE alone protects.
  let secret: Secret?
  /// `TITANUP_OIDC_CA_FILE`: PEM of the authorities to trust; `nil` for the system's.
  let authorities: String?

  private static let allowedURL = "an https URL, or an http URL of 127.0.0.1, [::1] or localhost"

  /// `nil` if there is no provider: `TITANUP_OIDC_ISSUER` isn't set.
  init?(_ reader: EnvironmentReader) {
    let issuer = "TITANUP_OIDC_ISSUER"
    guard reader.raw(issuer) != nil else { return nil }
    guard let address = Self.url(issuer, reader), let redirect = Self.url("TITANUP_OIDC_REDIRECT_URL", reader) else {
      return nil
    }
    provider = OpenIDProvider(
      issuer: address, clientID: Self.text("TITANUP_OIDC_CLIENT_ID", upTo: 255, reader),
      name: Self.text("TITANUP_OIDC_NAME", upTo: 50, reader), redirect: redirect)
    secret = reader.optionalSecret("TITANUP_OIDC_CLIENT_SECRET")
    authorities = reader.raw("TITANUP_OIDC_CA_FILE")
    if let authorities, !FileManager.default.isReadableFile(atPath: authorities) {
      reader.report("TITANUP_OIDC_CA_FILE", got: "\"\(authorities)\"", allowed: "the path of a file this user can read")
    }
  }

  private static func url(_ name: String, _ reader: EnvironmentReader) -> ProviderURL? {
    let text = reader.raw(name)
    if let url = text.flatMap(ProviderURL.init) { return url }
    reader.report(name, got: text.map { "\"\($0)\"" } ?? "nothing", allowed: allowedURL)
    return nil
  }

  private static func text(_ name: String, upTo limit: Int, _ reader: EnvironmentReader) -> String {
    let text = (reader.raw(name) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    if !(1...limit).contains(text.unicodeScalars.count) {
      reader.report(name, got: "\(text.unicodeScalars.count) characters", allowed: "1 to \(limit)")
    }
    return text
  }

  var connection: ProviderConnection {
    ProviderConnection(
      provider, secret: secret?.reveal(), transport: CurlProviderTransport(authorities: authorities))
  }
}
