// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/motivation/v1/motivation.proto. Do not edit it: `deploy/dev generate` makes it.

package import CMotivationProto
package import TitanProto

extension MotivationV1.Quote: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__Quote
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__quote__init)
  package static let shape: WireShape? = [
    .string(1, "quote_id"),
    .string(3, "text"),
    .string(4, "author"),
    .string(5, "source"),
    .string(6, "language"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quoteID = arena.string(c.pointee.quote_id)
    kind = .init(rawValue: arena.number(c.pointee.kind))
    text = arena.string(c.pointee.text)
    author = arena.string(c.pointee.author)
    source = arena.string(c.pointee.source)
    language = arena.string(c.pointee.language)
    isTranslation = c.pointee.is_translation != 0
    isLiked = c.pointee.is_liked != 0
    likes = c.pointee.likes
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote_id = arena.encode(quoteID)
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.text = arena.encode(text)
    c.pointee.author = arena.encode(author)
    c.pointee.source = arena.encode(source)
    c.pointee.language = arena.encode(language)
    c.pointee.is_translation = isTranslation ? 1 : 0
    c.pointee.is_liked = isLiked ? 1 : 0
    c.pointee.likes = likes
  }
}

extension MotivationV1.GetQuoteRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetQuoteRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_quote_request__init)
  package static let shape: WireShape? = [
    .string(2, "language"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    kinds = arena.enums(c.pointee.n_kinds, c.pointee.kinds, as: MotivationV1.QuoteKind.self)
    language = arena.string(c.pointee.language)
    likedOnly = c.pointee.liked_only != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_kinds = kinds.count
    c.pointee.kinds = arena.encode(kinds)
    c.pointee.language = arena.encode(language)
    c.pointee.liked_only = likedOnly ? 1 : 0
  }
}

extension MotivationV1.GetQuoteResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetQuoteResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_quote_response__init)
  package static let shape: WireShape? = [
    .message(1, "quote", MotivationV1.Quote.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quote = try arena.decode(c.pointee.quote)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote = arena.encode(optional: quote)
  }
}

extension MotivationV1.GetSloganRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetSloganRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_slogan_request__init)
  package static let shape: WireShape? = [
    .string(1, "language"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    language = arena.string(c.pointee.language)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.language = arena.encode(language)
  }
}

extension MotivationV1.GetSloganResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetSloganResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_slogan_response__init)
  package static let shape: WireShape? = [
    .message(1, "slogan", MotivationV1.Quote.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    slogan = try arena.decode(c.pointee.slogan)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.slogan = arena.encode(optional: slogan)
  }
}

extension MotivationV1.ListQuotesRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListQuotesRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_quotes_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
    .string(4, "language"),
    .string(5, "author"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    kinds = arena.enums(c.pointee.n_kinds, c.pointee.kinds, as: MotivationV1.QuoteKind.self)
    language = arena.string(c.pointee.language)
    author = arena.string(c.pointee.author)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.n_kinds = kinds.count
    c.pointee.kinds = arena.encode(kinds)
    c.pointee.language = arena.encode(language)
    c.pointee.author = arena.encode(author)
  }
}

extension MotivationV1.ListQuotesResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListQuotesResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_quotes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "quotes", MotivationV1.Quote.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quotes = try arena.decode(c.pointee.n_quotes, c.pointee.quotes)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_quotes = quotes.count
    c.pointee.quotes = arena.encode(quotes)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension MotivationV1.LikeQuoteRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__LikeQuoteRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__like_quote_request__init)
  package static let shape: WireShape? = [
    .string(1, "quote_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quoteID = arena.string(c.pointee.quote_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote_id = arena.encode(quoteID)
  }
}

extension MotivationV1.LikeQuoteResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__LikeQuoteResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__like_quote_response__init)
  package static let shape: WireShape? = [
    .message(1, "quote", MotivationV1.Quote.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quote = try arena.decode(c.pointee.quote)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote = arena.encode(optional: quote)
  }
}

extension MotivationV1.UnlikeQuoteRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__UnlikeQuoteRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__unlike_quote_request__init)
  package static let shape: WireShape? = [
    .string(1, "quote_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quoteID = arena.string(c.pointee.quote_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote_id = arena.encode(quoteID)
  }
}

extension MotivationV1.UnlikeQuoteResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__UnlikeQuoteResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__unlike_quote_response__init)
  package static let shape: WireShape? = [
    .message(1, "quote", MotivationV1.Quote.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quote = try arena.decode(c.pointee.quote)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote = arena.encode(optional: quote)
  }
}

