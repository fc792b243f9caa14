package import TitanCore
package import TitanRPC
package import TitanWeb
package import WebDomain

/// The session of a request, and what the browser has to do with its cookie.
package struct BrowserSession: Sendable {
  package private(set) var session: WebSession?
  /// The value of `set-cookie`, if the cookie changes.
  package private(set) var setCookie: String?

  /// The call's options with the session's access token.
  package func authorized(_ options: CallOptions) -> CallOptions {
    session.map { options.bearer($0.accessToken) } ?? options
  }
}

/// Finds, keeps and ends sessions in cookies.
package struct BrowserSessions: Sendable {
  private let cookie: SessionCookie
  private let keys: CookieKeys
  private let refresher: SessionRefresher
  private let clock: WallClock

  package init(cookie: SessionCookie, keys: CookieKeys, refresher: SessionRefresher, clock: @escaping WallClock) {
    (self.cookie, self.keys, self.refresher, self.clock) = (cookie, keys, refresher, clock)
  }

  /// The session of a request, with an access token that is good for a while. A cookie that opens nothing, and one
  /// whose session has ended, is cleared.
  ///
  /// - Throws: `RPCError` UNAVAILABLE if auth cannot be asked for a new token and the old one has expired.
  package func session(of request: WebRequest) async throws -> BrowserSession {
    try await session(of: request, lead: WebSession.refreshLead)
  }

  /// The same for a request that is answered for minutes: its access token is good for five at least.
  func sessionForLong(_ request: WebRequest) async throws -> BrowserSession {
    try await session(of: request, lead: .seconds(300))
  }

  /// The session that follows one, which the browser need not know of: it gets the same when it asks.
  ///
  /// - Throws: `RPCError` UNAUTHENTICATED if the session has ended, UNAVAILABLE if auth can't be asked.
  func successor(of session: WebSession, caller: Metadata) async throws -> WebSession {
    switch try await refresher.fresh(session, caller: caller) {
    case .unchanged(let session), .refreshed(let session): return session
    case .ended: throw RPCError(code: .unauthenticated, message: "the session has ended")
    }
  }

  private func session(of request: WebRequest, lead: Duration) async throws -> BrowserSession {
    let lines = request.headers.all("cookie")
    guard cookie.isNamed(in: lines) else { return BrowserSession() }
    guard let value = cookie.value(in: lines), let session = keys.open(value, for: cookie, at: clock()) else {
      return ended
    }
    switch try await refresher.fresh(session, caller: CallerFacts.metadata(of: request), lead: lead) {
    case .unchanged(let session): return BrowserSession(session: session)
    case .refreshed(let session): return try kept(session)
    case .ended: return ended
    }
  }

  /// A session that the browser is to keep from now on.
  ///
  /// - Throws: `RPCError` INTERNAL if no cookie is large enough.
  package func kept(_ session: WebSession) throws -> BrowserSession {
    guard let value = keys.seal(session, for: cookie) else {
      throw RPCError(code: .internal, message: "the tokens do not fit into a cookie")
    }
    return BrowserSession(
      session: session, setCookie: cookie.setting(value, seconds: session.secondsLeft(at: clock())))
  }

  /// No session, and no cookie for it.
  package var ended: BrowserSession { BrowserSession(setCookie: cookie.clearing) }
}

/// What services are told about whoever calls through the edge.
package enum CallerFacts {
  /// The client's address, which is the edge's own word, never the caller's; the languages it reads; and the trace that
  /// the call is part of.
  package static func metadata(of request: WebRequest) -> Metadata {
    var metadata = Metadata()
    if let address = NetworkAddress(peer: request.client.text) {
      metadata.append("x-forwarded-for", address.description)
    }
    for language in request.headers.all("accept-language") where Metadata.isPermitted(value: language) {
      metadata.append("accept-language", language)
    }
    for key in TraceFields.all {
      for value in request.headers.all(key) where Metadata.isPermitted(value: value) { metadata.append(key, value) }
    }
    return metadata
  }

  package static func language(of request: WebRequest) -> Language {
    Language(acceptLanguage: request.headers["accept-language"] ?? "")
  }
}
