import Foundation
import Testing
import TitanCore
import TitanPostgres

@testable import TitanService

@Suite struct ServiceProcessTests {
  /// The output of a run that does not serve, and its exit status.
  private func run(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> (
    status: Int32, output: String, errors: String
  ) {
    let (output, errors) = (Pipe(), Pipe())
    let definition = ServiceDefinition(
      .sessions, migration: 1, settings: { $0.integer("TITANUP_OWN", default: 1, in: 1...9) },
      build: { _, _ in ServiceParts(handlers: []) })
    let status = await ServiceProcess(
      definition: definition, arguments: arguments, environment: environment,
      output: output.fileHandleForWriting, errors: errors.fileHandleForWriting
    ).run()
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    func text(_ pipe: Pipe) throws -> String {
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    return (status, try text(output), try text(errors))
  }

  @Test func itsVersion() async throws {
    let run = try await run(["--version"])
    #expect(run.status == 0)
    #expect(run.output == "titanup-sessions \(TitanUpVersion.current)\n")
  }

  @Test func unknownArguments() async throws {
    let run = try await run(["--verbose"])
    #expect(run.status == 2)
    #expect(run.errors.contains("unknown arguments [\"--verbose\"]"))
    #expect(run.errors.contains("usage: titanup-sessions"))
  }

  @Test func aGoodConfiguration() async throws {
    let run = try await run(["--check-config"], ["TITANUP_DATABASE_URL": "postgresql://db/titanup"])
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
  }

  @Test(arguments: [["--check-config"], []]) func aBadConfiguration(_ arguments: [String]) async throws {
    let run = try await run(arguments, ["TITANUP_OWN": "10", "TITANUP_EVENT_LOOPS": "x"])
    #expect(run.status == 1)
    #expect(run.errors.contains("TITANUP_OWN: got \"10\", allowed: a whole number from 1 to 9\n"))
    #expect(run.errors.contains("TITANUP_EVENT_LOOPS: got \"x\""))
    #expect(run.errors.contains("TITANUP_DATABASE_URL: got nothing"))
  }

  @Test func nobodyIsHealthyOnNoPort() async throws {
    let run = try await run(["--health"], ["TITANUP_LISTEN_PORT": "0"])
    #expect(run.status == 1)
    #expect(run.output.contains("TITANUP_LISTEN_PORT is 0"))
  }

  @Test(arguments: [("0.0.0.0", "127.0.0.1"), ("::", "::1"), ("127.0.0.2", "127.0.0.2"), ("auth", "auth")])
  func aServerThatListensEverywhereIsReachedHere(_ listen: String, _ reachable: String) {
    #expect(HealthQuestion.reachable(listen) == reachable)
  }
}
