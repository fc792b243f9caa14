/// The languages TitanUp speaks.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The best of an `accept-language` list (RFC 9110 §12.5.4): highest weight first, then the order of the list;
  /// English if it names none we speak.
  package init(acceptLanguage list: String) { self = Self.preferred(in: list) ?? .english }

  /// The best of an `accept-language` list; `nil` if it names none we speak, or likes any best.
  package static func preferred(in list: String) -> Language? {
    var best: (language: Language?, weight: Double) = (nil, 0)
    for entry in list.split(separator: ",").prefix(32) {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let range = parts.first else { continue }
      // By the primary subtag: `de-at` is German.
      let language = Language(rawValue: String(range.prefix { $0 != "-" }))
      guard language != nil || range == "*" else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if weight > best.weight { best = (language, weight) }
    }
    return best.language
  }

  /// The one of two texts that is in this language.
  package func say(_ english: String, _ german: String) -> String { self == .german ? german : english }
}
