import Synchronization
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanService
package import TitanWeb
import WebDomain

/// A page's calls, by gRPC-Web or the Connect protocol: made with the tokens in its cookie, and with nothing else of its own but its languages.
package struct PageCalls: WebHandler {
  private let backends: Backends
  private let sessions: BrowserSessions
  private let origin: RequestOrigin

  package init(_ backends: Backends, sessions: BrowserSessions, origin: RequestOrigin) {
    (self.backends, self.sessions, self.origin) = (backends, sessions, origin)
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    try origin.check(request)
    let bridge = GRPCBridge { error, _ in
      ErrorMapping.withEncodedDetails(error, in: CallerFacts.language(of: request))
    } route: { request, _ in
      try await target(of: request, through: response, isOver: EndedSession.isSaid)
    }
    try await bridge.respond(to: request, through: response)
  }

  /// The same by the Connect protocol.
  func respond(to request: WebRequest, by schema: ProtoSchema, through response: WebResponseWriter) async throws {
    try origin.check(request)
    let isOver = Atomic(false)
    let bridge = ConnectBridge(schema: schema) { error, _ in
      if EndedSession.isSaid(by: error) { isOver.store(true, ordering: .relaxed) }
      return ErrorMapping.withEncodedDetails(error, in: CallerFacts.language(of: request))
    } route: { request, _ in
      try await target(of: request, through: response) { _ in isOver.load(ordering: .relaxed) }
    }
    try await bridge.respond(to: request, through: response)
  }

  /// Where a call goes, with the tokens of its session.
  ///
  /// - Parameter isOver: whether a response with these fields says that the session has ended.
  private func target(
    of request: WebRequest, through response: WebResponseWriter, isOver: @escaping @Sendable (WebHeaders) -> Bool
  ) async throws -> GRPCBridge.Target {
    let ended = sessions.ended.setCookie
    var metadata = CallerFacts.metadata(of: request)
    if let id = request.headers["x-request-id"] { metadata.append("x-request-id", id) }
    // Refused before anything is asked of auth.
    _ = try backends.target(of: request.path, for: .page, metadata: metadata)
    let browser = try await sessions.session(of: request)
    response.onHead { headers in
      if let setCookie = browser.setCookie {
        headers.append("set-cookie", setCookie)
      } else if browser.session != nil, isOver(headers), let ended {
        headers.append("set-cookie", ended)
      }
    }
    return try backends.target(
      of: request.path, for: .page, metadata: browser.authorized(CallOptions(metadata: metadata)).metadata.permitted)
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
    return isSaid(by: RPCError(code: .unauthenticated, message: "", encodedDetails: details))
  }

  static func isSaid(by error: RPCError) -> Bool {
    guard error.code == .unauthenticated, let reason = error.sentReason else { return false }
    return reasons.contains(reason)
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
