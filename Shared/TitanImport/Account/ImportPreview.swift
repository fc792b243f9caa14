package import TitanCore

/// What an import will do, in words.
package struct ImportPreview: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case come, known, kept, behind, skipped
  }

  package struct Part: Sendable, Equatable {
    package let kind: Kind
    package let title: String
    package let items: [String]
  }

  /// In the order in which people read them; none is empty but for `come`.
  package let parts: [Part]
  /// Whether an import stores anything.
  package let hasNews: Bool
  /// Whether the file's values can take the place of what stays as it is.
  package let isReplaceable: Bool

  /// The most different reasons, or days that differ, that are named.
  private static let mostItems = 20
  /// The most lines with the same reason that are named.
  private static let mostLines = 5

  init(parts: [Part], hasNews: Bool, isReplaceable: Bool = false) {
    self.parts = parts.filter { $0.kind == .come || !$0.items.isEmpty }
    (self.hasNews, self.isReplaceable) = (hasNews, isReplaceable)
  }

  /// The lines that don't come, those with the same reason together.
  package static func skipped(_ skipped: [ImportPlan.Skipped], in language: Language) -> Part {
    var numbers: [String: [Int]] = [:]
    var reasons: [String] = []
    for line in skipped {
      if numbers[line.reason] == nil { reasons.append(line.reason) }
      numbers[line.reason, default: []].append(line.line)
    }
    let items = reasons.map { reason in
      let all = numbers[reason] ?? []
      let named = all.prefix(mostLines).map(String.init).joined(separator: ", ")
      let more = all.count - mostLines
      let rest = more > 0 ? language.say(" and \(more) more", " und \(more) weitere") : ""
      let lines = all.count == 1 ? language.say("line", "Zeile") : language.say("lines", "Zeilen")
      return "\(lines) \(named)\(rest): \(reason)"
    }
    let count = ImportText(language).count(skipped.count, "line", "lines", "Zeile", "Zeilen")
    return Part(
      kind: .skipped, title: language.say("Skipped: \(count)", "Ausgelassen: \(count)"), items: few(items, in: language)
    )
  }

  static func few(_ items: [String], in language: Language) -> [String] {
    guard items.count > mostItems else { return items }
    let more = items.count - mostItems
    return items.prefix(mostItems) + [language.say("and \(more) more", "und \(more) weitere")]
  }
}
