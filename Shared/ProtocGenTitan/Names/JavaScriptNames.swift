/// The names of generated JavaScript.
enum JavaScriptNames {
  /// The module of a package: its last word before the version (`titanup.auth.v1` → `auth`), or its first word without
  /// one (`google.rpc` → `google`), so that what always comes together is one file.
  static func module(_ package: String) -> String {
    let parts = package.split(separator: ".").map(String.init)
    guard let last = parts.last, parts.count > 1, last.first == "v", last.dropFirst().first?.isNumber ?? false else {
      return parts.first ?? ""
    }
    return parts[parts.count - 2]
  }

  /// A type's name in its module: nested ones carry their parent's, `BadRequest_FieldViolation`.
  static func type(_ fullName: String, in package: String) -> String {
    fullName.dropFirst(package.count + 1).split(separator: ".").joined(separator: "_")
  }

  /// As in protobuf's JSON: `user_id` → `userId`.
  static func property(_ field: String) -> String {
    let parts = field.split(separator: "_")
    return (parts.first.map(String.init) ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `GetProfile` → `getProfile`.
  static func method(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// An enum's value without the prefix that repeats the enum's name: `SEX_FEMALE` → `FEMALE`, quoted if it begins with
  /// a digit.
  static func value(_ value: String, of enumeration: ProtoEnum) -> String {
    let prefix = upperSnake(enumeration.name) + "_"
    let isPrefixed = enumeration.values.allSatisfy { $0.name.hasPrefix(prefix) }
    let name = isPrefixed ? String(value.dropFirst(prefix.count)) : value
    return name.first?.isNumber ?? false ? "'\(name)'" : name
  }
}
