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
      guard let tag = parts.first, let language = Self(tag: tag) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if weight > (best?.weight ?? 0) { best = (language, weight) }
    }
    self = best?.language ?? .english
  }

  /// By the primary subtag: `de-at` is German.
  private init?(tag: String) {
    if tag == "*" {
      self = .english
    } else {
      self.init(rawValue: String(tag.prefix { $0 != "-" }))
    }
  }
}

/// Words in every language TitanUp speaks.
package struct LocalizedText: Sendable, Hashable {
  package var english: String
  package var german: String

  package init(_ english: String, _ german: String) {
    self.english = english
    self.german = german
  }

  package subscript(_ language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}