extension MotivationV1.ListLikedQuotesRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListLikedQuotesRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_liked_quotes_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension MotivationV1.ListLikedQuotesResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListLikedQuotesResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_liked_quotes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "quotes", MotivationV1.Quote.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quotes = try arena.decode(c.pointee.n_quotes, c.pointee.quotes)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_quotes = quotes.count
    c.pointee.quotes = arena.encode(quotes)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension MotivationV1.GetPepTalkRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetPepTalkRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_pep_talk_request__init)
  package static let shape: WireShape? = [
    .string(1, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension MotivationV1.GetPepTalkResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetPepTalkResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_pep_talk_response__init)
  package static let shape: WireShape? = [
    .message(1, "quote", MotivationV1.Quote.shape),
    .string(2, "line"),
    .string(3, "voice_pack_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    quote = try arena.decode(c.pointee.quote)
    line = arena.string(c.pointee.line)
    voicePackID = arena.string(c.pointee.voice_pack_id)
    occasion = .init(rawValue: arena.number(c.pointee.occasion))
    titanLevel = c.pointee.titan_level
    streak = c.pointee.streak
    repsToday = c.pointee.reps_today
    goal = c.pointee.goal
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.quote = arena.encode(optional: quote)
    c.pointee.line = arena.encode(line)
    c.pointee.voice_pack_id = arena.encode(voicePackID)
    c.pointee.occasion = arena.cEnum(occasion.rawValue)
    c.pointee.titan_level = titanLevel
    c.pointee.streak = streak
    c.pointee.reps_today = repsToday
    c.pointee.goal = goal
  }
}

extension MotivationV1.VoiceLine: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__VoiceLine
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__voice_line__init)
  package static let shape: WireShape? = [
    .string(2, "text"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    event = .init(rawValue: arena.number(c.pointee.event))
    text = arena.string(c.pointee.text)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.event = arena.cEnum(event.rawValue)
    c.pointee.text = arena.encode(text)
  }
}

extension MotivationV1.VoiceCue: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__VoiceCue
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__voice_cue__init)
  package static let shape: WireShape? = [
    .string(1, "code"),
    .string(2, "text"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = arena.string(c.pointee.code)
    text = arena.string(c.pointee.text)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = arena.encode(code)
    c.pointee.text = arena.encode(text)
  }
}

extension MotivationV1.VoicePack: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__VoicePack
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__voice_pack__init)
  package static let shape: WireShape? = [
    .string(1, "voice_pack_id"),
    .string(4, "title"),
    .string(5, "description"),
    .messages(8, "lines", MotivationV1.VoiceLine.shape),
    .messages(9, "cues", MotivationV1.VoiceCue.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    voicePackID = arena.string(c.pointee.voice_pack_id)
    rank = c.pointee.rank
    minLevel = c.pointee.min_level
    title = arena.string(c.pointee.title)
    description = arena.string(c.pointee.description)
    isLocked = c.pointee.is_locked != 0
    isSelected = c.pointee.is_selected != 0
    lines = try arena.decode(c.pointee.n_lines, c.pointee.lines)
    cues = try arena.decode(c.pointee.n_cues, c.pointee.cues)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.voice_pack_id = arena.encode(voicePackID)
    c.pointee.rank = rank
    c.pointee.min_level = minLevel
    c.pointee.title = arena.encode(title)
    c.pointee.description = arena.encode(description)
    c.pointee.is_locked = isLocked ? 1 : 0
    c.pointee.is_selected = isSelected ? 1 : 0
    c.pointee.n_lines = lines.count
    c.pointee.lines = arena.encode(lines)
    c.pointee.n_cues = cues.count
    c.pointee.cues = arena.encode(cues)
  }
}

extension MotivationV1.ListVoicePacksRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListVoicePacksRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_voice_packs_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension MotivationV1.ListVoicePacksResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListVoicePacksResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_voice_packs_response__init)
  package static let shape: WireShape? = [
    .messages(1, "voice_packs", MotivationV1.VoicePack.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    voicePacks = try arena.decode(c.pointee.n_voice_packs, c.pointee.voice_packs)
    titanLevel = c.pointee.titan_level
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_voice_packs = voicePacks.count
    c.pointee.voice_packs = arena.encode(voicePacks)
    c.pointee.titan_level = titanLevel
  }
}

