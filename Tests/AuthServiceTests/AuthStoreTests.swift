import AuthDomain
import AuthService
import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

/// What every `AuthStore` does: once in memory, once in PostgreSQL as the role `titanup_auth`.
@Suite("Auth store")
struct AuthStoreTests {
  enum Kind: CaseIterable { case memory, postgres }

  private static let now = FakeClock.start
  private static let hash = PasswordHash(phc: "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA")

  private func with(_ kind: Kind, _ body: @Sendable (any AuthStore) async throws -> Void) async throws {
    switch kind {
    case .memory: try await body(MemoryAuthStore())
    case .postgres: try await TestDatabase.with(.auth) { try await body(PostgresAuthStore(pool: $0)) }
    }
  }

  private static func account(_ email: String = "Ada@example.org", replay: StoredReplay? = nil) throws -> NewAccount {
    let user = User(
      id: UserID(UUID()), email: try #require(EmailAddress(email)), displayName: try DisplayName("Ada 👩‍🚀"),
      locale: try #require(LocaleTag("de-AT")), createTime: now)
    return NewAccount(user: user, passwordHash: hash, session: session(of: user.id), replay: replay)
  }

  private static func session(of user: UserID) -> AuthSession {
    AuthSession(
      id: AuthSessionID(UUID()), userID: user, device: Device(name: "Ada's phone", platform: "iOS", appVersion: "1"),
      authenticationMethods: ["pwd", "otp"], createTime: now,
      refresh: RefreshState.beginning(at: now, Lifetimes()), tokenDigest: [UInt8](repeating: 1, count: 32))
  }

  private static func replay(_ key: UInt8, _ response: [UInt8] = [1]) -> StoredReplay {
    StoredReplay(
      key: [UInt8](repeating: key, count: 32), fingerprint: [UInt8](repeating: 9, count: 32),
      sealedResponse: response, expireTime: now + .seconds(600))
  }

  @Test("An account is found by its address in any case, and its session by both ids", arguments: Kind.allCases)
  func create(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      let (user, session) = (account.user, account.session)
      #expect(try await store.create(account, at: Self.now) == .created)
      let email = try #require(EmailAddress("ADA@EXAMPLE.ORG"))
      #expect(try await store.isTaken(email))
      let credentials = try #require(try await store.credentials(of: email))
      #expect(credentials == Credentials(user: user, passwordHash: Self.hash))
      #expect(credentials.user.email.text == "Ada@example.org")
      #expect(try await store.session(session.id, of: user.id) == session)
      let signedIn = try #require(try await store.signedIn(session.id, of: user.id))
      #expect(signedIn.user == user)
      #expect(signedIn.session == session)

      let nobody = try #require(EmailAddress("eve@example.org"))
      #expect(try await !store.isTaken(nobody))
      #expect(try await store.credentials(of: nobody) == nil)
      #expect(try await store.session(session.id, of: UserID(UUID())) == nil)
      #expect(try await store.signedIn(AuthSessionID(UUID()), of: user.id) == nil)
    }
  }

  @Test("A taken address leaves nothing behind", arguments: Kind.allCases)
  func taken(kind: Kind) async throws {
    try await with(kind) { store in
      _ = try await store.create(try Self.account(), at: Self.now)
      let second = try Self.account("ada@EXAMPLE.org", replay: Self.replay(1))
      #expect(try await store.create(second, at: Self.now) == .emailTaken)
      #expect(try await store.session(second.session.id, of: second.user.id) == nil)
      #expect(try await store.replay([UInt8](repeating: 1, count: 32), at: Self.now) == nil)
    }
  }

