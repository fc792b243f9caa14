/// The languages TitanUp speaks.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The best of an `accept-language` list (RFC 9110 §12.5.4): highest weight first, then the order of the list;
  /// English if it names none we speak.
  package init(acceptLanguage list: String) {
    var best: (language: Language, weight: Double)?
    for entry in list.split(separator: ",").prefix(32) {
      let parts = entry.split(separator: ";")
      guard let tag = parts.first, let language = Self(tag: tag.drop { $0 == " " }) else { continue }
      let weight = parts.dropFirst().compactMap(Self.weight).first ?? 1
      if weight > (best?.weight ?? 0) { best = (language, weight) }
    }
    self = best?.language ?? .english
  }

  /// By the primary subtag: `de-AT` is German.
  private init?(tag: Substring) {
    let primary = tag.prefix { $0 != "-" && $0 != " " }.lowercased()
    if primary == "*" {
      self = .english
    } else {
      self.init(rawValue: primary)
    }
  }

  private static func weight(_ parameter: Substring) -> Double? {
    let text = parameter.filter { $0 != " " }
    return text.hasPrefix("q=") ? Double(text.dropFirst(2)) : nil
  }
}
