package import TitanCore

/// Names a voice of the catalogue: `recruit`.
package struct VoicePackID: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// How somebody is spoken to: the higher the rank, the more respectfully (decision D9).
package struct VoicePack: Sendable, Hashable {
  package var id: VoicePackID
  /// From 1.
  package var rank: Int
  /// Titan level from which on it can be chosen.
  package var minLevel: Int
  package var title: LocalizedText
  package var about: LocalizedText
  /// At least one for every event.
  package var lines: [VoiceEvent: [LocalizedText]]
  /// At least one for every occasion.
  package var pepLines: [PepOccasion: [LocalizedText]]

  /// What it says before a set.
  package func pepLine(
    for standing: Standing, in language: Language, using generator: inout some RandomNumberGenerator
  ) -> String {
    standing.fill(pepLines[standing.occasion]?.randomElement(using: &generator)?[language] ?? "")
  }
}

/// What to say about a push-up that could be better.
package struct VoiceCue: Sendable, Hashable {
  /// Name of a feedback code of the pose service.
  package var code: String
  package var text: LocalizedText
}
