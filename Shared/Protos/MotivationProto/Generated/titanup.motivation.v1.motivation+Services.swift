// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/motivation/v1/motivation.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension MotivationV1 {
  /// The methods of `titanup.motivation.v1.MotivationService`.
  package enum MotivationServiceMethods {
    package static let getQuote = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetQuote", type: .unary)
    package static let getSlogan = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetSlogan", type: .unary)
    package static let listQuotes = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListQuotes", type: .unary, hasNoSideEffects: true)
    package static let likeQuote = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "LikeQuote", type: .unary, isIdempotent: true)
    package static let unlikeQuote = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "UnlikeQuote", type: .unary, isIdempotent: true)
    package static let listLikedQuotes = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListLikedQuotes", type: .unary, hasNoSideEffects: true)
    package static let getPepTalk = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetPepTalk", type: .unary)
    package static let listVoicePacks = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListVoicePacks", type: .unary, hasNoSideEffects: true)
    package static let getVoicePack = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetVoicePack", type: .unary, hasNoSideEffects: true)
    package static let selectVoicePack = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "SelectVoicePack", type: .unary)
    package static let createReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "CreateReminder", type: .unary, isIdempotent: true)
    package static let updateReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "UpdateReminder", type: .unary)
    package static let listReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListReminders", type: .unary, hasNoSideEffects: true)
    package static let deleteReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "DeleteReminder", type: .unary, isIdempotent: true)
    package static let deleteAllReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "DeleteAllReminders", type: .unary, isIdempotent: true)
    package static let listUpcomingReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListUpcomingReminders", type: .unary, hasNoSideEffects: true)
    package static let streamDueReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "StreamDueReminders", type: .serverStreaming, hasNoSideEffects: true)
    package static let acknowledgeReminder = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "AcknowledgeReminder", type: .unary, isIdempotent: true)
    package static let listDueReminders = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListDueReminders", type: .unary, hasNoSideEffects: true)
    package static let getPushKey = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "GetPushKey", type: .unary, hasNoSideEffects: true)
    package static let createPushSubscription = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "CreatePushSubscription", type: .unary, isIdempotent: true)
    package static let listPushSubscriptions = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "ListPushSubscriptions", type: .unary, hasNoSideEffects: true)
    package static let deletePushSubscription = MethodDescriptor(
      service: "titanup.motivation.v1.MotivationService", method: "DeletePushSubscription", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.motivation.v1.MotivationService",
      methods: [getQuote, getSlogan, listQuotes, likeQuote, unlikeQuote, listLikedQuotes, getPepTalk, listVoicePacks, getVoicePack, selectVoicePack, createReminder, updateReminder, listReminders, deleteReminder, deleteAllReminders, listUpcomingReminders, streamDueReminders, acknowledgeReminder, listDueReminders, getPushKey, createPushSubscription, listPushSubscriptions, deletePushSubscription])
  }
}

