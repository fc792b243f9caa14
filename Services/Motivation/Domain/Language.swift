/// The languages TitanUp speaks.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The best of an `accept-language` list (RFC 9110 §12.5.4): highest weight first, then the order of the list;
  /// English if it names none we speak.
  package init(acceptLanguage list: String) {
    var best: (language: Language, weight: Double)?
    for entry in list.split(separator: ",").prefix(32) {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let range = parts.first, let language = Self(range: range) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if weight > (best?.weight ?? 0) { best = (language, weight) }
    }
    self = best?.language ?? .english
  }

  /// By the primary subtag: `de-at` is German.
  private init?(range: String) {
    let primary = range.prefix { $0 != "-" }
    if primary == "*" {
      self = .english
    } else {
      self.init(rawValue: String(primary))
    }
  }
}
