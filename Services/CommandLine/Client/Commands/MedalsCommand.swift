import ArgumentParser
import TitanProto

struct MedalsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "medals", abstract: "Show the medals you wear today, and how often you earned each.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let zone = try await backend.dayZone()
    let current = try await backend.keeper.call { options in
      try await backend.trophies.listCurrentMedals(.init(timeZone: zone), options: options.within(.seconds(10)))
    }
    let history = try await backend.keeper.call { options in
      try await backend.trophies.listMedalHistory(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(MedalPresentation.json(current, history).text) }
    console.lines(MedalPresentation.lines(current, history, terminal: console.output))
  }
}
