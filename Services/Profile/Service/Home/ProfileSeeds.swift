import AuthProto
package import ProfileDomain
package import TitanRPC

/// Reads the profile data in users' registrations.
package protocol ProfileSeeds: Sendable {
  /// - Parameter options: must carry the caller's token.
  func seed(_ options: CallOptions) async throws -> ProfileSeed
}

/// Reads them from the auth service.
package struct RegisteredSeeds: ProfileSeeds {
  private let auth: AuthV1.AuthServiceClient

  package init(channel: any RPCChannel) { auth = AuthV1.AuthServiceClient(channel: channel) }

  package func seed(_ options: CallOptions) async throws -> ProfileSeed {
    let user = try await auth.whoAmI(.init(), options: options).user ?? .init()
    return ProfileSeed(displayName: user.displayName, locale: user.locale)
  }
}
