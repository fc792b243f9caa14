import ArgumentParser
import TitanProto

struct EventsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "List what happened to the security of your account, the newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "How many at most, up to 200.")
  var limit = 20

  func validate() throws {
    try check("--limit", limit, 1...200)
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let page = try await backend.keeper.call { options in
      try await backend.auth.listSecurityEvents(
        .init(pageSize: Int32(limit)), options: options.within(.seconds(10)))
    }
    if global.json {
      return console.line(JSONValue.array(page.securityEvents.map(SecurityEventPresentation.json)).text)
    }
    console.lines(
      SecurityEventPresentation.table(page.securityEvents, zone: backend.zone, terminal: console.output))
  }
}
