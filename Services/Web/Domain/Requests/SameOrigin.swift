/// Whether a request comes from the page that this edge serves, and not from another site in the same browser.
///
/// The cookie is `SameSite=Strict`, so a browser sends it with no request of another site. This is the second line, and
/// it also refuses what other sites could do without the cookie.
package enum SameOrigin {
  package enum Decision: Sendable, Hashable {
    case allowed
    /// For developers: what was received, and what is allowed.
    case refused(String)
  }

  /// For requests that change something or carry calls.
  ///
  /// `Sec-Fetch-Site` is written by browsers alone, so it decides if it is there; older ones send `Origin` with every
  /// POST, which must then be the edge's own.
  ///
  /// - Parameters:
  ///   - sites: the values of `sec-fetch-site`.
  ///   - origins: the values of `origin`.
  ///   - own: this edge's origin, `https://titanup.example.org`.
  package static func decision(sites: [String], origins: [String], own: String) -> Decision {
    if !sites.isEmpty {
      return sites == ["same-origin"]
        ? .allowed : .refused("sec-fetch-site: got \(shown(sites)), allowed: same-origin")
    }
    guard !origins.isEmpty else {
      return .refused("got neither sec-fetch-site nor origin, allowed: sec-fetch-site: same-origin, or origin: \(own)")
    }
    return origins.count == 1 && origins[0].lowercased() == own.lowercased()
      ? .allowed : .refused("origin: got \(shown(origins)), allowed: \(own)")
  }

  /// For reading what only the page may read. A person may also type the address.
  package static func readDecision(sites: [String], origins: [String], own: String) -> Decision {
    if sites == ["none"] || (sites.isEmpty && origins.isEmpty) { return .allowed }
    return decision(sites: sites, origins: origins, own: own)
  }

  private static func shown(_ values: [String]) -> String {
    values.map { "\"\($0.prefix(80))\"" }.joined(separator: ", ")
  }
}
