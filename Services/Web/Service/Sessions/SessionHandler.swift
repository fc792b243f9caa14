import AuthProto
import NIOCore
package import TitanCore
package import TitanRPC
import TitanService
package import TitanWeb
import WebDomain

/// `/session`: where a page signs in and out. Tokens go into the cookie, and never to the page.
///
/// ```
/// GET  /session                       {"signedIn":true,"userId":"…","expireTime":"…"}
/// POST /session/register              RegisterRequest        -> RegisterResponse without tokens
/// POST /session/sign-in               SignInRequest          -> SignInResponse without tokens
/// POST /session/verify-mfa            VerifyMfaRequest       -> VerifyMfaResponse without tokens
/// POST /session/sign-in-with-passkey  SignInWithPasskeyRequest -> SignInWithPasskeyResponse without tokens
/// POST /session/provider              FinishProviderSignInRequest -> FinishProviderSignInResponse without tokens
/// POST /session/reauthenticate        ReauthenticateRequest  -> ReauthenticateResponse without its token
/// POST /session/sign-out              SignOutRequest         -> SignOutResponse
/// ```
/// Requests and responses are `application/proto`, errors the service's `google.rpc.Status` with the HTTP status that
/// belongs to its code.
package struct SessionHandler: WebHandler {
  /// The most bytes of a request.
  package static let longestRequest = 64 << 10
  private static let patience: Duration = .seconds(30)

  private let sessions: BrowserSessions
  private let auth: AuthV1.AuthServiceClient
  private let origin: RequestOrigin
  private let clock: WallClock

  package init(
    sessions: BrowserSessions, auth: any RPCChannel, origin: RequestOrigin, clock: @escaping WallClock
  ) {
    self.sessions = sessions
    self.auth = AuthV1.AuthServiceClient(channel: auth)
    (self.origin, self.clock) = (origin, clock)
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    do {
      try await answer(request).send(through: response)
    } catch let error as RPCError {
      try await SessionAnswer(error, in: CallerFacts.language(of: request)).send(through: response)
    }
  }

  private func answer(_ request: WebRequest) async throws -> SessionAnswer {
    if request.path == "/session" { return try await state(request) }
    let operation: @Sendable (WebRequest, [UInt8]) async throws -> SessionAnswer
    switch request.path {
    case "/session/register":
      operation = { try await open($0, $1) { try await auth.register($0, options: $1) } }
    case "/session/sign-in":
      operation = { try await open($0, $1) { try await auth.signIn($0, options: $1) } }
    case "/session/verify-mfa":
      operation = { try await open($0, $1) { try await auth.verifyMfa($0, options: $1) } }
    case "/session/sign-in-with-passkey":
      operation = { try await open($0, $1) { try await auth.signInWithPasskey($0, options: $1) } }
    case "/session/provider":
      operation = { try await open($0, $1) { try await auth.finishProviderSignIn($0, options: $1) } }
    case "/session/reauthenticate": operation = reauthenticate
    case "/session/sign-out": operation = signOut
    default: throw WebRefusal(404, "there is nothing at this path")
    }
    guard request.method == "POST" else {
      throw WebRefusal(405, "got \(request.method.prefix(20)), allowed: POST", ["allow": "POST"])
    }
    try origin.check(request)
    let types = request.headers.all("content-type")
    guard ContentType(types) == .proto else {
      throw WebRefusal(
        415, "content-type: got \"\(types.joined(separator: ", ").prefix(80))\", allowed: application/proto")
    }
    let body = try await request.body.collect(upTo: Self.longestRequest)
    return try await operation(request, Array(body.readableBytesView))
  }

  /// `GET /session`.
  private func state(_ request: WebRequest) async throws -> SessionAnswer {
    guard request.method == "GET" || request.method == "HEAD" else {
      throw WebRefusal(405, "got \(request.method.prefix(20)), allowed: GET, HEAD", ["allow": "GET, HEAD"])
    }
    try origin.checkReading(request)
    let browser = try await sessions.session(of: request)
    let json =
      browser.session.map {
        #"{"signedIn":true,"userId":"\#($0.userID)","expireTime":"\#($0.refreshTokenExpireTime)"}"#
      } ?? #"{"signedIn":false}"#
    return SessionAnswer(json: json, setCookie: browser.setCookie)
  }

  /// A call that may open a session.
  private func open<Request: RPCMessage, Response: TokenAnswer>(
    _ request: WebRequest, _ body: [UInt8], _ call: (Request, CallOptions) async throws -> Response
  ) async throws -> SessionAnswer {
    var answer = try await call(Request(serialized: body), options(request))
    let session = try WebSession(answer, at: clock())
    answer.tokens = nil
    return SessionAnswer(proto: answer.serialized(), setCookie: try session.map(sessions.kept)?.setCookie)
  }

  private func reauthenticate(_ request: WebRequest, _ body: [UInt8]) async throws -> SessionAnswer {
    let browser = try await sessions.session(of: request)
    var answer = try await auth.reauthenticate(
      AuthV1.ReauthenticateRequest(serialized: body), options: browser.authorized(options(request)))
    guard var session = browser.session else {
      throw RPCError(code: .internal, message: "auth confirmed the identity of nobody")
    }
    try session.replace(answer, at: clock())
    answer.accessToken = ""
    return SessionAnswer(proto: answer.serialized(), setCookie: try sessions.kept(session).setCookie)
  }

  /// The browser forgets the session whatever auth says; its answer tells whether auth has ended it, too.
  private func signOut(_ request: WebRequest, _ body: [UInt8]) async throws -> SessionAnswer {
    let message = try AuthV1.SignOutRequest(serialized: body)
    var answer = SessionAnswer(proto: AuthV1.SignOutResponse().serialized(), setCookie: nil)
    do {
      let browser = try await sessions.session(of: request)
      if browser.session != nil { _ = try await auth.signOut(message, options: browser.authorized(options(request))) }
    } catch let error as RPCError where error.code != .unauthenticated {
      answer = SessionAnswer(error, in: CallerFacts.language(of: request))
    } catch is RPCError {
      // It was over already.
    }
    answer.headers.set("set-cookie", sessions.ended.setCookie ?? "")
    answer.headers.set(SecurityHeaders.clearSiteData.name, SecurityHeaders.clearSiteData.value)
    return answer
  }

  private func options(_ request: WebRequest) -> CallOptions {
    var options = CallOptions.timeout(Self.patience)
    options.metadata = CallerFacts.metadata(of: request)
    return options
  }
}
