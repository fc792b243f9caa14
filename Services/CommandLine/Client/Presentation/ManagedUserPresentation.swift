import TitanCore
import TitanProto
import TitanZones

/// Accounts, as operators see them.
enum ManagedUserPresentation {
  static func json(_ managed: AuthV1.ManagedUser) -> JSONValue {
    [
      "user": managed.user.map(AccountPresentation.json) ?? .null,
      "admin": .bool(managed.admin),
      "disable_time": .time(managed.disableTime),
      "delete_time": .time(managed.user?.deleteTime),
      "last_seen_time": .time(managed.lastSeenTime),
    ]
  }

  static func table(_ users: [AuthV1.ManagedUser], zone: ZoneRules, terminal: Terminal) -> [String] {
    var table = Table([
      .init("e-mail", minimumWidth: 12), .init("name", expendability: 3, minimumWidth: 8), .init("state"),
      .init("last seen"), .init("registered", expendability: 2), .init("id", expendability: 1),
    ])
    for managed in users {
      let (user, words) = (managed.user ?? .init(), state(managed))
      table.add([
        .init(user.email), .init(user.displayName), .init(words.joined(separator: ", "), paint(managed)),
        .init(managed.lastSeenTime == nil ? "never" : Format.localTime(managed.lastSeenTime, zone)),
        .init(Format.localTime(user.createTime, zone)), .init(user.userID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func state(_ managed: AuthV1.ManagedUser) -> [String] {
    var words = [managed.disableTime == nil ? "open" : "shut"]
    if managed.admin { words.append("operator") }
    if managed.user?.verificationState == .pending { words.append("unverified") }
    if managed.user?.deleteTime != nil { words.append("to be deleted") }
    return words
  }

  private static func paint(_ managed: AuthV1.ManagedUser) -> Style.Paint? {
    managed.disableTime == nil ? nil : .red
  }
}
