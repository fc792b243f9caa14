import TitanRPC

/// Admits the callers that the method's rule permits.
enum Authorization {
  static func check(_ rule: AccessRule, _ caller: Caller?, _ method: MethodDescriptor) throws {
    if rule == .everybody { return }
    guard let caller else { throw TokenProblem.missing }
    guard rule.permits(caller.role) else {
      let allowed =
        switch rule {
        case .everybody, .people: "people"
        case .operators: "operators"
        case .services: "TitanUp's own services"
        case .nobody: "nobody"
        }
      throw RPCError(
        .permissionDenied, reason: "ROLE_NOT_ALLOWED",
        "\(method.path) is for \(allowed), the token is of \(caller.role.name)",
        info: ["role": caller.role.name])
    }
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
