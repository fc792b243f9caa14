/// The languages TitanUp speaks.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The best of an `accept-language` list (RFC 9110 §12.5.4): highest weight first, then the order of the list;
  /// English if it names none we speak.
  package init(acceptLanguage list: String) {
    var best: (language: Language, weight: Double) = (.english, 0)
    for entry in list.split(separator: ",").prefix(32) {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " } }
      let primary = parts.first?.prefix { $0 != "-" }.lowercased() ?? ""
      guard let language = primary == "*" ? .english : Language(rawValue: primary) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if weight > best.weight { best = (language, weight) }
    }
    self = best.language
  }
}
