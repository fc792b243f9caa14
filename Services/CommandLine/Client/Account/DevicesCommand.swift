import ArgumentParser
import AuthProto
import TitanCore
import TitanProtoJSON
import TitanZones

struct DevicesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices that are signed in to your account, newest first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let devices = try await backend.list(AuthV1.ListAuthSessionsRequest(), \.authSessions) {
      try await backend.auth.listAuthSessions($0, options: $1)
    }
    if global.json { return console.line(JSONValue.array(devices.map(DevicePresentation.json)).text) }
    console.lines(DevicePresentation.table(devices, zone: backend.zone, terminal: console.output))
  }
}

struct RevokeCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Sign out another device, such as a lost one; see `titanup devices`.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("The id of the device.", valueName: "id"))
  var id: String?

  @Flag(help: "Sign out all other devices.")
  var others = false

  func validate() throws {
    guard (id == nil) == others else { throw ValidationError("Give one id or --others.") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let count: Int
    if let id {
      _ = try await backend.accessTokens.call { options in
        try await backend.auth.revokeAuthSession(.init(authSessionID: id), options: options.within(.seconds(10)))
      }
      count = 1
    } else {
      let response = try await backend.accessTokens.call { options in
        try await backend.auth.revokeOtherAuthSessions(.init(), options: options.within(.seconds(10)))
      }
      count = Int(response.revokedCount)
    }
    if global.json {
      return console.line(JSONValue.object([.init(name: "revoked", value: .integer(count))]).text)
    }
    console.line("Signed out " + Format.count(count, others ? "other device" : "device"))
  }
}

/// Presents the devices that are signed in.
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
