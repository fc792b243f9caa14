import AuthDomain
import AuthService
import Foundation
import Testing
import TitanCore
import TitanFields
import TitanPostgres
import TitanTesting

/// What every `AuthStore` does: each test runs in memory, and on PostgreSQL as the role `titanup_auth`.
@Suite("Auth store")
struct AuthStoreTests {
  enum Kind: CaseIterable { case memory, postgres }

  private static let now = FakeClock.start
  private static let hash = PasswordHash(phc: "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA")

  private func with(_ kind: Kind, _ body: @Sendable (any AuthStores) async throws -> Void) async throws {
    switch kind {
    case .memory: try await body(MemoryAuthStore())
    case .postgres: try await TestDatabase.with(.auth) { try await body(PostgresAuthStore(pool: $0)) }
    }
  }

  private static func account(_ email: String = "Ada@example.org", replay: StoredReplay? = nil) throws -> NewAccount {
    let user = User(
      id: UserID(UUID()), email: try #require(EmailAddress(email)), displayName: try DisplayName("Ada 👩‍🚀"),
      locale: try #require(LocaleTag("de-AT")), createTime: now)
    return NewAccount(
      user: user, passwordHash: hash, session: session(of: user.id), event: event(.registered, of: user.id),
      replay: replay)
  }

  private static func event(
    _ kind: SecurityEvent.Kind, of user: UserID, session: AuthSessionID? = nil, after delay: Duration = .zero
  ) -> SecurityEvent {
    let time = now + delay
    return SecurityEvent(
      kind, of: user, session: session, device: "Ada's phone", from: CoarseAddress(peer: "203.0.113.7"), at: time,
      id: .version7(at: time))
  }

  private static func session(of user: UserID) -> AuthSession {
    AuthSession(
      id: AuthSessionID(UUID()), userID: user, device: Device(name: "Ada's phone", platform: "iOS", appVersion: "1"),
      authenticationMethods: ["pwd", "otp"], locale: LocaleTag(stored: "de-AT"), createTime: now,
      lastUseTime: now, address: CoarseAddress(peer: "203.0.113.7"),
      refresh: RefreshState.beginning(at: now, Lifetimes()), tokenDigest: [UInt8](repeating: 1, count: 32))
  }

  private static func open(_ session: AuthSession, in store: any AuthStores) async throws {
    let credentials = try #require(try await store.credentials(of: session.userID))
    #expect(try await store.open(session, after: credentials, event(.signedIn, of: session.userID)))
  }

  private static func replay(_ key: UInt8, _ response: [UInt8] = [1]) -> StoredReplay {
    StoredReplay(
      key: [UInt8](repeating: key, count: 32), fingerprint: [UInt8](repeating: 9, count: 32),
      sealedResponse: response, expireTime: now + .seconds(600))
  }

  @Test(
    "An account is found by its address in any case, and its session by user and session id", arguments: Kind.allCases)
  func create(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      let (user, session) = (account.user, try #require(account.session))
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

  @Test("An attempt to create an account at a taken address leaves nothing behind", arguments: Kind.allCases)
  func taken(kind: Kind) async throws {
    try await with(kind) { store in
      _ = try await store.create(try Self.account(), at: Self.now)
      let second = try Self.account("ada@EXAMPLE.org", replay: Self.replay(1))
      #expect(try await store.create(second, at: Self.now) == .emailTaken)
      #expect(try await store.session(#require(second.session).id, of: second.user.id) == nil)
      #expect(try await store.replay([UInt8](repeating: 1, count: 32), at: Self.now) == nil)
    }
  }

  @Test("Of two concurrent creations, one wins", arguments: Kind.allCases)
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

  @Test("A stored response is replayed for ten minutes, then its request id is free", arguments: Kind.allCases)
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
      #expect(try await store.erase(responsesBefore: kept.expireTime, revocationsBefore: Self.now) == 0)
      #expect(try await store.erase(responsesBefore: next.expireTime, revocationsBefore: Self.now) == 1)
    }
  }

  @Test("Concurrent retries create one account", arguments: Kind.allCases)
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

  @Test("A hash is upgraded unless the password has changed meanwhile", arguments: Kind.allCases)
  func upgrade(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      _ = try await store.create(account, at: Self.now)
      let (user, email) = (account.user.id, account.user.email)
      let new = PasswordHash(phc: "$argon2id$v=19$m=16,t=1,p=1$c29tZXNhbHQ$AAAA")
      #expect(try await !store.upgrade(new, to: Self.hash, of: user, at: Self.now))
      #expect(try await store.credentials(of: email)?.passwordHash == Self.hash)
      #expect(try await store.upgrade(Self.hash, to: new, of: user, at: Self.now))
      #expect(try await store.credentials(of: email)?.passwordHash == new)
    }
  }