extension MotivationV1.GetVoicePackRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetVoicePackRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_voice_pack_request__init)
  package static let shape: WireShape? = [
    .string(1, "voice_pack_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    voicePackID = arena.string(c.pointee.voice_pack_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.voice_pack_id = arena.encode(voicePackID)
  }
}

extension MotivationV1.GetVoicePackResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetVoicePackResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_voice_pack_response__init)
  package static let shape: WireShape? = [
    .message(1, "voice_pack", MotivationV1.VoicePack.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    voicePack = try arena.decode(c.pointee.voice_pack)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.voice_pack = arena.encode(optional: voicePack)
  }
}

extension MotivationV1.SelectVoicePackRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__SelectVoicePackRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__select_voice_pack_request__init)
  package static let shape: WireShape? = [
    .string(1, "voice_pack_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    voicePackID = arena.string(c.pointee.voice_pack_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.voice_pack_id = arena.encode(voicePackID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension MotivationV1.SelectVoicePackResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__SelectVoicePackResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__select_voice_pack_response__init)
  package static let shape: WireShape? = [
    .message(1, "voice_pack", MotivationV1.VoicePack.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    voicePack = try arena.decode(c.pointee.voice_pack)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.voice_pack = arena.encode(optional: voicePack)
  }
}

extension MotivationV1.ReminderWindow: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ReminderWindow
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__reminder_window__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    firstMinute = c.pointee.first_minute
    lastMinute = c.pointee.last_minute
    timesPerDay = c.pointee.times_per_day
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.first_minute = firstMinute
    c.pointee.last_minute = lastMinute
    c.pointee.times_per_day = timesPerDay
  }
}

extension MotivationV1.Reminder: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__Reminder
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__reminder__init)
  package static let shape: WireShape? = [
    .string(1, "reminder_id"),
    .string(3, "text"),
    .message(7, "window", nil),
    .string(8, "time_zone"),
    .string(9, "first_local_date"),
    .string(10, "last_local_date"),
    .string(12, "etag"),
    .message(13, "create_time", nil),
    .message(14, "update_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminderID = arena.string(c.pointee.reminder_id)
    kind = .init(rawValue: arena.number(c.pointee.kind))
    text = arena.string(c.pointee.text)
    frequency = .init(rawValue: arena.number(c.pointee.frequency))
    weekdays = arena.scalars(c.pointee.n_weekdays, c.pointee.weekdays)
    minutes = arena.scalars(c.pointee.n_minutes, c.pointee.minutes)
    window = try arena.decode(c.pointee.window)
    timeZone = arena.string(c.pointee.time_zone)
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
    isDisabled = c.pointee.is_disabled != 0
    etag = arena.string(c.pointee.etag)
    createTime = try arena.decode(c.pointee.create_time)
    updateTime = try arena.decode(c.pointee.update_time)
    atPushUpTimes = c.pointee.at_push_up_times != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder_id = arena.encode(reminderID)
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.text = arena.encode(text)
    c.pointee.frequency = arena.cEnum(frequency.rawValue)
    c.pointee.n_weekdays = weekdays.count
    c.pointee.weekdays = arena.encode(weekdays)
    c.pointee.n_minutes = minutes.count
    c.pointee.minutes = arena.encode(minutes)
    c.pointee.window = arena.encode(optional: window)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.is_disabled = isDisabled ? 1 : 0
    c.pointee.etag = arena.encode(etag)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.update_time = arena.encode(optional: updateTime)
    c.pointee.at_push_up_times = atPushUpTimes ? 1 : 0
  }
}

extension MotivationV1.ReminderOccurrence: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ReminderOccurrence
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__reminder_occurrence__init)
  package static let shape: WireShape? = [
    .string(1, "reminder_id"),
    .string(2, "local_date"),
    .message(4, "time", nil),
    .string(5, "time_zone"),
    .string(7, "text"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminderID = arena.string(c.pointee.reminder_id)
    localDate = arena.string(c.pointee.local_date)
    minute = c.pointee.minute
    time = try arena.decode(c.pointee.time)
    timeZone = arena.string(c.pointee.time_zone)
    kind = .init(rawValue: arena.number(c.pointee.kind))
    text = arena.string(c.pointee.text)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder_id = arena.encode(reminderID)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.minute = minute
    c.pointee.time = arena.encode(optional: time)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.text = arena.encode(text)
  }
}

