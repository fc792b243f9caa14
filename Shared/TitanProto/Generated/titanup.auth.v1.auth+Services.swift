// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/auth/v1/auth.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanRPC

extension AuthV1 {
  /// The methods of `titanup.auth.v1.AuthService`.
  package enum AuthServiceMethods {
    package static let register = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "Register", type: .unary)
    package static let signIn = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "SignIn", type: .unary)
    package static let refreshToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "RefreshToken", type: .unary, isIdempotent: true)
    package static let signOut = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "SignOut", type: .unary, isIdempotent: true)
    package static let whoAmI = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "WhoAmI", type: .unary, isIdempotent: true)
    package static let getJwks = MethodDescriptor(
      service: "titanup.auth.v1.AuthService", method: "GetJwks", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthService",
      methods: [register, signIn, refreshToken, signOut, whoAmI, getJwks])
  }
}

extension AuthV1 {
  /// What people and their devices call.
  package protocol AuthServiceProtocol: RPCService {
    /// Creates an account and signs its first device in. Open to everybody.
    ///
    /// INVALID_ARGUMENT with a violation for each wrong field: EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
    /// NAME_EMPTY, FIELD_EMPTY, FIELD_TOO_LONG, FIELD_INVALID (a control character), LOCALE_INVALID; the error's own
    /// reason is theirs, or INVALID_FIELD if they differ. ALREADY_EXISTS EMAIL_TAKEN. RESOURCE_EXHAUSTED
    /// PASSWORD_QUEUE_FULL, with RetryInfo, while too many passwords are being hashed.
    func register(_ request: AuthV1.RegisterRequest, context: ServerContext) async throws -> AuthV1.RegisterResponse

    /// Opens an auth session of one device with e-mail and password. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY, and FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED BAD_CREDENTIALS,
    /// the same for a wrong password and an unknown e-mail. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, with RetryInfo,
    /// while too many passwords are being checked.
    func signIn(_ request: AuthV1.SignInRequest, context: ServerContext) async throws -> AuthV1.SignInResponse

    /// Exchanges a refresh token for new tokens. Open to everybody who holds one.
    ///
    /// A response that got lost may be asked for again with the same token, until its successor is used. Any older
    /// token is taken for stolen: the whole auth session is revoked.
    /// UNAUTHENTICATED REFRESH_TOKEN_INVALID, SESSION_EXPIRED, SESSION_REVOKED, REFRESH_TOKEN_REUSED.
    func refreshToken(_ request: AuthV1.RefreshTokenRequest, context: ServerContext) async throws -> AuthV1.RefreshTokenResponse

    /// Ends the auth session of the access token: its refresh token is dead at once.
    func signOut(_ request: AuthV1.SignOutRequest, context: ServerContext) async throws -> AuthV1.SignOutResponse

    /// Says whom the access token names. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if its auth session is over.
    func whoAmI(_ request: AuthV1.WhoAmIRequest, context: ServerContext) async throws -> AuthV1.WhoAmIResponse

    /// The public keys that verify access tokens. Open to everybody.
    func getJwks(_ request: AuthV1.GetJwksRequest, context: ServerContext) async throws -> AuthV1.GetJwksResponse
  }
}

