import ArgumentParser
import TitanCore
import TitanProto

struct SessionsCommand: AsyncParsableCommand {
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

  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "Your push-up sessions: list, show, correct, recount, delete, enter.",
    subcommands: [List.self, Show.self, Edit.self, Recount.self, Delete.self, Undo.self, Declare.self],
    defaultSubcommand: List.self)

  static let idHelp: ArgumentHelp = "Its id, how that begins, or last."

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List sessions, newest first.")

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
        guard let date, CalendarDay(date) == nil else { continue }
        throw ValidationError("\(name) is \"\(date)\"; YYYY-MM-DD is expected")
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SessionsV1.ListSessionsRequest(
        fromLocalDate: from ?? "", toLocalDate: to ?? "", evidence: evidence.flatMap(\.wire), minReps: minReps)
      let (sessions, hasMore) = try await backend.sessions(request, limit: limit)
      if global.json { return console.line(JSONValue.array(sessions.map(SessionPresentation.json)).text) }
      guard !sessions.isEmpty else {
        let isAll = from == nil && to == nil && evidence.isEmpty && minReps == 0
        return console.line(isAll ? "No sessions yet: `titanup push-ups` makes one." : "No such sessions.")
      }
      console.lines(SessionPresentation.table(sessions, terminal: console.output))
      if hasMore { console.note("there are more; --limit 0 lists all") }
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a session, and how it was counted before.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: SessionsCommand.idHelp) var session: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.session(session).sessionID
      let found = try await backend.keeper.call { options in
        try await backend.sessions.getSession(.init(sessionID: id), options: options.within(.seconds(10)))
      }
      let session = found.session ?? .init()
      guard !global.json else { return console.line(SessionPresentation.json(session, found.pastCounts).text) }
      console.lines(SessionPresentation.lines(session, found.pastCounts, terminal: console.output))
    }
  }

  static func show(_ session: SessionsV1.Session?, _ global: GlobalOptions, _ console: Console) {
    let session = session ?? .init()
    if global.json { return console.line(SessionPresentation.json(session).text) }
    console.lines(SessionPresentation.lines(session, [], terminal: console.output))
  }
}
