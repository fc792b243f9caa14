// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/motivation/v1/motivation.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension MotivationV1 {
  /// The kind of a quote.
  package struct QuoteKind: OpenEnum {
    /// Any, in a filter. Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// A saying or a sentence from a text.
    package static let quote = Self(rawValue: 1)
    /// Lines of a poem or of scripture.
    package static let verse = Self(rawValue: 2)
    /// A few words by TitanUp.
    package static let slogan = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .quote, .verse, .slogan]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "QUOTE_KIND_UNSPECIFIED"
      case 1: "QUOTE_KIND_QUOTE"
      case 2: "QUOTE_KIND_VERSE"
      case 3: "QUOTE_KIND_SLOGAN"
      default: "QuoteKind(\(rawValue))"
      }
    }
  }
}

extension MotivationV1 {
  /// The occasion of a pep talk.
  package struct PepOccasion: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The user has never trained yet.
    package static let first = Self(rawValue: 1)
    /// There is no current streak.
    package static let restart = Self(rawValue: 2)
    /// The current streak ends unless the user trains today.
    package static let atRisk = Self(rawValue: 3)
    /// The user trained today, and the day's goal isn't reached yet.
    package static let underWay = Self(rawValue: 4)
    /// The day's goal is reached.
    package static let goalMet = Self(rawValue: 5)
    /// None of these, for example in a pause; or the occasion is unknown.
    package static let anyTime = Self(rawValue: 6)

    package static let known: [Self] = [.unspecified, .first, .restart, .atRisk, .underWay, .goalMet, .anyTime]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "PEP_OCCASION_UNSPECIFIED"
      case 1: "PEP_OCCASION_FIRST"
      case 2: "PEP_OCCASION_RESTART"
      case 3: "PEP_OCCASION_AT_RISK"
      case 4: "PEP_OCCASION_UNDER_WAY"
      case 5: "PEP_OCCASION_GOAL_MET"
      case 6: "PEP_OCCASION_ANY_TIME"
      default: "PepOccasion(\(rawValue))"
      }
    }
  }
}

extension MotivationV1 {
  /// The events that a voice comments on.
  package struct VoiceEvent: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// A second of the preparation; `{n}` are left.
    package static let countdown = Self(rawValue: 1)
    /// A push-up was counted, the `{n}`th.
    package static let rep = Self(rawValue: 2)
    /// Half of the target is done; `{n}` are left.
    package static let half = Self(rawValue: 3)
    /// One is left.
    package static let lastRep = Self(rawValue: 4)
    /// The target is reached with `{n}`.
    package static let targetMet = Self(rawValue: 5)
    /// Something could be better; `{cue}` is one of `cues`.
    package static let formCue = Self(rawValue: 6)
    /// The trophy `{title}` was earned.
    package static let trophy = Self(rawValue: 7)
    /// Titan level `{n}` was reached.
    package static let levelUp = Self(rawValue: 8)

    package static let known: [Self] = [.unspecified, .countdown, .rep, .half, .lastRep, .targetMet, .formCue, .trophy, .levelUp]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "VOICE_EVENT_UNSPECIFIED"
      case 1: "VOICE_EVENT_COUNTDOWN"
      case 2: "VOICE_EVENT_REP"
      case 3: "VOICE_EVENT_HALF"
      case 4: "VOICE_EVENT_LAST_REP"
      case 5: "VOICE_EVENT_TARGET_MET"
      case 6: "VOICE_EVENT_FORM_CUE"
      case 7: "VOICE_EVENT_TROPHY"
      case 8: "VOICE_EVENT_LEVEL_UP"
      default: "VoiceEvent(\(rawValue))"
      }
    }
  }
}

extension MotivationV1 {
  /// The subject of a reminder.
  package struct ReminderKind: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Push-ups.
    package static let pushUps = Self(rawValue: 1)
    /// A practice.
    package static let practice = Self(rawValue: 2)
    /// A habit.
    package static let habit = Self(rawValue: 3)
    /// Anything else: `text` says what.
    package static let other = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .pushUps, .practice, .habit, .other]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "REMINDER_KIND_UNSPECIFIED"
      case 1: "REMINDER_KIND_PUSH_UPS"
      case 2: "REMINDER_KIND_PRACTICE"
      case 3: "REMINDER_KIND_HABIT"
      case 4: "REMINDER_KIND_OTHER"
      default: "ReminderKind(\(rawValue))"
      }
    }
  }
}

