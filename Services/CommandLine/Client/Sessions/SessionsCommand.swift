import ArgumentParser
import SessionsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

struct SessionsCommand: AsyncParsableCommand {
  enum Evidence: String, ExpressibleByArgument, CaseIterable {
    case verified, device, declared, simulated
    case foreignReceipt = "foreign-receipt"

    var wire: [SessionsV1.Evidence] {
      switch self {
      case .verified: [.verifiedStream, .verifiedDigest]
      case .device: [.device]
      case .declared: [.declared]
      case .simulated: [.simulated]
      case .foreignReceipt: [.foreignReceipt]
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "List, show, edit, recount, delete or enter push-up sessions.",
    subcommands: [List.self, Show.self, Edit.self, Recount.self, Delete.self, Undo.self, Declare.self],
    defaultSubcommand: List.self)

  static let idHelp: ArgumentHelp = "Its id, the beginning of it, or last."

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List sessions, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "The most to list; 0 for all.")
    var limit = 20

    @Option(help: ArgumentHelp("Only sessions on or after this date.", valueName: "yyyy-mm-dd"))
    var from: String?

    @Option(help: ArgumentHelp("Only sessions on or before this date.", valueName: "yyyy-mm-dd"))
    var to: String?

    @Option(help: "Only sessions with this evidence; can be repeated.")
    var evidence: [Evidence] = []

    @Option(help: ArgumentHelp("Only sessions with at least this many push-ups.", valueName: "reps"))
    var minReps: UInt32 = 0

    func validate() throws {
      guard limit >= 0 else { throw ValidationError("--limit is \(limit), but should be 0 or more.") }
      for (name, date) in [("--from", from), ("--to", to)] {
        guard let date, CalendarDay(date) == nil else { continue }
        throw ValidationError("\(name) is \"\(date)\", but should be a date such as 2026-05-31.")
      }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SessionsV1.ListSessionsRequest(
        fromLocalDate: from ?? "", toLocalDate: to ?? "", evidence: evidence.flatMap(\.wire), minReps: minReps)
      let (sessions, hasMore) = try await backend.sessions(request, limit: limit)
      if global.json { return console.line(JSONValue.array(sessions.map(SessionPresentation.json)).text) }
      guard !sessions.isEmpty else {
        let isAll = from == nil && to == nil && evidence.isEmpty && minReps == 0
        return console.line(isAll ? "No sessions yet. `titanup push-ups` starts one." : "No such sessions.")
      }
      console.lines(SessionPresentation.table(sessions, terminal: console.output))
      if hasMore { console.note("There are more; --limit 0 lists all.") }
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a session and its earlier counts.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: SessionsCommand.idHelp) var session: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let id = try await backend.session(session).sessionID
      let found = try await backend.accessTokens.call { options in
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

  struct Declare: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "declare", abstract: "Enter push-ups that weren't counted.",
      discussion: "They appear in charts and statistics as declared, and don't earn anything that has to be verified.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "The number of push-ups.") var reps: UInt32

    @Option(
      help: ArgumentHelp(
        "When you began, in UTC; by default you have just finished.", valueName: "yyyy-mm-ddThh:mm:ssZ"),
      transform: { try Timestamp(option: $0) })
    var startTime: Timestamp?

    @Option(help: ArgumentHelp("How long they took, 1 to 21600; 3 per push-up by default.", valueName: "seconds"))
    var seconds: Int?

    @Option(help: "Your note.") var note = ""

    func validate() throws {
      try check("The number of push-ups", reps, 1...10_000)
      try check("--seconds", seconds, 1...21_600)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let length = Duration.seconds(seconds ?? min(21_600, 3 * Int(reps)))
      let start = startTime ?? backend.clock() - length
      let session = SessionsV1.Session(
        sessionID: newRequestID(), startTime: .init(start), endTime: .init(start + length),
        timeZone: backend.zone.name, utcOffsetSeconds: Int32(backend.zone.utcOffsetSeconds(at: start)), reps: reps,
        note: note)
      let request = SessionsV1.CreateSessionRequest(session: session, requestID: newRequestID())
      let made = try await backend.accessTokens.call { options in
        try await backend.sessions.createSession(request, options: options.within(.seconds(10)))
      }
      SessionsCommand.show(made.session, global, console)
    }
  }
}

extension Backend {
  /// The sessions that a request asks for, newest first, from all pages up to the limit; 0 means all.
  ///
  /// - Returns: also whether there are more.
  func sessions(
    _ request: SessionsV1.ListSessionsRequest = .init(), limit: Int
  ) async throws -> (sessions: [SessionsV1.Session], hasMore: Bool) {
    let most = limit == 0 ? Int.max : limit
    // One more shows whether there are more.
    let found = try await list(request, limit: most == .max ? nil : most + 1, \.sessions) {
      try await self.sessions.listSessions($0, options: $1)
    }
    return (Array(found.prefix(most)), found.count > most)
  }

  /// The session that a text refers to: by id, by an unambiguous beginning of it, or `last` for the newest.
  func session(_ text: String) async throws -> SessionsV1.Session {
    let wanted = text.lowercased()
    if wanted.count == 36 {
      let found = try await accessTokens.call { options in
        try await self.sessions.getSession(.init(sessionID: wanted), options: options.within(.seconds(10)))
      }.session
      if let found { return found }
    }
    let all = try await sessions(limit: wanted == "last" ? 1 : 0).sessions
    let close = wanted == "last" ? all : all.filter { $0.sessionID.hasPrefix(wanted) }
    guard let only = close.first, close.count == 1, !wanted.isEmpty else {
      throw ClientError.usage(
        "\"\(text.printable)\" matches \(close.isEmpty ? "no session" : "\(close.count) sessions"). "
          + "`titanup sessions` lists them with their ids.")
    }
    return only
  }
}
