package import TitanRPC

/// A request whose head has arrived, over either version of HTTP.
package struct WebRequest: Sendable {
  package enum Version: Sendable, Hashable { case http1, http2 }

  /// As sent: methods are case-sensitive.
  package let method: String
  /// Undecoded: see `RequestTarget`.
  package let path: String
  /// Without the question mark; `nil` if there was none.
  package let query: String?
  /// Without HTTP/2's pseudo-headers; `host` has the authority in either version.
  package let headers: WebHeaders
  package let version: Version
  /// `https` if the connection has TLS; proxies' claims do not matter here.
  package let scheme: String
  /// The address of the client: the peer, or the client that a trusted proxy names.
  package let client: ClientAddress
  /// The body, which arrives while the handler runs. It may be read once, and need not be read at all.
  package let body: WebBody
  /// When the head arrived: deadlines count from here.
  package let arrival: ContinuousClock.Instant

  /// `host`, or `:authority`; the host and port that the client believes to talk to.
  package var authority: String? { headers["host"] }
}