extension MotivationV1 {
  /// The methods that users and their devices call. A request that names a language gets texts in that language.
  package protocol MotivationServiceProtocol: ReflectedService {
    /// Returns a random quote, a different one each time: quotes that the account has never seen come first, then those
    /// seen longest ago. With two or more to choose from, the same quote never comes twice in a row, on any device and
    /// across restarts. NOT_FOUND CATALOGUE_EMPTY if nothing passes the filter. INVALID_ARGUMENT for an unknown kind or
    /// language.
    func getQuote(_ request: MotivationV1.GetQuoteRequest, context: ServerContext) async throws -> MotivationV1.GetQuoteResponse

    /// The same, with slogans only.
    func getSlogan(_ request: MotivationV1.GetSloganRequest, context: ServerContext) async throws -> MotivationV1.GetSloganResponse

    /// Lists the whole catalogue, ordered by id, in pages. INVALID_ARGUMENT as in GetQuote, and PAGE_TOKEN_INVALID for a
    /// token from another list.
    func listQuotes(_ request: MotivationV1.ListQuotesRequest, context: ServerContext) async throws -> MotivationV1.ListQuotesResponse

    /// Likes a quote; liking it again changes nothing. NOT_FOUND for an id that isn't in the catalogue.
    func likeQuote(_ request: MotivationV1.LikeQuoteRequest, context: ServerContext) async throws -> MotivationV1.LikeQuoteResponse

    /// Removes a like; OK if there is none. NOT_FOUND for an id that isn't in the catalogue.
    func unlikeQuote(_ request: MotivationV1.UnlikeQuoteRequest, context: ServerContext) async throws -> MotivationV1.UnlikeQuoteResponse

    /// Lists the quotes that the account likes, newest like first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a
    /// token from another list.
    func listLikedQuotes(_ request: MotivationV1.ListLikedQuotesRequest, context: ServerContext) async throws -> MotivationV1.ListLikedQuotesResponse

    /// Returns a pep talk before a set: a quote or verse as in GetQuote, and a line of the current voice that fits the
    /// occasion. The level comes from TrophiesService, streak and goal from SessionsService; if one of them doesn't answer
    /// within two seconds, the line is one that always fits, and the voice is that of the last known level.
    /// INVALID_ARGUMENT ZONE_UNKNOWN.
    func getPepTalk(_ request: MotivationV1.GetPepTalkRequest, context: ServerContext) async throws -> MotivationV1.GetPepTalkResponse

    /// Lists every voice, lowest rank first. The level comes from TrophiesService, or is the last known one if that
    /// doesn't answer within two seconds. The choice is the one in the settings; a change there takes effect in a moment.
    func listVoicePacks(_ request: MotivationV1.ListVoicePacksRequest, context: ServerContext) async throws -> MotivationV1.ListVoicePacksResponse

    /// Returns one voice with its lines, which the device speaks: the named one, else the chosen one, else the highest
    /// that the account's Titan level has unlocked. Level and choice as in ListVoicePacks. NOT_FOUND for an unknown one.
    func getVoicePack(_ request: MotivationV1.GetVoicePackRequest, context: ServerContext) async throws -> MotivationV1.GetVoicePackResponse

    /// Chooses a voice, or none: then the highest unlocked voice speaks. The choice is the setting `voice_pack_id` in
    /// ProfileService; a locked voice that is set there speaks once it is unlocked. FAILED_PRECONDITION LEVEL_TOO_LOW,
    /// with `level` and `min_level` in its details. NOT_FOUND for an unknown one. UNAVAILABLE if the setting can't be
    /// stored.
    func selectVoicePack(_ request: MotivationV1.SelectVoicePackRequest, context: ServerContext) async throws -> MotivationV1.SelectVoicePackResponse

    /// Creates a series of reminders. The client chooses the id: the same id with the same content returns the existing
    /// series; with different content, or if that series was deleted, ALREADY_EXISTS REMINDER_EXISTS. RESOURCE_EXHAUSTED
    /// TOO_MANY_REMINDERS beyond 50. INVALID_ARGUMENT with a violation for each wrong field, and DATE_IN_PAST or
    /// TIME_IN_PAST for a new series that would never be due.
    func createReminder(_ request: MotivationV1.CreateReminderRequest, context: ServerContext) async throws -> MotivationV1.CreateReminderResponse

    /// Changes a series. Reminders that were due before the change are no longer due. ABORTED ETAG_MISMATCH if it has
    /// changed since the etag. NOT_FOUND if there is none with this id, or it belongs to another user. INVALID_ARGUMENT
    /// with a violation for each wrong field, DATE_IN_PAST or TIME_IN_PAST for times or dates after which the series would
    /// never be due again, or PATH_UNKNOWN for a path that isn't a field of a reminder.
    func updateReminder(_ request: MotivationV1.UpdateReminderRequest, context: ServerContext) async throws -> MotivationV1.UpdateReminderResponse

    /// Lists every series, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list.
    func listReminders(_ request: MotivationV1.ListRemindersRequest, context: ServerContext) async throws -> MotivationV1.ListRemindersResponse

    /// Deletes a series; deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user.
    func deleteReminder(_ request: MotivationV1.DeleteReminderRequest, context: ServerContext) async throws -> MotivationV1.DeleteReminderResponse

    /// Deletes every series of the account.
    func deleteAllReminders(_ request: MotivationV1.DeleteAllRemindersRequest, context: ServerContext) async throws -> MotivationV1.DeleteAllRemindersResponse

    /// Lists the next reminders of all series or of one, earliest first, without disabled series. NOT_FOUND if the account
    /// has no series with this id. INVALID_ARGUMENT ZONE_UNKNOWN.
    func listUpcomingReminders(_ request: MotivationV1.ListUpcomingRemindersRequest, context: ServerContext) async throws -> MotivationV1.ListUpcomingRemindersResponse

    /// Streams reminders when they are due: first those that are already due, then each at its time. An unacknowledged
    /// reminder stays due until the next one of its series, for a day at most, and is sent again when a device opens the
    /// stream. If a reminder that was sent is no longer due, because another device acknowledged it or its series changed,
    /// the stream says so. The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT ZONE_UNKNOWN.
    /// UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account already has the
    /// maximum number of such streams open on this service, 32 by default.
    func streamDueReminders(
      _ request: MotivationV1.StreamDueRemindersRequest, response: RPCWriter<MotivationV1.StreamDueRemindersResponse>, context: ServerContext
    ) async throws

    /// Marks a reminder as seen on all devices. Calling it again is OK, and returns the time of the first call. NOT_FOUND
    /// if the account has no series with this id. INVALID_ARGUMENT for a date more than 8 days from today, or a minute
    /// outside the day.
    func acknowledgeReminder(_ request: MotivationV1.AcknowledgeReminderRequest, context: ServerContext) async throws -> MotivationV1.AcknowledgeReminderResponse

    /// Lists the reminders that are due and that no device has acknowledged, earliest first: what StreamDueReminders would
    /// send first. INVALID_ARGUMENT ZONE_UNKNOWN.
    func listDueReminders(_ request: MotivationV1.ListDueRemindersRequest, context: ServerContext) async throws -> MotivationV1.ListDueRemindersResponse

    /// Returns the key that a browser subscribes to pushes with (RFC 8292). It is the same for all users, and changes only
    /// if the operator changes it.
    func getPushKey(_ request: MotivationV1.GetPushKeyRequest, context: ServerContext) async throws -> MotivationV1.GetPushKeyResponse

    /// Has the account's reminders pushed to a device when they are due (RFC 8030), whether or not TitanUp is open there.
    /// The push is a ReminderOccurrence, encrypted for the device (RFC 8291), with its text in the language of this call.
    /// Acknowledged reminders aren't pushed; one that is pushed twice, which an outage may cause, has the same `Topic`.
    /// Pushes go to devices that subscribed before the reminder was due.
    ///
    /// The device calls this whenever it starts: the same endpoint again replaces keys and language. Subscriptions end
    /// when the push service says so, when the sign-in they belong to is revoked, and 30 days after the last such call. An
    /// account has at most 20: one more replaces the one that was renewed longest ago. An endpoint belongs to the account
    /// that named it last. INVALID_ARGUMENT ENDPOINT_NOT_ALLOWED for an endpoint that isn't at a public push service, or
    /// KEY_INVALID. FAILED_PRECONDITION PUSH_OFF if this installation sends no pushes.
    func createPushSubscription(_ request: MotivationV1.CreatePushSubscriptionRequest, context: ServerContext) async throws -> MotivationV1.CreatePushSubscriptionResponse

    /// Lists the account's subscriptions, renewed last first.
    func listPushSubscriptions(_ request: MotivationV1.ListPushSubscriptionsRequest, context: ServerContext) async throws -> MotivationV1.ListPushSubscriptionsResponse

    /// Ends a subscription; OK if there is none.
    func deletePushSubscription(_ request: MotivationV1.DeletePushSubscriptionRequest, context: ServerContext) async throws -> MotivationV1.DeletePushSubscriptionResponse
  }
}

