/// A JSON value to write. Members keep their order, so that the same protos give the same bytes.
enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The longest line that a list or an object is written in.
  private static let width = 120

  /// The value as indented text, with short lists and objects in one line each.
  func text(indent: Int = 0) -> String {
    let line = oneLine
    guard line.utf8.count + indent > Self.width else { return line }
    let (margin, end) = (String(repeating: " ", count: indent + 1), String(repeating: " ", count: indent))
    switch self {
    case .array(let elements):
      let lines = elements.map { margin + $0.text(indent: indent + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(end)]"
    case .object(let members):
      let lines = members.map { "\(margin)\(Self.quoted($0.name)): \($0.value.text(indent: indent + 1))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(end)}"
    default: return line
    }
  }

  private var oneLine: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .integer(let number): String(number)
    case .boolean(let truth): truth ? "true" : "false"
    case .array(let elements): "[\(elements.map(\.oneLine).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)): \($0.value.oneLine)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ":
        let digits = String(character.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral truth: Bool) { self = .boolean(truth) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members.map { (name: $0.0, value: $0.1) }) }
}

extension JSONValue {
  /// A schema that another one refers to.
  static func reference(_ name: String) -> JSONValue { ["$ref": "#/components/schemas/\(name)"] }

  /// The object with members before its own. Of anything else, the value itself.
  func following(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(members + own)
  }
}
