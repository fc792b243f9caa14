import ArgumentParser
import TitanCore
import TitanProto
import TitanZones

struct TrophiesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "trophies", abstract: "Show the trophies you have, and how far the others are.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let zone = backend.zone
    let dayZone = try await backend.dayZone()
    let awards = try await backend.awards()
    let progress = try await backend.keeper.call { options in
      try await backend.trophies.getTrophyProgress(
        .init(timeZone: dayZone), options: options.within(.seconds(10)))
    }.progress
    if global.json {
      let json: JSONValue = [
        "awards": .array(awards.map { TrophyPresentation.json($0) }),
        "progress": .array(progress.map { TrophyPresentation.json($0) }),
      ]
      return console.line(json.text)
    }
    let style = console.output.style
    if awards.isEmpty {
      console.line("No trophies yet.")
    } else {
      console.lines(
        TrophyPresentation.earned(awards, utcOffset: { zone.utcOffsetSeconds(at: $0) }, terminal: console.output))
    }
    guard !progress.isEmpty else { return }
    console.line()
    console.line(style(.bold, "Still to earn"))
    console.lines(TrophyPresentation.locked(progress, terminal: console.output))
  }
}
