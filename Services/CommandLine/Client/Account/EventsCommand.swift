import ArgumentParser
import AuthProto
import TitanCore
import TitanProtoJSON
import TitanZones

struct EventsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "List security events of your account, newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "The most to list, 1 to 200.")
  var limit = 20

  func validate() throws {
    try check("--limit", limit, 1...200)
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let page = try await backend.accessTokens.call { options in
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

/// Presents the security events of an account.
enum SecurityEventPresentation {
  static func json(_ event: AuthV1.SecurityEvent) -> JSONValue {
    [
      "security_event_id": .string(event.securityEventID),
      "kind": .string(event.kind.description),
      "create_time": .time(event.createTime),
      "auth_session_id": .string(event.authSessionID),
      "device_name": .string(event.deviceName),
      "address": .string(event.address),
    ]
  }

  static func table(_ events: [AuthV1.SecurityEvent], zone: ZoneRules, terminal: Terminal) -> [String] {
    var table = Table([
      .init("when"), .init("what"), .init("device", expendability: 2, minimumWidth: 10),
      .init("from", expendability: 1),
    ])
    for event in events {
      table.add([
        .init(Format.localTime(event.createTime, zone)), .init(words(event.kind), isAlarming(event.kind) ? .red : nil),
        .init(event.deviceName), .init(event.address),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func isAlarming(_ kind: AuthV1.SecurityEventKind) -> Bool {
    [
      .signInFailed, .refreshTokenReused, .reauthenticationFailed, .secondFactorFailed, .passkeyCloned,
    ].contains(kind)
  }

  /// `SECURITY_EVENT_KIND_SIGNED_IN` as `signed in`; a kind this client does not know, as its number.
  private static func words(_ kind: AuthV1.SecurityEventKind) -> String {
    let name = kind.description
    let prefix = "SECURITY_EVENT_KIND_"
    return name.hasPrefix(prefix) ? name.dropFirst(prefix.count).lowercased().replacing("_", with: " ") : name
  }
}
