/// A JSON value to write (RFC 8259), with its members in the given order.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A finite number.
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// On one line, without blanks.
  package var text: String { oneLine(comma: ",", colon: ":") }

  /// With each element and member on a line of its own, indented by one blank for each level, but for lists and objects
  /// that fit on a line of `width` octets.
  package func indented(width: Int) -> String { indented(width: width, by: 0) }

  private func indented(width: Int, by indent: Int) -> String {
    let line = oneLine(comma: ", ", colon: ": ")
    guard line.utf8.count + indent > width else { return line }
    let (margin, end) = (String(repeating: " ", count: indent + 1), String(repeating: " ", count: indent))
    switch self {
    case .array(let elements):
      let lines = elements.map { margin + $0.indented(width: width, by: indent + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(end)]"
    case .object(let members):
      let lines = members.map {
        "\(margin)\(Self.quoted($0.name)): \($0.value.indented(width: width, by: indent + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(end)}"
    default: return line
    }
  }

  private func oneLine(comma: String, colon: String) -> String {
    switch self {
    case .null: "null"
    case .bool(let truth): truth ? "true" : "false"
    case .integer(let number): String(number)
    case .decimal(let number): "\(number)"
    case .string(let text): Self.quoted(text)
    case .array(let elements):
      "[" + elements.map { $0.oneLine(comma: comma, colon: colon) }.joined(separator: comma) + "]"
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.name) + colon + $0.value.oneLine(comma: comma, colon: colon) }
        .joined(separator: comma) + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = JSONText()
    text.string(string)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral truth: Bool) { self = .bool(truth) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self = .integer(number) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0, value: $1) })
  }
}
