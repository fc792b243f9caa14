import Testing
import TitanCore
import TitanRPC

@testable import TitanService

@Suite struct AccessRulesTests {
  private static func method(_ service: String, _ name: String = "Do") -> MethodDescriptor {
    MethodDescriptor(service: service, method: name, type: .unary)
  }

  private static let signIn = method("titanup.auth.v1.AuthService", "SignIn")
  private static let issue = method("titanup.auth.v1.AuthFeedService", "IssueServiceToken")
  private static let changePassword = method("titanup.auth.v1.AuthService", "ChangePassword")
  private let rules = AccessRules(publicMethods: [signIn, issue], signInMethods: [changePassword])

  @Test(arguments: [
    (signIn, AccessRule.everybody), (issue, .everybody),
    (method("titanup.auth.v1.AuthService", "WhoAmI"), .people),
    (changePassword, .signedIn), (method("titanup.sessions.v1.SessionsService"), .people),
    (method("titanup.sessions.v1.SessionsFeedService"), .services),
    (method("titanup.auth.v1.AuthFeedService", "Other"), .services),
    (method("titanup.auth.v1.AuthAdminService"), .operators),
    (method("grpc.health.v1.Health", "Check"), .everybody),
    (method("grpc.reflection.v1.ServerReflection"), .everybody),
    (method("grpc.reflection.v1alpha.ServerReflection"), .everybody),
    (method("grpc.health.v1.HealthAdmin"), .nobody), (method("other.v1.Service"), .nobody),
    (method("titanupx.v1.Service"), .nobody),
  ])
  private func byName(_ method: MethodDescriptor, _ rule: AccessRule) {
    #expect(rules.rule(for: method) == rule)
  }

  private static let roles: [Caller.Role?] = [nil, .user, .admin, .service("trophies")]

  /// Whether nobody, a user, an operator and a service are let in.
  @Test(
    arguments: [
      (AccessRule.everybody, [nil, nil, nil, nil]),
      (.people, [.unauthenticated, nil, nil, .permissionDenied]),
      (.signedIn, [.unauthenticated, nil, nil, .permissionDenied]),
      (.operators, [.unauthenticated, .permissionDenied, nil, .permissionDenied]),
      (.services, [.unauthenticated, .permissionDenied, .permissionDenied, nil]),
      (.nobody, [.unauthenticated, .permissionDenied, .permissionDenied, .permissionDenied]),
    ] as [(AccessRule, [StatusCode?])])
  func byRole(_ rule: AccessRule, _ codes: [StatusCode?]) {
    for (role, code) in zip(Self.roles, codes) {
      let caller = role.map { Caller(role: $0, expiresAt: Timestamp(seconds: 0)) }
      var refused: StatusCode?
      do {
        try Authorization.check(rule, caller, Self.signIn)
      } catch { refused = RPCError(wrapping: error).code }
      #expect(refused == code, "\(rule) for \(String(describing: role))")
    }
  }

  @Test(
    arguments: [
      ([], .missing), (["Bearer"], .malformed), (["Bearer "], .malformed), (["Basic abc"], .malformed),
      (["abc"], .malformed),
      (["Bearer a", "Bearer b"], .malformed),
    ] as [([String], TokenProblem)])
  func badHeaders(_ values: [String], _ problem: TokenProblem) {
    var metadata = Metadata()
    for value in values { metadata.append("authorization", value) }
    #expect(throws: problem) { try Authentication.bearerToken(metadata) }
  }

  @Test(arguments: ["Bearer abc", "bearer abc", "BEARER abc"]) func goodHeaders(_ value: String) throws {
    #expect(try Authentication.bearerToken(["authorization": .string(value)]) == "abc")
  }
}
