import NIOPosix
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanRPCTransport
import TitanTesting

@testable import TitanService

@Suite(.timeLimit(.minutes(10))) struct ServiceAddressTests {
  @Test(arguments: [
    ("auth:7001", ["auth:7001"]), ("10.0.0.1:1,[::1]:2", ["10.0.0.1:1", "[::1]:2"]),
    ("a:1, b:1,c:1", ["a:1", "b:1", "c:1"]),
  ])
  func oneServerOrSeveral(_ text: String, _ servers: [String]) throws {
    let reader = EnvironmentReader(["TITANUP_AUTH_ADDRESS": text])
    let address = reader.address(of: .auth)
    #expect(address.servers.map(\.description) == servers)
    #expect(ServiceAddress(address.description) == address)
    try reader.check()
  }

  @Test(arguments: ["auth", "a:1,", ",", "a:1,,b:1", "a:1 b:1", "a:1,a:1", "a:1,b:0"])
  func malformedAddresses(_ text: String) {
    let reader = EnvironmentReader(["TITANUP_AUTH_ADDRESS": text])
    #expect(reader.address(of: .auth) == ServiceAddress(HostAndPort(host: "127.0.0.1", port: 7001)))
    let problem =
      "TITANUP_AUTH_ADDRESS: got \"\(text)\", allowed: host:port with a port from 1 to 65535 (IPv6 in brackets), "
      + "or several apart by commas"
    #expect(throws: ConfigurationError(problems: [problem])) { try reader.check() }
  }
}

@Suite(.timeLimit(.minutes(10))) struct ChannelPoolTests {
  /// One of a service's servers, with the standard health service.
  private struct Replica {
    let server: GRPCServer
    let health: HealthRegistry
    let serving: Task<Void, any Error>

    init(answering answer: RawMessage) async throws {
      var service = ScriptedService()
      service.onUnary = { _, _ in answer }
      health = HealthRegistry(services: [ScriptedService.name])
      server = GRPCServer(
        router: StandardServices.router([service], health: health, reflection: false, interceptors: []),
        group: MultiThreadedEventLoopGroup.singleton)
      let server = server
      try await server.bind()
      serving = Task { try await server.serve() }
      health.setAll(.serving)
    }

    var address: String { "127.0.0.1:\(server.localPort ?? 0)" }

    func stop() async throws {
      health.shutDown()
      server.beginGracefulShutdown()
      try await serving.value
    }
  }

  @Test("Calls go to all servers in turn, but not to one that is not well while another is")
  func replicas() async throws {
    let (first, second) = (try await Replica(answering: "A"), try await Replica(answering: "B"))
    let pool = ChannelPool(group: MultiThreadedEventLoopGroup.singleton, tls: nil)
    let address = try #require(ServiceAddress("\(first.address),\(second.address)"))
    let client = ScriptedClient(pool.channel(to: address))
    func answers() async throws -> Set<RawMessage> {
      var answers: Set<RawMessage> = []
      for _ in 0..<4 { answers.insert(try await client.unary("x")) }
      return answers
    }
    try await eventually { try await answers() == ["A", "B"] }
    first.health.setAll(.notServing)
    try await eventually { try await answers() == ["B"] }
    // Whoever asks gets the answer of a service whose store is away, rather than none.
    second.health.setAll(.notServing)
    try await eventually { try await answers() == ["A", "B"] }
    first.health.setAll(.serving)
    try await eventually { try await answers() == ["A"] }
    second.health.setAll(.serving)
    try await eventually { try await answers() == ["A", "B"] }
    try await first.stop()
    let rest = try await answers()
    #expect(rest == ["B"])
    pool.close()
    try await second.stop()
  }
}
