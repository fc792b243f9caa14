import NIOSSL
import Synchronization
import Testing
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("New certificates without a restart", .timeLimit(.minutes(10)))
struct TLSReloadTests {
  private let certificates: TestCertificates

  init() throws { certificates = try .standard() }

  /// The certificate a new connection is shown.
  private func shown(_ harness: Harness) async throws -> NIOSSLCertificate? {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = .file(certificates.certificate("authority"))
    configuration.applicationProtocols = ["h2"]
    return try await TLSPeer.connect(to: harness.server.localPort ?? 0, configuration).certificate
  }

  private func onDisk() throws -> NIOSSLCertificate? {
    try NIOSSLCertificate.fromPEMFile(certificates.certificate("server")).first
  }

  /// Runs `body` with a server that notes what becomes of its files.
  private func withServing(_ body: @Sendable (Harness, @Sendable () -> [TLSReload]) async throws -> Void) async throws {
    let news = Collected()
    var server = certificates.server()
    server.tls?.onReload = { news.add($0) }
    try await withServer(server: server, channel: certificates.channel()) { harness in
      try await body(harness) { news.all }
    }
  }

  @Test("New connections are shown the new certificate, old ones go on")
  func replaced() async throws {
    try await withServing { harness, news async throws in
      #expect(try await harness.client.unary("x") == "x")
      let first = try onDisk()
      #expect(try await shown(harness) == first)
      try certificates.issue("server", by: "authority")
      let second = try onDisk()
      #expect(second != first)
      #expect(try await shown(harness) == second)
      #expect(try await harness.client.unary("x") == "x")
      #expect(harness.channel.traffic.connectionsAccepted == 1)
      guard case .replaced(let validity?)? = news().first, news().count == 1 else {
        Issue.record("\(news())")
        return
      }
      let expected = try ServerTLS(identity: certificates.identity("server")).check()
      #expect(validity == expected)
    }
  }

  @Test("A certificate whose key hasn't arrived yet changes nothing until it has")
  func halfReplaced() async throws {
    try await withServing { harness, news async throws in
      let first = try onDisk()
      try certificates.issue("next", by: "authority")
      try certificates.move("next.pem", to: "server.pem")
      #expect(try await shown(harness) == first)
      #expect(try await shown(harness) == first)
      // Said once for each change.
      #expect(news().count == 1)
      guard case .kept(let error)? = news().last else {
        Issue.record("\(news())")
        return
      }
      #expect(error.file == certificates.key("server"))
      #expect(error.problem.contains("is not the key of the certificate in"))
      try certificates.move("next.key", to: "server.key")
      let second = try onDisk()
      #expect(try await shown(harness) == second)
    }
  }

  @Test("Files that are broken or gone change nothing", arguments: ["-----BEGIN CERTIFICATE-----\nbroken", ""])
  func broken(_ text: String) async throws {
    try await withServing { harness, news async throws in
      let first = try onDisk()
      try certificates.write(text, to: "server.pem")
      #expect(try await shown(harness) == first)
      guard case .kept(let error)? = news().last else {
        Issue.record("\(news())")
        return
      }
      #expect(error.file == certificates.certificate("server"))
      #expect(error.problem.contains("holds no certificate"))
    }
  }

  @Test("A channel trusts new authorities from the next connection on")
  func clientSide() async throws {
    let news = Collected()
    try certificates.makeAuthority("trusted")
    var channel = certificates.channel(trusting: "trusted")
    channel.tls?.onReload = { news.add($0) }
    channel.backoff.initial = .milliseconds(1)
    try await withServer(server: certificates.server(), channel: channel) { harness in
      await #expect(throws: RPCError.self) { try await harness.client.unary("x") }
      try certificates.move("authority.pem", to: "trusted.pem")
      #expect(try await harness.client.unary("x", CallOptions(waitForReady: true)) == "x")
    }
    guard case .replaced(nil)? = news.all.first else {
      Issue.record("\(news.all)")
      return
    }
  }
}

/// What a server said.
private final class Collected: Sendable {
  private let list = Mutex<[TLSReload]>([])
  var all: [TLSReload] { list.withLock(\.self) }
  func add(_ item: TLSReload) { list.withLock { $0.append(item) } }
}
