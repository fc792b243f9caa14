import AuthProto
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TitanWeb
import WebDomain

@testable import WebService

@Suite("What becomes of auth's answers")
struct SessionAnswersTests {
  private let now = Timestamp(seconds: 1_000)
  private let user = AuthV1.User(userID: "018f")
  private let tokens = AuthV1.Tokens(
    accessToken: "access", accessTokenExpireTime: .init(seconds: 1_600, nanos: 0), refreshToken: "refresh",
    refreshTokenExpireTime: .init(seconds: 9_000, nanos: 0))

  @Test("Tokens open a session, and their absence none")
  func session() throws {
    let session = try WebSession(AuthV1.SignInResponse(user: user, tokens: tokens), at: now)
    #expect(
      session
        == WebSession(
          userID: "018f", accessToken: "access", accessTokenExpireTime: Timestamp(seconds: 1_600),
          refreshToken: "refresh", refreshTokenExpireTime: Timestamp(seconds: 9_000), sealTime: now))
    #expect(try WebSession(AuthV1.RegisterResponse(user: user), at: now) == nil)
    let challenge = AuthV1.SignInResponse(mfaChallenge: .init(challenge: "c"))
    #expect(try WebSession(challenge, at: now) == nil)
    #expect(throws: RPCError.self) { try WebSession(AuthV1.SignInResponse(tokens: tokens), at: now) }
    #expect(throws: RPCError.self) { try WebSession(AuthV1.VerifyMfaResponse(user: user, tokens: .init()), at: now) }
  }

  @Test("A confirmed identity changes the access token alone")
  func reauthenticated() throws {
    var session = try #require(try WebSession(AuthV1.SignInResponse(user: user, tokens: tokens), at: now))
    let before = session
    try session.replace(
      AuthV1.ReauthenticateResponse(accessToken: "fresh", accessTokenExpireTime: .init(seconds: 1_700, nanos: 0)),
      at: Timestamp(seconds: 1_100))
    #expect(session.accessToken == "fresh")
    #expect(session.accessTokenExpireTime == Timestamp(seconds: 1_700))
    #expect((session.refreshToken, session.userID) == (before.refreshToken, before.userID))
    #expect(throws: RPCError.self) { try session.replace(AuthV1.ReauthenticateResponse(), at: now) }
  }

  @Test("Errors become a google.rpc.Status with words, under the HTTP status of their code")
  func errors() throws {
    let answer = SessionAnswer(RPCError(code: .unavailable, message: "away"), in: .german)
    #expect(answer.status == 503)
    #expect(answer.headers["content-type"] == "application/proto")
    #expect(answer.headers["cache-control"] == "no-store")
    let status = try GoogleRPC.Status(serialized: answer.body)
    #expect(status.code == 14)
    let words = try StatusDetails.decode(answer.body).contains {
      if case .localizedMessage("de", _) = $0 { true } else { false }
    }
    #expect(words)
  }

  @Test("Every code has a status that browsers take for an error, but OK")
  func statuses() {
    for code in StatusCode.allCases {
      #expect(code == .ok ? code.httpStatus == 200 : (400...599).contains(code.httpStatus), "\(code.name)")
    }
    #expect(StatusCode.unauthenticated.httpStatus == 401)
    #expect(StatusCode.resourceExhausted.httpStatus == 429)
  }

  @Test(
    "A service's word that the session is over is heard, and no other",
    arguments: [
      ("SESSION_REVOKED", StatusCode.unauthenticated, true), ("SESSION_EXPIRED", .unauthenticated, true),
      ("BAD_CREDENTIALS", .unauthenticated, false), ("MFA_INVALID", .unauthenticated, false),
      ("SESSION_REVOKED", .permissionDenied, false),
    ])
  func over(_ reason: String, _ code: StatusCode, _ expected: Bool) {
    let details = StatusDetails.encode(RPCError(code, reason: reason, "words"))
    let headers: WebHeaders = [
      "grpc-status": "\(code.rawValue)", "grpc-status-details-bin": base64(details),
    ]
    #expect(EndedSession.isSaid(in: headers) == expected)
    #expect(!EndedSession.isSaid(in: ["grpc-status": "16"]))
    #expect(!EndedSession.isSaid(in: ["grpc-status": "16", "grpc-status-details-bin": "%%%"]))
  }

  /// Padded, as it may come.
  private func base64(_ bytes: [UInt8]) -> String {
    let text = Base64URL.encode(bytes).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
    return String(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
  }

  @Test("The generated contract has the methods of all services, each once")
  func contract() throws {
    let contract = try Contract.generated()
    #expect(Set(contract.methods.map(\.path)).count == contract.methods.count)
    let services = Set(contract.methods.map { $0.service.split(separator: ".")[1] })
    #expect(services == Set(TitanUpService.allCases.map { $0.rawValue[...] }))
  }
}
