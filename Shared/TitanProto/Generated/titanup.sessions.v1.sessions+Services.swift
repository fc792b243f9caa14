// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/sessions/v1/sessions.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanRPC

extension SessionsV1 {
  /// The methods of `titanup.sessions.v1.SessionsService`.
  package enum SessionsServiceMethods {
    package static let createSession = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "CreateSession", type: .unary)
    package static let batchCreateSessions = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "BatchCreateSessions", type: .unary, isIdempotent: true)
    package static let getSession = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetSession", type: .unary, isIdempotent: true)
    package static let listSessions = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "ListSessions", type: .unary, isIdempotent: true)
    package static let getActivityChart = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetActivityChart", type: .unary, isIdempotent: true)
    package static let getStats = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetStats", type: .unary, isIdempotent: true)
    package static let getStreak = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetStreak", type: .unary, isIdempotent: true)
    package static let explainStreak = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "ExplainStreak", type: .unary, isIdempotent: true)
    package static let getClock = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetClock", type: .unary, isIdempotent: true)
    package static let updateClock = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "UpdateClock", type: .unary)
    package static let createPause = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "CreatePause", type: .unary, isIdempotent: true)
    package static let listPauses = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "ListPauses", type: .unary, isIdempotent: true)
    package static let deletePause = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "DeletePause", type: .unary, isIdempotent: true)
    package static let deleteSession = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "DeleteSession", type: .unary, isIdempotent: true)
    package static let undeleteSession = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "UndeleteSession", type: .unary)
    package static let updateSession = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "UpdateSession", type: .unary)
    package static let acceptRecount = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "AcceptRecount", type: .unary)
    package static let watchSessions = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "WatchSessions", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.sessions.v1.SessionsService",
      methods: [createSession, batchCreateSessions, getSession, listSessions, getActivityChart, getStats, getStreak, explainStreak, getClock, updateClock, createPause, listPauses, deletePause, deleteSession, undeleteSession, updateSession, acceptRecount, watchSessions])
  }
}

