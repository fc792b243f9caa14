import TitanCore
import TitanRPC

/// Admits the callers that the method's rule permits and, of those with a personal access token, the ones that its
/// scopes permit.
enum Authorization {
  static func check(_ rule: AccessRule, _ caller: Caller?, _ method: MethodDescriptor) throws {
    if rule == .everybody { return }
    guard let caller else { throw TokenProblem.missing }
    guard rule.permits(caller.role) else {
      let allowed =
        switch rule {
        case .everybody, .people, .signedIn: "people"
        case .operators: "operators"
        case .services: "TitanUp's own services"
        case .nobody: "nobody"
        }
      throw RPCError(
        .permissionDenied, reason: "ROLE_NOT_ALLOWED",
        "\(method.path) is for \(allowed), the token is of \(caller.role.name)",
        info: ["role": caller.role.name])
    }
    guard let access = caller.personalAccess else { return }
    if rule == .signedIn { throw RPCError.signInRequired(for: method) }
    guard let scope = method.scope, access.scopes.contains(scope) else { throw missing(method.scope, access, method) }
  }

  private static func missing(
    _ scope: AccessScope?, _ access: PersonalAccess, _ method: MethodDescriptor
  ) -> RPCError {
    let (needed, held) = (scope?.description ?? "none", access.scopes.texts.joined(separator: " "))
    return RPCError(
      .permissionDenied, reason: "TOKEN_SCOPE_MISSING",
      "\(method.path) needs a token with the scope \(needed), this one has \(held)",
      info: ["scope": needed, "token_scopes": held])
  }
}

extension Caller.Role {
  /// The role's name in a token's `role`.
  var name: String {
    switch self {
    case .user: AccessTokenFormat.Role.user.rawValue
    case .admin: AccessTokenFormat.Role.admin.rawValue
    case .service: AccessTokenFormat.Role.service.rawValue
    }
  }
}
