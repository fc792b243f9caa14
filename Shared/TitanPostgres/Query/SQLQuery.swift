/// SQL with its values kept separate: `"SELECT a FROM t WHERE id = \(id)"` becomes `SELECT a FROM t WHERE id = $1` and
/// a bound parameter, so that no value can ever be read as SQL. Raw text needs an explicit label.
package struct SQLQuery: Sendable, ExpressibleByStringInterpolation {
  /// The text as PostgreSQL sees it, with `$1`, `$2`, … in place of values.
  package let text: String
  let parameters: SQLParameters

  package init(stringLiteral text: String) {
    self.text = text
    parameters = SQLParameters()
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    parameters = stringInterpolation.parameters
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var parameters = SQLParameters()

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 3 * interpolationCount)
      parameters.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Binds a value.
    package mutating func appendInterpolation(_ value: some PostgresBindable) {
      parameters.append(value)
      text += "$\(parameters.count)"
    }

    /// Binds a value that can be NULL. This is a separate method because the compiler warns about optionals in a
    /// generic interpolation.
    package mutating func appendInterpolation<Value: PostgresBindable>(_ value: Value?) {
      parameters.append(value)
      text += "$\(parameters.count)"
    }

    /// Binds a JSON text as `jsonb`.
    package mutating func appendInterpolation(json: String?) {
      appendInterpolation(json.map(JSONText.init))
    }

    /// Inserts text into the SQL unchanged. Only for words that the program itself chose, never for input.
    package mutating func appendInterpolation(unescaped sql: String) {
      precondition(!sql.utf8.contains(0), "SQL text holds a NUL byte")
      text += sql
    }
  }
}

/// Printing never shows values.
extension SQLQuery: CustomStringConvertible {
  package var description: String { text }
}
