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

/// Repeated guesses get slower, but lock nobody out. Each test runs in memory and on PostgreSQL.
@Suite("Attempts to sign in")
struct AttemptTests {
  enum Kind: CaseIterable { case memory, postgres }

  private func with(
    _ kind: Kind, _ body: @Sendable (any AuthStores) async throws -> Void
  ) async throws {
    switch kind {
    case .memory: try await body(MemoryAuthStore())
    case .postgres: try await TestDatabase.with(.auth) { try await body(PostgresAuthStore(pool: $0)) }
    }
  }

  private static let home = "203.0.113.7:50312"
  private static let elsewhere = "198.51.100.7:50312"

  private static func tries(
    _ harness: AuthHarness, _ count: Int, as email: String = "ada@example.org", from peer: String
  ) async -> [String] {
    var reasons: [String] = []
    for _ in 0..<count { reasons.append(await attempt(harness, "wrong harbour stool", as: email, from: peer)) }
    return reasons
  }

  private static func attempt(
    _ harness: AuthHarness, _ password: String, as email: String = "ada@example.org", from peer: String
  ) async -> String {
    do {
      _ = try await harness.auth(from: peer).signIn(.init(email: email, password: password))
      return "OK"
    } catch let error as RPCError {
      for case .retryInfo(let delay) in error.received where error.receivedReason == "TOO_MANY_ATTEMPTS" {
        return "WAIT \(delay.components.seconds)"
      }
      return error.receivedReason ?? "\(error)"
    } catch { return "\(error)" }
  }

  private static func registered(
    _ store: any AuthStores
  ) async throws -> AuthHarness {
    let harness = try await AuthHarness(store: store)
    _ = try await harness.auth(from: home).register(AuthHarness.form())
    return harness
  }

  @Test("From an unknown network, five failures are free, then each one doubles the delay", arguments: Kind.allCases)
  func slower(kind: Kind) async throws {
    try await with(kind) { store in
      let harness = try await Self.registered(store)
      let first = await Self.tries(harness, 7, from: Self.elsewhere)
      #expect(first == Array(repeating: "BAD_CREDENTIALS", count: 6) + ["WAIT 1"])
      // The right password is not checked either, or the delay would be pointless.
      #expect(await Self.attempt(harness, "violet harbour stool", from: Self.elsewhere) == "WAIT 1")
      for wait in [2, 4, 8] {
        harness.clock.advance(by: .seconds(wait / 2))
        #expect(await Self.tries(harness, 2, from: Self.elsewhere) == ["BAD_CREDENTIALS", "WAIT \(wait)"])
      }
      // A restart does not reset the counters.
      let restarted = try await AuthHarness(store: store)
      restarted.clock.advance(by: harness.clock.read() - FakeClock.start)
      #expect(await Self.attempt(restarted, "violet harbour stool", from: Self.elsewhere) == "WAIT 8")
      restarted.clock.advance(by: .seconds(8))
      #expect(await Self.attempt(restarted, "violet harbour stool", from: Self.elsewhere) == "OK")
      // A successful sign-in resets the counter, and the network is known from now on.
      #expect(await Self.tries(restarted, 6, from: Self.elsewhere).allSatisfy { $0 == "BAD_CREDENTIALS" })
    }
  }

  @Test("Attackers everywhere do not lock the owner out at home", arguments: Kind.allCases)
  func noLockout(kind: Kind) async throws {
    try await with(kind) { store in
      let harness = try await Self.registered(store)
      for network in 0..<40 {
        _ = await Self.attempt(harness, "wrong harbour stool", from: "198.51.\(network).7:1")
      }
      // Together they are slowed down, even from a network that nobody has used before.
      let stranger = "198.51.99.7:1"
      #expect(await Self.attempt(harness, "wrong harbour stool", from: stranger).hasPrefix("WAIT"))
      #expect(await Self.attempt(harness, "violet harbour stool", from: Self.home) == "OK")
      // The owner's own sign-in does not help the attackers.
      #expect(await Self.attempt(harness, "wrong harbour stool", from: stranger).hasPrefix("WAIT"))
    }
  }

