// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/motivation/v1/motivation.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanRPC

extension MotivationV1 {
  /// The methods of `titanup.motivation.v1.MotivationService`.
  package enum MotivationServiceMethods {
    package static let getQuote = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetQuote", type: .unary)
    package static let getSlogan = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetSlogan", type: .unary)
    package static let listQuotes = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListQuotes", type: .unary, isIdempotent: true)
    package static let likeQuote = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "LikeQuote", type: .unary, isIdempotent: true)
    package static let unlikeQuote = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "UnlikeQuote", type: .unary, isIdempotent: true)
    package static let listLikedQuotes = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListLikedQuotes", type: .unary, isIdempotent: true)
    package static let getPepTalk = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetPepTalk", type: .unary)
    package static let listVoicePacks = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListVoicePacks", type: .unary, isIdempotent: true)
    package static let getVoicePack = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetVoicePack", type: .unary, isIdempotent: true)
    package static let selectVoicePack = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "SelectVoicePack", type: .unary)
    package static let createReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "CreateReminder", type: .unary, isIdempotent: true)
    package static let updateReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "UpdateReminder", type: .unary)
    package static let listReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListReminders", type: .unary, isIdempotent: true)
    package static let deleteReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "DeleteReminder", type: .unary, isIdempotent: true)
    package static let deleteAllReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "DeleteAllReminders", type: .unary, isIdempotent: true)
    package static let listUpcomingReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListUpcomingReminders", type: .unary, isIdempotent: true)
    package static let streamDueReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "StreamDueReminders", type: .serverStreaming)
    package static let acknowledgeReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "AcknowledgeReminder", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.motivation.v1.MotivationService",
      methods: [getQuote, getSlogan, listQuotes, likeQuote, unlikeQuote, listLikedQuotes, getPepTalk, listVoicePacks, getVoicePack, selectVoicePack, createReminder, updateReminder, listReminders, deleteReminder, deleteAllReminders, listUpcomingReminders, streamDueReminders, acknowledgeReminder])
  }
}