extension SessionsV1 {
  /// What people and their devices call. Every session belongs to the account of the access token.
  package protocol SessionsServiceProtocol: RPCService {
    /// Records one session: counted by the pose service, with its receipt, or declared without.
    ///
    /// The client chooses the id. The same id with the same content gives the session that exists; with other content, or
    /// if that session was deleted, ALREADY_EXISTS SESSION_EXISTS. With a receipt, the reps must be the receipt's, and start
    /// and end must each lie within 5 minutes of the receipt's; the receipt's are then recorded. PERMISSION_DENIED
    /// RECEIPT_INVALID, RECEIPT_WRONG_USER. ALREADY_EXISTS STREAM_ALREADY_USED. FAILED_PRECONDITION SESSION_OVERLAP when two
    /// counted sessions share a moment: PoseService.RetimeStream gives a set that was really at another time another receipt.
    /// The details' `session_id` names the session that is in the way. INVALID_ARGUMENT
    /// with a violation for each wrong field: a missing id, time or count, reps other than the receipt's, an end before the
    /// start, over 6 hours, over 5 minutes in the future, an unknown time zone. RESOURCE_EXHAUSTED SESSION_QUOTA where the
    /// account has recorded as many new sessions without a receipt within 24 hours as the service allows, 500 unless it is
    /// told otherwise; the details say when there is room again. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if the receipt's key is
    /// not known here and the pose service is away.
    func createSession(_ request: SessionsV1.CreateSessionRequest, context: ServerContext) async throws -> SessionsV1.CreateSessionResponse

    /// Records the sessions of a device that was offline, each as CreateSession would, in the order of the request, and each
    /// by itself: what is wrong with one keeps no other from being recorded. Sending all of it again is safe, in any order
    /// and any parts: what is there already is given back. RESOURCE_EXHAUSTED BATCH_TOO_LARGE for more than 200, and then
    /// nothing is recorded. If the call itself fails in another way, some may have been recorded: send them again.
    func batchCreateSessions(_ request: SessionsV1.BatchCreateSessionsRequest, context: ServerContext) async throws -> SessionsV1.BatchCreateSessionsResponse

    /// One session. NOT_FOUND if there is none of this id, or it is somebody else's.
    func getSession(_ request: SessionsV1.GetSessionRequest, context: ServerContext) async throws -> SessionsV1.GetSessionResponse

    /// Sessions, newest first, in pages that stay stable while sessions are added. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a
    /// token of another list, DATE_INVALID for a malformed date, EVIDENCE_UNKNOWN for a level there is not.
    func listSessions(_ request: SessionsV1.ListSessionsRequest, context: ServerContext) async throws -> SessionsV1.ListSessionsResponse

    /// What the home screen draws: reps per slice or bar, none of them simulated. INVALID_ARGUMENT for an unknown range, step or time zone.
    func getActivityChart(_ request: SessionsV1.GetActivityChartRequest, context: ServerContext) async throws -> SessionsV1.GetActivityChartResponse

    /// What was done in a period: totals, the best, how it was done, whether it grows; and the records of all time. Simulated
    /// sessions were not done. INVALID_ARGUMENT for an unknown period or time zone.
    func getStats(_ request: SessionsV1.GetStatsRequest, context: ServerContext) async throws -> SessionsV1.GetStatsResponse

    /// Dates in a row: of all sessions but simulated ones, and of the counted ones, which trophies look at. INVALID_ARGUMENT for an unknown time
    /// zone, a malformed date or one that is too late.
    func getStreak(_ request: SessionsV1.GetStreakRequest, context: ServerContext) async throws -> SessionsV1.GetStreakResponse

    /// What each date did to the streak. INVALID_ARGUMENT as of GetStreak, and RANGE_INVALID for dates in the wrong order or
    /// more than 400 of them.
    func explainStreak(_ request: SessionsV1.ExplainStreakRequest, context: ServerContext) async throws -> SessionsV1.ExplainStreakResponse

    /// By which clock the user's days are told.
    func getClock(_ request: SessionsV1.GetClockRequest, context: ServerContext) async throws -> SessionsV1.GetClockResponse

    /// Sets it for what happens from now on: dates that were decided stay. INVALID_ARGUMENT with a violation for each wrong
    /// field, or for a path that is none of a clock's. ABORTED ETAG_MISMATCH if the clock has changed since the etag.
    func updateClock(_ request: SessionsV1.UpdateClockRequest, context: ServerContext) async throws -> SessionsV1.UpdateClockResponse

    /// Declares dates without training that shall not end a streak. The same id with the same content gives the pause that
    /// exists; with other content, or if that pause was deleted, ALREADY_EXISTS PAUSE_EXISTS. FAILED_PRECONDITION
    /// TOO_FAR_BACK if it begins more than 3 dates ago, PAUSE_OVERLAP if it shares a date with another; the details'
    /// `pause_id` names the other. RESOURCE_EXHAUSTED TOO_MANY_PAUSES beyond 1000. INVALID_ARGUMENT with a violation for each
    /// wrong field.
    func createPause(_ request: SessionsV1.CreatePauseRequest, context: ServerContext) async throws -> SessionsV1.CreatePauseResponse

    /// Pauses, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another list.
    func listPauses(_ request: SessionsV1.ListPausesRequest, context: ServerContext) async throws -> SessionsV1.ListPausesResponse

    /// Deletes a pause: its dates count as missed again. Deleting it again is OK. NOT_FOUND if there never was one of this
    /// id, or it is somebody else's.
    func deletePause(_ request: SessionsV1.DeletePauseRequest, context: ServerContext) async throws -> SessionsV1.DeletePauseResponse

    /// Deletes a session; what was awarded for it is judged again. Deleting it again is OK. NOT_FOUND if there never was one
    /// of this id, or it is somebody else's.
    func deleteSession(_ request: SessionsV1.DeleteSessionRequest, context: ServerContext) async throws -> SessionsV1.DeleteSessionResponse

    /// Takes a deletion back, within 30 days; what was awarded is judged again. ALREADY_EXISTS SESSION_NOT_DELETED if it is
    /// there. ALREADY_EXISTS STREAM_ALREADY_USED or FAILED_PRECONDITION SESSION_OVERLAP if another session has taken its
    /// stream or its time meanwhile. NOT_FOUND if there never was one of this id, it was deleted longer ago, or it is
    /// somebody else's.
    func undeleteSession(_ request: SessionsV1.UndeleteSessionRequest, context: ServerContext) async throws -> SessionsV1.UndeleteSessionResponse

    /// Changes what a session says of itself: its note and its target. What was counted, and when, stays:
    /// FAILED_PRECONDITION IMMUTABLE_FIELD for a path that names it. INVALID_ARGUMENT PATH_UNKNOWN for a path that names
    /// nothing, and with a violation for each wrong field. ABORTED ETAG_MISMATCH if the session has changed since the etag.
    /// NOT_FOUND as of GetSession.
    func updateSession(_ request: SessionsV1.UpdateSessionRequest, context: ServerContext) async throws -> SessionsV1.UpdateSessionResponse

    /// Takes what a newer counter made of the session's stream (PoseService.RecountStream) in place of what was counted
    /// first; the earlier count is kept, and awards are judged again. The receipt that the session has already gives it
    /// unchanged. FAILED_PRECONDITION LOWER_COUNT_NOT_CONFIRMED if that makes the session smaller and nobody said that it
    /// may; the details' `old_reps` and `new_reps` say how much. FAILED_PRECONDITION SESSION_WITHOUT_RECEIPT for a declared
    /// session, COUNTER_NOT_NEWER for an older or another counter, RECOUNT_EMPTY if nothing would remain. INVALID_ARGUMENT
    /// STREAM_MISMATCH for the receipt of another stream. PERMISSION_DENIED RECEIPT_INVALID, RECEIPT_WRONG_USER. ABORTED
    /// ETAG_MISMATCH, NOT_FOUND as of UpdateSession.
    func acceptRecount(_ request: SessionsV1.AcceptRecountRequest, context: ServerContext) async throws -> SessionsV1.AcceptRecountResponse

    /// Sessions as they are made, changed and deleted, on whatever device: everything since the cursor, then what happens.
    /// A session that changed several times comes once, as it is; one may come twice. Initial metadata come at once, when
    /// the stream is watching. FAILED_PRECONDITION EPOCH_CHANGED for a cursor from before a backup was restored: forget what
    /// you have and begin without one. INVALID_ARGUMENT CURSOR_INVALID for a cursor that this account was never given.
    /// UNAVAILABLE SHUTTING_DOWN when this server stops.
    /// RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account has as many streams of this kind open on this service as it may, 32
    /// by default.
    func watchSessions(
      _ request: SessionsV1.WatchSessionsRequest, response: RPCWriter<SessionsV1.WatchSessionsResponse>, context: ServerContext
    ) async throws
  }
}