  @Test("A reset by mail allows signing in from the same network")
  func reset() async throws {
    try await TestDatabase.with(.auth) { pool in
      let post = RecordingMailTransport()
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post)
      _ = try await harness.auth.register(AuthHarness.form())
      // The verification mail: mails of one batch may arrive in any order.
      _ = try await harness.mailSender?.sendDue()
      for network in 0..<40 {
        _ = await Self.attempt(harness, "wrong harbour stool", from: "203.0.\(network).7:1")
      }
      #expect(await Self.attempt(harness, "violet harbour stool", from: Self.elsewhere).hasPrefix("WAIT"))
      _ = try await harness.auth.requestPasswordReset(.init(email: "ada@example.org"))
      _ = try await harness.mailSender?.sendDue()
      let token = try #require(post.tokens(to: "ada@example.org").last)
      _ = try await harness.auth(from: Self.elsewhere).confirmPasswordReset(
        .init(proof: .token(token), newPassword: "green harbour stool"))
      #expect(await Self.attempt(harness, "green harbour stool", from: Self.elsewhere) == "OK")
      #expect(await Self.attempt(harness, "green harbour stool", from: "192.0.2.7:1").hasPrefix("WAIT"))
    }
  }

  @Test("Attempts at an unknown e-mail get the same responses as at a known one", arguments: Kind.allCases)
  func unknown(kind: Kind) async throws {
    try await with(kind) { store in
      let harness = try await Self.registered(store)
      let known = await Self.tries(harness, 9, from: Self.elsewhere)
      let unknown = await Self.tries(harness, 9, as: "eve@example.org", from: "192.0.2.7:1")
      #expect(known == unknown)
      let error = await failure {
        for _ in 0..<9 {
          _ = try? await harness.auth.signIn(.init(email: "x@example.org", password: "wrong harbour stool"))
        }
        return try await harness.auth.signIn(.init(email: "x@example.org", password: "wrong harbour stool"))
      }
      #expect(error.code == .resourceExhausted)
      #expect(error.receivedReason == "TOO_MANY_ATTEMPTS")
      #expect(error.received.contains(.retryInfo(delay: .seconds(1))))
    }
  }

  @Test("Concurrent attempts are counted before their passwords are checked", arguments: Kind.allCases)
  func atOnce(kind: Kind) async throws {
    try await with(kind) { store in
      let harness = try await Self.registered(store)
      let reasons = await withTaskGroup(of: String.self) { group in
        for _ in 0..<30 { group.addTask { await Self.attempt(harness, "wrong harbour stool", from: Self.elsewhere) } }
        return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
      #expect(reasons == ["BAD_CREDENTIALS": 6, "WAIT 1": 24])
    }
  }

  @Test("An address that tries many accounts is slowed down, for at most a minute", arguments: Kind.allCases)
  func spraying(kind: Kind) async throws {
    try await with(kind) { store in
      let key = AttemptKey(.address, digest: [UInt8](repeating: 7, count: 32))
      let now = FakeClock.start
      for _ in 0...250 {
        let wait = try await store.begin([key], at: now)
        #expect(wait == nil)
      }
      let first = try await store.begin([key], at: now)
      #expect(first == .seconds(1))
      var time = now
      for _ in 0..<20 {
        time = time + .seconds(60)
        let wait = try await store.begin([key], at: time)
        #expect(wait == nil)
      }
      let longest = try await store.begin([key], at: time)
      #expect(longest == .seconds(60))
      // A day without a failure resets the counter.
      for _ in 0..<2 {
        let wait = try await store.begin([key], at: time + AttemptScope.memory)
        #expect(wait == nil)
      }
    }
  }

  @Test("The counters store neither e-mail nor address")
  func secrets() async throws {
    try await TestDatabase.with(.auth) { pool in
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
      _ = await Self.tries(harness, 3, from: Self.home)
      let rows = try await pool.all("SELECT to_jsonb(t)::text AS row FROM auth.attempts t")
      #expect(rows.count == 3)
      for row in rows {
        let text: String = try row.decode("row")
        let hex = Hexadecimal.encode(Array("ada@example.org".utf8))
        #expect(!text.contains("ada@") && !text.contains(hex) && !text.contains("203.0.113"))
      }
    }
  }
}
