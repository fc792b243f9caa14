import Testing
import TitanCore
import TitanRPC

@testable import TitanService

@Suite struct PersonalTokenScopeTests {
  private static func method(_ service: String, reads: Bool) -> MethodDescriptor {
    MethodDescriptor(service: service, method: "Do", type: .unary, hasNoSideEffects: reads)
  }
  private static let habits = "titanup.habits.v1.HabitsService"

  @Test(
    "The package and the options of a method say which scope it needs",
    arguments: [
      (method(habits, reads: true), AccessScope(.habits, .read)),
      (method(habits, reads: false), AccessScope(.habits, .write)),
      (method("titanup.auth.v1.AuthService", reads: true), AccessScope(.auth, .read)),
      (method("titanup.example.v1.GreeterService", reads: true), nil),
      (method("grpc.health.v1.Health", reads: true), nil), (method("habits.v1.HabitsService", reads: true), nil),
    ] as [(MethodDescriptor, AccessScope?)])
  func scope(_ method: MethodDescriptor, _ scope: AccessScope?) {
    #expect(method.scope == scope)
  }

  @Test(
    "A token may call what its scopes permit and nothing else",
    arguments: [
      (AccessRule.people, method(habits, reads: true), ["habits:read"], nil),
      (.people, method(habits, reads: false), ["habits:write"], nil),
      (.people, method(habits, reads: false), ["habits:read"], "TOKEN_SCOPE_MISSING"),
      (.people, method(habits, reads: true), ["habits:write"], "TOKEN_SCOPE_MISSING"),
      (.people, method(habits, reads: true), ["sessions:read"], "TOKEN_SCOPE_MISSING"),
      (.people, method(habits, reads: true), [], "TOKEN_SCOPE_MISSING"),
      (.people, method("titanup.example.v1.GreeterService", reads: true), ["habits:read"], "TOKEN_SCOPE_MISSING"),
      (.signedIn, method(habits, reads: true), ["habits:read"], "SIGN_IN_REQUIRED"),
      (.operators, method(habits, reads: true), ["habits:read"], "ROLE_NOT_ALLOWED"),
      (.services, method(habits, reads: true), ["habits:read"], "ROLE_NOT_ALLOWED"),
      (.nobody, method(habits, reads: true), ["habits:read"], "ROLE_NOT_ALLOWED"),
      (.everybody, method(habits, reads: true), [], nil),
    ] as [(AccessRule, MethodDescriptor, [String], String?)])
  func permission(_ rule: AccessRule, _ method: MethodDescriptor, _ scopes: [String], _ reason: String?) {
    let caller = Caller(
      role: .user, personalAccess: PersonalAccess(tokenID: "t", scopes: Set(scopes.compactMap { AccessScope($0) })),
      expiresAt: TokenTestKit.now)
    var refused: RPCError?
    do {
      try Authorization.check(rule, caller, method)
    } catch { refused = RPCError(wrapping: error) }
    #expect(refused?.reason == reason)
    #expect(refused == nil || refused?.code == .permissionDenied)
  }

  @Test("The refusal names the scope that is missing, and those of the token")
  func refusal() throws {
    let scopes: Set = [AccessScope(.sessions, .read), AccessScope(.auth, .write)]
    let caller = Caller(
      role: .user, personalAccess: PersonalAccess(tokenID: "t", scopes: scopes), expiresAt: TokenTestKit.now)
    let error = #expect(throws: RPCError.self) {
      try Authorization.check(.people, caller, Self.method(Self.habits, reads: false))
    }
    let facts = error?.details.compactMap { detail -> [String: String]? in
      if case .errorInfo(_, _, let facts) = detail { facts } else { nil }
    }
    #expect(facts == [["scope": "habits:write", "token_scopes": "auth:write sessions:read"]])
  }

  @Test("A fresh proof of identity is never taken from a token", arguments: [true, false])
  func freshness(_ isFresh: Bool) throws {
    let context = CalledContext.make()
    context.caller = Caller(
      role: .user, authenticatedAt: isFresh ? TokenTestKit.now : nil,
      personalAccess: PersonalAccess(tokenID: "t", scopes: Set(AccessScope.all)), expiresAt: TokenTestKit.now)
    let error = #expect(throws: RPCError.self) { try context.requireFreshAuthentication(at: TokenTestKit.now) }
    #expect(error?.reason == "SIGN_IN_REQUIRED")
  }
}
