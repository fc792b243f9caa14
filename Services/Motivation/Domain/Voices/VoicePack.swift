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
