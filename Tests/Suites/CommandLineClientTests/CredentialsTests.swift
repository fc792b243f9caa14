import CommandLineClient
import Foundation
import Synchronization
import TitanCore
import TitanRPC
import Testing

@Suite("Credentials and their renewal")
struct CredentialsTests {
  private static let now = Timestamp(seconds: 1_800_000_000)

  private func credentials(_ number: Int, expiresIn: Duration = .seconds(600)) -> Credentials {
    Credentials(
      userID: "u", email: "ada@example.org", accessToken: "access-\(number)", accessTokenExpiry: Self.now + expiresIn,
      refreshToken: "refresh-\(number)", refreshTokenExpiry: Self.now + .seconds(86_400))
  }

  private func withFile(_ body: (CredentialsFile) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("titanup-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(CredentialsFile(path: folder.appendingPathComponent("titanup/credentials.json").path))
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("Saved credentials are loaded, and only their owner can read the file")
  func roundTrip() async throws {
    try await withFile { file in
      #expect(try file.load() == nil)
      try file.save(credentials(1))
      try file.save(credentials(2))
      #expect(try file.load() == credentials(2))
      #expect(try permissions(file.path) == 0o600)
      let folder = (file.path as NSString).deletingLastPathComponent
      #expect(try permissions(folder) == 0o700)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["credentials.json"])
      try file.remove()
      try file.remove()
      #expect(try file.load() == nil)
    }
  }

  @Test("A file of another kind is refused and not overwritten")
  func foreign() async throws {
    try await withFile { file in
      try file.save(credentials(1))
      try Data("{}".utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(throws: ClientError.self) { try file.load() }
    }
  }

  @Test(
    "The file's place follows the environment",
    arguments: [
      (["TITANUP_CREDENTIALS": "/a/b", "HOME": "/h"], "/a/b"),
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/titanup/credentials.json"),
      (["XDG_CONFIG_HOME": "relative", "HOME": "/h"], "/h/.config/titanup/credentials.json"),
      (["HOME": "/h"], "/h/.config/titanup/credentials.json"), ([:], nil),
    ])
  func place(environment: [String: String], path: String?) {
    #expect((try? CredentialsFile(environment: environment))?.path == path)
  }

  @Test("Printing tokens does not reveal them")
  func secrets() {
    let credentials = credentials(1)
    var dumped = ""
    dump(credentials, to: &dumped)
    for text in ["\(credentials)", String(reflecting: credentials), dumped] {
      #expect(!text.contains("access-1"))
      #expect(!text.contains("refresh-1"))
    }
  }

  @Test(
    "A good token is used as it is; a rejected or old one is renewed once and saved before use",
    arguments: [
      (Duration.seconds(600), nil, "access-1"), (.seconds(31), nil, "access-1"), (.seconds(30), nil, "access-2"),
      (.seconds(-5), nil, "access-2"), (.seconds(600), "access-1", "access-2"), (.seconds(600), "access-0", "access-1"),
    ] as [(Duration, String?, String)])
  func renewal(expiresIn: Duration, rejected: String?, expected: String) async throws {
    try await withFile { file in
      try file.save(credentials(1, expiresIn: expiresIn))
      let tokens = AccessTokenProvider(file: file, clock: { Self.now }) { old in
        #expect(old.refreshToken == "refresh-1")
        return self.credentials(2)
      }
      #expect(try await tokens.accessToken(insteadOf: rejected) == expected)
      #expect(try file.load()?.accessToken == expected)
    }
  }

  @Test("Concurrent callers use a refresh token only once")
  func race() async throws {
    try await withFile { file in
      try file.save(credentials(1, expiresIn: .zero))
      let renewals = Renewals()
      let tokens = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 {
          // Each has its own lock, as separate processes do.
          let tokens = AccessTokenProvider(file: file, clock: { Self.now }) { old in
            renewals.add(old.refreshToken)
            await Task.yield()
            return self.credentials(2)
          }
          group.addTask { try await tokens.accessToken() }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(tokens == Array(repeating: "access-2", count: 8))
      #expect(renewals.all == ["refresh-1"])
    }
  }

  @Test("A call that fails with UNAUTHENTICATED is repeated with another token")
  func refusedCall() async throws {
    try await withFile { file in
      try file.save(credentials(1))
      let tokens = AccessTokenProvider(file: file, clock: { Self.now }) { _ in self.credentials(2) }
      var used: [String] = []
      let error = await #expect(throws: RPCError.self) {
        try await tokens.call { options in
          used.append(options.metadata.first("authorization") ?? "")
          throw RPCError(code: .unauthenticated, message: "")
        }
      }
      #expect(error?.code == .unauthenticated)
      #expect(used == ["Bearer access-1", "Bearer access-2"])
    }
  }

  @Test("A message says that nobody is signed in")
  func nobody() async throws {
    try await withFile { file in
      let tokens = AccessTokenProvider(file: file, clock: { Self.now }) { $0 }
      let error = await #expect(throws: ClientError.self) { try await tokens.accessToken() }
      #expect(error?.description.contains("titanup sign-in") == true)
    }
  }

  @Test("A password comes from the file, the environment or the prompt, in that order")
  func passwordSource() {
    let environment = ["TITANUP_PASSWORD": "secret"]
    #expect(PasswordSource(file: "f", environment: environment, confirming: true) == .file("f"))
    #expect(PasswordSource(file: nil, environment: environment, confirming: true) == .environment("secret"))
    #expect(PasswordSource(file: nil, environment: [:], confirming: true) == .prompt(confirming: true))
  }

  @Test(
    "A password file's first line counts", arguments: [("geheim\nmore", "geheim"), ("a b\r\n", "a b"), ("\nx", nil)])
  func passwordFile(content: String, expected: String?) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("titanup-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    #expect((try? PasswordSource.file(path).read()) == expected)
  }
}

/// The refresh tokens that were used.
private final class Renewals: Sendable {
  private let tokens = Mutex<[String]>([])
  var all: [String] { tokens.withLock { $0 } }
  func add(_ token: String) { tokens.withLock { $0.append(token) } }
}
