import AuthProto
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import WebDomain

@testable import WebService

/// RefreshToken as the test says, and nothing else of auth.
private final class FakeAuth: RPCService {
  static let descriptor = ServiceDescriptor(
    fullName: "titanup.auth.v1.AuthService", methods: [AuthV1.AuthServiceMethods.refreshToken])
  typealias Answer = @Sendable (AuthV1.RefreshTokenRequest, ServerContext) async throws -> AuthV1.RefreshTokenResponse

  let calls = Mutex<[Metadata]>([])
  private let answer: Answer

  init(_ answer: @escaping Answer = { FakeAuth.successor(of: $0.refreshToken, $1) }) { self.answer = answer }

  static func successor(of token: String, _ context: ServerContext) -> AuthV1.RefreshTokenResponse {
    .init(
      tokens: .init(
        accessToken: "access after \(token)", accessTokenExpireTime: .init(seconds: 1_600, nanos: 0),
        refreshToken: "after \(token)", refreshTokenExpireTime: .init(seconds: 9_000, nanos: 0)))
  }

  func registerMethods(with router: inout RPCRouter) {
    router.unary(AuthV1.AuthServiceMethods.refreshToken) {
      [self] (request: AuthV1.RefreshTokenRequest, context: ServerContext) in
      calls.withLock { $0.append(context.metadata) }
      return try await answer(request, context)
    }
  }
}

@Suite("Access tokens are replaced in time")
struct SessionRefresherTests {
  private static let now = Timestamp(seconds: 1_000)

  private func refresher(_ auth: FakeAuth) -> SessionRefresher {
    SessionRefresher(auth: TestCalls([auth]).channel, clock: { Self.now })
  }

  private func session(_ token: String = "first", expires second: Int64) -> WebSession {
    WebSession(
      userID: "018f", accessToken: "access", accessTokenExpireTime: Timestamp(seconds: second), refreshToken: token,
      refreshTokenExpireTime: Timestamp(seconds: 5_000), sealTime: Timestamp(seconds: 0))
  }

  @Test("A token that is good for more than a minute is kept, and auth is not asked")
  func kept() async throws {
    let auth = FakeAuth()
    guard case .unchanged(let same) = try await refresher(auth).fresh(session(expires: 1_061), caller: [:]) else {
      Issue.record("it was replaced")
      return
    }
    #expect(same == session(expires: 1_061))
    #expect(auth.calls.withLock(\.count) == 0)
  }

  @Test("One that is not is replaced, in the name of whoever called", arguments: [1_060, 1_001, 1_000, 0] as [Int64])
  func replaced(_ expires: Int64) async throws {
    let auth = FakeAuth()
    let caller: Metadata = ["x-forwarded-for": .string("203.0.113.7")]
    guard case .refreshed(let next) = try await refresher(auth).fresh(session(expires: expires), caller: caller) else {
      Issue.record("it was not replaced")
      return
    }
    #expect(next.accessToken == "access after first")
    #expect(next.refreshToken == "after first")
    #expect(next.userID == "018f")
    #expect(next.accessTokenExpireTime == Timestamp(seconds: 1_600))
    #expect(next.refreshTokenExpireTime == Timestamp(seconds: 9_000))
    #expect(next.sealTime == Self.now)
    #expect(auth.calls.withLock { $0.map { $0.first("x-forwarded-for") } } == ["203.0.113.7"])
  }

  @Test("All calls of a session wait for one refresh, and those of another session do not")
  func singleFlight() async throws {
    let (started, gate) = (Signal(), Signal())
    let auth = FakeAuth { request, context in
      if request.refreshToken == "first" {
        started.fire()
        await gate.wait()
      }
      return FakeAuth.successor(of: request.refreshToken, context)
    }
    let refresher = refresher(auth)
    let tokens = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          guard case .refreshed(let next) = try await refresher.fresh(session(expires: 1_010), caller: [:]) else {
            return nil
          }
          return next.refreshToken
        }
      }
      await started.wait()
      guard case .refreshed = try await refresher.fresh(session("other", expires: 1_010), caller: [:]) else {
        Issue.record("the other session was not refreshed")
        return Set<String?>()
      }
      gate.fire()
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(tokens == ["after first"])
    // Those that came after the first had landed may have asked again.
    #expect(auth.calls.withLock(\.count) <= 21)
  }

  @Test("Auth's word ends a session", arguments: ["SESSION_REVOKED", "SESSION_EXPIRED", "REFRESH_TOKEN_REUSED"])
  func ended(_ reason: String) async throws {
    let auth = FakeAuth { _, _ in throw RPCError(.unauthenticated, reason: reason, "it is over") }
    for expires in [1_030, 900] as [Int64] {
      guard case .ended = try await refresher(auth).fresh(session(expires: expires), caller: [:]) else {
        Issue.record("it goes on")
        return
      }
    }
  }

  @Test("While auth is away, a token is used to its end, and no longer")
  func away() async throws {
    let auth = FakeAuth { _, _ in throw RPCError(code: .unavailable, message: "away") }
    guard case .unchanged = try await refresher(auth).fresh(session(expires: 1_001), caller: [:]) else {
      Issue.record("it was not used to its end")
      return
    }
    let error = await #expect(throws: RPCError.self) {
      try await refresher(auth).fresh(session(expires: 1_000), caller: [:])
    }
    #expect(error?.code == .unavailable)
  }

  @Test("Incomplete tokens are refused")
  func incomplete() async throws {
    for tokens in [nil, AuthV1.Tokens(accessToken: "a"), AuthV1.Tokens(accessToken: "a", refreshToken: "b")] {
      let auth = FakeAuth { _, _ in .init(tokens: tokens) }
      let error = await #expect(throws: RPCError.self) {
        try await refresher(auth).fresh(session(expires: 900), caller: [:])
      }
      #expect(error?.code == .internal)
    }
  }
}
