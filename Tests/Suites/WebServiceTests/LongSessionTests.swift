import AuthProto
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import WebDomain

@testable import WebService

/// An export outlasts an access token, and must not spend the refresh token that the browser keeps.
@Suite("The session of an export") struct LongSessionTests {
  private let now = Clock()
  private final class Clock: Sendable {
    private let time = Mutex(Timestamp(seconds: 1_000))
    var value: Timestamp {
      get { time.withLock(\.self) }
      set { time.withLock { $0 = newValue } }
    }
  }

  private let spent = Recorder<String>()

  private func session(_ refusal: RPCError? = nil) throws -> LongSession {
    var auth = StubbedMethods()
    auth.stub(AuthV1.AuthServiceMethods.refreshToken) { [spent] (request: AuthV1.RefreshTokenRequest, _) in
      spent.append(request.refreshToken)
      if let refusal { throw refusal }
      return AuthV1.RefreshTokenResponse(
        tokens: .init(
          accessToken: "second", accessTokenExpireTime: .init(seconds: 2_000, nanos: 0), refreshToken: "next",
          refreshTokenExpireTime: .init(seconds: 9_000, nanos: 0)))
    }
    let clock: WallClock = { [now] in now.value }
    let sessions = BrowserSessions(
      cookie: SessionCookie(isSecure: false), keys: try CookieKeys(String(repeating: "A", count: 43) + "="),
      refresher: SessionRefresher(auth: auth.channel, clock: clock), clock: clock)
    let kept = WebSession(
      userID: "018f", accessToken: "first", accessTokenExpireTime: Timestamp(seconds: 1_400), refreshToken: "kept",
      refreshTokenExpireTime: Timestamp(seconds: 5_000), sealTime: Timestamp(seconds: 0))
    var caller = Metadata()
    caller.append("accept-language", "de")
    return LongSession(kept, sessions: sessions, caller: caller, clock: clock)
  }

  private func token(_ session: LongSession) async throws -> String {
    try await session.call { options in
      #expect(options.metadata.first("accept-language") == "de")
      return options.metadata.first("authorization") ?? ""
    }
  }

  @Test("Its token is replaced once, by the token that the browser keeps, and never again")
  func once() async throws {
    let session = try session()
    #expect(try await token(session) == "Bearer first")
    #expect(spent.all == [])
    now.value = Timestamp(seconds: 1_345)
    #expect(try await token(session) == "Bearer second")
    now.value = Timestamp(seconds: 1_990)
    #expect(try await token(session) == "Bearer second")
    #expect(spent.all == ["kept"])
  }

  @Test("A session that has ended meanwhile ends the export")
  func ended() async throws {
    let session = try session(RPCError(.unauthenticated, reason: "SESSION_REVOKED", "revoked"))
    now.value = Timestamp(seconds: 1_345)
    await #expect(throws: RPCError.self) { try await token(session) }
  }
}
