import ArgumentParser
import TitanCore
import TitanProto

struct SessionsCommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "sessions", abstract: "List sessions, newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "How many at most; 0 for all.")
  var limit = 20

  @Option(help: ArgumentHelp("Only sessions of this date or later.", valueName: "yyyy-mm-dd"))
  var from: String?

  @Option(help: ArgumentHelp("Only sessions of this date or earlier.", valueName: "yyyy-mm-dd"))
  var to: String?

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("--limit is \(limit); 0 or more is allowed") }
    for (name, date) in [("--from", from), ("--to", to)] {
      if let date, CalendarDay(date) == nil { throw ValidationError("\(name) is \"\(date)\"; YYYY-MM-DD is expected") }
    }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    var sessions: [SessionsV1.Session] = []
    var request = SessionsV1.ListSessionsRequest(fromLocalDate: from ?? "", toLocalDate: to ?? "")
    repeat {
      request.pageSize = limit == 0 ? 200 : Int32(min(200, limit - sessions.count))
      let page = try await backend.keeper.call { [request] options in
        try await backend.sessions.listSessions(request, options: options.within(.seconds(10)))
      }
      sessions += page.sessions
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && (limit == 0 || sessions.count < limit)
    if global.json { return console.line(JSONValue.array(sessions.map(SessionPresentation.json)).text) }
    guard !sessions.isEmpty else { return console.line("No sessions yet: `titanup push-ups` makes one.") }
    console.lines(SessionPresentation.table(sessions, terminal: console.output))
    if !request.pageToken.isEmpty { console.note("there are more; --limit 0 lists all") }
  }
}
