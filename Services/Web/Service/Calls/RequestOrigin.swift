import TitanWeb
import WebDomain

/// This edge's own origin, and the requests that come from it.
package struct RequestOrigin: Sendable {
  /// `https://titanup.example.org`, if the operator has named it; otherwise it is what the client believes to talk to.
  private let named: String?

  package init(named: String?) { self.named = named }

  /// Lets through only what the page at this origin sends, and nothing that would send passwords in plain text through
  /// a network.
  ///
  /// - Throws: `WebRefusal` 403.
  func check(_ request: WebRequest) throws {
    let own = own(request)
    try checkIsPrivate(request, own)
    try allow(
      SameOrigin.decision(
        sites: request.headers.all("sec-fetch-site"), origins: request.headers.all("origin"), own: own))
  }

  /// The same, also for a person who types the address, and for programs.
  ///
  /// - Throws: `WebRefusal` 403.
  func checkReading(_ request: WebRequest) throws {
    let own = own(request)
    try checkIsPrivate(request, own)
    try allow(
      SameOrigin.readDecision(
        sites: request.headers.all("sec-fetch-site"), origins: request.headers.all("origin"), own: own))
  }

  private func checkIsPrivate(_ request: WebRequest, _ own: String) throws {
    guard own.hasPrefix("https://") || OwnMachine.isAuthority(request.authority ?? "") else {
      throw WebRefusal(
        403,
        "got \(own.prefix(100)), allowed: https, or http on this machine; TITANUP_WEB_ORIGIN names the origin "
          + "that a proxy encrypts")
    }
  }

  private func own(_ request: WebRequest) -> String {
    named ?? "\(request.scheme)://\(request.authority ?? "")"
  }

  private func allow(_ decision: SameOrigin.Decision) throws {
    if case .refused(let words) = decision { throw WebRefusal(403, words) }
  }
}