extension MotivationV1 {
  /// What people and their devices call. A request that names a language gets its texts in that one.
  package protocol MotivationServiceProtocol: RPCService {
    /// Words for now, at random, and others the next time: those that the account was never shown come first, then those
    /// shown longest ago. Of two or more, the same never come twice in a row, whichever device asks and whatever was
    /// restarted. NOT_FOUND CATALOGUE_EMPTY if nothing passes the filter. INVALID_ARGUMENT for an unknown kind or language.
    func getQuote(_ request: MotivationV1.GetQuoteRequest, context: ServerContext) async throws -> MotivationV1.GetQuoteResponse

    /// The same of slogans alone.
    func getSlogan(_ request: MotivationV1.GetSloganRequest, context: ServerContext) async throws -> MotivationV1.GetSloganResponse

    /// The whole catalogue, in the order of its ids, in pages. INVALID_ARGUMENT as of GetQuote, and PAGE_TOKEN_INVALID for a
    /// token of another list.
    func listQuotes(_ request: MotivationV1.ListQuotesRequest, context: ServerContext) async throws -> MotivationV1.ListQuotesResponse

    /// Likes a quote; liking it again changes nothing. NOT_FOUND for an id that the catalogue does not have.
    func likeQuote(_ request: MotivationV1.LikeQuoteRequest, context: ServerContext) async throws -> MotivationV1.LikeQuoteResponse

    /// Takes a like back; OK where there is none. NOT_FOUND for an id that the catalogue does not have.
    func unlikeQuote(_ request: MotivationV1.UnlikeQuoteRequest, context: ServerContext) async throws -> MotivationV1.UnlikeQuoteResponse

    /// What the account likes, the newest like first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another
    /// list.
    func listLikedQuotes(_ request: MotivationV1.ListLikedQuotesRequest, context: ServerContext) async throws -> MotivationV1.ListLikedQuotesResponse

    /// What to hear before a set: a quote or verse as of GetQuote, and a line of the voice in force that fits how things
    /// stand. Level, streak and goal are those of TrophiesService, SessionsService and ProfileService; if one does not answer
    /// within two seconds, the line is one that always fits, and the voice that of the level known last. INVALID_ARGUMENT
    /// ZONE_UNKNOWN.
    func getPepTalk(_ request: MotivationV1.GetPepTalkRequest, context: ServerContext) async throws -> MotivationV1.GetPepTalkResponse

    /// Every voice, the lowest rank first. Level and choice are those of TrophiesService and ProfileService, or as they were
    /// known last if one does not answer within two seconds.
    func listVoicePacks(_ request: MotivationV1.ListVoicePacksRequest, context: ServerContext) async throws -> MotivationV1.ListVoicePacksResponse

    /// One voice with its lines, which the device speaks: the one named, else the one chosen, else the highest that the
    /// account's Titan level has unlocked. Level and choice as of ListVoicePacks. NOT_FOUND for an unknown one.
    func getVoicePack(_ request: MotivationV1.GetVoicePackRequest, context: ServerContext) async throws -> MotivationV1.GetVoicePackResponse

    /// Chooses a voice, or none: then it is always the highest unlocked. The choice is the setting `voice_pack_id` of
    /// ProfileService; set there, a locked voice is heard from the day it is unlocked. FAILED_PRECONDITION LEVEL_TOO_LOW, with
    /// `level` and `min_level` in its details. NOT_FOUND for an unknown one. UNAVAILABLE if the setting cannot be written.
    func selectVoicePack(_ request: MotivationV1.SelectVoicePackRequest, context: ServerContext) async throws -> MotivationV1.SelectVoicePackResponse

    /// Makes a whole series of reminders. The client chooses the id: the same id with the same content gives the series that
    /// exists; with other content, or if that series was deleted, ALREADY_EXISTS REMINDER_EXISTS. RESOURCE_EXHAUSTED
    /// TOO_MANY_REMINDERS beyond 50. INVALID_ARGUMENT with a violation for each wrong field, and DATE_IN_PAST or TIME_IN_PAST
    /// for a new series that would never come.
    func createReminder(_ request: MotivationV1.CreateReminderRequest, context: ServerContext) async throws -> MotivationV1.CreateReminderResponse

    /// Changes a series: the fields of the mask, or all without one. What was due before the change is not due any more.
    /// ABORTED ETAG_MISMATCH if it has changed since the etag. NOT_FOUND if there is none of this id, or it is somebody
    /// else's. INVALID_ARGUMENT with a violation for each wrong field, DATE_IN_PAST or TIME_IN_PAST for times or dates after
    /// which it would never come again, or PATH_UNKNOWN for a path that is none of a reminder's.
    func updateReminder(_ request: MotivationV1.UpdateReminderRequest, context: ServerContext) async throws -> MotivationV1.UpdateReminderResponse

    /// Every series, the newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another list.
    func listReminders(_ request: MotivationV1.ListRemindersRequest, context: ServerContext) async throws -> MotivationV1.ListRemindersResponse

    /// Deletes a series; deleting it again is OK. NOT_FOUND if there never was one of this id, or it is somebody else's.
    func deleteReminder(_ request: MotivationV1.DeleteReminderRequest, context: ServerContext) async throws -> MotivationV1.DeleteReminderResponse

    /// Deletes every series of the account.
    func deleteAllReminders(_ request: MotivationV1.DeleteAllRemindersRequest, context: ServerContext) async throws -> MotivationV1.DeleteAllRemindersResponse

    /// When reminders come next, of all series or of one, the earliest first; disabled series do not come. NOT_FOUND for the id of no series of
    /// this account. INVALID_ARGUMENT ZONE_UNKNOWN.
    func listUpcomingReminders(_ request: MotivationV1.ListUpcomingRemindersRequest, context: ServerContext) async throws -> MotivationV1.ListUpcomingRemindersResponse

    /// Reminders when they are due: first those that are due already, then each in its time. One that nobody acknowledges
    /// stays due until the next of its series, for a day at the most, and comes again to whoever opens the stream. Where one
    /// was sent and is due no more, because another device acknowledged it or its series changed, the stream says so.
    /// Initial metadata come at once, when the stream is watching. INVALID_ARGUMENT ZONE_UNKNOWN. UNAVAILABLE SHUTTING_DOWN
    /// when this server stops.
    /// RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account has as many streams of this kind open on this service as it may, 32
    /// by default.
    func streamDueReminders(
      _ request: MotivationV1.StreamDueRemindersRequest, response: RPCWriter<MotivationV1.StreamDueRemindersResponse>, context: ServerContext
    ) async throws

    /// Says that a reminder has been seen, for all devices. Again is OK, and gives the time of the first. NOT_FOUND for the
    /// id of no series of this account. INVALID_ARGUMENT for a date more than 8 days from today, or a minute that no day has.
    func acknowledgeReminder(_ request: MotivationV1.AcknowledgeReminderRequest, context: ServerContext) async throws -> MotivationV1.AcknowledgeReminderResponse
  }
}

