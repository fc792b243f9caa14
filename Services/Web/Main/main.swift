import TitanContract
import TitanCore
import TitanProtoJSON
import TitanService
import WebDomain
import WebService

await runEdge(
  EdgeDefinition(
    "web", port: 7080, protoFiles: TitanUpService.allCases.flatMap(\.protoFiles),
    settings: { WebSettings($0, $1) },
    build: { environment, settings in
      let clock = environment.clock
      let channel = { environment.channel(to: settings.addresses[$0] ?? ServiceAddress($0.standardAddress)) }
      let auth = channel(TitanUpService.auth)
      let backends = Backends(
        AllowList(try .generated(), allowsAdministration: settings.allowsAdministration), channel: channel)
      let origin = RequestOrigin(named: settings.origin)
      let sessions = BrowserSessions(
        cookie: SessionCookie(isSecure: settings.isSecure), keys: try CookieKeys(settings.cookieKey.reveal()),
        refresher: SessionRefresher(auth: auth, clock: clock), clock: clock)
      let schema = try ProtoSchema.generated()
      let edge = WebEdge(
        site: SiteHandler(root: settings.root),
        session: SessionHandler(sessions: sessions, auth: auth, origin: origin, clock: clock),
        calendar: CalendarHandler(motivation: channel(TitanUpService.motivation), clock: clock),
        export: ExportHandler(schema, channel: channel, sessions: sessions, origin: origin, clock: clock),
        imports: ImportHandler(
          channel: channel, sessions: sessions, origin: origin,
          folder: ImportFolder(path: settings.importFolder, largest: settings.importBytes), clock: clock),
        pageCalls: PageCalls(backends, sessions: sessions, origin: origin),
        clientCalls: ClientCalls(backends, standard: environment.standardServices), schema: schema,
        isSecure: settings.isSecure)
      return WebEdgeServer(edge, schema: schema, environment)
    }))
