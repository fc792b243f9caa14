/// What decides which voice somebody hears.
package struct Listener: Sendable, Hashable {
  package var titanLevel: Int
  /// The one chosen; `nil` follows the level.
  package var voice: VoicePackID?

  package init(titanLevel: Int = 1, voice: VoicePackID? = nil) {
    self.titanLevel = titanLevel
    self.voice = voice
  }
}
