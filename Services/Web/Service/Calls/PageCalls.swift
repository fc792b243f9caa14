import TitanCore
import TitanProto
import TitanRPC
import TitanService
package import TitanWeb
import WebDomain

/// A page's calls, by gRPC-Web: made with the tokens in its cookie, and with nothing else of its own but its languages.
package struct PageCalls: WebHandler {
  private let backends: Backends
  private let sessions: BrowserSessions
  private let origin: RequestOrigin

  package init(_ backends: Backends, sessions: BrowserSessions, origin: RequestOrigin) {
    (self.backends, self.sessions, self.origin) = (backends, sessions, origin)
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    try origin.check(request)
    let ended = sessions.ended.setCookie
    let bridge = GRPCBridge { error, _ in
      ErrorMapping.withEncodedDetails(error, in: CallerFacts.language(of: request))
    } route: { request, _ in
      var metadata = CallerFacts.metadata(of: request)
      if let id = request.headers["x-request-id"] { metadata.append("x-request-id", id) }
      // Refused before anything is asked of auth.
      _ = try backends.target(of: request.path, for: .page, metadata: metadata)
      let browser = try await sessions.session(of: request)
      response.onHead { headers in
        if let setCookie = browser.setCookie {
          headers.append("set-cookie", setCookie)
        } else if browser.session != nil, EndedSession.isSaid(in: headers), let ended {
          headers.append("set-cookie", ended)
        }
      }
      return try backends.target(
        of: request.path, for: .page, metadata: browser.authorized(CallOptions(metadata: metadata)).metadata.permitted)
    }
    try await bridge.respond(to: request, through: response)
  }
}

/// A service's word that the caller's session is over, however good its token looks.
enum EndedSession {
  private static let reasons: Set<String> = ["SESSION_REVOKED", "SESSION_EXPIRED", "TOKEN_REVOKED"]

  /// - Parameter headers: of a response that is nothing but an error.
  static func isSaid(in headers: WebHeaders) -> Bool {
    guard headers["grpc-status"] == String(StatusCode.unauthenticated.rawValue),
      let text = headers["grpc-status-details-bin"], let details = Base64URL.decode(text.asBase64URL)
    else { return false }
    let error = RPCError(code: .unauthenticated, message: "", encodedDetails: details)
    return error.sentReason.map(reasons.contains) ?? false
  }
}

extension String {
  /// The same bytes in base64url without padding, from base64.
  fileprivate var asBase64URL: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.lazy.filter { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }))
  }
}
