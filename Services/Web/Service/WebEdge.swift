package import TitanProtoJSON
import TitanRPC
package import TitanWeb
import WebDomain

/// Everything that comes in at the one port: the page and its files, its session, its calls, exports and imports, and the calls and
/// calendars of programs.
package struct WebEdge: WebHandler {
  private let (site, session): (SiteHandler, SessionHandler)
  private let (calendar, export, imports): (CalendarHandler, ExportHandler, ImportHandler)
  private let (pageCalls, clientCalls, connectCalls): (PageCalls, ClientCalls, ConnectCalls)
  private let isSecure: Bool

  /// - Parameters:
  ///   - schema: the contract of all services.
  ///   - isSecure: whether the page's origin is `https`.
  package init(
    site: SiteHandler, session: SessionHandler, calendar: CalendarHandler, export: ExportHandler,
    imports: ImportHandler, pageCalls: PageCalls, clientCalls: ClientCalls, schema: ProtoSchema, isSecure: Bool
  ) {
    (self.site, self.session, self.calendar) = (site, session, calendar)
    (self.export, self.imports) = (export, imports)
    (self.pageCalls, self.clientCalls) = (pageCalls, clientCalls)
    connectCalls = ConnectCalls(schema, pages: pageCalls, clients: clientCalls)
    self.isSecure = isSecure
  }

  package func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    let handler: any WebHandler
    switch GRPCContentType(request.headers["content-type"]) {
    case .native, .unsupported(isWeb: false, _):
      // Native clients look at no header of a browser.
      return try await clientCalls.respond(to: request, through: response)
    case .web where request.headers.contains("authorization") && ConnectCaller(request) == .program:
      handler = clientCalls
    case .web, .unsupported(isWeb: true, _): handler = pageCalls
    case nil where request.path == "/session" || request.path.hasPrefix("/session/"): handler = session
    case nil where request.path == CalendarHandler.path: handler = calendar
    case nil where request.path == ExportHandler.path: handler = export
    case nil where request.path == ImportHandler.path: handler = imports
    case nil: handler = connectCalls.takes(request) ? connectCalls : site
    }
    let isSecure = isSecure
    response.onHead { headers in
      for (name, value) in SecurityHeaders.all(isSecure: isSecure) { headers.set(name, value) }
      if headers["cache-control"] == nil { headers.set("cache-control", "no-store") }
    }
    try await handler.respond(to: request, through: response)
  }
}
