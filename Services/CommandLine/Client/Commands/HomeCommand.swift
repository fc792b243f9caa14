import ArgumentParser
import TitanProto
import TitanZones

struct HomeCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "home", abstract: "Show how you stand, on one screen.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = ProfileV1.GetDashboardRequest(timeZone: try await backend.dayZone())
    let home = try await backend.keeper.call { options in
      try await backend.profile.getDashboard(request, options: options.within(.seconds(10)))
    }
    if global.json { return console.line(HomePresentation.json(home).text) }
    let zone = backend.zone
    console.lines(HomePresentation.lines(home, utcOffset: { zone.utcOffsetSeconds(at: $0) }, terminal: console.output))
  }
}
