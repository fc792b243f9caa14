package import TitanCore

/// Identifies a voice of the catalogue: `recruit`.
package struct VoicePackID: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// A voice that speaks to the user: the higher its rank, the more respectful it is (decision D9).
package struct VoicePack: Sendable, Hashable {
  package var id: VoicePackID
  /// Starts at 1.
  package var rank: Int
  /// The lowest Titan level at which it can be chosen.
  package var minLevel: Int
  package var title: LocalizedText
  package var about: LocalizedText
  /// At least one for every event.
  package var lines: [VoiceEvent: [LocalizedText]]
  /// At least one for every occasion.
  package var pepLines: [PepOccasion: [LocalizedText]]

  /// One of its lines before a set.
  package func pepLine(
    for standing: Standing, in language: Language, using generator: inout some RandomNumberGenerator
  ) -> String {
    standing.fill(pepLines[standing.occasion]?.randomElement(using: &generator)?[language] ?? "")
  }
}

/// What to say about a push-up that could be better.
package struct VoiceCue: Sendable, Hashable {
  /// The name of one of the pose service's feedback codes.
  package var code: String
  package var text: LocalizedText
}

extension VoicePack {
  /// In Unicode scalars: short enough to say between two push-ups.
  fileprivate static let longestLine = 120

  fileprivate init(_ block: CatalogueBlock) throws(CatalogueError) {
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
  fileprivate init(_ block: CatalogueBlock) throws(CatalogueError) {
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

/// An event that a voice comments on (requirement R1-04). The raw values are those of the contract.
package enum VoiceEvent: Int, Sendable, Hashable, CaseIterable {
  case countdown = 1
  case rep = 2
  case half = 3
  case lastRep = 4
  case targetMet = 5
  case formCue = 6
  case trophy = 7
  case levelUp = 8

  /// Its name in the catalogue's file.
  fileprivate var name: String {
    switch self {
    case .countdown: "countdown"
    case .rep: "rep"
    case .half: "half"
    case .lastRep: "last-rep"
    case .targetMet: "target-met"
    case .formCue: "form-cue"
    case .trophy: "trophy"
    case .levelUp: "level-up"
    }
  }

  /// The placeholders that the device can fill in.
  fileprivate var placeholders: Set<String> {
    switch self {
    case .countdown, .rep, .half, .targetMet, .levelUp: ["n"]
    case .lastRep: []
    case .formCue: ["cue"]
    case .trophy: ["title"]
    }
  }
}

/// All voices of the catalogue.
package struct VoiceCatalogue: Sendable {
  /// Lowest rank first; never empty.
  package let packs: [VoicePack]
  package let cues: [VoiceCue]

  package init(_ file: CatalogueFile) throws(CatalogueError) {
    var (packs, cues): ([VoicePack], [VoiceCue]) = ([], [])
    for block in file.blocks {
      if try block.optional("cue") == nil {
        let pack = try VoicePack(block)
        // Each rank requires a higher level than the one before, and the first requires none, so there is always a
        // voice.
        guard pack.rank == packs.count + 1, pack.minLevel > packs.last?.minLevel ?? 0,
          packs.isEmpty == (pack.minLevel == 1), !packs.contains(where: { $0.id == pack.id })
        else {
          throw block.error(
            "\(pack.id) has rank \(pack.rank) from level \(pack.minLevel); allowed: ranks 1, 2, 3 … in order, each from a "
              + "higher level on, the first from level 1, and each with a name of its own")
        }
        packs.append(pack)
      } else {
        let cue = try VoiceCue(block)
        guard !cues.contains(where: { $0.code == cue.code }) else { throw block.error("\(cue.code) comes twice") }
        cues.append(cue)
      }
    }
    guard !packs.isEmpty else { throw CatalogueError(file: file.name, line: 1, "there is no voice") }
    self.packs = packs
    self.cues = cues
  }

  package subscript(id: VoicePackID) -> VoicePack? { packs.first { $0.id == id } }

  /// The voice a user hears: the chosen one if it is unlocked, otherwise the highest unlocked one.
  package func inForce(for listener: Listener) -> VoicePack {
    if let pack = listener.voice.flatMap({ self[$0] }), pack.minLevel <= listener.titanLevel { return pack }
    return packs.last { $0.minLevel <= listener.titanLevel } ?? packs[0]
  }
}