  @Test("A session is opened only if the account is still as it was read", arguments: Kind.allCases)
  func open(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      let user = account.user
      _ = try await store.create(account, at: Self.now)
      func isOpened(_ hash: PasswordHash, _ role: UserRole = .user, of id: UserID) async throws -> Bool {
        try await store.open(
          Self.session(of: id), after: Credentials(user: user, passwordHash: hash, role: role),
          Self.event(.signedIn, of: id))
      }
      let other = PasswordHash(phc: "$argon2id$v=19$m=16,t=1,p=1$c29tZXNhbHQ$AAAA")
      #expect(try await !isOpened(other, of: user.id))
      #expect(try await !isOpened(Self.hash, .admin, of: user.id))
      #expect(try await !isOpened(Self.hash, of: UserID(UUID())))
      _ = try await store.setDisabled(
        true, Self.event(.userDisabled, of: user.id), Effects(replay: nil, mails: []))
      #expect(try await !isOpened(Self.hash, of: user.id))
      #expect(try await store.liveSessions(of: user.id, after: nil, at: Self.now, limit: 10).isEmpty)
      #expect(try await store.events(of: user.id, [.signedIn], after: nil, limit: 10).isEmpty)
      _ = try await store.setDisabled(
        false, Self.event(.userEnabled, of: user.id), Effects(replay: nil, mails: []))
      #expect(try await isOpened(Self.hash, of: user.id))
      #expect(try await store.liveSessions(of: user.id, after: nil, at: Self.now, limit: 10).count == 1)
    }
  }

  @Test("Of many concurrent advances of a session, compare-and-set lets one succeed", arguments: Kind.allCases)
  func advance(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      _ = try await store.create(account, at: Self.now)
      let session = Self.session(of: account.user.id)
      try await Self.open(session, in: store)
      var next = session.refresh
      next.counter = 2
      next.expireTime = next.expireTime + .seconds(60)
      let (state, later) = (next, Self.now + .seconds(60))
      let elsewhere = CoarseAddress(peer: "[2001:db8::1]:7")
      let digest = [UInt8](repeating: 2, count: 32)
      let won = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 {
          group.addTask {
            try await store.advance(
              session.id, of: session.userID, from: 1, to: state, tokenDigest: digest, address: elsewhere, at: later)
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(won == 1)
      var expected = session
      (expected.refresh, expected.tokenDigest) = (state, digest)
      (expected.lastUseTime, expected.address) = (later, elsewhere)
      #expect(try await store.session(session.id, of: session.userID) == expected)
      #expect(try await store.holds(session.id, of: session.userID, at: 2))
      #expect(try await !store.holds(session.id, of: session.userID, at: 1))
      #expect(try await !store.holds(session.id, of: UserID(UUID()), at: 2))
      // The account's other session has not moved, and another user's id moves none.
      #expect(try await store.session(#require(account.session).id, of: session.userID) == account.session)
      #expect(
        try await !store.advance(
          session.id, of: UserID(UUID()), from: 2, to: state, tokenDigest: digest, address: nil, at: Self.now))
    }
  }

  @Test("A session keeps the first reason it was revoked for", arguments: Kind.allCases)
  func revoke(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      _ = try await store.create(account, at: Self.now)
      let session = try #require(account.session)
      let (stolen, late) = (
        Self.event(.refreshTokenReused, of: session.userID, after: .seconds(1)),
        Self.event(.signedOut, of: session.userID, after: .seconds(2))
      )
      let nobodys = Self.event(.signedOut, of: session.userID)
      #expect(try await !store.revoke(session.id, of: UserID(UUID()), .signedOut, nobodys))
      #expect(try await store.session(session.id, of: session.userID)?.refresh.revocation == nil)
      #expect(try await store.revoke(session.id, of: session.userID, .refreshTokenReused, stolen))
      #expect(try await !store.revoke(session.id, of: session.userID, .signedOut, late))
      #expect(
        try await store.events(of: session.userID, [], after: nil, limit: 10).map(\.id) == [
          stolen.id, account.event.id,
        ])
      #expect(try await store.session(session.id, of: session.userID)?.refresh.revocation == .refreshTokenReused)
      var next = session.refresh
      next.counter = 2
      #expect(
        try await !store.advance(
          session.id, of: session.userID, from: 1, to: next, tokenDigest: session.tokenDigest, address: nil,
          at: Self.now))
    }
  }

  @Test(
    "Live sessions are listed in pages, newest first, and all but one can be ended at once", arguments: Kind.allCases)
  func devices(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      let (user, other) = (account.user.id, try Self.account("eve@example.org"))
      _ = try await store.create(account, at: Self.now)
      _ = try await store.create(other, at: Self.now)
      for _ in 0..<5 { try await Self.open(Self.session(of: user), in: store) }
      let all = try await store.liveSessions(of: user, after: nil, at: Self.now, limit: 10)
      #expect(all.count == 6)
      #expect(all.map(\.id.description) == all.map(\.id.description).sorted(by: >))
      let second = try await store.liveSessions(of: user, after: all[3].id, at: Self.now, limit: 1)
      #expect(second == [all[4]])
      #expect(try await store.liveSessions(of: user, after: nil, at: all[0].refresh.expireTime, limit: 10).isEmpty)

      let event = Self.event(.otherSessionsRevoked, of: user, session: all[2].id, after: .seconds(1))
      #expect(try await store.revokeAll(of: user, but: all[2].id, .revokedByOwner, event) == 5)
      #expect(try await store.liveSessions(of: user, after: nil, at: Self.now, limit: 10) == [all[2]])
      let others = try #require(other.session)
      #expect(try await store.session(others.id, of: other.user.id) == others)
      // Nothing is left to end, so no event is recorded.
      let again = Self.event(.otherSessionsRevoked, of: user, after: .seconds(2))
      #expect(try await store.revokeAll(of: user, but: all[2].id, .revokedByOwner, again) == 0)
      let told = try await store.events(of: user, [.otherSessionsRevoked], after: nil, limit: 10)
      #expect(told == [event])
    }
  }

  @Test("Events are listed for their owner, newest first, in pages, filtered by kind", arguments: Kind.allCases)
  func events(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      let user = account.user.id
      _ = try await store.create(account, at: Self.now)
      let failures = (1...4).map { Self.event(.signInFailed, of: user, after: .seconds(Int64($0))) }
      for event in failures.prefix(2) { try await store.record(event) }
      for event in failures.suffix(2) { try await store.recordFailure(event) }
      let newest = Array(failures.reversed())
      #expect(try await store.events(of: user, [], after: nil, limit: 10) == newest + [account.event])
      #expect(try await store.events(of: user, [.signInFailed], after: newest[1].id, limit: 1) == [newest[2]])
      #expect(try await store.events(of: user, [.passwordReset], after: nil, limit: 10).isEmpty)
      #expect(try await store.events(of: UserID(UUID()), [], after: nil, limit: 10).isEmpty)
    }
  }

  @Test(
    "A failed sign-in soon becomes an event of its account, and one without an account is erased",
    arguments: Kind.allCases)
  func failures(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      let (user, nobody) = (account.user.id, UserID(UUID()))
      _ = try await store.create(account, at: Self.now)
      let mine = Self.event(.signInFailed, of: user)
      for event in [mine, Self.event(.signInFailed, of: nobody)] { try await store.recordFailure(event) }
      #expect(try await store.events(of: user, [.signInFailed], after: nil, limit: 10) == [mine])
      #expect(try await store.settleFailures() == 2)
      #expect(try await store.settleFailures() == 0)
      #expect(try await store.events(of: user, [.signInFailed], after: nil, limit: 10) == [mine])
      #expect(try await store.events(of: nobody, [], after: nil, limit: 10).isEmpty)
    }
  }

  @Test("A reader gets each revocation once, and a new reader gets all that still matter", arguments: Kind.allCases)
  func revocations(kind: Kind) async throws {
    try await with(kind) { store in
      let account = try Self.account()
      let user = account.user.id
      _ = try await store.create(account, at: Self.now)
      var reading = RevocationReading()
      #expect(try await reading.take(store.revocations(since: Self.now, from: reading.horizon)).isEmpty)
      var told: [AuthSessionID] = []
      for second in 1...5 as ClosedRange<Int64> {
        let session = Self.session(of: user)
        let event = Self.event(.signedOut, of: user, after: .seconds(second))
        try await Self.open(session, in: store)
        _ = try await store.revoke(session.id, of: user, .signedOut, event)
        told += [session.id]
        #expect(try await reading.take(store.revocations(since: Self.now, from: reading.horizon)) == [session.id])
        #expect(try await reading.take(store.revocations(since: Self.now, from: reading.horizon)).isEmpty)
      }
      var another = RevocationReading()
      let since = Self.now + .seconds(3)
      #expect(
        Set(try await another.take(store.revocations(since: since, from: another.horizon))) == Set(told.suffix(3)))
    }
  }
}
