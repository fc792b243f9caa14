/// What determines the voice a user hears.
package struct Listener: Sendable, Hashable {
  package var titanLevel: Int
  /// The chosen voice; `nil` to follow the level.
  package var voice: VoicePackID?

  package init(titanLevel: Int = 1, voice: VoicePackID? = nil) {
    self.titanLevel = titanLevel
    self.voice = voice
  }
}
