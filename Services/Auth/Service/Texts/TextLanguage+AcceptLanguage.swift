import AuthDomain

extension TextLanguage {
  /// The language TitanUp speaks that the header prefers (RFC 9110 §12.5.4); `nil` if it names none.
  init?(acceptLanguage header: String) {
    let ranges = header.split(separator: ",").prefix(32).map { range -> (language: TextLanguage?, weight: Double) in
      let parts = range.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      let primary = parts.first?.split(separator: "-").first.map(String.init) ?? ""
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      return (TextLanguage(rawValue: primary), weight)
    }
    var best: (language: TextLanguage, weight: Double)?
    for case (let language?, let weight) in ranges where weight > (best?.weight ?? 0) { best = (language, weight) }
    guard let best else { return nil }
    self = best.language
  }
}
