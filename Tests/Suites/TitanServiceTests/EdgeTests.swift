import Foundation
import NIOPosix
import ServiceLifecycleTestKit
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanRPCTransport
import TitanTesting

@testable import TitanService

/// A server in front of the services, which has no store.
@Suite struct EdgeTests {
  /// Serves the edge's own health over gRPC.
  private final class Server: EdgeServer {
    private let server: GRPCServer
    let stopped = Mutex(false)

    init(_ environment: EdgeEnvironment) {
      var configuration = GRPCServer.Configuration()
      configuration.port = environment.configuration.listen.port
      server = GRPCServer(
        router: RPCRouter(services: [ForwardedHealth(channel: environment.standardServices)]),
        configuration: configuration, group: environment.eventLoopGroup)
    }

    var traffic: TrafficCounters { server.traffic }
    func bind() async throws { try await server.bind() }
    var localPort: Int? { server.localPort }
    func serve() async throws { try await server.serve() }
    func beginGracefulShutdown() {
      stopped.withLock { $0 = true }
      server.beginGracefulShutdown()
    }
  }

  private struct ForwardedHealth: HealthV1.HealthProtocol {
    let channel: any RPCChannel

    func check(
      _ request: HealthV1.HealthCheckRequest, context: ServerContext
    ) async throws -> HealthV1.HealthCheckResponse {
      try await HealthV1.HealthClient(channel: channel).check(request)
    }
    func list(_ request: HealthV1.HealthListRequest, context: ServerContext) async throws -> HealthV1.HealthListResponse
    { try await HealthV1.HealthClient(channel: channel).list(request) }
    func watch(
      _ request: HealthV1.HealthCheckRequest, response: RPCWriter<HealthV1.HealthCheckResponse>, context: ServerContext
    ) async throws {}
  }

  private var definition: EdgeDefinition<Int> {
    EdgeDefinition("edge", port: 7080, protoFiles: []) { reader, _ in
      reader.integer("TITANUP_OWN", default: 1, in: 1...9)
    } build: { environment, _ in
      Server(environment)
    }
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> (
    status: Int32, output: String, errors: String
  ) {
    let (output, errors) = (Pipe(), Pipe())
    let status = await EdgeProcess(
      definition: definition, arguments: arguments, environment: environment, output: output.fileHandleForWriting,
      errors: errors.fileHandleForWriting
    ).run()
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    func text(_ pipe: Pipe) throws -> String {
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    return (status, try text(output), try text(errors))
  }

  @Test("It has the options of every service")
  func options() async throws {
    let version = try await run(["--version"])
    #expect((version.status, version.output) == (0, "titanup-edge \(TitanUpVersion.current)\n"))
    let unknown = try await run(["--verbose"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("unknown arguments [\"--verbose\"]\nusage: titanup-edge"))
    #expect(try await run(["--check-config"]).status == 0)
    let health = try await run(["--health"], ["TITANUP_LISTEN_PORT": "0"])
    #expect(health.status == 1)
    #expect(health.output.contains("TITANUP_LISTEN_PORT is 0"))
  }

  @Test("It needs no database, and reports everything that is wrong at once", arguments: [["--check-config"], []])
  func problems(_ arguments: [String]) async throws {
    let run = try await run(
      arguments, ["TITANUP_OWN": "10", "TITANUP_EVENT_LOOPS": "x", "TITANUP_TRUSTED_PROXIES": "10.0.0.1/8"])
    #expect(run.status == 1)
    #expect(run.errors.contains("TITANUP_OWN: got \"10\""))
    #expect(run.errors.contains("TITANUP_EVENT_LOOPS: got \"x\""))
    #expect(run.errors.contains("TITANUP_TRUSTED_PROXIES: got \"10.0.0.1/8\""))
    #expect(!run.errors.contains("DATABASE"))
  }

  @Test("It serves, is healthy, and stops when told to")
  func lifetime() async throws {
    let configuration = ServerConfiguration(
      EnvironmentReader(["TITANUP_LISTEN_PORT": "0", "TITANUP_EVENT_LOOPS": "1"]), port: 7080)
    let (ready, announce) = AsyncStream<(HostAndPort, HostAndPort)>.makeStream()
    var runtime = EdgeRuntime(definition: definition, configuration: configuration, settings: 1, logger: .silent)
    runtime.signals = []
    runtime.onReady = { announce.yield(($0, $1)) }
    try await testGracefulShutdown { [runtime] trigger in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          defer { announce.finish() }
          try await runtime.run()
        }
        var addresses = ready.makeAsyncIterator()
        let (listen, _) = try #require(await addresses.next())
        let answer = await HealthQuestion.ask(listen)
        #expect(answer.isServing, "\(answer.words)")
        trigger.triggerGracefulShutdown()
        try await group.waitForAll()
      }
    }
  }
}
