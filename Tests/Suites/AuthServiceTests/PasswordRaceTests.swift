import AuthDomain
import AuthService
import Foundation
import Testing
import TitanCore
import TitanFields
import TitanPostgres
import TitanTesting

/// What happens concurrently with a password change, on PostgreSQL: whichever comes first, the account ends up as one
/// of the two orders would leave it.
@Suite("Races with a password change")
struct PasswordRaceTests {
  private static let now = FakeClock.start
  private static let old = PasswordHash(phc: "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA")
  private static let new = PasswordHash(phc: "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$BBBB")
  private static let effects = Effects(replay: nil, mails: [])

  private static func event(_ kind: SecurityEvent.Kind, of user: UserID) -> SecurityEvent {
    SecurityEvent(kind, of: user, from: nil, at: now, id: .version7(at: now))
  }

  private static func session(of user: UserID) -> AuthSession {
    AuthSession(
      id: AuthSessionID(UUID()), userID: user, device: Device(name: "Ada's phone", platform: "iOS", appVersion: "1"),
      authenticationMethods: ["pwd"], locale: LocaleTag(stored: "de-AT"), createTime: now, lastUseTime: now,
      address: nil,
      refresh: RefreshState.beginning(at: now, Lifetimes()), tokenDigest: [UInt8](repeating: 1, count: 32))
  }

  private static func account(in store: PostgresAuthStore) async throws -> (user: User, session: AuthSession) {
    let user = User(
      id: UserID(UUID()), email: try #require(EmailAddress("\(UUID())@example.org")),
      displayName: try DisplayName("Ada"), locale: try #require(LocaleTag("de-AT")), createTime: now)
    let session = session(of: user.id)
    let account = NewAccount(
      user: user, passwordHash: old, session: session, event: event(.registered, of: user.id), replay: nil)
    #expect(try await store.create(account, at: now) == .created)
    return (user, session)
  }

  /// Enables a second factor.
  private static func guardAccount(of user: UserID, in store: PostgresAuthStore) async throws {
    let factor = SecondFactor(userID: user, sealedSecret: [1, 2, 3], waitUntil: now)
    #expect(try await store.enroll(factor, effects, at: now) == .now(true))
    let event = event(.secondFactorActivated, of: user)
    #expect(try await store.activate(factor, step: 1, codes: [], event, effects) == .now(true))
  }

  private static func change(
    _ user: UserID, in store: PostgresAuthStore, keeping session: AuthSessionID, needsSecondFactor: Bool = false
  ) async throws -> Changed<Bool> {
    try await store.changePassword(
      of: user, from: old, to: ChosenPassword(hash: new, needsSecondFactor: needsSecondFactor), keeping: session,
      effects, at: now)
  }

  @Test("No session that was opened with the old password survives")
  func opening() async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      for _ in 0..<30 {
        let (user, kept) = try await Self.account(in: store)
        let credentials = Credentials(user: user, passwordHash: Self.old)
        async let opened = store.open(
          Self.session(of: user.id), after: credentials, Self.event(.signedIn, of: user.id))
        async let changed = Self.change(user.id, in: store, keeping: kept.id)
        _ = try await opened
        #expect(try await changed == .now(true))
        #expect(try await store.liveSessions(of: user.id, after: nil, at: Self.now, limit: 10).map(\.id) == [kept.id])
      }
    }
  }

  @Test("No session of an account that is being disabled survives")
  func shutting() async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      for _ in 0..<30 {
        let (user, _) = try await Self.account(in: store)
        let credentials = Credentials(user: user, passwordHash: Self.old)
        async let opened = store.open(
          Self.session(of: user.id), after: credentials, Self.event(.signedIn, of: user.id))
        async let changed = store.setDisabled(true, Self.event(.userDisabled, of: user.id), Self.effects)
        _ = try await opened
        #expect(try await changed == .now(true))
        #expect(try await store.liveSessions(of: user.id, after: nil, at: Self.now, limit: 10).isEmpty)
      }
    }
  }

  @Test("A short password never stands alone: either it is refused, or the second factor stays")
  func shortAlone() async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      for _ in 0..<30 {
        let (user, session) = try await Self.account(in: store)
        try await Self.guardAccount(of: user.id, in: store)
        async let disabled = store.disable(
          Self.event(.secondFactorDisabled, of: user.id), leaving: Self.old, Self.effects)
        async let changed = Self.change(user.id, in: store, keeping: session.id, needsSecondFactor: true)
        let outcomes = [try await disabled, try await changed]
        #expect(Set(outcomes) == [.now(true), .now(false)])
        let isGuarded = try await store.secondFactor(of: user.id)?.isActive ?? false
        let hash = try await store.credentials(of: user.id)?.passwordHash
        #expect(hash == (isGuarded ? Self.new : Self.old))
      }
    }
  }

  @Test("A reset to a short password is refused once the second factor is off, and its token stays valid")
  func shortReset() async throws {
    try await TestDatabase.with(.auth) { pool in
      let store = PostgresAuthStore(pool: pool)
      let (user, _) = try await Self.account(in: store)
      try await Self.guardAccount(of: user.id, in: store)
      let tokens = OneTimeTokens(key: try AuthHarness.keys().mailCodes)
      let token = tokens.make(for: user.id, at: user.email, .resetPassword).token
      let asked = Self.event(.passwordResetRequested, of: user.id)
      #expect(try await store.issueReset(token, for: user.email, asked, Self.effects) == .now(true))
      let off = Self.event(.secondFactorDisabled, of: user.id)
      #expect(try await store.disable(off, leaving: Self.old, Self.effects) == .now(true))
      let short = ChosenPassword(hash: Self.new, needsSecondFactor: true)
      await #expect(throws: AccountError.concurrentChange) {
        try await store.resetPassword(token, to: short, Self.effects, at: Self.now)
      }
      #expect(try await store.credentials(of: user.id)?.passwordHash == Self.old)
      let long = ChosenPassword(hash: Self.new, needsSecondFactor: false)
      let reset = try await store.resetPassword(token, to: long, Self.effects, at: Self.now)
      #expect(reset == .now(.good(user.email)))
    }
  }
}
