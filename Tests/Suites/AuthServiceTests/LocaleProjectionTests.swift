import AuthDomain
import AuthProto
import AuthService
import ProfileProto
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRPC
import TitanTesting

@Suite("Accounts' languages follow their profiles")
struct LocaleProjectionTests {
  private func person(_ user: UserID, _ locale: String) throws -> LocaleChange {
    try LocaleChange(.init(userID: "\(user)", change: .person(.init(locale: locale))))
  }

  private func locale(of tokens: AuthV1.Tokens) throws -> String? {
    try ParsedToken(tokens.accessToken).payload["locale"] as? String
  }

  @Test("The next token and the next sign-in carry the feed's language, and other users keep theirs")
  func followed() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let (ada, eve) = (try await harness.registered(), try await harness.registered("eve@example.org"))
      #expect(try locale(of: ada) == "de-AT")
      let user = try await harness.user(of: ada)
      let projection = LocaleProjection(pool)
      #expect(try await projection.apply([person(user, "en-GB")], from: place(0), to: place(1), at: FakeClock.start))
      // Another process that starts from the same positions is too late.
      #expect(try await !projection.apply([person(user, "fr")], from: place(0), to: place(2), at: FakeClock.start))
      #expect(try await locale(of: harness.refresh(ada.refreshToken)) == "en-GB")
      #expect(try await locale(of: harness.refresh(eve.refreshToken)) == "de-AT")
      let form = AuthHarness.form()
      let signedIn = try await harness.auth.signIn(
        .init(email: form.email, password: form.password, device: form.device))
      #expect(try locale(of: try #require(signedIn.tokens)) == "en-GB")
      #expect(signedIn.user?.locale == "en-GB")
      #expect(try await projection.standing() == FeedStanding(positions: place(1), isRebuilding: false))
    }
  }

  @Test("Changes of unknown accounts or of other subjects have no effect, and reading again undoes nothing")
  func nothing() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      let ada = try await harness.registered()
      let user = try await harness.user(of: ada)
      let settings = try LocaleChange(.init(userID: "\(user)", change: .settings(.init())))
      #expect(settings.locale == nil)
      let stranger = try person(UserID(.version7(at: FakeClock.start)), "en")
      let projection = LocaleProjection(pool)
      #expect(try await projection.apply([settings, stranger], from: place(0), to: place(1), at: FakeClock.start))
      try await projection.beginRebuild(from: place(1))
      #expect(try await projection.standing().isRebuilding)
      try await projection.finishRebuild(from: place(0), at: FakeClock.start)
      #expect(try await projection.standing() == FeedStanding(positions: place(0), isRebuilding: false))
      #expect(try await locale(of: harness.refresh(ada.refreshToken)) == "de-AT")
    }
  }

  @Test("A value that the profile service never sends stops the follower")
  func foreign() {
    #expect(throws: RuntimeError.self) { try LocaleChange(.init(userID: "ada")) }
    let user = UserID(.version7(at: FakeClock.start))
    #expect(throws: RuntimeError.self) { try person(user, "no tag") }
  }
}