extension SessionsV1.SessionsServiceProtocol {
  package static var descriptor: ServiceDescriptor { SessionsV1.SessionsServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(SessionsV1.SessionsServiceMethods.createSession) {
      try await createSession($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.batchCreateSessions) {
      try await batchCreateSessions($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.getSession) {
      try await getSession($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.listSessions) {
      try await listSessions($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.getActivityChart) {
      try await getActivityChart($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.getStats) {
      try await getStats($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.getStreak) {
      try await getStreak($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.explainStreak) {
      try await explainStreak($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.getClock) {
      try await getClock($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.updateClock) {
      try await updateClock($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.createPause) {
      try await createPause($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.listPauses) {
      try await listPauses($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.deletePause) {
      try await deletePause($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.deleteSession) {
      try await deleteSession($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.undeleteSession) {
      try await undeleteSession($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.updateSession) {
      try await updateSession($0, context: $1)
    }
    router.unary(SessionsV1.SessionsServiceMethods.acceptRecount) {
      try await acceptRecount($0, context: $1)
    }
    router.serverStreaming(SessionsV1.SessionsServiceMethods.watchSessions) {
      try await watchSessions($0, response: $1, context: $2)
    }
  }
}

extension SessionsV1 {
  /// Calls `titanup.sessions.v1.SessionsService` over a channel.
  package struct SessionsServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Records one session: counted by the pose service, with its receipt, or declared without.
    ///
    /// The client chooses the id. The same id with the same content gives the session that exists; with other content, or
    /// if that session was deleted, ALREADY_EXISTS SESSION_EXISTS. With a receipt, the reps must be the receipt's, and start
    /// and end must each lie within 5 minutes of the receipt's; the receipt's are then recorded. PERMISSION_DENIED
    /// RECEIPT_INVALID, RECEIPT_WRONG_USER. ALREADY_EXISTS STREAM_ALREADY_USED. FAILED_PRECONDITION SESSION_OVERLAP when two
    /// counted sessions share a moment: PoseService.RetimeStream gives a set that was really at another time another receipt.
    /// The details' `session_id` names the session that is in the way. INVALID_ARGUMENT
    /// with a violation for each wrong field: a missing id, time or count, reps other than the receipt's, an end before the
    /// start, over 6 hours, over 5 minutes in the future, an unknown time zone. RESOURCE_EXHAUSTED SESSION_QUOTA where the
    /// account has recorded as many new sessions without a receipt within 24 hours as the service allows, 500 unless it is
    /// told otherwise; the details say when there is room again. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if the receipt's key is
    /// not known here and the pose service is away.
    package func createSession(
      _ request: SessionsV1.CreateSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.CreateSessionResponse {
      try await channel.unary(SessionsServiceMethods.createSession, request, options ?? self.options)
    }

    /// Records the sessions of a device that was offline, each as CreateSession would, in the order of the request, and each
    /// by itself: what is wrong with one keeps no other from being recorded. Sending all of it again is safe, in any order
    /// and any parts: what is there already is given back. RESOURCE_EXHAUSTED BATCH_TOO_LARGE for more than 200, and then
    /// nothing is recorded. If the call itself fails in another way, some may have been recorded: send them again.
    package func batchCreateSessions(
      _ request: SessionsV1.BatchCreateSessionsRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.BatchCreateSessionsResponse {
      try await channel.unary(SessionsServiceMethods.batchCreateSessions, request, options ?? self.options)
    }

    /// One session. NOT_FOUND if there is none of this id, or it is somebody else's.
    package func getSession(
      _ request: SessionsV1.GetSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetSessionResponse {
      try await channel.unary(SessionsServiceMethods.getSession, request, options ?? self.options)
    }

    /// Sessions, newest first, in pages that stay stable while sessions are added. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a
    /// token of another list, DATE_INVALID for a malformed date, EVIDENCE_UNKNOWN for a level there is not.
    package func listSessions(
      _ request: SessionsV1.ListSessionsRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ListSessionsResponse {
      try await channel.unary(SessionsServiceMethods.listSessions, request, options ?? self.options)
    }

    /// What the home screen draws: reps per slice or bar, none of them simulated. INVALID_ARGUMENT for an unknown range, step or time zone.
    package func getActivityChart(
      _ request: SessionsV1.GetActivityChartRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetActivityChartResponse {
      try await channel.unary(SessionsServiceMethods.getActivityChart, request, options ?? self.options)
    }

    /// What was done in a period: totals, the best, how it was done, whether it grows; and the records of all time. Simulated
    /// sessions were not done. INVALID_ARGUMENT for an unknown period or time zone.
    package func getStats(
      _ request: SessionsV1.GetStatsRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetStatsResponse {
      try await channel.unary(SessionsServiceMethods.getStats, request, options ?? self.options)
    }

    /// Dates in a row: of all sessions but simulated ones, and of the counted ones, which trophies look at. INVALID_ARGUMENT for an unknown time
    /// zone, a malformed date or one that is too late.
    package func getStreak(
      _ request: SessionsV1.GetStreakRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetStreakResponse {
      try await channel.unary(SessionsServiceMethods.getStreak, request, options ?? self.options)
    }

    /// What each date did to the streak. INVALID_ARGUMENT as of GetStreak, and RANGE_INVALID for dates in the wrong order or
    /// more than 400 of them.
    package func explainStreak(
      _ request: SessionsV1.ExplainStreakRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ExplainStreakResponse {
      try await channel.unary(SessionsServiceMethods.explainStreak, request, options ?? self.options)
    }

    /// By which clock the user's days are told.
    package func getClock(
      _ request: SessionsV1.GetClockRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetClockResponse {
      try await channel.unary(SessionsServiceMethods.getClock, request, options ?? self.options)
    }

    /// Sets it for what happens from now on: dates that were decided stay. INVALID_ARGUMENT with a violation for each wrong
    /// field, or for a path that is none of a clock's. ABORTED ETAG_MISMATCH if the clock has changed since the etag.
    package func updateClock(
      _ request: SessionsV1.UpdateClockRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.UpdateClockResponse {
      try await channel.unary(SessionsServiceMethods.updateClock, request, options ?? self.options)
    }

    /// Declares dates without training that shall not end a streak. The same id with the same content gives the pause that
    /// exists; with other content, or if that pause was deleted, ALREADY_EXISTS PAUSE_EXISTS. FAILED_PRECONDITION
    /// TOO_FAR_BACK if it begins more than 3 dates ago, PAUSE_OVERLAP if it shares a date with another; the details'
    /// `pause_id` names the other. RESOURCE_EXHAUSTED TOO_MANY_PAUSES beyond 1000. INVALID_ARGUMENT with a violation for each
    /// wrong field.
    package func createPause(
      _ request: SessionsV1.CreatePauseRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.CreatePauseResponse {
      try await channel.unary(SessionsServiceMethods.createPause, request, options ?? self.options)
    }

    /// Pauses, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token of another list.
    package func listPauses(
      _ request: SessionsV1.ListPausesRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ListPausesResponse {
      try await channel.unary(SessionsServiceMethods.listPauses, request, options ?? self.options)
    }

    /// Deletes a pause: its dates count as missed again. Deleting it again is OK. NOT_FOUND if there never was one of this
    /// id, or it is somebody else's.
    package func deletePause(
      _ request: SessionsV1.DeletePauseRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.DeletePauseResponse {
      try await channel.unary(SessionsServiceMethods.deletePause, request, options ?? self.options)
    }

    /// Deletes a session; what was awarded for it is judged again. Deleting it again is OK. NOT_FOUND if there never was one
    /// of this id, or it is somebody else's.
    package func deleteSession(
      _ request: SessionsV1.DeleteSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.DeleteSessionResponse {
      try await channel.unary(SessionsServiceMethods.deleteSession, request, options ?? self.options)
    }

    /// Takes a deletion back, within 30 days; what was awarded is judged again. ALREADY_EXISTS SESSION_NOT_DELETED if it is
    /// there. ALREADY_EXISTS STREAM_ALREADY_USED or FAILED_PRECONDITION SESSION_OVERLAP if another session has taken its
    /// stream or its time meanwhile. NOT_FOUND if there never was one of this id, it was deleted longer ago, or it is
    /// somebody else's.
    package func undeleteSession(
      _ request: SessionsV1.UndeleteSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.UndeleteSessionResponse {
      try await channel.unary(SessionsServiceMethods.undeleteSession, request, options ?? self.options)
    }

    /// Changes what a session says of itself: its note and its target. What was counted, and when, stays:
    /// FAILED_PRECONDITION IMMUTABLE_FIELD for a path that names it. INVALID_ARGUMENT PATH_UNKNOWN for a path that names
    /// nothing, and with a violation for each wrong field. ABORTED ETAG_MISMATCH if the session has changed since the etag.
    /// NOT_FOUND as of GetSession.
    package func updateSession(
      _ request: SessionsV1.UpdateSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.UpdateSessionResponse {
      try await channel.unary(SessionsServiceMethods.updateSession, request, options ?? self.options)
    }

    /// Takes what a newer counter made of the session's stream (PoseService.RecountStream) in place of what was counted
    /// first; the earlier count is kept, and awards are judged again. The receipt that the session has already gives it
    /// unchanged. FAILED_PRECONDITION LOWER_COUNT_NOT_CONFIRMED if that makes the session smaller and nobody said that it
    /// may; the details' `old_reps` and `new_reps` say how much. FAILED_PRECONDITION SESSION_WITHOUT_RECEIPT for a declared
    /// session, COUNTER_NOT_NEWER for an older or another counter, RECOUNT_EMPTY if nothing would remain. INVALID_ARGUMENT
    /// STREAM_MISMATCH for the receipt of another stream. PERMISSION_DENIED RECEIPT_INVALID, RECEIPT_WRONG_USER. ABORTED
    /// ETAG_MISMATCH, NOT_FOUND as of UpdateSession.
    package func acceptRecount(
      _ request: SessionsV1.AcceptRecountRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.AcceptRecountResponse {
      try await channel.unary(SessionsServiceMethods.acceptRecount, request, options ?? self.options)
    }

    /// Sessions as they are made, changed and deleted, on whatever device: everything since the cursor, then what happens.
    /// A session that changed several times comes once, as it is; one may come twice. Initial metadata come at once, when
    /// the stream is watching. FAILED_PRECONDITION EPOCH_CHANGED for a cursor from before a backup was restored: forget what
    /// you have and begin without one. INVALID_ARGUMENT CURSOR_INVALID for a cursor that this account was never given.
    /// UNAVAILABLE SHUTTING_DOWN when this server stops.
    /// RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account has as many streams of this kind open on this service as it may, 32
    /// by default.
    package func watchSessions<Result>(
      _ request: SessionsV1.WatchSessionsRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<SessionsV1.WatchSessionsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(SessionsServiceMethods.watchSessions, request, options ?? self.options, body)
    }
  }
}

extension SessionsV1 {
  /// The methods of `titanup.sessions.v1.SessionsFeedService`.
  package enum SessionsFeedServiceMethods {
    package static let listSessionChanges = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsFeedService", method: "ListSessionChanges", type: .unary, isIdempotent: true)
    package static let watchSessionChanges = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsFeedService", method: "WatchSessionChanges", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.sessions.v1.SessionsFeedService",
      methods: [listSessionChanges, watchSessionChanges])
  }
}

extension SessionsV1 {
  /// What only TitanUp's own services call: every change to sessions but simulated ones, which count for nobody, and on request to clocks and pauses, in an order that
  /// never steps over a change whose transaction commits late. A change may come twice; the newest of a session wins.
  package protocol SessionsFeedServiceProtocol: RPCService {
    /// A page of changes after a cursor. PERMISSION_DENIED for people. FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of
    /// another epoch, or was given to a request with another `include_days`: the follower must start from the beginning.
    /// INVALID_ARGUMENT CURSOR_INVALID for what is no cursor.
    func listSessionChanges(_ request: SessionsV1.ListSessionChangesRequest, context: ServerContext) async throws -> SessionsV1.ListSessionChangesResponse

    /// The same without end: what has happened since the cursor, then what happens. Errors as of ListSessionChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when this server stops. Initial metadata come at once, when the stream is watching.
    func watchSessionChanges(
      _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>, context: ServerContext
    ) async throws
  }
}

extension SessionsV1.SessionsFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { SessionsV1.SessionsFeedServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(SessionsV1.SessionsFeedServiceMethods.listSessionChanges) {
      try await listSessionChanges($0, context: $1)
    }
    router.serverStreaming(SessionsV1.SessionsFeedServiceMethods.watchSessionChanges) {
      try await watchSessionChanges($0, response: $1, context: $2)
    }
  }
}

extension SessionsV1 {
  /// Calls `titanup.sessions.v1.SessionsFeedService` over a channel.
  package struct SessionsFeedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// A page of changes after a cursor. PERMISSION_DENIED for people. FAILED_PRECONDITION EPOCH_CHANGED if the cursor is of
    /// another epoch, or was given to a request with another `include_days`: the follower must start from the beginning.
    /// INVALID_ARGUMENT CURSOR_INVALID for what is no cursor.
    package func listSessionChanges(
      _ request: SessionsV1.ListSessionChangesRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ListSessionChangesResponse {
      try await channel.unary(SessionsFeedServiceMethods.listSessionChanges, request, options ?? self.options)
    }

    /// The same without end: what has happened since the cursor, then what happens. Errors as of ListSessionChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when this server stops. Initial metadata come at once, when the stream is watching.
    package func watchSessionChanges<Result>(
      _ request: SessionsV1.WatchSessionChangesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<SessionsV1.WatchSessionChangesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(SessionsFeedServiceMethods.watchSessionChanges, request, options ?? self.options, body)
    }
  }
}