extension MotivationV1.MotivationServiceProtocol {
  package static var descriptor: ServiceDescriptor { MotivationV1.MotivationServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(MotivationV1.MotivationServiceMethods.getQuote) {
      try await getQuote($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.getSlogan) {
      try await getSlogan($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.listQuotes) {
      try await listQuotes($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.likeQuote) {
      try await likeQuote($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.unlikeQuote) {
      try await unlikeQuote($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.listLikedQuotes) {
      try await listLikedQuotes($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.getPepTalk) {
      try await getPepTalk($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.listVoicePacks) {
      try await listVoicePacks($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.getVoicePack) {
      try await getVoicePack($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.selectVoicePack) {
      try await selectVoicePack($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.createReminder) {
      try await createReminder($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.updateReminder) {
      try await updateReminder($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.listReminders) {
      try await listReminders($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.deleteReminder) {
      try await deleteReminder($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.deleteAllReminders) {
      try await deleteAllReminders($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.listUpcomingReminders) {
      try await listUpcomingReminders($0, context: $1)
    }
    router.serverStreaming(MotivationV1.MotivationServiceMethods.streamDueReminders) {
      try await streamDueReminders($0, response: $1, context: $2)
    }
    router.unary(MotivationV1.MotivationServiceMethods.acknowledgeReminder) {
      try await acknowledgeReminder($0, context: $1)
    }
  }
}

extension MotivationV1 {
  /// Calls `titanup.motivation.v1.MotivationService` over a channel.
  package struct MotivationServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Words for now, at random, and others the next time: those that the account was never shown come first, then those
    /// shown longest ago. Of two or more, the same never come twice in a row, whichever device asks and whatever was
    /// restarted. NOT_FOUND CATALOGUE_EMPTY if nothing passes the filter. INVALID_ARGUMENT for an unknown kind or language.
    package func getQuote(
      _ request: MotivationV1.GetQuoteRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetQuoteResponse {
      try await channel.unary(MotivationServiceMethods.getQuote, request, options ?? self.options)
    }

    /// The same of slogans alone.
    package func getSlogan(
      _ request: MotivationV1.GetSloganRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetSloganResponse {
      try await channel.unary(MotivationServiceMethods.getSlogan, request, options ?? self.options)
    }

    /// The whole catalogue, in the order of its ids, in pages. INVALID_ARGUMENT as of GetQuote, and PAGE_TOKEN_INVALID for a
    /// token of another list.
    package func listQuotes(
      _ request: MotivationV1.ListQuotesRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListQuotesResponse {
      try await channel.unary(MotivationServiceMethods.listQuotes, request, options ?? self.options)
    }

    /// Likes a quote; liking it again changes nothing. NOT_FOUND for an id that the catalogue does not have.
    package func likeQuote(
      _ request: MotivationV1.LikeQuoteRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.LikeQuoteResponse {
      try await channel.unary(MotivationServiceMethods.likeQuote, request, options ?? self.options)
    }

    /// Takes a like back; OK where there is none. NOT_FOUND for an id that the catalogue does not have.
    package func unlikeQuote(
      _ request: MotivationV1.UnlikeQuoteRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.UnlikeQuoteResponse {
      try await channel.unary(MotivationServiceMethods.unlikeQuote, request, options ?? self.options)
    }

    /// What the account likes, the newest like first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another
    /// list.
    package func listLikedQuotes(
      _ request: MotivationV1.ListLikedQuotesRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListLikedQuotesResponse {
      try await channel.unary(MotivationServiceMethods.listLikedQuotes, request, options ?? self.options)
    }

    /// What to hear before a set: a quote or verse as of GetQuote, and a line of the voice in force that fits how things
    /// stand. Level, streak and goal are those of TrophiesService, SessionsService and ProfileService; if one does not answer
    /// within two seconds, the line is one that always fits, and the voice that of the level known last. INVALID_ARGUMENT
    /// ZONE_UNKNOWN.
    package func getPepTalk(
      _ request: MotivationV1.GetPepTalkRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetPepTalkResponse {
      try await channel.unary(MotivationServiceMethods.getPepTalk, request, options ?? self.options)
    }

    /// Every voice, the lowest rank first. Level and choice are those of TrophiesService and ProfileService, or as they were
    /// known last if one does not answer within two seconds.
    package func listVoicePacks(
      _ request: MotivationV1.ListVoicePacksRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListVoicePacksResponse {
      try await channel.unary(MotivationServiceMethods.listVoicePacks, request, options ?? self.options)
    }

    /// One voice with its lines, which the device speaks: the one named, else the one chosen, else the highest that the
    /// account's Titan level has unlocked. Level and choice as of ListVoicePacks. NOT_FOUND for an unknown one.
    package func getVoicePack(
      _ request: MotivationV1.GetVoicePackRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetVoicePackResponse {
      try await channel.unary(MotivationServiceMethods.getVoicePack, request, options ?? self.options)
    }

    /// Chooses a voice, or none: then it is always the highest unlocked. The choice is the setting `voice_pack_id` of
    /// ProfileService; set there, a locked voice is heard from the day it is unlocked. FAILED_PRECONDITION LEVEL_TOO_LOW, with
    /// `level` and `min_level` in its details. NOT_FOUND for an unknown one. UNAVAILABLE if the setting cannot be written.
    package func selectVoicePack(
      _ request: MotivationV1.SelectVoicePackRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.SelectVoicePackResponse {
      try await channel.unary(MotivationServiceMethods.selectVoicePack, request, options ?? self.options)
    }

    /// Makes a whole series of reminders. The client chooses the id: the same id with the same content gives the series that
    /// exists; with other content, or if that series was deleted, ALREADY_EXISTS REMINDER_EXISTS. RESOURCE_EXHAUSTED
    /// TOO_MANY_REMINDERS beyond 50. INVALID_ARGUMENT with a violation for each wrong field, and DATE_IN_PAST or TIME_IN_PAST
    /// for a new series that would never come.
    package func createReminder(
      _ request: MotivationV1.CreateReminderRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.CreateReminderResponse {
      try await channel.unary(MotivationServiceMethods.createReminder, request, options ?? self.options)
    }

    /// Changes a series: the fields of the mask, or all without one. What was due before the change is not due any more.
    /// ABORTED ETAG_MISMATCH if it has changed since the etag. NOT_FOUND if there is none of this id, or it is somebody
    /// else's. INVALID_ARGUMENT with a violation for each wrong field, DATE_IN_PAST or TIME_IN_PAST for times or dates after
    /// which it would never come again, or PATH_UNKNOWN for a path that is none of a reminder's.
    package func updateReminder(
      _ request: MotivationV1.UpdateReminderRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.UpdateReminderResponse {
      try await channel.unary(MotivationServiceMethods.updateReminder, request, options ?? self.options)
    }

    /// Every series, the newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another list.
    package func listReminders(
      _ request: MotivationV1.ListRemindersRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListRemindersResponse {
      try await channel.unary(MotivationServiceMethods.listReminders, request, options ?? self.options)
    }

    /// Deletes a series; deleting it again is OK. NOT_FOUND if there never was one of this id, or it is somebody else's.
    package func deleteReminder(
      _ request: MotivationV1.DeleteReminderRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.DeleteReminderResponse {
      try await channel.unary(MotivationServiceMethods.deleteReminder, request, options ?? self.options)
    }

    /// Deletes every series of the account.
    package func deleteAllReminders(
      _ request: MotivationV1.DeleteAllRemindersRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.DeleteAllRemindersResponse {
      try await channel.unary(MotivationServiceMethods.deleteAllReminders, request, options ?? self.options)
    }

    /// When reminders come next, of all series or of one, the earliest first; disabled series do not come. NOT_FOUND for the id of no series of
    /// this account. INVALID_ARGUMENT ZONE_UNKNOWN.
    package func listUpcomingReminders(
      _ request: MotivationV1.ListUpcomingRemindersRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListUpcomingRemindersResponse {
      try await channel.unary(MotivationServiceMethods.listUpcomingReminders, request, options ?? self.options)
    }

    /// Reminders when they are due: first those that are due already, then each in its time. One that nobody acknowledges
    /// stays due until the next of its series, for a day at the most, and comes again to whoever opens the stream. Where one
    /// was sent and is due no more, because another device acknowledged it or its series changed, the stream says so.
    /// Initial metadata come at once, when the stream is watching. INVALID_ARGUMENT ZONE_UNKNOWN. UNAVAILABLE SHUTTING_DOWN
    /// when this server stops.
    /// RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account has as many streams of this kind open on this service as it may, 32
    /// by default.
    package func streamDueReminders<Result>(
      _ request: MotivationV1.StreamDueRemindersRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<MotivationV1.StreamDueRemindersResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(MotivationServiceMethods.streamDueReminders, request, options ?? self.options, body)
    }

    /// Says that a reminder has been seen, for all devices. Again is OK, and gives the time of the first. NOT_FOUND for the
    /// id of no series of this account. INVALID_ARGUMENT for a date more than 8 days from today, or a minute that no day has.
    package func acknowledgeReminder(
      _ request: MotivationV1.AcknowledgeReminderRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.AcknowledgeReminderResponse {
      try await channel.unary(MotivationServiceMethods.acknowledgeReminder, request, options ?? self.options)
    }
  }
}
