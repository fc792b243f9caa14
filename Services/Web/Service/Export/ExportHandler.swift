package import TitanCore
import TitanExport
package import TitanProtoJSON
package import TitanRPC
package import TitanWeb
import WebDomain

/// `GET /export`: everything that services hold of the account of the session's cookie, as one archive.
///
/// It is sent while it is read, so neither its size nor its end is known before. If a service can't be read, the download is
/// broken off, and the browser says that it failed: what it has is no archive, because the directory comes last.
package struct ExportHandler: WebHandler {
  package static let path = "/export"

  private let (schema, channels): (ProtoSchema, [TitanUpService: any RPCChannel])
  private let (sessions, origin): (BrowserSessions, RequestOrigin)
  private let clock: WallClock
  private let running = RunningTransfers(most: 8)

  package init(
    _ schema: ProtoSchema, channel: (TitanUpService) -> any RPCChannel, sessions: BrowserSessions,
    origin: RequestOrigin, clock: @escaping WallClock
  ) {
    (self.schema, self.sessions, self.origin, self.clock) = (schema, sessions, origin, clock)
    channels = Dictionary(uniqueKeysWithValues: TitanUpService.allCases.map { ($0, channel($0)) })
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    guard request.method == "GET" else {
      throw WebRefusal(405, "got \(request.method.prefix(20)), allowed: GET", ["allow": "GET"])
    }
    try origin.checkReading(request)
    do { try await respond(through: response, to: request) } catch let error as RPCError where !response.hasBegun {
      throw WebRefusal.before(error)
    }
  }

  private func respond(through response: WebResponseWriter, to request: WebRequest) async throws {
    let browser = try await sessions.sessionForLong(request)
    response.onHead { headers in
      if let setCookie = browser.setCookie { headers.append("set-cookie", setCookie) }
    }
    guard let session = browser.session else {
      throw WebRefusal(401, "nobody is signed in; sign in at /sign-in first")
    }
    guard running.enter(session.userID) else {
      throw WebRefusal(
        429,
        "this account's data are being exported, or those of \(running.most) others; allowed: one export at a time",
        ["retry-after": "60"])
    }
    defer { running.leave(session.userID) }
    let credentials = LongSession(
      session, sessions: sessions, caller: CallerFacts.metadata(of: request), clock: clock)
    let exporter = try Exporter(
      schema,
      channel: { service in
        guard let channel = channels[service] else { throw RuntimeError("no channel to \(service)") }
        return channel
      }, credentials: credentials, clock: clock)
    let facts = try await exporter.facts(in: CallerFacts.language(of: request))
    let date = facts.startTime.description.prefix(10)
    try response.writeHead(
      200,
      [
        "content-type": "application/zip", "content-disposition": "attachment; filename=\"titanup-\(date).zip\"",
        "cache-control": "no-store", "x-robots-tag": "noindex, nofollow",
      ])
    // Numbers become text, and text is compressed: too much for the loop of a connection.
    try await awayFromEventLoop {
      let archive = ExportArchive { try await response.write($0) }
      try await exporter.export(facts, into: archive)
    }
    try response.finish()
  }
}
