import Foundation
import TitanCore
import TitanService
import WebService

/// Settings that only the web edge reads from its environment.
struct WebSettings: Sendable {
  /// `TITANUP_WEB_ROOT`: the folder with the page's files.
  let root: String
  /// `TITANUP_WEB_COOKIE_KEY[_FILE]`.
  let cookieKey: Secret
  /// `TITANUP_WEB_ADMIN`: whether operators' methods are let through.
  let allowsAdministration: Bool
  /// `TITANUP_WEB_ORIGIN`: what browsers call this edge, if a proxy in front of it encrypts.
  let origin: String?
  /// Whether the page's origin is `https`.
  let isSecure: Bool
  /// `TITANUP_WEB_IMPORT_FOLDER`: where uploaded files lie, without a name, while they are imported.
  let importFolder: String
  /// `TITANUP_WEB_IMPORT_BYTES`: the most bytes of such a file.
  let importBytes: Int
  /// `TITANUP_AUTH_ADDRESS` …
  let addresses: [TitanUpService: ServiceAddress]

  init(_ reader: EnvironmentReader, _ configuration: ServerConfiguration) {
    root = reader.string("TITANUP_WEB_ROOT", default: ".build/web/site", allowed: "the path of a folder")
    cookieKey = reader.secret("TITANUP_WEB_COOKIE_KEY", allowed: CookieKeys.form, where: CookieKeys.isValid)
    allowsAdministration = reader.boolean("TITANUP_WEB_ADMIN", default: false)
    let named = reader.value("TITANUP_WEB_ORIGIN", default: "", allowed: "https://HOST or https://HOST:PORT") {
      Self.origin($0)
    }
    origin = named.isEmpty ? nil : named
    isSecure = configuration.tls.server != nil || !named.isEmpty
    importFolder = reader.string("TITANUP_WEB_IMPORT_FOLDER", default: "/tmp", allowed: "the path of a folder")
    importBytes = reader.integer("TITANUP_WEB_IMPORT_BYTES", default: 256 << 20, in: 1 << 20...4 << 30)
    addresses = Dictionary(uniqueKeysWithValues: TitanUpService.allCases.map { ($0, reader.address(of: $0)) })
  }

  /// A page that is not encrypted is at home on its own machine alone, and there nobody has to name it.
  private static func origin(_ text: String) -> String? {
    guard let url = URL(string: text), url.scheme == "https", let host = url.host(), HostAndPort.isHost(host),
      url.path().isEmpty, url.query() == nil, url.fragment() == nil, url.user() == nil
    else { return nil }
    return text.lowercased()
  }
}
