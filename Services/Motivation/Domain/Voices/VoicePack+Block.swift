import TitanCore

extension VoicePack {
  /// In Unicode scalars: short enough to say between two push-ups.
  package static let longestLine = 120

  init(_ block: CatalogueBlock) throws(CatalogueError) {
    let names = VoiceEvent.allCases.map(\.name) + PepOccasion.allCases.map { "pep.\($0.name)" }
    try block.check(
      keys: Set(["voice", "rank", "min-level", "title", "title.de", "about", "about.de"])
        .union(names.flatMap { name in Language.allCases.map { "\(name).\($0.rawValue)" } }))
    var lines: [VoiceEvent: [LocalizedText]] = [:]
    for event in VoiceEvent.allCases {
      lines[event] = try block.lines(event.name, placeholders: event.placeholders)
    }
    var pepLines: [PepOccasion: [LocalizedText]] = [:]
    for occasion in PepOccasion.allCases {
      pepLines[occasion] = try block.lines("pep.\(occasion.name)", placeholders: occasion.placeholders)
    }
    let id = try block.required("voice")
    guard id.utf8.count <= 40, id.utf8.allSatisfy(\.isSlug) else {
      throw block.error("got the voice \"\(id)\"; allowed: up to 40 of a-z, 0-9 and -")
    }
    self.init(
      id: VoicePackID(id), rank: try block.number("rank"),
      minLevel: try block.number("min-level"), title: try block.localized("title"),
      about: try block.localized("about"), lines: lines, pepLines: pepLines)
  }
}

extension VoiceCue {
  init(_ block: CatalogueBlock) throws(CatalogueError) {
    try block.check(keys: ["cue", "en", "de"])
    self.init(
      code: try block.required("cue"),
      text: LocalizedText(try block.required("en"), try block.required("de")))
  }
}

extension CatalogueBlock {
  fileprivate func number(_ key: String) throws(CatalogueError) -> Int {
    let text = try required(key)
    guard let number = Int(text), number >= 1 else { throw error("got \(key) \"\(text)\"; allowed: 1 or more") }
    return number
  }

  /// The choices for a key: the same number in each language, in corresponding order.
  fileprivate func lines(_ key: String, placeholders: Set<String>) throws(CatalogueError) -> [LocalizedText] {
    let (english, german) = (values("\(key).en"), values("\(key).de"))
    guard !english.isEmpty, english.count == german.count else {
      throw error(
        "\(key) has \(english.count) lines in en and \(german.count) in de; allowed: as many of each, at least 1")
    }
    for line in english + german {
      if let other = line.placeholders.first(where: { !placeholders.contains($0) }) {
        let known = placeholders.sorted().map { "{\($0)}" }.joined(separator: ", ")
        throw error("\(key) has {\(other)}; allowed: \(known.isEmpty ? "none" : known)")
      }
      guard line.unicodeScalars.count <= VoicePack.longestLine else {
        throw error("\(key) has a line of \(line.unicodeScalars.count) characters; allowed: \(VoicePack.longestLine)")
      }
    }
    return zip(english, german).map { LocalizedText($0, $1) }
  }
}
