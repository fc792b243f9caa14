import ArgumentParser
import TitanCore
import TitanProto

struct SessionsCommand: ClientCommand {
  enum Evidence: String, ExpressibleByArgument, CaseIterable {
    case verified, device, declared, simulated

    var wire: [SessionsV1.Evidence] {
      switch self {
      case .verified: [.verifiedStream, .verifiedDigest]
      case .device: [.device]
      case .declared: [.declared]
      case .simulated: [.simulated]
      }
    }
  }

  static let configuration = CommandConfiguration(commandName: "sessions", abstract: "List sessions, newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "How many at most; 0 for all.")
  var limit = 20

  @Option(help: ArgumentHelp("Only sessions of this date or later.", valueName: "yyyy-mm-dd"))
  var from: String?

  @Option(help: ArgumentHelp("Only sessions of this date or earlier.", valueName: "yyyy-mm-dd"))
  var to: String?

  @Option(help: "Only sessions that can be believed so far; may be given several times.")
  var evidence: [Evidence] = []

  @Option(help: ArgumentHelp("Only sessions with so many push-ups or more.", valueName: "reps"))
  var minReps: UInt32 = 0

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("--limit is \(limit); 0 or more is allowed") }
    for (name, date) in [("--from", from), ("--to", to)] {
      if let date, CalendarDay(date) == nil { throw ValidationError("\(name) is \"\(date)\"; YYYY-MM-DD is expected") }
    }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    var sessions: [SessionsV1.Session] = []
    var request = SessionsV1.ListSessionsRequest(
      fromLocalDate: from ?? "", toLocalDate: to ?? "", evidence: evidence.flatMap(\.wire), minReps: minReps)
    repeat {
      request.pageSize = limit == 0 ? 200 : Int32(min(200, limit - sessions.count))
      let page = try await backend.keeper.call { [request] options in
        try await backend.sessions.listSessions(request, options: options.within(.seconds(10)))
      }
      sessions += page.sessions
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && (limit == 0 || sessions.count < limit)
    if global.json { return console.line(JSONValue.array(sessions.map(SessionPresentation.json)).text) }
    guard !sessions.isEmpty else {
      let isAll = from == nil && to == nil && evidence.isEmpty && minReps == 0
      return console.line(isAll ? "No sessions yet: `titanup push-ups` makes one." : "No such sessions.")
    }
    console.lines(SessionPresentation.table(sessions, terminal: console.output))
    if !request.pageToken.isEmpty { console.note("there are more; --limit 0 lists all") }
  }
}
