import NIOCore
package import TitanCore
import TitanImport
import TitanProtoJSON
package import TitanRPC
import TitanService
package import TitanWeb
import WebDomain

/// `POST /import`: stores what a file holds in the account of the session's cookie, or with `preview` only says what it
/// would store.
///
/// The body is the file. A preview is answered with JSON; an import with a line of JSON for each step and one for its end,
/// while it goes on. When the page goes away, it stops; what is stored by then stays, and the next import goes on after it.
package struct ImportHandler: WebHandler {
  package static let path = "/import"
  private static let type = "application/octet-stream"

  private let channels: [TitanUpService: any RPCChannel]
  private let (sessions, origin): (BrowserSessions, RequestOrigin)
  private let folder: ImportFolder
  private let clock: WallClock
  private let running = RunningTransfers(most: 2)

  package init(
    channel: (TitanUpService) -> any RPCChannel, sessions: BrowserSessions, origin: RequestOrigin,
    folder: ImportFolder, clock: @escaping WallClock
  ) {
    (self.sessions, self.origin, self.folder, self.clock) = (sessions, origin, folder, clock)
    channels = Dictionary(uniqueKeysWithValues: TitanUpService.allCases.map { ($0, channel($0)) })
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    guard request.method == "POST" else {
      throw WebRefusal(405, "got \(request.method.prefix(20)), allowed: POST", ["allow": "POST"])
    }
    try origin.check(request)
    let types = request.headers.all("content-type")
    guard types == [Self.type] else {
      throw WebRefusal(
        415, "content-type: got \"\(types.joined(separator: ", ").prefix(80))\", allowed: \(Self.type)")
    }
    do { try await take(request, response) } catch let error as RPCError where !response.hasBegun {
      throw WebRefusal.before(error)
    }
  }

  private func take(_ request: WebRequest, _ response: WebResponseWriter) async throws {
    let browser = try await sessions.sessionForLong(request)
    response.onHead { headers in
      if let setCookie = browser.setCookie { headers.append("set-cookie", setCookie) }
    }
    guard let session = browser.session else {
      throw WebRefusal(401, "nobody is signed in; sign in at /sign-in first")
    }
    guard running.enter(session.userID) else {
      throw WebRefusal(
        429, "this account imports a file, or \(running.most) others do; allowed: one import at a time",
        ["retry-after": "60"])
    }
    defer { running.leave(session.userID) }
    let language = CallerFacts.language(of: request)
    let credentials = LongSession(
      session, sessions: sessions, caller: CallerFacts.metadata(of: request), clock: clock)
    // Files are written and read, and their text is taken apart: too much for the loop of a connection.
    try await awayFromEventLoop {
      var columns: [String] = []
      do {
        let query = try ImportQuery(request.query ?? "")
        let file = try await folder.receive(request.body, clock: clock)
        let source = try ImportSource(file, named: query.name)
        columns = source.columns
        let account = try ImportAccount(
          channel: { service in
            guard let channel = channels[service] else { throw RuntimeError("no channel to \(service)") }
            return channel
          }, credentials: credentials, zone: query.zone, language: language
        ) { try await response.write(ImportAnswer.progress($0).text + "\n") }
        let prepared = try await PreparedImport(
          source, query.options, replace: query.replace, limits: .server, to: account, at: clock())
        if query.isPreview {
          try await Self.send(200, ImportAnswer.preview(prepared, in: language), response)
        } else {
          try await run(prepared, account, response)
        }
      } catch let problem as ImportProblem where !response.hasBegun {
        try await Self.send(422, ImportAnswer.problem(problem, columns: columns), response)
      }
    }
  }

  private func run(
    _ prepared: PreparedImport, _ account: ImportAccount, _ response: WebResponseWriter
  ) async throws {
    try response.writeHead(200, ["content-type": "application/x-ndjson", "cache-control": "no-store"])
    let last: JSONValue
    do {
      last = ImportAnswer.done(try await prepared.run(on: account), in: account.language)
    } catch let error as RPCError {
      last = ImportAnswer.stopped(ErrorMapping.withEncodedDetails(error, in: account.language).words)
    }
    try await response.write(last.text + "\n")
    try response.finish()
  }

  private static func send(_ status: Int, _ json: JSONValue, _ response: WebResponseWriter) async throws {
    try await response.send(
      status, ["content-type": "application/json", "cache-control": "no-store"], json.text + "\n")
  }
}