extension MotivationV1.MotivationServiceProtocol {
  package static var descriptor: ServiceDescriptor { MotivationV1.MotivationServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { MotivationV1.protoFiles }

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
    router.unary(MotivationV1.MotivationServiceMethods.listDueReminders) {
      try await listDueReminders($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.getPushKey) {
      try await getPushKey($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.createPushSubscription) {
      try await createPushSubscription($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.listPushSubscriptions) {
      try await listPushSubscriptions($0, context: $1)
    }
    router.unary(MotivationV1.MotivationServiceMethods.deletePushSubscription) {
      try await deletePushSubscription($0, context: $1)
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

    /// Returns a random quote, a different one each time: quotes that the account has never seen come first, then those
    /// seen longest ago. With two or more to choose from, the same quote never comes twice in a row, on any device and
    /// across restarts. NOT_FOUND CATALOGUE_EMPTY if nothing passes the filter. INVALID_ARGUMENT for an unknown kind or
    /// language.
    package func getQuote(
      _ request: MotivationV1.GetQuoteRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetQuoteResponse {
      try await channel.unary(MotivationServiceMethods.getQuote, request, options ?? self.options)
    }

    /// The same, with slogans only.
    package func getSlogan(
      _ request: MotivationV1.GetSloganRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetSloganResponse {
      try await channel.unary(MotivationServiceMethods.getSlogan, request, options ?? self.options)
    }

    /// Lists the whole catalogue, ordered by id, in pages. INVALID_ARGUMENT as in GetQuote, and PAGE_TOKEN_INVALID for a
    /// token from another list.
    package func listQuotes(
      _ request: MotivationV1.ListQuotesRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListQuotesResponse {
      try await channel.unary(MotivationServiceMethods.listQuotes, request, options ?? self.options)
    }

    /// Likes a quote; liking it again changes nothing. NOT_FOUND for an id that isn't in the catalogue.
    package func likeQuote(
      _ request: MotivationV1.LikeQuoteRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.LikeQuoteResponse {
      try await channel.unary(MotivationServiceMethods.likeQuote, request, options ?? self.options)
    }

    /// Removes a like; OK if there is none. NOT_FOUND for an id that isn't in the catalogue.
    package func unlikeQuote(
      _ request: MotivationV1.UnlikeQuoteRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.UnlikeQuoteResponse {
      try await channel.unary(MotivationServiceMethods.unlikeQuote, request, options ?? self.options)
    }

    /// Lists the quotes that the account likes, newest like first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a
    /// token from another list.
    package func listLikedQuotes(
      _ request: MotivationV1.ListLikedQuotesRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListLikedQuotesResponse {
      try await channel.unary(MotivationServiceMethods.listLikedQuotes, request, options ?? self.options)
    }

    /// Returns a pep talk before a set: a quote or verse as in GetQuote, and a line of the current voice that fits the
    /// occasion. The level comes from TrophiesService, streak and goal from SessionsService; if one of them doesn't answer
    /// within two seconds, the line is one that always fits, and the voice is that of the last known level.
    /// INVALID_ARGUMENT ZONE_UNKNOWN.
    package func getPepTalk(
      _ request: MotivationV1.GetPepTalkRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetPepTalkResponse {
      try await channel.unary(MotivationServiceMethods.getPepTalk, request, options ?? self.options)
    }

    /// Lists every voice, lowest rank first. The level comes from TrophiesService, or is the last known one if that
    /// doesn't answer within two seconds. The choice is the one in the settings; a change there takes effect in a moment.
    package func listVoicePacks(
      _ request: MotivationV1.ListVoicePacksRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListVoicePacksResponse {
      try await channel.unary(MotivationServiceMethods.listVoicePacks, request, options ?? self.options)
    }

    /// Returns one voice with its lines, which the device speaks: the named one, else the chosen one, else the highest
    /// that the account's Titan level has unlocked. Level and choice as in ListVoicePacks. NOT_FOUND for an unknown one.
    package func getVoicePack(
      _ request: MotivationV1.GetVoicePackRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetVoicePackResponse {
      try await channel.unary(MotivationServiceMethods.getVoicePack, request, options ?? self.options)
    }

    /// Chooses a voice, or none: then the highest unlocked voice speaks. The choice is the setting `voice_pack_id` in
    /// ProfileService; a locked voice that is set there speaks once it is unlocked. FAILED_PRECONDITION LEVEL_TOO_LOW,
    /// with `level` and `min_level` in its details. NOT_FOUND for an unknown one. UNAVAILABLE if the setting can't be
    /// stored.
    package func selectVoicePack(
      _ request: MotivationV1.SelectVoicePackRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.SelectVoicePackResponse {
      try await channel.unary(MotivationServiceMethods.selectVoicePack, request, options ?? self.options)
    }

    /// Creates a series of reminders. The client chooses the id: the same id with the same content returns the existing
    /// series; with different content, or if that series was deleted, ALREADY_EXISTS REMINDER_EXISTS. RESOURCE_EXHAUSTED
    /// TOO_MANY_REMINDERS beyond 50. INVALID_ARGUMENT with a violation for each wrong field, and DATE_IN_PAST or
    /// TIME_IN_PAST for a new series that would never be due.
    package func createReminder(
      _ request: MotivationV1.CreateReminderRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.CreateReminderResponse {
      try await channel.unary(MotivationServiceMethods.createReminder, request, options ?? self.options)
    }

    /// Changes a series. Reminders that were due before the change are no longer due. ABORTED ETAG_MISMATCH if it has
    /// changed since the etag. NOT_FOUND if there is none with this id, or it belongs to another user. INVALID_ARGUMENT
    /// with a violation for each wrong field, DATE_IN_PAST or TIME_IN_PAST for times or dates after which the series would
    /// never be due again, or PATH_UNKNOWN for a path that isn't a field of a reminder.
    package func updateReminder(
      _ request: MotivationV1.UpdateReminderRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.UpdateReminderResponse {
      try await channel.unary(MotivationServiceMethods.updateReminder, request, options ?? self.options)
    }

    /// Lists every series, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list.
    package func listReminders(
      _ request: MotivationV1.ListRemindersRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListRemindersResponse {
      try await channel.unary(MotivationServiceMethods.listReminders, request, options ?? self.options)
    }

    /// Deletes a series; deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user.
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

    /// Lists the next reminders of all series or of one, earliest first, without disabled series. NOT_FOUND if the account
    /// has no series with this id. INVALID_ARGUMENT ZONE_UNKNOWN.
    package func listUpcomingReminders(
      _ request: MotivationV1.ListUpcomingRemindersRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListUpcomingRemindersResponse {
      try await channel.unary(MotivationServiceMethods.listUpcomingReminders, request, options ?? self.options)
    }

    /// Streams reminders when they are due: first those that are already due, then each at its time. An unacknowledged
    /// reminder stays due until the next one of its series, for a day at most, and is sent again when a device opens the
    /// stream. If a reminder that was sent is no longer due, because another device acknowledged it or its series changed,
    /// the stream says so. The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT ZONE_UNKNOWN.
    /// UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account already has the
    /// maximum number of such streams open on this service, 32 by default.
    package func streamDueReminders<Result>(
      _ request: MotivationV1.StreamDueRemindersRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<MotivationV1.StreamDueRemindersResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(MotivationServiceMethods.streamDueReminders, request, options ?? self.options, body)
    }

    /// Marks a reminder as seen on all devices. Calling it again is OK, and returns the time of the first call. NOT_FOUND
    /// if the account has no series with this id. INVALID_ARGUMENT for a date more than 8 days from today, or a minute
    /// outside the day.
    package func acknowledgeReminder(
      _ request: MotivationV1.AcknowledgeReminderRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.AcknowledgeReminderResponse {
      try await channel.unary(MotivationServiceMethods.acknowledgeReminder, request, options ?? self.options)
    }

    /// Lists the reminders that are due and that no device has acknowledged, earliest first: what StreamDueReminders would
    /// send first. INVALID_ARGUMENT ZONE_UNKNOWN.
    package func listDueReminders(
      _ request: MotivationV1.ListDueRemindersRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListDueRemindersResponse {
      try await channel.unary(MotivationServiceMethods.listDueReminders, request, options ?? self.options)
    }

    /// Returns the key that a browser subscribes to pushes with (RFC 8292). It is the same for all users, and changes only
    /// if the operator changes it.
    package func getPushKey(
      _ request: MotivationV1.GetPushKeyRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.GetPushKeyResponse {
      try await channel.unary(MotivationServiceMethods.getPushKey, request, options ?? self.options)
    }

    /// Has the account's reminders pushed to a device when they are due (RFC 8030), whether or not TitanUp is open there.
    /// The push is a ReminderOccurrence, encrypted for the device (RFC 8291), with its text in the language of this call.
    /// Acknowledged reminders aren't pushed; one that is pushed twice, which an outage may cause, has the same `Topic`.
    /// Pushes go to devices that subscribed before the reminder was due.
    ///
    /// The device calls this whenever it starts: the same endpoint again replaces keys and language. Subscriptions end
    /// when the push service says so, when the sign-in they belong to is revoked, and 30 days after the last such call. An
    /// account has at most 20: one more replaces the one that was renewed longest ago. An endpoint belongs to the account
    /// that named it last. INVALID_ARGUMENT ENDPOINT_NOT_ALLOWED for an endpoint that isn't at a public push service, or
    /// KEY_INVALID. FAILED_PRECONDITION PUSH_OFF if this installation sends no pushes.
    package func createPushSubscription(
      _ request: MotivationV1.CreatePushSubscriptionRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.CreatePushSubscriptionResponse {
      try await channel.unary(MotivationServiceMethods.createPushSubscription, request, options ?? self.options)
    }

    /// Lists the account's subscriptions, renewed last first.
    package func listPushSubscriptions(
      _ request: MotivationV1.ListPushSubscriptionsRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.ListPushSubscriptionsResponse {
      try await channel.unary(MotivationServiceMethods.listPushSubscriptions, request, options ?? self.options)
    }

    /// Ends a subscription; OK if there is none.
    package func deletePushSubscription(
      _ request: MotivationV1.DeletePushSubscriptionRequest, options: CallOptions? = nil
    ) async throws -> MotivationV1.DeletePushSubscriptionResponse {
      try await channel.unary(MotivationServiceMethods.deletePushSubscription, request, options ?? self.options)
    }
  }
}
