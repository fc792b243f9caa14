import AuthDomain
import AuthProto
import AuthService
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanFields
import TitanPostgres
import TitanProto
import TitanTesting

/// A caller must not learn from the response time whether an e-mail is known: both paths run the same statements.
/// `deploy/dev bench sign-in` measures the time they take.
@Suite("Equal work for known and unknown e-mails, on PostgreSQL")
struct EqualWorkTests {
  /// Records the statements.
  private final class Diary: StatementWatch {
    private let statements = Mutex<[String]>([])

    func willSend(_ statement: String, position: Int) -> Int {
      statements.withLock { $0.append(statement) }
      return position
    }

    func wasAnswered(_ statement: String, number: Int) {}

    /// The statements that `body` runs.
    func reading(_ body: () async throws -> Void) async throws -> [String] {
      statements.withLock { $0 = [] }
      try await body()
      return statements.withLock { $0 }
    }
  }

  private func with(
    mail: Bool = false, _ registration: RegistrationPolicy = RegistrationPolicy(),
    _ body: @Sendable (AuthHarness, Diary) async throws -> Void
  ) async throws {
    let diary = Diary()
    try await TestDatabase.with([.auth]) { database in
      let pool = PostgresPool(
        database.configuration(as: .auth), settings: .test, logger: .silent, watch: diary)
      try await finally(
        {
          let transport = mail ? RecordingMailTransport() : nil
          let store = PostgresAuthStore(pool: pool)
          try await body(
            try await AuthHarness(store: store, transport: transport, registration: registration), diary)
        }, { await pool.shutdown() })
    }
  }

  @Test(
    "A sign-in with a wrong password runs the same statements, from any network",
    arguments: ["203.0.113.7", "198.51.100.7"])
  func signIn(peer: String) async throws {
    try await with { harness, diary in
      _ = try await harness.auth(from: "203.0.113.7").register(AuthHarness.form())
      func failing(_ email: String) async throws -> [String] {
        try await diary.reading {
          let error = await failure {
            try await harness.auth(from: peer).signIn(.init(email: email, password: "wrong harbour stool"))
          }
          #expect(error.receivedReason == "BAD_CREDENTIALS")
        }
      }
      let known = try await failing("ada@example.org")
      #expect(known.contains { $0.hasPrefix("INSERT INTO auth.sign_in_failures") })
      #expect(try await failing("eve@example.org") == known)
    }
  }

  @Test("A guess that didn't wait runs no statement, whether or not the e-mail is known")
  func refused() async throws {
    try await with { harness, diary in
      _ = try await harness.auth(from: "203.0.113.7").register(AuthHarness.form())
      for email in ["ada@example.org", "eve@example.org"] {
        func guesses(_ count: Int, _ reason: String) async throws -> [String] {
          try await diary.reading {
            for _ in 0..<count {
              let error = await failure {
                try await harness.auth(from: "198.51.100.7").signIn(
                  .init(email: email, password: "wrong harbour stool"))
              }
              #expect(error.receivedReason == reason)
            }
          }
        }
        _ = try await guesses(6, "BAD_CREDENTIALS")
        // The store says so once.
        #expect(try await !guesses(1, "TOO_MANY_ATTEMPTS").contains { $0.contains("password_hashes") })
        #expect(try await guesses(20, "TOO_MANY_ATTEMPTS") == [])
        harness.clock.advance(by: .seconds(1))
        #expect(try await !guesses(1, "BAD_CREDENTIALS").isEmpty)
      }
    }
  }

  @Test("A registration with mail runs the same statements, apart from the rollback")
  func register() async throws {
    try await with(mail: true) { harness, diary in
      func registering() async throws -> [String] {
        try await diary.reading {
          let form = AuthHarness.form(requestID: UUID().uuidString)
          let response = try await harness.auth.register(form)
          #expect(response.verificationState == .pending)
        }
      }
      let (free, taken) = (try await registering(), try await registering())
      #expect(free.count == taken.count)
      let differing = zip(free, taken).filter { $0 != $1 }
      #expect(differing.map(\.0) == ["RELEASE SAVEPOINT without_account"])
      #expect(differing.map(\.1) == ["ROLLBACK TO SAVEPOINT without_account"])
    }
  }

  @Test("A wrong code for a known and for an unknown address runs the same statements, even after too many attempts")
  func codes() async throws {
    try await with(mail: true) { harness, diary in
      _ = try await harness.auth.register(AuthHarness.form())
      while try await harness.mailSender?.sendDue() ?? 0 > 0 {}
      func failing(_ email: String) async throws -> [String] {
        try await diary.reading {
          let error = await failure {
            try await harness.auth.verifyEmail(.init(proof: .mailCode(.init(email: email, code: "0000-0000"))))
          }
          #expect(error.receivedReason == "CODE_INVALID")
        }
      }
      for number in 0...5 {
        let known = try await failing("ada@example.org")
        #expect(known.count == (number < 5 ? 2 : 1))
        #expect(try await failing("eve@example.org") == known)
      }
    }
  }

  @Test("A registration by invitation, where mail is sent, runs the same statements")
  func invited() async throws {
    try await with(mail: true, RegistrationPolicy(mode: .invite)) { harness, diary in
      let store = try #require(harness.store as? PostgresAuthStore)
      let now = harness.clock.read()
      let host = try await AuthHarness(store: store)
      let user = try await host.user(of: try await host.registered("host@example.org"))
      let code = InvitationCodes(key: try AuthHarness.keys().invitations).make()
      let invitation = Invitation(
        id: InvitationID(UUID()), userID: user, maxUses: 2, createTime: now, expireTime: now + .seconds(60))
      _ = try await store.create(
        invitation, digest: InvitationCodes(key: try AuthHarness.keys().invitations).digest(code), limit: nil,
        SecurityEvent(.invitationCreated, of: user, from: nil, at: now, id: UUID()), Effects(replay: nil, mails: []))
      func registering() async throws -> [String] {
        try await diary.reading {
          var form = AuthHarness.form(requestID: UUID().uuidString)
          form.invitationCode = code.text
          let response = try await harness.auth.register(form)
          #expect(response.verificationState == .pending)
        }
      }
      let (free, taken) = (try await registering(), try await registering())
      #expect(free.contains { $0.hasPrefix("UPDATE auth.invitations") })
      #expect(free.count == taken.count)
      #expect(zip(free, taken).filter { $0 != $1 }.map(\.1) == ["ROLLBACK TO SAVEPOINT without_account"])
    }
  }

  @Test("A request to reset the password runs the same statements")
  func reset() async throws {
    try await with(mail: true) { harness, diary in
      _ = try await harness.auth.register(AuthHarness.form())
      func asking(_ email: String) async throws -> [String] {
        try await diary.reading { _ = try await harness.auth.requestPasswordReset(.init(email: email)) }
      }
      let known = try await asking("ada@example.org")
      #expect(!known.isEmpty)
      #expect(try await asking("eve@example.org") == known)
    }
  }
}
