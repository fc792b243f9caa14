import TitanCore
import TitanProto
import TitanZones

/// What happened to the security of an account, as it is shown.
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
    [.signInFailed, .refreshTokenReused, .reauthenticationFailed, .secondFactorFailed].contains(kind)
  }

  /// `SECURITY_EVENT_KIND_SIGNED_IN` as `signed in`; a kind this client does not know, as its number.
  private static func words(_ kind: AuthV1.SecurityEventKind) -> String {
    let name = kind.description
    let prefix = "SECURITY_EVENT_KIND_"
    return name.hasPrefix(prefix) ? name.dropFirst(prefix.count).lowercased().replacing("_", with: " ") : name
  }
}
