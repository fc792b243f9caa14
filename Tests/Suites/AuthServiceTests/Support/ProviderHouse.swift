import AuthDomain
import AuthProto
import AuthService
import TitanCore
import TitanPostgres
import TitanRPC
import TitanTesting

/// An installation on PostgreSQL whose provider is a `FakeProvider`.
struct ProviderHouse: Sendable {
  let harness: AuthHarness
  let provider: FakeProvider
  let pool: PostgresPool

  /// Begins, and lets the person sign in at the provider.
  func answer() async throws -> AuthV1.ProviderAnswer {
    let begun = try await harness.auth.beginProviderSignIn(.init())
    let query = FakeProvider.fields(String(begun.authorizationURL.drop { $0 != "?" }.dropFirst()))
    return .init(
      state: query["state"] ?? "", code: try provider.authorize(begun.authorizationURL), binding: begun.binding)
  }

  func finish(_ answer: AuthV1.ProviderAnswer, invitation: String = "") async throws
    -> AuthV1.FinishProviderSignInResponse
  {
    try await harness.auth.finishProviderSignIn(
      .init(answer: answer, device: .init(name: "Browser"), locale: "de", invitationCode: invitation))
  }

  func signIn() async throws -> AuthV1.FinishProviderSignInResponse { try await finish(answer()) }

  /// The tables that a sign-in could change, as text.
  func everything() async throws -> [String] {
    var rows: [String] = []
    for table in ["users", "auth_sessions", "provider_links", "security_events", "password_hashes"] {
      rows += try await pool.all("SELECT to_jsonb(t)::text AS row FROM auth.\(unescaped: table) t").map {
        "\(table) \(try $0.decode("row", as: String.self))"
      }
    }
    return rows.sorted()
  }

  static func with(
    registration: RegistrationPolicy = RegistrationPolicy(), hasPasswords: Bool = true,
    transport: (any MailTransport)? = nil, _ body: @Sendable (ProviderHouse) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.auth) { pool in
      let clock = FakeClock()
      let provider = FakeProvider(clock: clock.read)
      let harness = try await AuthHarness(
        store: PostgresAuthStore(pool: pool), transport: transport, registration: registration,
        provider: provider.connection, hasPasswords: hasPasswords, clock: clock)
      try await body(ProviderHouse(harness: harness, provider: provider, pool: pool))
    }
  }
}

/// The options of a call by the holder of these tokens.
func options(_ tokens: AuthV1.Tokens?) -> CallOptions { CallOptions().bearer(tokens?.accessToken ?? "") }
