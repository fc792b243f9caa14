import TitanRPC
package import TitanWeb
import WebDomain

/// Everything that comes in at the one port: the page and its files, its session, its calls, and the calls of native
/// clients.
package struct WebEdge: WebHandler {
  private let (site, session): (SiteHandler, SessionHandler)
  private let (pageCalls, clientCalls): (PageCalls, ClientCalls)
  private let isSecure: Bool

  /// - Parameter isSecure: whether the page's origin is `https`.
  package init(
    site: SiteHandler, session: SessionHandler, pageCalls: PageCalls, clientCalls: ClientCalls, isSecure: Bool
  ) {
    (self.site, self.session, self.pageCalls, self.clientCalls) = (site, session, pageCalls, clientCalls)
    self.isSecure = isSecure
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    let handler: any WebHandler
    switch GRPCContentType(request.headers["content-type"]) {
    case .native, .unsupported(isWeb: false, _):
      // Native clients look at no header of a browser.
      return try await clientCalls.respond(to: request, through: response)
    case .web, .unsupported(isWeb: true, _): handler = pageCalls
    case nil: handler = request.path == "/session" || request.path.hasPrefix("/session/") ? session : site
    }
    let isSecure = isSecure
    response.onHead { headers in
      for (name, value) in SecurityHeaders.all(isSecure: isSecure) { headers.set(name, value) }
      if headers["cache-control"] == nil { headers.set("cache-control", "no-store") }
    }
    try await handler.respond(to: request, through: response)
  }
}
