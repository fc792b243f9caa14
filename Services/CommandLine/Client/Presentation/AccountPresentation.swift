import TitanCore
import TitanProto

/// Accounts as they are shown. Tokens never are.
enum AccountPresentation {
  static func json(_ user: AuthV1.User) -> JSONValue {
    [
      "user_id": .string(user.userID),
      "email": .string(user.email),
      "display_name": .string(user.displayName),
      "locale": .string(user.locale),
      "create_time": .time(user.createTime),
    ]
  }

  static func json(_ who: AuthV1.WhoAmIResponse) -> JSONValue {
    [
      "user": who.user.map(json) ?? .null,
      "auth_session_id": .string(who.authSessionID),
      "amr": .array(who.amr.map { .string($0) }),
      "expire_time": .time(who.expireTime),
    ]
  }

  /// Without the name, which is that of the registration: the profile knows what its owner is called since.
  static func address(_ user: AuthV1.User, style: Style) -> String {
    style(.bold, user.email.printable) + style(.dim, "  \(user.userID.printable)")
  }

  static func line(_ user: AuthV1.User, style: Style) -> String {
    "\(style(.bold, user.displayName.printable)) <\(user.email.printable)>" + style(.dim, "  \(user.userID.printable)")
  }
}
