import MotivationDomain
import TitanCore
import TitanProto

extension MotivationV1.VoicePack {
  /// The message without lines and cues.
  init(_ pack: VoicePack, for listener: Listener, in language: Language) {
    self.init(
      voicePackID: "\(pack.id)", rank: UInt32(pack.rank), minLevel: UInt32(pack.minLevel), title: pack.title[language],
      description: pack.about[language], isLocked: pack.minLevel > listener.titanLevel,
      isSelected: pack.id == listener.voice)
  }

  /// The message with lines and cues.
  func speaking(_ pack: VoicePack, _ cues: [VoiceCue], in language: Language) -> Self {
    var full = self
    full.lines = VoiceEvent.allCases.flatMap { event in
      (pack.lines[event] ?? []).map { .init(event: .init(rawValue: Int32(event.rawValue)), text: $0[language]) }
    }
    full.cues = cues.map { .init(code: $0.code, text: $0.text[language]) }
    return full
  }
}
