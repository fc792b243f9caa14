/// The names that protoc-gen-c generates for a `.proto`.
enum CNames {
  /// The struct of a message, the type of an enum: `Titanup__Auth__V1__RegisterRequest`.
  static func type(_ fullName: String) -> String { joined(fullName, camel) }

  /// The prefix of a message's functions: `titanup__auth__v1__register_request`.
  static func lower(_ fullName: String) -> String { joined(fullName, snake) }

  /// A struct's member, as Swift code refers to it. Reserved words of C++ get an underscore.
  static func member(_ field: String) -> String {
    let name = field.lowercased()
    // These two have a special meaning after a dot in Swift.
    if name == "self" || name == "init" { return "`\(name)`" }
    return reserved.contains(name) ? name + "_" : name
  }

  /// The member that says which case of a oneof is set.
  static func oneofCase(_ oneof: String) -> String { "\(oneof.lowercased())_case" }

  private static func joined(_ fullName: String, _ convert: (Substring) -> String) -> String {
    fullName.split(separator: ".").map(convert).joined(separator: "__")
  }

  private static func camel(_ name: Substring) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func snake(_ name: Substring) -> String {
    var result = ""
    var wasUpper = true
    for letter in name {
      if letter.isUppercase, !wasUpper { result += "_" }
      result += letter.lowercased()
      wasUpper = letter.isUppercase
    }
    return result
  }

  private static let reserved: Set<String> = [
    "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char", "class", "compl",
    "const", "const_cast", "continue", "default", "delete", "do", "double", "dynamic_cast", "else", "enum", "explicit",
    "extern", "false", "float", "for", "friend", "goto", "if", "inline", "int", "long", "mutable", "namespace", "new",
    "not", "not_eq", "operator", "or", "or_eq", "private", "protected", "public", "register", "reinterpret_cast",
    "return", "short", "signed", "sizeof", "static", "static_cast", "struct", "switch", "template", "this", "throw",
    "true", "try", "typedef", "typeid", "typename", "union", "unsigned", "using", "virtual", "void", "volatile",
    "wchar_t", "while", "xor", "xor_eq",
  ]
}
