import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Account deletion on PostgreSQL")
struct DeletionTests {
  private static let grace: Duration = .seconds(7 * 86_400)
  private static let delay: Duration = .seconds(660)
  private static let password = "violet harbour stool"

  private func with(_ body: @Sendable (AuthHarness, PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with(.auth) { pool in
      try await body(try await AuthHarness(store: PostgresAuthStore(pool: pool)), pool)
    }
  }

  private func delete(_ harness: AuthHarness, _ tokens: AuthV1.Tokens) async throws -> AuthV1.DeleteAccountResponse {
    try await harness.auth.deleteAccount(.init(), options: CallOptions().bearer(tokens.accessToken))
  }

  private func signIn(_ harness: AuthHarness, _ email: String = "ada@example.org") async throws -> AuthV1.SignInResponse
  {
    try await harness.auth.signIn(.init(email: email, password: Self.password))
  }

  private func receipt(_ harness: AuthHarness, _ token: String) async throws -> AuthV1.GetDeletionReceiptResponse {
    try await harness.auth.getDeletionReceipt(.init(receiptToken: token))
  }

  private func options(of service: String, _ harness: AuthHarness) async throws -> CallOptions {
    let request = AuthV1.IssueServiceTokenRequest(clientID: service, clientSecret: "a secret of \(service)")
    return CallOptions().bearer(try await harness.feed.issueServiceToken(request).accessToken)
  }

  /// The first erasures that a service learns of.
  private func told(
    _ harness: AuthHarness, after cursor: String = "", as service: String = "trophies"
  ) async throws -> [AuthV1.Erasure] {
    let options = try await options(of: service, harness)
    return try await harness.feed.watchErasures(.init(cursor: cursor), options: options) { responses in
      for try await response in responses { return response.erasures }
      return []
    }
  }

  @Test("A deletion request signs out every device, and a repeated one gets the same response")
  func request() async throws {
    try await with { harness, _ in
      let first = try await harness.registered()
      let response = try await delete(harness, first)
      #expect(response.deleteTime?.seconds == FakeClock.start.seconds + Self.grace.components.seconds)
      #expect(response.receiptToken.utf8.count == 64)
      for call in [{ try await harness.refresh(first.refreshToken) }, { try await harness.registered() }] {
        #expect(await failure(call).code != .ok)
      }
      #expect(await failure { try await delete(harness, first) }.receivedReason == "SESSION_REVOKED")

      harness.clock.advance(by: .seconds(3_600))
      let again = try await signIn(harness)
      #expect(again.user?.deleteTime == response.deleteTime)
      let tokens = try #require(again.tokens)
      #expect(try await delete(harness, tokens) == response)
      let user = try await signIn(harness)
      let events = try await harness.auth.listSecurityEvents(
        .init(kinds: [.deletionRequested]), options: CallOptions().bearer(try #require(user.tokens).accessToken))
      #expect(events.securityEvents.count == 1)
      let pending = await failure { try await receipt(harness, response.receiptToken) }
      #expect(pending.code == .failedPrecondition && pending.receivedReason == "DELETION_PENDING")
    }
  }

  @Test(
    "Only a recent sign-in can delete an account",
    arguments: [(300, nil), (301, "REAUTHENTICATION_REQUIRED")] as [(Int, String?)])
  func freshness(seconds: Int, reason: String?) async throws {
    try await with { harness, _ in
      let tokens = try await harness.registered()
      harness.clock.advance(by: .seconds(seconds))
      if let reason {
        #expect(await failure { try await delete(harness, tokens) }.receivedReason == reason)
      } else {
        _ = try await delete(harness, tokens)
      }
    }
  }

  @Test("A cancelled deletion keeps the account, and invalidates its receipt")
  func cancel() async throws {
    try await with { harness, _ in
      let token = try await delete(harness, try await harness.registered()).receiptToken
      let options = CallOptions().bearer(try #require(try await signIn(harness).tokens).accessToken)
      for _ in 0..<2 { _ = try await harness.auth.cancelAccountDeletion(.init(), options: options) }
      #expect(await failure { try await receipt(harness, token) }.receivedReason == "DELETION_NOT_FOUND")
      let events = try await harness.auth.listSecurityEvents(.init(), options: options).securityEvents
      #expect(events.filter { $0.kind == .deletionCancelled }.count == 1)
      harness.clock.advance(by: Self.grace * 2)
      try await harness.components.carryOutDueDeletions()
      #expect(try await signIn(harness).user?.deleteTime == nil)
    }
  }

  @Test("After the grace period everything is deleted, except an id for the feed and the receipt")
  func erase() async throws {
    try await with { harness, pool in
      let eve = try await harness.registered("eve@example.org")
      let tokens = try await harness.registered()
      let user = try #require(UserID(try ParsedToken(tokens.accessToken).payload["sub"] as? String ?? ""))
      _ = await failure { try await harness.auth.signIn(.init(email: "ada@example.org", password: "wrong horse")) }
      _ = try await delete(harness, tokens)
      harness.clock.advance(by: Self.grace - .microseconds(1))
      try await harness.components.carryOutDueDeletions()
      _ = try await signIn(harness)
      harness.clock.advance(by: .microseconds(1))
      try await harness.components.carryOutDueDeletions()

      #expect(await failure { try await signIn(harness) }.receivedReason == "BAD_CREDENTIALS")
      _ = try await PostgresAuthStore(pool: pool).erase(
        responsesBefore: harness.clock.read() + .seconds(86_400 * 8), revocationsBefore: systemClock() + .seconds(1))
      let tables = try await pool.all("SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'auth'")
      var places: [String] = []
      for name in try tables.map({ try $0.decode("name", as: String.self) }) {
        let rows = try await pool.all(
          """
          SELECT 1 AS found FROM auth.\(unescaped: name) t
          WHERE t::text LIKE \("%\(user)%") OR lower(t::text) LIKE '%ada@example.org%'
          """)
        if !rows.isEmpty { places.append(name) }
      }
      #expect(places == ["deletions"])
      // The address is free again, and other users are as before.
      _ = try await harness.registered()
      _ = try await harness.refresh(eve.refreshToken)
    }
  }

  @Test(
    "The other services learn of an erasure once no token can be valid, and the receipt comes when all have confirmed")
  func feed() async throws {
    try await with { harness, _ in
      let tokens = try await harness.registered()
      let token = try await delete(harness, tokens).receiptToken
      harness.clock.advance(by: Self.grace)
      try await harness.components.carryOutDueDeletions()
      harness.clock.advance(by: Self.delay - .microseconds(1))
      try await harness.components.carryOutDueDeletions()
      let store = harness.store as? PostgresAuthStore
      #expect(try await store?.erasures(after: 0, limit: 9).erasures.isEmpty == true)
      harness.clock.advance(by: .microseconds(1))
      try await harness.components.carryOutDueDeletions()

      let erasure = try #require(try await told(harness).first)
      #expect(erasure.userID == (try ParsedToken(tokens.accessToken).payload["sub"] as? String))
      var waiting = await failure { try await receipt(harness, token) }
      #expect(
        waiting.received.contains {
          $0
            == .errorInfo(reason: "DELETION_PENDING", domain: "titanup", metadata: ["waiting_for": "sessions,trophies"])
        })
      for _ in 0..<2 {
        _ = try await harness.feed.confirmErasure(
          .init(cursor: erasure.cursor), options: try await options(of: "trophies", harness))
      }
      waiting = await failure { try await receipt(harness, token) }
      #expect(waiting.receivedReason == "DELETION_PENDING")
      harness.clock.advance(by: .seconds(60))
      _ = try await harness.feed.confirmErasure(
        .init(cursor: erasure.cursor), options: try await options(of: "sessions", harness))

      let done = try await receipt(harness, token)
      #expect(done.userID == erasure.userID && done.requestTime?.seconds == FakeClock.start.seconds)
      #expect(done.confirmations.map(\.service) == ["sessions", "trophies"])
      let times = done.confirmations.compactMap { $0.confirmTime?.seconds }
      #expect(times[0] == times[1] + 60)
      let jwt = try ParsedToken(done.receiptJwt)
      #expect(jwt.isGenuine && jwt.header["typ"] as? String == "deletion-receipt+jwt")
      #expect(jwt.payload["sub"] as? String == erasure.userID)
      #expect(jwt.payload["confirm_times"] as? [String: Int64] == ["sessions": times[0], "trophies": times[1]])
    }
  }

  @Test("No token opens another user's receipt", arguments: ["", "x", String(repeating: "A", count: 64)])
  func receiptTokens(text: String) async throws {
    try await with { harness, _ in
      let mine = try await delete(harness, try await harness.registered()).receiptToken
      #expect(await failure { try await receipt(harness, text) }.code == .notFound)
      // The right account, but a code that is not its own.
      let forged = mine.prefix(32) + String(mine.suffix(32).reversed())
      #expect(await failure { try await receipt(harness, String(forged)) }.receivedReason == "DELETION_NOT_FOUND")
    }
  }

  @Test("Cursors of another epoch, from the future, or malformed are refused")
  func cursors() async throws {
    try await with { harness, pool in
      _ = try await delete(harness, try await harness.registered())
      harness.clock.advance(by: Self.grace)
      try await harness.components.carryOutDueDeletions()
      harness.clock.advance(by: Self.delay)
      try await harness.components.carryOutDueDeletions()
      let cursor = try #require(try await told(harness).first?.cursor)
      #expect(
        await failure { try await told(harness, after: "nonsense") }.receivedViolations.map(\.reason) == [
          "CURSOR_INVALID"
        ])
      let read = try #require(try ErasureCursor(cursor))
      let future = ErasureCursor(epoch: read.epoch, position: read.position + 1).text
      #expect(await failure { try await told(harness, after: future) }.receivedReason == "EPOCH_CHANGED")
      try await pool.execute("UPDATE auth.erasure_feed SET epoch = gen_random_uuid()")
      #expect(await failure { try await told(harness, after: cursor) }.receivedReason == "EPOCH_CHANGED")
      let options = try await options(of: "trophies", harness)
      #expect(
        await failure { try await harness.feed.confirmErasure(.init(cursor: cursor), options: options) }.receivedReason
          == "EPOCH_CHANGED")
    }
  }

  @Test("Several instances erase each account once, each at a position of its own")
  func manyRooms() async throws {
    try await with { harness, pool in
      for number in 0..<12 { _ = try await delete(harness, try await harness.registered("\(number)@example.org")) }
      harness.clock.advance(by: Self.grace)
      func all() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<4 { group.addTask { try await harness.components.carryOutDueDeletions() } }
          try await group.waitForAll()
        }
      }
      try await all()
      harness.clock.advance(by: Self.delay)
      try await all()
      let rows = try await pool.all("SELECT position FROM auth.deletions ORDER BY position")
      #expect(try rows.map { try $0.decode("position", as: Int64.self) } == (1...12).map(Int64.init))
      #expect(try await told(harness).count == 12)
    }
  }

  @Test("The database refuses to delete an account without a request")
  func unwanted() async throws {
    try await with { harness, pool in
      _ = try await harness.registered()
      let error = await #expect(throws: PostgresError.self) { try await pool.execute("DELETE FROM auth.users") }
      #expect(error?.sqlState == .insufficientPrivilege)
      _ = try await signIn(harness)
    }
  }
}