extension MotivationV1.CreateReminderRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__CreateReminderRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__create_reminder_request__init)
  package static let shape: WireShape? = [
    .message(1, "reminder", MotivationV1.Reminder.shape),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminder = try arena.decode(c.pointee.reminder)
    validateOnly = c.pointee.validate_only != 0
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder = arena.encode(optional: reminder)
    c.pointee.validate_only = validateOnly ? 1 : 0
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension MotivationV1.CreateReminderResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__CreateReminderResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__create_reminder_response__init)
  package static let shape: WireShape? = [
    .message(1, "reminder", MotivationV1.Reminder.shape),
    .messages(2, "upcoming", MotivationV1.ReminderOccurrence.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminder = try arena.decode(c.pointee.reminder)
    upcoming = try arena.decode(c.pointee.n_upcoming, c.pointee.upcoming)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder = arena.encode(optional: reminder)
    c.pointee.n_upcoming = upcoming.count
    c.pointee.upcoming = arena.encode(upcoming)
  }
}

extension MotivationV1.UpdateReminderRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__UpdateReminderRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__update_reminder_request__init)
  package static let shape: WireShape? = [
    .message(1, "reminder", MotivationV1.Reminder.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminder = try arena.decode(c.pointee.reminder)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder = arena.encode(optional: reminder)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension MotivationV1.UpdateReminderResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__UpdateReminderResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__update_reminder_response__init)
  package static let shape: WireShape? = [
    .message(1, "reminder", MotivationV1.Reminder.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminder = try arena.decode(c.pointee.reminder)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder = arena.encode(optional: reminder)
  }
}

extension MotivationV1.ListRemindersRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListRemindersRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_reminders_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension MotivationV1.ListRemindersResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListRemindersResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_reminders_response__init)
  package static let shape: WireShape? = [
    .messages(1, "reminders", MotivationV1.Reminder.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminders = try arena.decode(c.pointee.n_reminders, c.pointee.reminders)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_reminders = reminders.count
    c.pointee.reminders = arena.encode(reminders)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension MotivationV1.DeleteReminderRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__DeleteReminderRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__delete_reminder_request__init)
  package static let shape: WireShape? = [
    .string(1, "reminder_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminderID = arena.string(c.pointee.reminder_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder_id = arena.encode(reminderID)
  }
}

extension MotivationV1.DeleteReminderResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__DeleteReminderResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__delete_reminder_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension MotivationV1.DeleteAllRemindersRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__DeleteAllRemindersRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__delete_all_reminders_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension MotivationV1.DeleteAllRemindersResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__DeleteAllRemindersResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__delete_all_reminders_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    deleted = c.pointee.deleted
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.deleted = deleted
  }
}

extension MotivationV1.ListUpcomingRemindersRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListUpcomingRemindersRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_upcoming_reminders_request__init)
  package static let shape: WireShape? = [
    .string(2, "reminder_id"),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    limit = c.pointee.limit
    reminderID = arena.string(c.pointee.reminder_id)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.limit = limit
    c.pointee.reminder_id = arena.encode(reminderID)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension MotivationV1.ListUpcomingRemindersResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListUpcomingRemindersResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_upcoming_reminders_response__init)
  package static let shape: WireShape? = [
    .messages(1, "occurrences", MotivationV1.ReminderOccurrence.shape),
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    occurrences = try arena.decode(c.pointee.n_occurrences, c.pointee.occurrences)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_occurrences = occurrences.count
    c.pointee.occurrences = arena.encode(occurrences)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension MotivationV1.StreamDueRemindersRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__StreamDueRemindersRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__stream_due_reminders_request__init)
  package static let shape: WireShape? = [
    .string(1, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension MotivationV1.StreamDueRemindersResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__StreamDueRemindersResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__stream_due_reminders_response__init)
  package static let shape: WireShape? = [
    .message(1, "due", MotivationV1.ReminderOccurrence.shape, oneof: 1),
    .message(2, "withdrawn", MotivationV1.ReminderOccurrence.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.event_case.rawValue {
    case 1: event = try arena.decode(c.pointee.due).map { .due($0) }
    case 2: event = try arena.decode(c.pointee.withdrawn).map { .withdrawn($0) }
    default: event = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch event {
    case .due(let value):
      c.pointee.event_case = .init(rawValue: 1)
      c.pointee.due = arena.encode(value)
    case .withdrawn(let value):
      c.pointee.event_case = .init(rawValue: 2)
      c.pointee.withdrawn = arena.encode(value)
    case nil: break
    }
  }
}

extension MotivationV1.AcknowledgeReminderRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__AcknowledgeReminderRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__acknowledge_reminder_request__init)
  package static let shape: WireShape? = [
    .string(1, "reminder_id"),
    .string(2, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reminderID = arena.string(c.pointee.reminder_id)
    localDate = arena.string(c.pointee.local_date)
    minute = c.pointee.minute
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reminder_id = arena.encode(reminderID)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.minute = minute
  }
}

extension MotivationV1.AcknowledgeReminderResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__AcknowledgeReminderResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__acknowledge_reminder_response__init)
  package static let shape: WireShape? = [
    .message(1, "acknowledge_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    acknowledgeTime = try arena.decode(c.pointee.acknowledge_time)
    wasFirst = c.pointee.was_first != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.acknowledge_time = arena.encode(optional: acknowledgeTime)
    c.pointee.was_first = wasFirst ? 1 : 0
  }
}

