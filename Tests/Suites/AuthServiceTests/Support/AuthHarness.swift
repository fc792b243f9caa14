import AuthDomain
import AuthProto
import AuthService
import Foundation
import Logging
import Testing
import TitanCore
import TitanFields
import TitanProto
import TitanRPC
import TitanTesting
import TitanThreads

/// The whole service in process, with a store in memory, cheap hashes and a clock that stands still.
struct AuthHarness: Sendable {
  let store: any AuthStores
  let clock: FakeClock
  let components: AuthComponents
  private let router: RPCRouter
  let auth: AuthV1.AuthServiceClient
  let feed: AuthV1.AuthFeedServiceClient
  let admin: AuthV1.AuthAdminServiceClient
  /// Sends no mail by itself.
  let mailSender: MailSender?

  static let seed = [UInt8](1...32)
  static let refreshKey = [UInt8](repeating: 7, count: 32)

  static func keys() throws -> ServerKeys {
    try ServerKeys(
      signingKey: Data(seed).base64EncodedString(), refreshTokenKey: Data(refreshKey).base64EncodedString())
  }
  static let cheap = Argon2Parameters(memoryKiB: 8, passes: 1, lanes: 1)
  /// Shared by all tests, because threads are few.
  static let pool = BoundedThreadPool(threadCount: 2, queueLimit: 10_000)

  init(
    store: any AuthStores = MemoryAuthStore(), parameters: Argon2Parameters = cheap,
    pool: BoundedThreadPool = pool, transport: (any MailTransport)? = nil, adminsNeedSecondFactor: Bool = false,
    registration: RegistrationPolicy = RegistrationPolicy(), provider: ProviderConnection? = nil,
    hasPasswords: Bool = true, clock: FakeClock = FakeClock()
  ) async throws {
    self.clock = clock
    self.store = store
    let accounts = store as? PostgresAuthStore
    if let transport, let accounts {
      mailSender = MailSender(
        outbox: accounts, transport: transport, sender: EmailAddress(stored: "titanup@mail.example"),
        app: URL(string: "https://app.example"), tokens: OneTimeTokens(key: try Self.keys().mailCodes), pool: pool,
        clock: clock.read, logger: .silent)
    } else {
      mailSender = nil
    }
    components = await AuthComponents(
      store: store, accounts: accounts ?? NoAccountStore(), mailSender: mailSender, keys: try Self.keys(),
      clients: ServiceClients(secrets: ["trophies": "a secret of trophies", "sessions": "a secret of sessions"]),
      passwords: try PasswordChecker(hasher: PasswordHasher(parameters: parameters), pool: pool),
      registration: registration, adminsNeedSecondFactor: adminsNeedSecondFactor, provider: provider,
      hasPasswords: hasPasswords, clock: clock.read, logger: .silent)
    router = RPCRouter(
      interceptors: [SendingDetails(), IndependentVerifier(clock: clock.read, components: components)],
      services: components.services)
    let channel = InProcessTransport(router: router)
    auth = AuthV1.AuthServiceClient(channel: channel)
    feed = AuthV1.AuthFeedServiceClient(channel: channel)
    admin = AuthV1.AuthAdminServiceClient(channel: channel)
  }

  /// The service as seen by a caller from `peer`.
  func auth(from peer: String) -> AuthV1.AuthServiceClient {
    var configuration = InProcessTransport.Configuration()
    configuration.peerAddress = peer
    return AuthV1.AuthServiceClient(channel: InProcessTransport(router: router, configuration: configuration))
  }

  static func form(
    _ email: String = "ada@example.org", password: String = "violet harbour stool", requestID: String = ""
  ) -> AuthV1.RegisterRequest {
    AuthV1.RegisterRequest(
      email: email, password: password, displayName: "Ada", locale: "de-AT",
      device: AuthV1.Device(name: "Ada's phone", platform: "iOS 18", appVersion: "1.0"), requestID: requestID)
  }

  /// Registers a user and returns the tokens their device holds.
  func registered(_ email: String = "ada@example.org") async throws -> AuthV1.Tokens {
    try #require(try await auth.register(Self.form(email)).tokens)
  }

  /// The same where the service sends mail: the user verifies the address first.
  func registered(_ email: String = "ada@example.org", reading post: RecordingMailTransport) async throws
    -> AuthV1.Tokens
  {
    _ = try await auth.register(Self.form(email))
    _ = try await mailSender?.sendDue()
    _ = try await auth.verifyEmail(.init(proof: .token(try #require(post.tokens(to: email).last))))
    return try #require(try await auth.signIn(.init(email: email, password: "violet harbour stool")).tokens)
  }

  func user(of tokens: AuthV1.Tokens) async throws -> UserID {
    let me = try await auth.whoAmI(.init(), options: CallOptions().bearer(tokens.accessToken))
    return try #require(me.user.flatMap { UserID($0.userID) })
  }

  func refresh(_ token: String) async throws -> AuthV1.Tokens {
    try #require(try await auth.refreshToken(.init(refreshToken: token)).tokens)
  }
}

extension RPCError {
  /// The details as they arrived over the wire.
  var received: [ErrorDetail] { (try? StatusDetails.decode(encodedDetails)) ?? [] }

  var receivedReason: String? {
    for case .errorInfo(let reason, "titanup", _) in received { return reason }
    return nil
  }

  var receivedViolations: [FieldViolation] {
    for case .badRequest(let violations) in received { return violations }
    return []
  }

  var receivedText: String? {
    for case .localizedMessage(_, let text) in received { return text }
    return nil
  }
}

/// The error a call fails with.
func failure(
  _ call: () async throws -> some Any, sourceLocation: SourceLocation = #_sourceLocation
) async -> RPCError {
  do {
    let response = try await call()
    Issue.record("expected an error, got \(response)", sourceLocation: sourceLocation)
  } catch let error as RPCError {
    return error
  } catch {
    Issue.record("expected an RPCError, got \(error)", sourceLocation: sourceLocation)
  }
  return RPCError(code: .unknown, message: "no RPCError")
}
