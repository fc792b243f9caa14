/// The languages TitanUp speaks.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The best of an `accept-language` list (RFC 9110 §12.5.4): highest weight first, then the order of the list;
  /// English if it names none we speak.
  package init(acceptLanguage list: String) {
    let wishes = list.split(separator: ",").prefix(32).compactMap { entry -> (language: Language, weight: Double)? in
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let primary = parts.first?.prefix(while: { $0 != "-" }),
        let language = primary == "*" ? .english : Language(rawValue: String(primary))
      else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
      return (language, weight ?? 1)
    }
    let best = wishes.map(\.weight).max() ?? 0
    self = best > 0 ? wishes.first { $0.weight == best }?.language ?? .english : .english
  }

  /// The one of two texts that is in this language.
  package func say(_ english: String, _ german: String) -> String { self == .german ? german : english }
}
