import MotivationProto
import TitanProtoJSON

/// Presents quotes and voices, in lines and in JSON.
enum MotivationPresentation {
  static func lines(_ quote: MotivationV1.Quote, terminal: Terminal) -> [String] {
    let heart = quote.isLiked ? " ♥" : ""
    let source = quote.source == quote.author ? quote.author : "\(quote.author), \(quote.source)"
    let translated = quote.isTranslation ? " (translated)" : ""
    let words = (quote.text.printable + heart).wrapped(to: terminal.width).map { terminal.style(.bold, $0) }
    let origin = (source.printable + translated).wrapped(to: max(8, terminal.width - 2))
    // The id stays whole so that it can be copied, beside the source if there is room.
    let id = quote.quoteID.printable
    if let last = origin.last, last.displayWidth + id.displayWidth + 4 <= terminal.width {
      return words + (origin.dropLast() + ["\(last)  \(id)"]).map { terminal.style(.dim, "  " + $0) }
    }
    return words + (origin + [id]).map { terminal.style(.dim, "  " + $0) }
  }

  static func json(_ quote: MotivationV1.Quote) -> JSONValue {
    [
      "quote_id": .string(quote.quoteID), "kind": .string(quote.kind.description), "text": .string(quote.text),
      "author": .string(quote.author), "source": .string(quote.source), "language": .string(quote.language),
      "is_translation": .bool(quote.isTranslation), "is_liked": .bool(quote.isLiked), "likes": .number(quote.likes),
    ]
  }

  static func table(_ found: MotivationV1.ListVoicePacksResponse, terminal: Terminal) -> [String] {
    var table = Table([
      .init(""), .init("id"), .init("voice"), .init("level", .right),
      .init("", expendability: 1, minimumWidth: 12),
    ])
    for pack in found.voicePacks {
      table.add([
        .init(pack.isSelected ? "›" : "", .yellow), .init(pack.voicePackID), .init(pack.title, .bold),
        .init("\(pack.minLevel)", pack.isLocked ? .dim : nil), .init(pack.description, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style) + ["You have reached level \(found.titanLevel)."]
  }

  /// A voice and its phrases.
  static func lines(_ pack: MotivationV1.VoicePack, terminal: Terminal) -> [String] {
    var table = Table([.init("when"), .init("what it says", minimumWidth: 20)])
    for line in pack.lines { table.add([.init(name(line.event)), .init(line.text)]) }
    return [terminal.style(.bold, pack.title.printable)] + pack.description.printable.wrapped(to: terminal.width)
      + table.render(width: terminal.width, style: terminal.style)
  }

  static func json(_ found: MotivationV1.ListVoicePacksResponse) -> JSONValue {
    ["titan_level": .number(found.titanLevel), "voice_packs": .array(found.voicePacks.map { json($0) })]
  }

  static func json(_ pack: MotivationV1.VoicePack) -> JSONValue {
    [
      "voice_pack_id": .string(pack.voicePackID), "rank": .number(pack.rank), "min_level": .number(pack.minLevel),
      "title": .string(pack.title), "description": .string(pack.description), "is_locked": .bool(pack.isLocked),
      "is_selected": .bool(pack.isSelected),
      "lines": .array(
        pack.lines.map { line -> JSONValue in
          ["event": .string(line.event.description), "text": .string(line.text)]
        }),
      "cues": .array(pack.cues.map { cue -> JSONValue in ["code": .string(cue.code), "text": .string(cue.text)] }),
    ]
  }

  static func json(_ talk: MotivationV1.GetPepTalkResponse) -> JSONValue {
    [
      "quote": talk.quote.map { json($0) } ?? nil, "line": .string(talk.line),
      "voice_pack_id": .string(talk.voicePackID), "occasion": .string(talk.occasion.description),
      "titan_level": .number(talk.titanLevel), "streak": .number(talk.streak), "reps_today": .number(talk.repsToday),
      "goal": .number(talk.goal),
    ]
  }

  static func name(_ event: MotivationV1.VoiceEvent) -> String {
    switch event {
    case .countdown: "countdown"
    case .rep: "push-up"
    case .half: "half"
    case .lastRep: "last"
    case .targetMet: "target"
    case .formCue: "form"
    case .trophy: "trophy"
    case .levelUp: "level"
    default: event.description
    }
  }
}
