import ArgumentParser
import Foundation
import SessionsProto
import TitanCore
import TitanProtoJSON

struct PausesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pauses", abstract: "Manage pauses: days off that don't end a streak.",
    subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List pauses, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let pauses = try await backend.list(SessionsV1.ListPausesRequest(), \.pauses) {
        try await backend.sessions.listPauses($0, options: $1)
      }
      if global.json { return console.line(JSONValue.array(pauses.map(PausesCommand.json)).text) }
      if pauses.isEmpty { console.line("No pauses.") }
      for pause in pauses { console.line(PausesCommand.line(pause)) }
    }
  }

  struct Add: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a pause. It may have begun up to three days ago.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("The first date.", valueName: "yyyy-mm-dd"))
    var first: String

    @Argument(help: ArgumentHelp("The last date.", valueName: "yyyy-mm-dd"))
    var last: String

    @Option(help: "The reason, up to 200 characters.")
    var reason = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      let pause = SessionsV1.Pause(
        pauseID: UUID.version7(at: backend.clock()).uuidString.lowercased(), firstLocalDate: first,
        lastLocalDate: last, reason: reason)
      let made = try await backend.accessTokens.call { options in
        try await backend.sessions.createPause(.init(pause: pause), options: options.within(.seconds(10)))
      }.pause
      guard let made else { throw ClientError(.refused, "The server answered without a pause.") }
      console.line(global.json ? PausesCommand.json(made).text : PausesCommand.line(made))
    }
  }

  struct Remove: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a pause: its dates count as missed again.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id.")
    var pause: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SessionsV1.DeletePauseRequest(pauseID: pause)
      _ = try await backend.accessTokens.call { options in
        try await backend.sessions.deletePause(request, options: options.within(.seconds(10)))
      }
      console.line(global.json ? "{}" : "The pause is removed.")
    }
  }

  private static func line(_ pause: SessionsV1.Pause) -> String {
    let dates = "\(pause.firstLocalDate.printable) – \(pause.lastLocalDate.printable)"
    return "\(dates)  \(pause.pauseID.printable)" + (pause.reason.isEmpty ? "" : "  \(pause.reason.printable)")
  }

  private static func json(_ pause: SessionsV1.Pause) -> JSONValue {
    [
      "pause_id": .string(pause.pauseID), "first_local_date": .string(pause.firstLocalDate),
      "last_local_date": .string(pause.lastLocalDate), "reason": .string(pause.reason),
    ]
  }
}