extension AuthV1.AuthServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(AuthV1.AuthServiceMethods.register) {
      try await register($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.signIn) {
      try await signIn($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.refreshToken) {
      try await refreshToken($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.signOut) {
      try await signOut($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.whoAmI) {
      try await whoAmI($0, context: $1)
    }
    router.unary(AuthV1.AuthServiceMethods.getJwks) {
      try await getJwks($0, context: $1)
    }
  }
}

extension AuthV1 {
  /// Calls `titanup.auth.v1.AuthService` over a channel.
  package struct AuthServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Creates an account and signs its first device in. Open to everybody.
    ///
    /// INVALID_ARGUMENT with a violation for each wrong field: EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
    /// NAME_EMPTY, FIELD_EMPTY, FIELD_TOO_LONG, FIELD_INVALID (a control character), LOCALE_INVALID; the error's own
    /// reason is theirs, or INVALID_FIELD if they differ. ALREADY_EXISTS EMAIL_TAKEN. RESOURCE_EXHAUSTED
    /// PASSWORD_QUEUE_FULL, with RetryInfo, while too many passwords are being hashed.
    package func register(
      _ request: AuthV1.RegisterRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RegisterResponse {
      try await channel.unary(AuthServiceMethods.register, request, options ?? self.options)
    }

    /// Opens an auth session of one device with e-mail and password. Open to everybody.
    ///
    /// INVALID_ARGUMENT FIELD_EMPTY, and FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED BAD_CREDENTIALS,
    /// the same for a wrong password and an unknown e-mail. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, with RetryInfo,
    /// while too many passwords are being checked.
    package func signIn(
      _ request: AuthV1.SignInRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.SignInResponse {
      try await channel.unary(AuthServiceMethods.signIn, request, options ?? self.options)
    }

    /// Exchanges a refresh token for new tokens. Open to everybody who holds one.
    ///
    /// A response that got lost may be asked for again with the same token, until its successor is used. Any older
    /// token is taken for stolen: the whole auth session is revoked.
    /// UNAUTHENTICATED REFRESH_TOKEN_INVALID, SESSION_EXPIRED, SESSION_REVOKED, REFRESH_TOKEN_REUSED.
    package func refreshToken(
      _ request: AuthV1.RefreshTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.RefreshTokenResponse {
      try await channel.unary(AuthServiceMethods.refreshToken, request, options ?? self.options)
    }

    /// Ends the auth session of the access token: its refresh token is dead at once.
    package func signOut(
      _ request: AuthV1.SignOutRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.SignOutResponse {
      try await channel.unary(AuthServiceMethods.signOut, request, options ?? self.options)
    }

    /// Says whom the access token names. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if its auth session is over.
    package func whoAmI(
      _ request: AuthV1.WhoAmIRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.WhoAmIResponse {
      try await channel.unary(AuthServiceMethods.whoAmI, request, options ?? self.options)
    }

    /// The public keys that verify access tokens. Open to everybody.
    package func getJwks(
      _ request: AuthV1.GetJwksRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.GetJwksResponse {
      try await channel.unary(AuthServiceMethods.getJwks, request, options ?? self.options)
    }
  }
}

extension AuthV1 {
  /// The methods of `titanup.auth.v1.AuthFeedService`.
  package enum AuthFeedServiceMethods {
    package static let issueServiceToken = MethodDescriptor(
      service: "titanup.auth.v1.AuthFeedService", method: "IssueServiceToken", type: .unary)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.auth.v1.AuthFeedService",
      methods: [issueServiceToken])
  }
}

extension AuthV1 {
  /// What only TitanUp's own services call.
  package protocol AuthFeedServiceProtocol: RPCService {
    /// OAuth 2.0 client credentials (RFC 6749 §4.4): a service proves who it is with its client secret and gets a short
    /// access token that opens `…FeedService` methods and nothing else.
    /// UNAUTHENTICATED BAD_CLIENT_CREDENTIALS, the same for an unknown service and a wrong secret.
    func issueServiceToken(_ request: AuthV1.IssueServiceTokenRequest, context: ServerContext) async throws -> AuthV1.IssueServiceTokenResponse
  }
}

extension AuthV1.AuthFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { AuthV1.AuthFeedServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(AuthV1.AuthFeedServiceMethods.issueServiceToken) {
      try await issueServiceToken($0, context: $1)
    }
  }
}

extension AuthV1 {
  /// Calls `titanup.auth.v1.AuthFeedService` over a channel.
  package struct AuthFeedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// OAuth 2.0 client credentials (RFC 6749 §4.4): a service proves who it is with its client secret and gets a short
    /// access token that opens `…FeedService` methods and nothing else.
    /// UNAUTHENTICATED BAD_CLIENT_CREDENTIALS, the same for an unknown service and a wrong secret.
    package func issueServiceToken(
      _ request: AuthV1.IssueServiceTokenRequest, options: CallOptions? = nil
    ) async throws -> AuthV1.IssueServiceTokenResponse {
      try await channel.unary(AuthFeedServiceMethods.issueServiceToken, request, options ?? self.options)
    }
  }
}
