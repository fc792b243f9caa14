import TitanCore
import TitanProto
import TitanZones

/// Devices that are signed in, as they are shown.
enum DevicePresentation {
  static func json(_ device: AuthV1.AuthSession) -> JSONValue {
    [
      "auth_session_id": .string(device.authSessionID),
      "name": .string(device.device?.name ?? ""),
      "platform": .string(device.device?.platform ?? ""),
      "app_version": .string(device.device?.appVersion ?? ""),
      "address": .string(device.address),
      "create_time": .time(device.createTime),
      "last_use_time": .time(device.lastUseTime),
      "expire_time": .time(device.expireTime),
      "current": .bool(device.current),
    ]
  }

  static func table(_ devices: [AuthV1.AuthSession], zone: ZoneRules, terminal: Terminal) -> [String] {
    var table = Table([
      .init("device", minimumWidth: 10), .init("platform", expendability: 3), .init("last used"),
      .init("signed in", expendability: 4), .init("from", expendability: 2), .init("id", expendability: 1),
    ])
    for device in devices {
      let name = device.device?.name ?? ""
      table.add([
        .init((name.isEmpty ? "unnamed" : name) + (device.current ? " (this one)" : ""), device.current ? .bold : nil),
        .init(device.device?.platform ?? ""), .init(Format.localTime(device.lastUseTime, zone)),
        .init(Format.localTime(device.createTime, zone)), .init(device.address), .init(device.authSessionID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }
}

extension Format {
  /// On the zone's clock; empty if absent.
  static func localTime(_ time: GoogleProtobuf.Timestamp?, _ zone: ZoneRules) -> String {
    guard let time = time.map(Timestamp.init) else { return "" }
    return localTime(time, utcOffsetSeconds: zone.utcOffsetSeconds(at: time))
  }
}