extension MotivationV1 {
  /// The dates of a series.
  package struct ReminderFrequency: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Only on `first_local_date`.
    package static let once = Self(rawValue: 1)
    /// On every date.
    package static let daily = Self(rawValue: 2)
    /// On `weekdays`.
    package static let weekly = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .once, .daily, .weekly]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "REMINDER_FREQUENCY_UNSPECIFIED"
      case 1: "REMINDER_FREQUENCY_ONCE"
      case 2: "REMINDER_FREQUENCY_DAILY"
      case 3: "REMINDER_FREQUENCY_WEEKLY"
      default: "ReminderFrequency(\(rawValue))"
      }
    }
  }
}

extension MotivationV1 {
  /// A quote with its source.
  package struct Quote: RPCMessage, Hashable, Sendable {
    /// `seneca-epistulae-13-4`.
    package var quoteID: String
    /// Its kind.
    package var kind: MotivationV1.QuoteKind
    /// The words, in `language`.
    package var text: String
    /// The author, in `language`; `TitanUp` for our own.
    package var author: String
    /// The source: the work and the place in it; `TitanUp` for our own.
    package var source: String
    /// The language of `text`: `en` or `de`.
    package var language: String
    /// Whether `text` is TitanUp's translation rather than the author's own words.
    package var isTranslation: Bool
    /// Whether this account likes it.
    package var isLiked: Bool
    /// How many accounts like it.
    package var likes: UInt32

    package init(
      quoteID: String = "",
      kind: MotivationV1.QuoteKind = .unspecified,
      text: String = "",
      author: String = "",
      source: String = "",
      language: String = "",
      isTranslation: Bool = false,
      isLiked: Bool = false,
      likes: UInt32 = 0
    ) {
      self.quoteID = quoteID
      self.kind = kind
      self.text = text
      self.author = author
      self.source = source
      self.language = language
      self.isTranslation = isTranslation
      self.isLiked = isLiked
      self.likes = likes
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.GetQuote.
  package struct GetQuoteRequest: RPCMessage, Hashable, Sendable {
    /// Only these kinds; empty means all.
    package var kinds: [MotivationV1.QuoteKind]
    /// `en` or `de`; empty means the language of `accept-language`.
    package var language: String
    /// Only quotes that the account likes.
    package var likedOnly: Bool

    package init(
      kinds: [MotivationV1.QuoteKind] = [],
      language: String = "",
      likedOnly: Bool = false
    ) {
      self.kinds = kinds
      self.language = language
      self.likedOnly = likedOnly
    }
  }
}

extension MotivationV1 {
  /// The quote.
  package struct GetQuoteResponse: RPCMessage, Hashable, Sendable {
    /// With source and likes.
    package var quote: MotivationV1.Quote?

    package init(
      quote: MotivationV1.Quote? = nil
    ) {
      self.quote = quote
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.GetSlogan.
  package struct GetSloganRequest: RPCMessage, Hashable, Sendable {
    /// As in GetQuoteRequest.
    package var language: String

    package init(
      language: String = ""
    ) {
      self.language = language
    }
  }
}

extension MotivationV1 {
  /// The slogan.
  package struct GetSloganResponse: RPCMessage, Hashable, Sendable {
    /// Of kind SLOGAN.
    package var slogan: MotivationV1.Quote?

    package init(
      slogan: MotivationV1.Quote? = nil
    ) {
      self.slogan = slogan
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.ListQuotes.
  package struct ListQuotesRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page. Valid only with the same other fields.
    package var pageToken: String
    /// As in GetQuoteRequest.
    package var kinds: [MotivationV1.QuoteKind]
    /// As in GetQuoteRequest.
    package var language: String
    /// Only quotes by this author, spelled as in `author`; empty means all.
    package var author: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = "",
      kinds: [MotivationV1.QuoteKind] = [],
      language: String = "",
      author: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.kinds = kinds
      self.language = language
      self.author = author
    }
  }
}

extension MotivationV1 {
  /// A page of the catalogue.
  package struct ListQuotesResponse: RPCMessage, Hashable, Sendable {
    /// Ordered by id.
    package var quotes: [MotivationV1.Quote]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      quotes: [MotivationV1.Quote] = [],
      nextPageToken: String = ""
    ) {
      self.quotes = quotes
      self.nextPageToken = nextPageToken
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.LikeQuote.
  package struct LikeQuoteRequest: RPCMessage, Hashable, Sendable {
    /// The id of a quote.
    package var quoteID: String

    package init(
      quoteID: String = ""
    ) {
      self.quoteID = quoteID
    }
  }
}

extension MotivationV1 {
  /// The quote after the change.
  package struct LikeQuoteResponse: RPCMessage, Hashable, Sendable {
    /// Liked.
    package var quote: MotivationV1.Quote?

    package init(
      quote: MotivationV1.Quote? = nil
    ) {
      self.quote = quote
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.UnlikeQuote.
  package struct UnlikeQuoteRequest: RPCMessage, Hashable, Sendable {
    /// The id of a quote.
    package var quoteID: String

    package init(
      quoteID: String = ""
    ) {
      self.quoteID = quoteID
    }
  }
}

extension MotivationV1 {
  /// The quote after the change.
  package struct UnlikeQuoteResponse: RPCMessage, Hashable, Sendable {
    /// Not liked.
    package var quote: MotivationV1.Quote?

    package init(
      quote: MotivationV1.Quote? = nil
    ) {
      self.quote = quote
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.ListLikedQuotes.
  package struct ListLikedQuotesRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension MotivationV1 {
  /// A page of liked quotes.
  package struct ListLikedQuotesResponse: RPCMessage, Hashable, Sendable {
    /// Newest like first.
    package var quotes: [MotivationV1.Quote]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      quotes: [MotivationV1.Quote] = [],
      nextPageToken: String = ""
    ) {
      self.quotes = quotes
      self.nextPageToken = nextPageToken
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.GetPepTalk.
  package struct GetPepTalkRequest: RPCMessage, Hashable, Sendable {
    /// IANA name of the time zone that decides which date today is; empty means the last one the account named, else that
    /// of its clock (SessionsService).
    package var timeZone: String

    package init(
      timeZone: String = ""
    ) {
      self.timeZone = timeZone
    }
  }
}

extension MotivationV1 {
  /// Words before a set.
  package struct GetPepTalkResponse: RPCMessage, Hashable, Sendable {
    /// Of kind QUOTE or VERSE.
    package var quote: MotivationV1.Quote?
    /// The voice's line, with its numbers filled in.
    package var line: String
    /// The voice.
    package var voicePackID: String
    /// The occasion that the line fits.
    package var occasion: MotivationV1.PepOccasion
    /// The account's Titan level.
    package var titanLevel: UInt32
    /// Dates in a row; also 0 if unknown.
    package var streak: UInt32
    /// Push-ups done today; also 0 if unknown.
    package var repsToday: UInt32
    /// The goal in push-ups per day; 0 if unknown.
    package var goal: UInt32

    package init(
      quote: MotivationV1.Quote? = nil,
      line: String = "",
      voicePackID: String = "",
      occasion: MotivationV1.PepOccasion = .unspecified,
      titanLevel: UInt32 = 0,
      streak: UInt32 = 0,
      repsToday: UInt32 = 0,
      goal: UInt32 = 0
    ) {
      self.quote = quote
      self.line = line
      self.voicePackID = voicePackID
      self.occasion = occasion
      self.titanLevel = titanLevel
      self.streak = streak
      self.repsToday = repsToday
      self.goal = goal
    }
  }
}

extension MotivationV1 {
  /// A line of a voice.
  package struct VoiceLine: RPCMessage, Hashable, Sendable {
    /// The event that it comments on.
    package var event: MotivationV1.VoiceEvent
    /// With `{n}`, `{cue}` or `{title}`, which the device fills in.
    package var text: String

    package init(
      event: MotivationV1.VoiceEvent = .unspecified,
      text: String = ""
    ) {
      self.event = event
      self.text = text
    }
  }
}

extension MotivationV1 {
  /// The words for a push-up that could be better.
  package struct VoiceCue: RPCMessage, Hashable, Sendable {
    /// Name of a FeedbackCode of titanup.pose.v1 without its prefix: `HIP_SAG`.
    package var code: String
    /// A short command.
    package var text: String

    package init(
      code: String = "",
      text: String = ""
    ) {
      self.code = code
      self.text = text
    }
  }
}

extension MotivationV1 {
  /// A voice that speaks to the user.
  package struct VoicePack: RPCMessage, Hashable, Sendable {
    /// `recruit`.
    package var voicePackID: String
    /// 1 to 6.
    package var rank: UInt32
    /// The Titan level that unlocks it.
    package var minLevel: UInt32
    /// Its name.
    package var title: String
    /// A sentence about its manner.
    package var description: String
    /// Whether the account's level is too low for it.
    package var isLocked: Bool
    /// Whether the account has chosen it.
    package var isSelected: Bool
    /// If an event has several lines, the device chooses one. Only in GetVoicePack.
    package var lines: [MotivationV1.VoiceLine]
    /// The words that FORM_CUE fills in. Only in GetVoicePack.
    package var cues: [MotivationV1.VoiceCue]

    package init(
      voicePackID: String = "",
      rank: UInt32 = 0,
      minLevel: UInt32 = 0,
      title: String = "",
      description: String = "",
      isLocked: Bool = false,
      isSelected: Bool = false,
      lines: [MotivationV1.VoiceLine] = [],
      cues: [MotivationV1.VoiceCue] = []
    ) {
      self.voicePackID = voicePackID
      self.rank = rank
      self.minLevel = minLevel
      self.title = title
      self.description = description
      self.isLocked = isLocked
      self.isSelected = isSelected
      self.lines = lines
      self.cues = cues
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.ListVoicePacks.
  package struct ListVoicePacksRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension MotivationV1 {
  /// Every voice.
  package struct ListVoicePacksResponse: RPCMessage, Hashable, Sendable {
    /// Lowest rank first, without lines.
    package var voicePacks: [MotivationV1.VoicePack]
    /// The account's Titan level.
    package var titanLevel: UInt32

    package init(
      voicePacks: [MotivationV1.VoicePack] = [],
      titanLevel: UInt32 = 0
    ) {
      self.voicePacks = voicePacks
      self.titanLevel = titanLevel
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.GetVoicePack.
  package struct GetVoicePackRequest: RPCMessage, Hashable, Sendable {
    /// Empty means the current one.
    package var voicePackID: String

    package init(
      voicePackID: String = ""
    ) {
      self.voicePackID = voicePackID
    }
  }
}

extension MotivationV1 {
  /// A voice.
  package struct GetVoicePackResponse: RPCMessage, Hashable, Sendable {
    /// With lines and cues.
    package var voicePack: MotivationV1.VoicePack?

    package init(
      voicePack: MotivationV1.VoicePack? = nil
    ) {
      self.voicePack = voicePack
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.SelectVoicePack.
  package struct SelectVoicePackRequest: RPCMessage, Hashable, Sendable {
    /// Empty means to follow the level.
    package var voicePackID: String
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      voicePackID: String = "",
      requestID: String = ""
    ) {
      self.voicePackID = voicePackID
      self.requestID = requestID
    }
  }
}

extension MotivationV1 {
  /// The current voice.
  package struct SelectVoicePackResponse: RPCMessage, Hashable, Sendable {
    /// With lines and cues.
    package var voicePack: MotivationV1.VoicePack?

    package init(
      voicePack: MotivationV1.VoicePack? = nil
    ) {
      self.voicePack = voicePack
    }
  }
}

extension MotivationV1 {
  /// Times spread evenly over a part of the day: the first at its start, the last at its end, the others rounded down to
  /// the minute; a single one at its start.
  package struct ReminderWindow: RPCMessage, Hashable, Sendable {
    /// Minutes after midnight, 0 to 1439.
    package var firstMinute: UInt32
    /// Minutes after midnight, not before the start, and late enough for that many different minutes.
    package var lastMinute: UInt32
    /// 1 to 24.
    package var timesPerDay: UInt32

    package init(
      firstMinute: UInt32 = 0,
      lastMinute: UInt32 = 0,
      timesPerDay: UInt32 = 0
    ) {
      self.firstMinute = firstMinute
      self.lastMinute = lastMinute
      self.timesPerDay = timesPerDay
    }
  }
}

extension MotivationV1 {
  /// A series of reminders.
  package struct Reminder: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client.
    package var reminderID: String
    /// Its subject. Required.
    package var kind: MotivationV1.ReminderKind
    /// Its text, up to 200 characters, none of them U+0000; required for OTHER, and then more than white space.
    package var text: String
    /// Its dates. Required.
    package var frequency: MotivationV1.ReminderFrequency
    /// For WEEKLY, ISO 8601 numbers, 1 for Monday to 7 for Sunday, at least one; empty otherwise.
    package var weekdays: [UInt32]
    /// Times of the day, in minutes after midnight, 0 to 1439, at most 24 different ones. Set either these, or `window`,
    /// or `at_push_up_times`.
    package var minutes: [UInt32]
    /// Times spread over a part of the day instead.
    package var window: MotivationV1.ReminderWindow?
    /// IANA name of the time zone of these times, wherever the user is; empty follows the user. If a clock change skips a
    /// time, the reminder comes later by the length of the jump; if a time occurs twice, the first one counts.
    package var timeZone: String
    /// The first date that counts, `YYYY-MM-DD`, at the latest 2999-12-31. Required for ONCE; empty means from now on.
    package var firstLocalDate: String
    /// The last date that counts, `YYYY-MM-DD`; empty means no end. Empty for ONCE.
    package var lastLocalDate: String
    /// Whether it is switched off. Absent means on.
    package var isDisabled: Bool
    /// Changes with every change of the series. Output only, but compared if sent.
    package var etag: String
    /// When it was made. Output only.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it was last changed. Output only.
    package var updateTime: GoogleProtobuf.Timestamp?
    /// Uses the times of `pushups_per_day` in the account's settings (ProfileService) instead, and follows changes of that
    /// setting within a second.
    package var atPushUpTimes: Bool

    package init(
      reminderID: String = "",
      kind: MotivationV1.ReminderKind = .unspecified,
      text: String = "",
      frequency: MotivationV1.ReminderFrequency = .unspecified,
      weekdays: [UInt32] = [],
      minutes: [UInt32] = [],
      window: MotivationV1.ReminderWindow? = nil,
      timeZone: String = "",
      firstLocalDate: String = "",
      lastLocalDate: String = "",
      isDisabled: Bool = false,
      etag: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      atPushUpTimes: Bool = false
    ) {
      self.reminderID = reminderID
      self.kind = kind
      self.text = text
      self.frequency = frequency
      self.weekdays = weekdays
      self.minutes = minutes
      self.window = window
      self.timeZone = timeZone
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
      self.isDisabled = isDisabled
      self.etag = etag
      self.createTime = createTime
      self.updateTime = updateTime
      self.atPushUpTimes = atPushUpTimes
    }
  }
}

extension MotivationV1 {
  /// One reminder of a series. Series, date and minute identify it, wherever the user is when it is due: a user who flies
  /// west doesn't get it twice.
  package struct ReminderOccurrence: RPCMessage, Hashable, Sendable {
    /// The id of its series.
    package var reminderID: String
    /// Its date, `YYYY-MM-DD`.
    package var localDate: String
    /// Its time, in minutes after midnight.
    package var minute: UInt32
    /// When it is due.
    package var time: GoogleProtobuf.Timestamp?
    /// The time zone of its date and time.
    package var timeZone: String
    /// As in its series.
    package var kind: MotivationV1.ReminderKind
    /// As in its series; if that is empty, a text for its kind in the requested language.
    package var text: String

    package init(
      reminderID: String = "",
      localDate: String = "",
      minute: UInt32 = 0,
      time: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      kind: MotivationV1.ReminderKind = .unspecified,
      text: String = ""
    ) {
      self.reminderID = reminderID
      self.localDate = localDate
      self.minute = minute
      self.time = time
      self.timeZone = timeZone
      self.kind = kind
      self.text = text
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.CreateReminder.
  package struct CreateReminderRequest: RPCMessage, Hashable, Sendable {
    /// Without its output-only fields.
    package var reminder: MotivationV1.Reminder?
    /// Only checks whether the series is valid and when it would be due: errors are the same, but nothing is stored, and
    /// `time_zone` isn't remembered.
    package var validateOnly: Bool
    /// The time zone for `upcoming` of a series that follows the user: an IANA name; empty means the last one the account
    /// named, else UTC.
    package var timeZone: String

    package init(
      reminder: MotivationV1.Reminder? = nil,
      validateOnly: Bool = false,
      timeZone: String = ""
    ) {
      self.reminder = reminder
      self.validateOnly = validateOnly
      self.timeZone = timeZone
    }
  }
}

extension MotivationV1 {
  /// The series as stored.
  package struct CreateReminderResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var reminder: MotivationV1.Reminder?
    /// Its next reminders, at most 10; none while it is disabled.
    package var upcoming: [MotivationV1.ReminderOccurrence]

    package init(
      reminder: MotivationV1.Reminder? = nil,
      upcoming: [MotivationV1.ReminderOccurrence] = []
    ) {
      self.reminder = reminder
      self.upcoming = upcoming
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.UpdateReminder.
  package struct UpdateReminderRequest: RPCMessage, Hashable, Sendable {
    /// Its id, the new values, and its etag, which may be empty.
    package var reminder: MotivationV1.Reminder?
    /// The fields to change: `kind`, `text`, `frequency`, `weekdays`, `minutes`, `window`, `at_push_up_times`,
    /// `time_zone`, `first_local_date`, `last_local_date`, `is_disabled`. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// As in SelectVoicePackRequest.
    package var requestID: String

    package init(
      reminder: MotivationV1.Reminder? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.reminder = reminder
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension MotivationV1 {
  /// The series after the change.
  package struct UpdateReminderResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var reminder: MotivationV1.Reminder?

    package init(
      reminder: MotivationV1.Reminder? = nil
    ) {
      self.reminder = reminder
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.ListReminders.
  package struct ListRemindersRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension MotivationV1 {
  /// A page of series.
  package struct ListRemindersResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var reminders: [MotivationV1.Reminder]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      reminders: [MotivationV1.Reminder] = [],
      nextPageToken: String = ""
    ) {
      self.reminders = reminders
      self.nextPageToken = nextPageToken
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.DeleteReminder.
  package struct DeleteReminderRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var reminderID: String

    package init(
      reminderID: String = ""
    ) {
      self.reminderID = reminderID
    }
  }
}

extension MotivationV1 {
  /// Empty.
  package struct DeleteReminderResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension MotivationV1 {
  /// See MotivationService.DeleteAllReminders.
  package struct DeleteAllRemindersRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension MotivationV1 {
  /// The result.
  package struct DeleteAllRemindersResponse: RPCMessage, Hashable, Sendable {
    /// The number of deleted series.
    package var deleted: UInt32

    package init(
      deleted: UInt32 = 0
    ) {
      self.deleted = deleted
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.ListUpcomingReminders.
  package struct ListUpcomingRemindersRequest: RPCMessage, Hashable, Sendable {
    /// The maximum number; 0 means 10; at most 200; negative is INVALID_ARGUMENT.
    package var limit: Int32
    /// Only reminders of this series; empty means all.
    package var reminderID: String
    /// The user's time zone: an IANA name; empty means the last one the account named, else UTC.
    package var timeZone: String

    package init(
      limit: Int32 = 0,
      reminderID: String = "",
      timeZone: String = ""
    ) {
      self.limit = limit
      self.reminderID = reminderID
      self.timeZone = timeZone
    }
  }
}

extension MotivationV1 {
  /// The next reminders.
  package struct ListUpcomingRemindersResponse: RPCMessage, Hashable, Sendable {
    /// Earliest first.
    package var occurrences: [MotivationV1.ReminderOccurrence]
    /// The zone used for series that follow the user.
    package var timeZone: String

    package init(
      occurrences: [MotivationV1.ReminderOccurrence] = [],
      timeZone: String = ""
    ) {
      self.occurrences = occurrences
      self.timeZone = timeZone
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.StreamDueReminders.
  package struct StreamDueRemindersRequest: RPCMessage, Hashable, Sendable {
    /// The user's time zone: an IANA name; empty means the last one the account named, else UTC. A device that travels
    /// opens the stream again.
    package var timeZone: String

    package init(
      timeZone: String = ""
    ) {
      self.timeZone = timeZone
    }
  }
}

extension MotivationV1 {
  /// A change of due reminders.
  package struct StreamDueRemindersResponse: RPCMessage, Hashable, Sendable {
    /// One of these.
    package var event: Event?

    package init(
      event: Event? = nil
    ) {
      self.event = event
    }

    /// One of these.
    package enum Event: Hashable, Sendable {
      /// It is due.
      case due(MotivationV1.ReminderOccurrence)
      /// It was sent before and is no longer due.
      case withdrawn(MotivationV1.ReminderOccurrence)
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.AcknowledgeReminder.
  package struct AcknowledgeReminderRequest: RPCMessage, Hashable, Sendable {
    /// The id of the series.
    package var reminderID: String
    /// Of the occurrence.
    package var localDate: String
    /// Of the occurrence.
    package var minute: UInt32

    package init(
      reminderID: String = "",
      localDate: String = "",
      minute: UInt32 = 0
    ) {
      self.reminderID = reminderID
      self.localDate = localDate
      self.minute = minute
    }
  }
}

extension MotivationV1 {
  /// The acknowledgement.
  package struct AcknowledgeReminderResponse: RPCMessage, Hashable, Sendable {
    /// When it was first acknowledged.
    package var acknowledgeTime: GoogleProtobuf.Timestamp?
    /// Whether this call was the first.
    package var wasFirst: Bool

    package init(
      acknowledgeTime: GoogleProtobuf.Timestamp? = nil,
      wasFirst: Bool = false
    ) {
      self.acknowledgeTime = acknowledgeTime
      self.wasFirst = wasFirst
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.ListDueReminders.
  package struct ListDueRemindersRequest: RPCMessage, Hashable, Sendable {
    /// As in StreamDueRemindersRequest.
    package var timeZone: String

    package init(
      timeZone: String = ""
    ) {
      self.timeZone = timeZone
    }
  }
}

extension MotivationV1 {
  /// The reminders that are due and not acknowledged.
  package struct ListDueRemindersResponse: RPCMessage, Hashable, Sendable {
    /// Earliest first.
    package var occurrences: [MotivationV1.ReminderOccurrence]

    package init(
      occurrences: [MotivationV1.ReminderOccurrence] = []
    ) {
      self.occurrences = occurrences
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.GetPushKey.
  package struct GetPushKeyRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension MotivationV1 {
  /// The key for subscriptions.
  package struct GetPushKeyResponse: RPCMessage, Hashable, Sendable {
    /// `applicationServerKey`: a point of P-256, uncompressed, 65 bytes; empty if this installation sends no pushes.
    package var publicKey: [UInt8]

    package init(
      publicKey: [UInt8] = []
    ) {
      self.publicKey = publicKey
    }
  }
}

extension MotivationV1 {
  /// A device that reminders are pushed to: what a browser's PushSubscription holds.
  package struct PushSubscription: RPCMessage, Hashable, Sendable {
    /// Where pushes for the device go: an https URL of the browser maker's push service, up to 1024 ASCII characters.
    /// Anyone who knows it may try to push, so it is shown to its owner only.
    package var endpoint: String
    /// The device's public key: a point of P-256, uncompressed, 65 bytes. Never sent.
    package var p256dh: [UInt8]
    /// The device's authentication secret, 16 bytes. Never sent.
    package var auth: [UInt8]
    /// The language of the pushes: `en` or `de`. Output only.
    package var language: String
    /// When the device subscribed. Output only.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When the device last called CreatePushSubscription. Output only.
    package var renewTime: GoogleProtobuf.Timestamp?

    package init(
      endpoint: String = "",
      p256dh: [UInt8] = [],
      auth: [UInt8] = [],
      language: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      renewTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.endpoint = endpoint
      self.p256dh = p256dh
      self.auth = auth
      self.language = language
      self.createTime = createTime
      self.renewTime = renewTime
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.CreatePushSubscription.
  package struct CreatePushSubscriptionRequest: RPCMessage, Hashable, Sendable {
    /// Without its output-only fields.
    package var subscription: MotivationV1.PushSubscription?

    package init(
      subscription: MotivationV1.PushSubscription? = nil
    ) {
      self.subscription = subscription
    }
  }
}

extension MotivationV1 {
  /// The subscription as stored.
  package struct CreatePushSubscriptionResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var subscription: MotivationV1.PushSubscription?

    package init(
      subscription: MotivationV1.PushSubscription? = nil
    ) {
      self.subscription = subscription
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.ListPushSubscriptions.
  package struct ListPushSubscriptionsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension MotivationV1 {
  /// The subscriptions.
  package struct ListPushSubscriptionsResponse: RPCMessage, Hashable, Sendable {
    /// Renewed last first, at most 20.
    package var subscriptions: [MotivationV1.PushSubscription]

    package init(
      subscriptions: [MotivationV1.PushSubscription] = []
    ) {
      self.subscriptions = subscriptions
    }
  }
}

extension MotivationV1 {
  /// See MotivationService.DeletePushSubscription.
  package struct DeletePushSubscriptionRequest: RPCMessage, Hashable, Sendable {
    /// Of the subscription.
    package var endpoint: String

    package init(
      endpoint: String = ""
    ) {
      self.endpoint = endpoint
    }
  }
}

extension MotivationV1 {
  /// Empty.
  package struct DeletePushSubscriptionResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}
