import ArgumentParser
import TitanProto

struct LevelCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "level", abstract: "Show your Titan level, and where its points come from.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let answer = try await backend.keeper.call { options in
      try await backend.trophies.explainLevel(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(LevelPresentation.json(answer).text) }
    console.lines(LevelPresentation.lines(answer, terminal: console.output))
  }
}
