/// The names of generated declarations.
enum SwiftNames {
  /// The enum that holds a package's types: the last two words if the last is a version
  /// (`titanup.auth.v1` → `AuthV1`), all of them otherwise (`google.rpc` → `GoogleRPC`).
  static func namespace(_ package: String) -> String {
    let parts = package.split(separator: ".").map(String.init)
    let isVersioned = parts.count > 1 && isVersion(parts[parts.count - 1])
    return (isVersioned ? parts.suffix(2) : parts[...]).map(component).joined()
  }

  /// A type's own name. Names reserved by Swift get the suffix `Message` (`AnyMessage`).
  static func type(_ name: String) -> String {
    let name = name.contains("_") ? upperCamel(name) : name
    return ["Any", "Self", "Type", "Protocol"].contains(name) ? name + "Message" : name
  }

  static func property(_ field: String) -> String { escaped(lowerCamel(field)) }
  static func method(_ name: String) -> String { escaped(lowerCamel(name)) }

  /// The constant for an enum's value, without the prefix that repeats the enum's name.
  static func value(_ value: String, of enumeration: ProtoEnum) -> String {
    let prefix = upperSnake(enumeration.name) + "_"
    let isPrefixed = enumeration.values.allSatisfy { $0.name.hasPrefix(prefix) }
    let name = lowerCamel((isPrefixed ? String(value.dropFirst(prefix.count)) : value).lowercased())
    if name.first?.isNumber ?? true { return "_" + name }
    return ["rawValue", "description", "isKnown", "known"].contains(name) ? name + "Value" : escaped(name)
  }

  private static func isVersion(_ text: String) -> Bool {
    let digits = text.dropFirst()
    return text.hasPrefix("v") && (digits.first?.isNumber ?? false)
  }

  /// `v1alpha` → `V1Alpha`, `rpc` → `RPC`.
  private static func component(_ text: String) -> String {
    guard isVersion(text) else { return upperCamel(text) }
    let number = text.dropFirst().prefix { $0.isNumber }
    return "V\(number)" + upperCamel(String(text.dropFirst(1 + number.count)))
  }

  private static func escaped(_ name: String) -> String {
    if name == "self" || name == "Self" || name == "init" || name == "Type" { return name + "_" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
