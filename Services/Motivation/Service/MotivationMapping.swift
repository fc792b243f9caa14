import MotivationDomain
import MotivationProto
import TitanCore
import TitanProto
import TitanRPC

extension Reminder {
  var etag: String { "\(revision)" }
}

extension MotivationV1.Reminder {
  init(_ reminder: Reminder) {
    let draft = ReminderDraft(reminder.content)
    self.init(
      reminderID: "\(reminder.id)", kind: .init(rawValue: Int32(draft.kind)), text: draft.text,
      frequency: .init(rawValue: Int32(draft.frequency)), weekdays: draft.weekdays.map(UInt32.init),
      minutes: draft.minutes.map(UInt32.init), window: draft.window.map(MotivationV1.ReminderWindow.init),
      timeZone: draft.timeZone, firstLocalDate: draft.firstLocalDate, lastLocalDate: draft.lastLocalDate,
      isDisabled: !draft.isEnabled, etag: reminder.etag, createTime: .init(reminder.createTime),
      updateTime: .init(reminder.updateTime), atPushUpTimes: draft.isAtPushUpTimes)
  }
}

extension MotivationV1.ReminderWindow {
  fileprivate init(_ window: ReminderWindow) {
    self.init(
      firstMinute: UInt32(window.first), lastMinute: UInt32(window.last), timesPerDay: UInt32(window.timesPerDay))
  }
}

extension ReminderDraft {
  init(_ message: MotivationV1.Reminder) {
    self.init(
      kind: Int(message.kind.rawValue), text: message.text, frequency: Int(message.frequency.rawValue),
      weekdays: message.weekdays.map(Int.init), minutes: message.minutes.map(Int.init),
      window: message.window.map {
        ReminderWindow(first: Int($0.firstMinute), last: Int($0.lastMinute), timesPerDay: Int($0.timesPerDay))
      },
      isAtPushUpTimes: message.atPushUpTimes, timeZone: message.timeZone, firstLocalDate: message.firstLocalDate,
      lastLocalDate: message.lastLocalDate, isEnabled: !message.isDisabled)
  }

  /// The changeable fields, by their names in a mask.
  static let fields = [
    "kind", "text", "frequency", "weekdays", "minutes", "window", "at_push_up_times", "time_zone", "first_local_date",
    "last_local_date", "is_disabled",
  ]

  /// Takes over the requested fields.
  mutating func update(from new: ReminderDraft, _ wants: UpdateMask) {
    if wants["kind"] { kind = new.kind }
    if wants["text"] { text = new.text }
    if wants["frequency"] { frequency = new.frequency }
    if wants["weekdays"] { weekdays = new.weekdays }
    if wants["minutes"] { minutes = new.minutes }
    if wants["window"] { window = new.window }
    if wants["at_push_up_times"] { isAtPushUpTimes = new.isAtPushUpTimes }
    if wants["time_zone"] { timeZone = new.timeZone }
    if wants["first_local_date"] { firstLocalDate = new.firstLocalDate }
    if wants["last_local_date"] { lastLocalDate = new.lastLocalDate }
    if wants["is_disabled"] { isEnabled = new.isEnabled }
  }
}

extension MotivationV1.ReminderOccurrence {
  init(_ occurrence: ReminderOccurrence, in language: Language) {
    let content = occurrence.reminder.content
    self.init(
      reminderID: "\(occurrence.reminder.id)", localDate: "\(occurrence.slot.localDate)",
      minute: UInt32(occurrence.slot.minute), time: .init(occurrence.slot.time), timeZone: occurrence.timeZone,
      kind: .init(rawValue: Int32(content.kind.rawValue)),
      text: content.text.isEmpty ? content.kind.text[language] : content.text)
  }
}

extension MotivationV1.Quote {
  init(_ quote: Quote, _ popularity: Popularity?, in language: Language) {
    let popularity = popularity ?? .nobody
    self.init(
      quoteID: "\(quote.id)", kind: .init(rawValue: Int32(quote.kind.rawValue)), text: quote.text[language],
      author: quote.author[language], source: quote.source[language], language: language.rawValue,
      isTranslation: quote.isTranslation(in: language), isLiked: popularity.isLiked, likes: UInt32(popularity.likes))
  }
}

extension Set<QuoteKind> {
  /// The kinds in a request.
  init(_ kinds: [MotivationV1.QuoteKind]) throws {
    self.init()
    try RepeatedField.check(kinds.count, "kinds")
    for kind in kinds {
      guard let known = QuoteKind(rawValue: Int(kind.rawValue)) else {
        throw RPCError.invalid(
          "kinds", reason: "VALUE_UNKNOWN",
          "got \(kind.rawValue); allowed: \(QuoteKind.allCases.map { "\($0.rawValue)" }.joined(separator: ", "))")
      }
      insert(known)
    }
  }
}

extension Language {
  /// The language in a request, or else that of the call.
  init(_ tag: String, else asked: Language) throws {
    guard !tag.isEmpty else {
      self = asked
      return
    }
    guard let known = Language(rawValue: tag) else {
      throw RPCError.invalid(
        "language", reason: "LANGUAGE_UNKNOWN",
        "got \(quoted(tag)); allowed: \(Language.allCases.map(\.rawValue).joined(separator: ", ")), or nothing")
    }
    self = known
  }
}

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