  @Test("Created twice at once, one wins", arguments: Kind.allCases)
  func createRace(kind: Kind) async throws {
    try await with(kind) { store in
      let accounts = try (0..<20).map { _ in try Self.account() }
      let outcomes = try await withThrowingTaskGroup(of: CreationOutcome.self) { group in
        for account in accounts { group.addTask { try await store.create(account, at: Self.now) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == .created } == 1)
      #expect(outcomes.count { $0 == .emailTaken } == 19)
    }
  }

  @Test("A kept response answers for ten minutes, then its place is free", arguments: Kind.allCases)
  func replays(kind: Kind) async throws {
    try await with(kind) { store in
      let kept = Self.replay(1, [1, 2, 3])
      _ = try await store.create(try Self.account(replay: kept), at: Self.now)
      let late = kept.expireTime - .microseconds(1)
      #expect(try await store.replay(kept.key, at: late) == kept)
      let retry = try Self.account("eve@example.org", replay: Self.replay(1, [4]))
      #expect(try await store.create(retry, at: late) == .replayed(kept))
      #expect(try await store.credentials(of: retry.user.email) == nil)

      #expect(try await store.replay(kept.key, at: kept.expireTime) == nil)
      let next = StoredReplay(
        key: kept.key, fingerprint: kept.fingerprint, sealedResponse: [5], expireTime: kept.expireTime + .seconds(600))
      #expect(
        try await store.create(try Self.account("eve@example.org", replay: next), at: kept.expireTime) == .created)
      #expect(try await store.replay(kept.key, at: kept.expireTime) == next)
      #expect(try await store.eraseReplays(before: kept.expireTime) == 0)
      #expect(try await store.eraseReplays(before: next.expireTime) == 1)
    }
  }

  @Test("Retries at the same time make one account", arguments: Kind.allCases)
  func replayRace(kind: Kind) async throws {
    try await with(kind) { store in
      let accounts = try (0..<20).map { try Self.account(replay: Self.replay(1, [UInt8($0)])) }
      let outcomes = try await withThrowingTaskGroup(of: CreationOutcome.self) { group in
        for account in accounts { group.addTask { try await store.create(account, at: Self.now) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let kept = try #require(try await store.replay([UInt8](repeating: 1, count: 32), at: Self.now))
      #expect(outcomes.count { $0 == .created } == 1)
      #expect(outcomes.count { $0 == .replayed(kept) } == 19)
    }
  }

  @Test("A hash is upgraded unless the password was changed meanwhile", arguments: Kind.allCases)
  func upgrade(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      _ = try await store.create(account, at: Self.now)
      let (user, email) = (account.user.id, account.user.email)
      let new = PasswordHash(phc: "$argon2id$v=19$m=16,t=1,p=1$c29tZXNhbHQ$AAAA")
      try await store.upgrade(new, to: Self.hash, of: user, at: Self.now)
      #expect(try await store.credentials(of: email)?.passwordHash == Self.hash)
      try await store.upgrade(Self.hash, to: new, of: user, at: Self.now)
      #expect(try await store.credentials(of: email)?.passwordHash == new)
    }
  }

  @Test("Compare-and-set: one of many advances a session", arguments: Kind.allCases)
  func advance(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      _ = try await store.create(account, at: Self.now)
      let session = Self.session(of: account.user.id)
      try await store.open(session)
      var next = session.refresh
      next.counter = 2
      next.expireTime = next.expireTime + .seconds(60)
      let state = next
      let digest = [UInt8](repeating: 2, count: 32)
      let won = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 {
          group.addTask {
            try await store.advance(
              session.id, of: session.userID, from: 1, to: state, tokenDigest: digest, at: Self.now)
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(won == 1)
      var expected = session
      (expected.refresh, expected.tokenDigest) = (state, digest)
      #expect(try await store.session(session.id, of: session.userID) == expected)
      // The other session of the account has not moved, and nobody else's id moves one.
      #expect(try await store.session(account.session.id, of: session.userID) == account.session)
      #expect(
        try await !store.advance(
          session.id, of: UserID(UUID()), from: 2, to: state, tokenDigest: digest, at: Self.now))
    }
  }

  @Test("Revoked for the first reason, for good", arguments: Kind.allCases)
  func revoke(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      _ = try await store.create(account, at: Self.now)
      let session = account.session
      try await store.revoke(session.id, of: UserID(UUID()), .signedOut, at: Self.now)
      #expect(try await store.session(session.id, of: session.userID)?.refresh.revocation == nil)
      try await store.revoke(session.id, of: session.userID, .refreshTokenReused, at: Self.now)
      try await store.revoke(session.id, of: session.userID, .signedOut, at: Self.now)
      #expect(try await store.session(session.id, of: session.userID)?.refresh.revocation == .refreshTokenReused)
      var next = session.refresh
      next.counter = 2
      #expect(
        try await !store.advance(
          session.id, of: session.userID, from: 1, to: next, tokenDigest: session.tokenDigest, at: Self.now))
    }
  }
}
