import Foundation
import TitanCore

/// The site that passkeys are for: its id, which authenticators bind them to, and the origins of its pages.
package struct RelyingParty: Hashable, Sendable {
  /// A domain: `titanup.example.org`.
  package let id: String
  /// `nil` for this machine's own pages, at any port.
  private let origin: String?

  /// What an operator may name as the origin.
  package static let originForm = "https://NAME or https://NAME:PORT, with a domain name and no address"

  /// The pages that people open on the machine that the services run on. Browsers treat them as secure without TLS.
  package static let thisMachine = RelyingParty(id: "localhost", origin: nil)

  private init(id: String, origin: String?) { (self.id, self.origin) = (id, origin) }

  /// - Parameter origin: in `originForm`; `nil` for anything else. An IP address can't have passkeys (WebAuthn §5.1.2).
  package init?(origin text: String) {
    let origin = text.lowercased()
    guard let url = URL(string: origin), url.scheme == "https", let host = url.host(), Self.isDomain(host),
      url.path().isEmpty, url.query() == nil, url.fragment() == nil, url.user() == nil, url.password() == nil,
      origin == "https://\(host)" + (url.port.map { ":\($0)" } ?? "")
    else { return nil }
    // Browsers leave out the standard port.
    self.init(id: host, origin: url.port == 443 ? "https://\(host)" : origin)
  }

  /// Whether a page of this origin may ask for this site's passkeys.
  package func accepts(_ origin: String) -> Bool {
    if let own = self.origin { return origin == own }
    return ["http://\(id)", "https://\(id)"].contains { site in
      origin == site || origin.hasPrefix("\(site):") && HostAndPort("\(id)\(origin.dropFirst(site.count))") != nil
    }
  }

  /// In words.
  package var acceptedOrigins: String { origin ?? "http://localhost or https://localhost, at any port" }

  /// An address has a colon, or ends with a number, as no domain does (RFC 3696 §2).
  private static func isDomain(_ host: String) -> Bool {
    HostAndPort.isHost(host) && !host.contains(":")
      && host.split(separator: ".", omittingEmptySubsequences: false).last.map { !$0.isEmpty && Int($0) == nil }
        ?? false
  }
}
