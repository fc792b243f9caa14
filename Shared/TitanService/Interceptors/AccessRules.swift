package import TitanRPC

/// Who may call a method.
package enum AccessRule: Sendable, Hashable {
  /// Anyone, with or without a token.
  case everybody
  /// People: users and operators, signed in or with a personal access token that permits it.
  case people
  /// People who are signed in, but not their personal access tokens.
  case signedIn
  /// Operators only.
  case operators
  /// TitanUp's own services only.
  case services
  /// Nobody, because no rule covers the method.
  case nobody

  /// Whether a verified caller may call.
  package func permits(_ role: Caller.Role) -> Bool {
    switch (self, role) {
    case (.everybody, _), (.people, .user), (.people, .admin), (.signedIn, .user), (.signedIn, .admin),
      (.operators, .admin), (.services, .service):
      true
    default: false
    }
  }
}

/// The rule of each method follows from the name of its service, so that there is no list to forget: `…FeedService` is
/// for services, `…AdminService` for operators, the rest of `titanup` for people.
package struct AccessRules: Sendable {
  private let publicMethods: Set<String>
  private let signInMethods: Set<String>

  private static let publicServices: Set<String> = [
    "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection",
  ]

  /// - Parameters:
  ///   - publicMethods: methods that need no token, whatever their service.
  ///   - signInMethods: methods of people that no personal access token can call.
  package init(publicMethods: [MethodDescriptor] = [], signInMethods: [MethodDescriptor] = []) {
    self.publicMethods = Set(publicMethods.map(\.path))
    self.signInMethods = Set(signInMethods.map(\.path))
  }

  package func rule(for method: MethodDescriptor) -> AccessRule {
    // Anyone may learn that a method does not exist: clients probe for versions that way.
    if !method.isKnown || Self.publicServices.contains(method.service) || publicMethods.contains(method.path) {
      return .everybody
    }
    guard method.service.hasPrefix("titanup.") else { return .nobody }
    if method.service.hasSuffix("FeedService") { return .services }
    if method.service.hasSuffix("AdminService") { return .operators }
    return signInMethods.contains(method.path) ? .signedIn : .people
  }
}
