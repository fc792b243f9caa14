/// The languages TitanUp supports.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The best match in an `accept-language` list (RFC 9110 §12.5.4): highest weight first, then the order of the list;
  /// English if it contains none we support.
  package init(acceptLanguage list: String) { self = Self.preferred(in: list) ?? .english }

  /// The best match in an `accept-language` list; `nil` if it contains none we support, or accepts any language.
  package static func preferred(in list: String) -> Language? {
    var best: (language: Language?, weight: Double) = (nil, 0)
    for entry in list.split(separator: ",").prefix(32) {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let range = parts.first else { continue }
      // Compares only the primary subtag: `de-at` is German.
      let language = Language(rawValue: String(range.prefix { $0 != "-" }))
      guard language != nil || range == "*" else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if weight > best.weight { best = (language, weight) }
    }
    return best.language
  }

  /// Returns whichever text is in this language.
  package func say(_ english: String, _ german: String) -> String { self == .german ? german : english }
}
