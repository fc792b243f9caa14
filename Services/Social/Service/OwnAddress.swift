import AuthProto
import SocialDomain
package import TitanFields
package import TitanRPC

/// Tells the e-mail address that is known to be a caller's own.
package protocol OwnAddress: Sendable {
  /// `nil` if it is not known to be theirs.
  ///
  /// - Parameter options: must carry the caller's token.
  func address(_ options: CallOptions) async throws -> EmailAddress?
}

/// Asks the auth service in the caller's name. No service ever asks it about anyone else's address.
package struct RegisteredAddress: OwnAddress {
  private let auth: AuthV1.AuthServiceClient

  package init(channel: any RPCChannel) { auth = AuthV1.AuthServiceClient(channel: channel) }

  package func address(_ options: CallOptions) async throws -> EmailAddress? {
    let user: AuthV1.User
    do {
      user = try await auth.whoAmI(.init(), options: options).user ?? .init()
    } catch let error as RPCError where error.code != .unauthenticated && error.code != .permissionDenied {
      throw AddressUnavailable(code: error.code.name)
    }
    switch user.verificationState {
    case .verified, .notRequired: return EmailAddress(user.email)
    default: return nil
    }
  }
}
