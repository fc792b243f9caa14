import ArgumentParser
import TitanCore
import TitanProto
import TitanZones

struct TrophiesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "trophies", abstract: "Show the trophies you have.",
    discussion: "Those you do not have stay out of sight unless you ask for them.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Flag(help: "Also what is still to be earned, and how far you are.")
  var locked = false

  func run(_ backend: Backend, _ console: Console) async throws {
    let zone = backend.zone
    let dayZone = try await backend.dayZone()
    let awards = try await backend.awards()
    let progress =
      !locked
      ? []
      : try await backend.keeper.call { options in
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
      console.line("No trophies yet: they are yours to find.")
      if !locked { console.line(style(.dim, "`titanup trophies --locked` says what there is to earn.")) }
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
