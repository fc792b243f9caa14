import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanFields
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Outbox on PostgreSQL")
struct MailSenderTests {
  private static let later = MailFailure(isPermanent: false, "451 come back")
  private static let never = MailFailure(isPermanent: true, "550 nobody here")

  private func with(
    _ body: @Sendable (AuthHarness, RecordingMailTransport, MailSender, PostgresPool) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.auth) { pool in
      let post = RecordingMailTransport()
      let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool), transport: post)
      try await body(harness, post, try #require(harness.mailSender), pool)
    }
  }

  @Test("A mail that the server refuses for now is retried when it is due, and sent once")
  func retries() async throws {
    try await with { harness, post, room, _ in
      _ = try await harness.auth.register(AuthHarness.form())
      post.fail(Self.later, Self.later)
      #expect(try await room.sendDue() == 1)
      #expect(try await room.sendDue() == 0)
      harness.clock.advance(by: .seconds(5))
      #expect(try await room.sendDue() == 1)
      harness.clock.advance(by: .seconds(9))
      #expect(try await room.sendDue() == 0)
      harness.clock.advance(by: .seconds(1))
      #expect(try await room.sendDue() == 1)
      #expect(post.taken.map(\.recipient.text) == ["ada@example.org"])
      harness.clock.advance(by: .seconds(86_400))
      #expect(try await room.sendDue() == 0)
    }
  }

  @Test("A mail is given up after a day, or at once if the server refuses it for good")
  func givingUp() async throws {
    try await with { harness, post, room, pool in
      _ = try await harness.auth.register(AuthHarness.form())
      _ = try await harness.auth.register(AuthHarness.form("eve@example.org"))
      post.fail(Self.never, Self.later)
      #expect(try await room.sendDue() == 2)
      harness.clock.advance(by: .seconds(86_400))
      post.fail(Self.later)
      #expect(try await room.sendDue() == 1)
      let left = try await pool.first("SELECT count(*) AS number FROM auth.mails")
      #expect(try left?.decode("number", as: Int.self) == 0)
      #expect(post.taken.isEmpty)
    }
  }

  @Test("A mail whose sender died halfway is sent once its lease expires")
  func lease() async throws {
    try await with { harness, post, room, pool in
      _ = try await harness.auth.register(AuthHarness.form())
      let now = harness.clock.read()
      let store = PostgresAuthStore(pool: pool)
      #expect(try await store.lease(10, until: now + MailSchedule.lease, at: now).count == 1)
      #expect(try await room.sendDue() == 0)
      harness.clock.advance(by: MailSchedule.lease)
      #expect(try await room.sendDue() == 1)
      #expect(post.taken.count == 1)
    }
  }

  @Test("Several concurrent senders send each mail once")
  func senders() async throws {
    try await with { harness, post, room, _ in
      for number in 0..<20 { _ = try await harness.auth.register(AuthHarness.form("\(number)@example.org")) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { while try await room.sendDue() > 0 {} }
        }
        try await group.waitForAll()
      }
      #expect(Set(post.taken.map(\.recipient.text)).count == 20)
      #expect(post.taken.count == 20)
    }
  }

  @Test("The outbox holds neither tokens nor passwords, and sent mails are erased soon")
  func forgetting() async throws {
    try await with { harness, post, room, pool in
      _ = try await harness.auth.register(AuthHarness.form())
      _ = try await room.sendDue()
      let token = try #require(post.tokens(to: "ada@example.org").first)
      var dump = ""
      for table in ["mails", "one_time_tokens"] {
        for row in try await pool.all("SELECT to_jsonb(t)::text AS row FROM auth.\(unescaped: table) t") {
          dump += try row.decode("row", as: String.self)
        }
      }
      #expect(dump.contains("ada@example.org"))
      #expect(!dump.contains(token) && !dump.contains("violet"))
      for code in post.codes(to: "ada@example.org") {
        #expect(!dump.contains(code) && !dump.contains(code.replacing("-", with: "")))
      }

      let store = PostgresAuthStore(pool: pool)
      try await store.forget(before: harness.clock.read() + MailSchedule.window)
      #expect(try await pool.first("SELECT 1 AS found FROM auth.mails") == nil)
      #expect(try await pool.first("SELECT 1 AS found FROM auth.one_time_tokens") != nil)
      try await store.forget(before: harness.clock.read() + .seconds(86_400) + OneTimeToken.memory)
      #expect(try await pool.first("SELECT 1 AS found FROM auth.one_time_tokens") == nil)
    }
  }

  @Test("A folder receives complete mails that only their owner can read")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = MailContent(
      .verifyEmail, to: try #require(EmailAddress("ada@example.org")), try DisplayName("Ada"), in: .german, token: "T",
      code: TypedCode(bytes: [1, 2, 3, 4, 5]))
    let message = MailMessage(
      content, id: MailID(UUID()), from: EmailAddress(stored: "t@mail.example"), app: nil, at: FakeClock.start)
    try FolderTransport(folder: folder, makeName: { "1.eml" }).send(message)
    let file = folder.appending(path: "1.eml")
    #expect(try Data(contentsOf: file) == Data(message.bytes))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(throws: MailFailure.self) { try FolderTransport(folder: file).send(message) }
  }
}
