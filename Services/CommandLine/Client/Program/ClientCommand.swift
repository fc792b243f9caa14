import ArgumentParser
import Foundation
import TitanProtoJSON
import TitanRPC

/// A command that talks to services.
protocol ClientCommand: AsyncParsableCommand {
  var global: GlobalOptions { get }

  func run(_ backend: Backend, _ console: Console) async throws
}

extension ClientCommand {
  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let console = Console.standard(environment: environment)
    do {
      let backend = try Backend(global, environment: environment)
      do {
        try await run(backend, console)
      } catch {
        await backend.close()
        throw error
      }
      await backend.close()
      try console.finish()
    } catch let error as RPCError {
      try fail(ErrorReport(error), console)
    } catch let error as ClientError {
      try fail(ErrorReport(error), console)
    } catch let error as UnackedFrames.Mismatch {
      try fail(ErrorReport(ClientError(.refused, error.description)), console)
    }
  }

  private func fail(_ report: ErrorReport, _ console: Console) throws -> Never {
    if global.json { console.line(report.json.text) }
    for line in report.lines(style: console.errors.style, width: console.errors.room) { console.error(line) }
    throw ExitCode(report.status.rawValue)
  }
}

/// A request id for all retries of an attempt.
func newRequestID() -> String { UUID().uuidString.lowercased() }
