/// The statements of a script as tokens, as far as one has to understand them to see what they do: without comments, and
/// with strings and bodies of functions as one token each.
package struct SQLStatements {
  /// Words that need no quotes are upper-case, so that keywords can be compared; `name` has what was written.
  package struct Token: Hashable {
    package enum Kind: Hashable { case word, string, symbol }
    package let kind: Kind
    package let text: String
    package let name: String

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = kind == .word ? text.uppercased() : text
      name = text
    }
  }

  package private(set) var all: [[Token]] = []
  /// The statements as they stand in the script, without semicolons at their ends.
  private(set) var texts: [Substring] = []
  private var open: [Token] = []
  /// Where the open statement begins.
  private var start: String.Index?

  package init(_ script: String) {
    var rest = Substring(script)
    while let first = rest.first {
      let here = rest.startIndex
      let before = open.count
      if rest.hasPrefix("--") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        Self.skipComment(&rest)
      } else if first == "'" {
        open.append(Token(.string, Self.quoted(by: "'", &rest)))
      } else if first == "\"" {
        open.append(Token(.word, Self.quoted(by: "\"", &rest)))
      } else if first == "$", let body = Self.dollarQuoted(&rest) {
        open.append(Token(.string, body))
      } else if first.isLetter || first == "_" {
        open.append(Token(.word, Self.word(&rest)))
      } else {
        rest.removeFirst()
        if first == ";" {
          end(script, at: here)
        } else if !first.isWhitespace {
          open.append(Token(.symbol, String(first)))
        }
      }
      if before == 0, !open.isEmpty { start = here }
    }
    end(script, at: script.endIndex)
  }

  private mutating func end(_ script: String, at end: String.Index) {
    if let start, !open.isEmpty {
      all.append(open)
      texts.append(script[start..<end])
    }
    (open, start) = ([], nil)
  }

  /// PostgreSQL's comments nest.
  private static func skipComment(_ rest: inout Substring) {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  private static func quoted(by quote: Character, _ rest: inout Substring) -> String {
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == quote {
        guard rest.first == quote else { break }
        rest.removeFirst()
      }
      text.append(next)
    }
    return text
  }

  /// `nil`, and nothing is read, for a parameter such as `$1`.
  private static func dollarQuoted(_ rest: inout Substring) -> String? {
    guard let tag = rest.prefixMatch(of: /\$(?:[A-Za-z_][A-Za-z_0-9]*)?\$/)?.output else { return nil }
    let body = rest.dropFirst(tag.count)
    guard let end = body.firstRange(of: tag) else { return nil }
    rest = body[end.upperBound...]
    return String(body[..<end.lowerBound])
  }

  /// With its schema, if it names one: `auth.users`.
  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest[word.endIndex...]
    return String(word)
  }
}