extension MotivationV1.ListDueRemindersRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListDueRemindersRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_due_reminders_request__init)
  package static let shape: WireShape? = [
    .string(1, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension MotivationV1.ListDueRemindersResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListDueRemindersResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_due_reminders_response__init)
  package static let shape: WireShape? = [
    .messages(1, "occurrences", MotivationV1.ReminderOccurrence.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    occurrences = try arena.decode(c.pointee.n_occurrences, c.pointee.occurrences)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_occurrences = occurrences.count
    c.pointee.occurrences = arena.encode(occurrences)
  }
}

extension MotivationV1.GetPushKeyRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetPushKeyRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_push_key_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension MotivationV1.GetPushKeyResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__GetPushKeyResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__get_push_key_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    publicKey = arena.bytes(c.pointee.public_key)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.public_key = arena.encode(publicKey)
  }
}

extension MotivationV1.PushSubscription: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__PushSubscription
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__push_subscription__init)
  package static let shape: WireShape? = [
    .string(1, "endpoint"),
    .string(4, "language"),
    .message(5, "create_time", nil),
    .message(6, "renew_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    endpoint = arena.string(c.pointee.endpoint)
    p256dh = arena.bytes(c.pointee.p256dh)
    auth = arena.bytes(c.pointee.auth)
    language = arena.string(c.pointee.language)
    createTime = try arena.decode(c.pointee.create_time)
    renewTime = try arena.decode(c.pointee.renew_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.endpoint = arena.encode(endpoint)
    c.pointee.p256dh = arena.encode(p256dh)
    c.pointee.auth = arena.encode(auth)
    c.pointee.language = arena.encode(language)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.renew_time = arena.encode(optional: renewTime)
  }
}

extension MotivationV1.CreatePushSubscriptionRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__CreatePushSubscriptionRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__create_push_subscription_request__init)
  package static let shape: WireShape? = [
    .message(1, "subscription", MotivationV1.PushSubscription.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    subscription = try arena.decode(c.pointee.subscription)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.subscription = arena.encode(optional: subscription)
  }
}

extension MotivationV1.CreatePushSubscriptionResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__CreatePushSubscriptionResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__create_push_subscription_response__init)
  package static let shape: WireShape? = [
    .message(1, "subscription", MotivationV1.PushSubscription.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    subscription = try arena.decode(c.pointee.subscription)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.subscription = arena.encode(optional: subscription)
  }
}

extension MotivationV1.ListPushSubscriptionsRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListPushSubscriptionsRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_push_subscriptions_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension MotivationV1.ListPushSubscriptionsResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__ListPushSubscriptionsResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__list_push_subscriptions_response__init)
  package static let shape: WireShape? = [
    .messages(1, "subscriptions", MotivationV1.PushSubscription.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    subscriptions = try arena.decode(c.pointee.n_subscriptions, c.pointee.subscriptions)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_subscriptions = subscriptions.count
    c.pointee.subscriptions = arena.encode(subscriptions)
  }
}

extension MotivationV1.DeletePushSubscriptionRequest: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__DeletePushSubscriptionRequest
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__delete_push_subscription_request__init)
  package static let shape: WireShape? = [
    .string(1, "endpoint"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    endpoint = arena.string(c.pointee.endpoint)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.endpoint = arena.encode(endpoint)
  }
}

extension MotivationV1.DeletePushSubscriptionResponse: CMessage {
  package typealias CStruct = Titanup__Motivation__V1__DeletePushSubscriptionResponse
  package static let descriptor = MessageDescriptor(titanup__motivation__v1__delete_push_subscription_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}
