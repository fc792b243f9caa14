// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/sessions/v1/sessions.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension SessionsV1 {
  /// The methods of `titanup.sessions.v1.SessionsService`.
  package enum SessionsServiceMethods {
    package static let createSession = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "CreateSession", type: .unary)
    package static let batchCreateSessions = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "BatchCreateSessions", type: .unary, isIdempotent: true)
    package static let getSession = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetSession", type: .unary, hasNoSideEffects: true)
    package static let listSessions = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "ListSessions", type: .unary, hasNoSideEffects: true)
    package static let getActivityChart = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetActivityChart", type: .unary, hasNoSideEffects: true)
    package static let getStats = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetStats", type: .unary, hasNoSideEffects: true)
    package static let getStreak = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetStreak", type: .unary, hasNoSideEffects: true)
    package static let explainStreak = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "ExplainStreak", type: .unary, hasNoSideEffects: true)
    package static let getClock = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "GetClock", type: .unary, hasNoSideEffects: true)
    package static let updateClock = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "UpdateClock", type: .unary)
    package static let createPause = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "CreatePause", type: .unary, isIdempotent: true)
    package static let listPauses = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsService", method: "ListPauses", type: .unary, hasNoSideEffects: true)
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
      service: "titanup.sessions.v1.SessionsService", method: "WatchSessions", type: .serverStreaming, hasNoSideEffects: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.sessions.v1.SessionsService",
      methods: [createSession, batchCreateSessions, getSession, listSessions, getActivityChart, getStats, getStreak, explainStreak, getClock, updateClock, createPause, listPauses, deletePause, deleteSession, undeleteSession, updateSession, acceptRecount, watchSessions])
  }
}

extension SessionsV1 {
  /// The methods that users and their devices call. Every session belongs to the account of the access token.
  package protocol SessionsServiceProtocol: ReflectedService {
    /// Records one session: counted by the pose service, with its receipt, or declared, without one.
    ///
    /// The client chooses the id. The same id with the same content returns the existing session; with different content,
    /// or if that session was deleted, ALREADY_EXISTS SESSION_EXISTS. With a receipt, the reps must equal the receipt's,
    /// and start and end must each lie within 5 minutes of the receipt's; the receipt's times are then recorded.
    /// PERMISSION_DENIED RECEIPT_INVALID, RECEIPT_WRONG_USER. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE for a receipt that
    /// is not of push-ups. ALREADY_EXISTS STREAM_ALREADY_USED. FAILED_PRECONDITION
    /// SESSION_OVERLAP if two counted sessions overlap; the details' `session_id` names the other one. If the set really
    /// happened at another time, PoseService.RetimeStream issues a new receipt for it. INVALID_ARGUMENT with a violation
    /// for each wrong field: a missing id, time or count, reps other than the receipt's, an end before the start, over 6
    /// hours, over 5 minutes in the future, an unknown time zone. RESOURCE_EXHAUSTED SESSION_QUOTA if the account has
    /// reached the number of new sessions without a receipt that the service allows within 24 hours, 500 by default; the
    /// details say when there is room again. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if the service doesn't know the
    /// receipt's key and can't reach the pose service.
    ///
    /// A session from the archive of another installation comes with that installation's receipt, `foreign_receipt_jws`.
    /// The receipt never makes the call fail unless it is no compact JWS or too long, INVALID_ARGUMENT; it only decides the
    /// evidence. If the operator trusts the key that signed it, its reps, start and end equal the session's, it isn't of
    /// a simulated set, its set counts nowhere else in this account, and it was issued to the one account there that this
    /// account has been bound to by its first such receipt, then the session counts as VERIFIED_DIGEST, or as DEVICE if the
    /// receipt has doubts. In every other case the session is a FOREIGN_RECEIPT, and keeps the receipt. Sending the same
    /// session with its receipt again is safe, and raises its evidence if the receipt is believed by then.
    func createSession(_ request: SessionsV1.CreateSessionRequest, context: ServerContext) async throws -> SessionsV1.CreateSessionResponse

    /// Records the sessions of a device that was offline, each as CreateSession would, in the order of the request and
    /// independently: an error in one doesn't keep the others from being recorded. Sending all of them again is safe, in
    /// any order and in any parts: sessions that exist are returned. RESOURCE_EXHAUSTED BATCH_TOO_LARGE for more than 200;
    /// then nothing is recorded. If the call itself fails in another way, some sessions may have been recorded: send them
    /// again.
    func batchCreateSessions(_ request: SessionsV1.BatchCreateSessionsRequest, context: ServerContext) async throws -> SessionsV1.BatchCreateSessionsResponse

    /// Returns one session. NOT_FOUND if there is none with this id, or it belongs to another user.
    func getSession(_ request: SessionsV1.GetSessionRequest, context: ServerContext) async throws -> SessionsV1.GetSessionResponse

    /// Lists sessions, newest first, in pages that stay stable while sessions are added. INVALID_ARGUMENT
    /// PAGE_TOKEN_INVALID for a token from another list, DATE_INVALID for a malformed date, EVIDENCE_UNKNOWN for an
    /// unknown level.
    func listSessions(_ request: SessionsV1.ListSessionsRequest, context: ServerContext) async throws -> SessionsV1.ListSessionsResponse

    /// Returns the data of the home screen's chart: reps per slice or bar, without simulated ones. INVALID_ARGUMENT for an
    /// unknown range, step or time zone.
    func getActivityChart(_ request: SessionsV1.GetActivityChartRequest, context: ServerContext) async throws -> SessionsV1.GetActivityChartResponse

    /// Returns statistics of a period: totals, bests, form and trend; and the all-time records. Simulated sessions don't
    /// count. INVALID_ARGUMENT for an unknown period or time zone.
    func getStats(_ request: SessionsV1.GetStatsRequest, context: ServerContext) async throws -> SessionsV1.GetStatsResponse

    /// Returns the dates in a row: over all sessions except simulated ones, and over the counted ones, which matter for
    /// trophies. INVALID_ARGUMENT for an unknown time zone, or a date that is malformed or too late.
    func getStreak(_ request: SessionsV1.GetStreakRequest, context: ServerContext) async throws -> SessionsV1.GetStreakResponse

    /// Explains what each date did to the streak. INVALID_ARGUMENT as in GetStreak, and RANGE_INVALID for dates in the
    /// wrong order or more than 400 of them.
    func explainStreak(_ request: SessionsV1.ExplainStreakRequest, context: ServerContext) async throws -> SessionsV1.ExplainStreakResponse

    /// Returns the clock that decides the user's dates.
    func getClock(_ request: SessionsV1.GetClockRequest, context: ServerContext) async throws -> SessionsV1.GetClockResponse

    /// Changes the clock for future sessions: dates that were already decided stay. INVALID_ARGUMENT with a violation for
    /// each wrong field, or for a path that isn't a field of the clock. ABORTED ETAG_MISMATCH if the clock has changed
    /// since the etag.
    func updateClock(_ request: SessionsV1.UpdateClockRequest, context: ServerContext) async throws -> SessionsV1.UpdateClockResponse

    /// Declares dates without training that don't end a streak. The same id with the same content returns the existing
    /// pause; with different content, or if that pause was deleted, ALREADY_EXISTS PAUSE_EXISTS. FAILED_PRECONDITION
    /// TOO_FAR_BACK if it begins more than 3 dates ago, PAUSE_OVERLAP if it shares a date with another; the details'
    /// `pause_id` names the other. RESOURCE_EXHAUSTED TOO_MANY_PAUSES beyond 1000. INVALID_ARGUMENT with a violation for
    /// each wrong field.
    func createPause(_ request: SessionsV1.CreatePauseRequest, context: ServerContext) async throws -> SessionsV1.CreatePauseResponse

    /// Lists pauses, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list.
    func listPauses(_ request: SessionsV1.ListPausesRequest, context: ServerContext) async throws -> SessionsV1.ListPausesResponse

    /// Deletes a pause: its dates count as missed again. Deleting it again is OK. NOT_FOUND if this id never existed or
    /// belongs to another user.
    func deletePause(_ request: SessionsV1.DeletePauseRequest, context: ServerContext) async throws -> SessionsV1.DeletePauseResponse

    /// Deletes a session; its awards are judged again. Deleting it again is OK. NOT_FOUND if this id never existed or
    /// belongs to another user.
    func deleteSession(_ request: SessionsV1.DeleteSessionRequest, context: ServerContext) async throws -> SessionsV1.DeleteSessionResponse

    /// Undoes a deletion within 30 days; awards are judged again. ALREADY_EXISTS SESSION_NOT_DELETED if the session isn't
    /// deleted. ALREADY_EXISTS STREAM_ALREADY_USED or FAILED_PRECONDITION SESSION_OVERLAP if another session has taken its
    /// stream or its time meanwhile. NOT_FOUND if this id never existed, belongs to another user, or was deleted more than
    /// 30 days ago.
    func undeleteSession(_ request: SessionsV1.UndeleteSessionRequest, context: ServerContext) async throws -> SessionsV1.UndeleteSessionResponse

    /// Changes a session's note and target. The count and its times can't be changed: FAILED_PRECONDITION IMMUTABLE_FIELD
    /// for a path that names them. INVALID_ARGUMENT PATH_UNKNOWN for an unknown path, and with a violation for each wrong
    /// field. ABORTED ETAG_MISMATCH if the session has changed since the etag. NOT_FOUND as in GetSession.
    func updateSession(_ request: SessionsV1.UpdateSessionRequest, context: ServerContext) async throws -> SessionsV1.UpdateSessionResponse

    /// Replaces the session's count with a newer counter's count of the same stream (PoseService.RecountStream); the
    /// earlier count is kept on record, and awards are judged again. With the receipt that the session already has,
    /// nothing changes. FAILED_PRECONDITION LOWER_COUNT_NOT_CONFIRMED if the new count is lower and the request doesn't
    /// accept that; the details' `old_reps` and `new_reps` say both counts. FAILED_PRECONDITION SESSION_WITHOUT_RECEIPT
    /// for a declared session, COUNTER_NOT_NEWER for an older or a different counter, RECOUNT_EMPTY if nothing would
    /// remain. INVALID_ARGUMENT STREAM_MISMATCH for the receipt of another stream. PERMISSION_DENIED RECEIPT_INVALID,
    /// RECEIPT_WRONG_USER. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE. ABORTED ETAG_MISMATCH, NOT_FOUND as in
    /// UpdateSession.
    func acceptRecount(_ request: SessionsV1.AcceptRecountRequest, context: ServerContext) async throws -> SessionsV1.AcceptRecountResponse

    /// Streams sessions as they are created, changed and deleted on any device: everything since the cursor, then every
    /// new change. A session that changed several times is sent once, in its current state; a change may be sent twice.
    /// The initial metadata arrives as soon as the stream is watching. FAILED_PRECONDITION EPOCH_CHANGED for a cursor from
    /// before a backup was restored: discard what you have and start without a cursor. INVALID_ARGUMENT CURSOR_INVALID for
    /// a cursor that this account never received. UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED
    /// TOO_MANY_WATCHES if the account already has the maximum number of such streams open on this service, 32 by default.
    func watchSessions(
      _ request: SessionsV1.WatchSessionsRequest, response: RPCWriter<SessionsV1.WatchSessionsResponse>, context: ServerContext
    ) async throws
  }
}

extension SessionsV1.SessionsServiceProtocol {
  package static var descriptor: ServiceDescriptor { SessionsV1.SessionsServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { SessionsV1.protoFiles }

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

    /// Records one session: counted by the pose service, with its receipt, or declared, without one.
    ///
    /// The client chooses the id. The same id with the same content returns the existing session; with different content,
    /// or if that session was deleted, ALREADY_EXISTS SESSION_EXISTS. With a receipt, the reps must equal the receipt's,
    /// and start and end must each lie within 5 minutes of the receipt's; the receipt's times are then recorded.
    /// PERMISSION_DENIED RECEIPT_INVALID, RECEIPT_WRONG_USER. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE for a receipt that
    /// is not of push-ups. ALREADY_EXISTS STREAM_ALREADY_USED. FAILED_PRECONDITION
    /// SESSION_OVERLAP if two counted sessions overlap; the details' `session_id` names the other one. If the set really
    /// happened at another time, PoseService.RetimeStream issues a new receipt for it. INVALID_ARGUMENT with a violation
    /// for each wrong field: a missing id, time or count, reps other than the receipt's, an end before the start, over 6
    /// hours, over 5 minutes in the future, an unknown time zone. RESOURCE_EXHAUSTED SESSION_QUOTA if the account has
    /// reached the number of new sessions without a receipt that the service allows within 24 hours, 500 by default; the
    /// details say when there is room again. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if the service doesn't know the
    /// receipt's key and can't reach the pose service.
    ///
    /// A session from the archive of another installation comes with that installation's receipt, `foreign_receipt_jws`.
    /// The receipt never makes the call fail unless it is no compact JWS or too long, INVALID_ARGUMENT; it only decides the
    /// evidence. If the operator trusts the key that signed it, its reps, start and end equal the session's, it isn't of
    /// a simulated set, its set counts nowhere else in this account, and it was issued to the one account there that this
    /// account has been bound to by its first such receipt, then the session counts as VERIFIED_DIGEST, or as DEVICE if the
    /// receipt has doubts. In every other case the session is a FOREIGN_RECEIPT, and keeps the receipt. Sending the same
    /// session with its receipt again is safe, and raises its evidence if the receipt is believed by then.
    package func createSession(
      _ request: SessionsV1.CreateSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.CreateSessionResponse {
      try await channel.unary(SessionsServiceMethods.createSession, request, options ?? self.options)
    }

    /// Records the sessions of a device that was offline, each as CreateSession would, in the order of the request and
    /// independently: an error in one doesn't keep the others from being recorded. Sending all of them again is safe, in
    /// any order and in any parts: sessions that exist are returned. RESOURCE_EXHAUSTED BATCH_TOO_LARGE for more than 200;
    /// then nothing is recorded. If the call itself fails in another way, some sessions may have been recorded: send them
    /// again.
    package func batchCreateSessions(
      _ request: SessionsV1.BatchCreateSessionsRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.BatchCreateSessionsResponse {
      try await channel.unary(SessionsServiceMethods.batchCreateSessions, request, options ?? self.options)
    }

    /// Returns one session. NOT_FOUND if there is none with this id, or it belongs to another user.
    package func getSession(
      _ request: SessionsV1.GetSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetSessionResponse {
      try await channel.unary(SessionsServiceMethods.getSession, request, options ?? self.options)
    }

    /// Lists sessions, newest first, in pages that stay stable while sessions are added. INVALID_ARGUMENT
    /// PAGE_TOKEN_INVALID for a token from another list, DATE_INVALID for a malformed date, EVIDENCE_UNKNOWN for an
    /// unknown level.
    package func listSessions(
      _ request: SessionsV1.ListSessionsRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ListSessionsResponse {
      try await channel.unary(SessionsServiceMethods.listSessions, request, options ?? self.options)
    }

    /// Returns the data of the home screen's chart: reps per slice or bar, without simulated ones. INVALID_ARGUMENT for an
    /// unknown range, step or time zone.
    package func getActivityChart(
      _ request: SessionsV1.GetActivityChartRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetActivityChartResponse {
      try await channel.unary(SessionsServiceMethods.getActivityChart, request, options ?? self.options)
    }

    /// Returns statistics of a period: totals, bests, form and trend; and the all-time records. Simulated sessions don't
    /// count. INVALID_ARGUMENT for an unknown period or time zone.
    package func getStats(
      _ request: SessionsV1.GetStatsRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetStatsResponse {
      try await channel.unary(SessionsServiceMethods.getStats, request, options ?? self.options)
    }

    /// Returns the dates in a row: over all sessions except simulated ones, and over the counted ones, which matter for
    /// trophies. INVALID_ARGUMENT for an unknown time zone, or a date that is malformed or too late.
    package func getStreak(
      _ request: SessionsV1.GetStreakRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetStreakResponse {
      try await channel.unary(SessionsServiceMethods.getStreak, request, options ?? self.options)
    }

    /// Explains what each date did to the streak. INVALID_ARGUMENT as in GetStreak, and RANGE_INVALID for dates in the
    /// wrong order or more than 400 of them.
    package func explainStreak(
      _ request: SessionsV1.ExplainStreakRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ExplainStreakResponse {
      try await channel.unary(SessionsServiceMethods.explainStreak, request, options ?? self.options)
    }

    /// Returns the clock that decides the user's dates.
    package func getClock(
      _ request: SessionsV1.GetClockRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.GetClockResponse {
      try await channel.unary(SessionsServiceMethods.getClock, request, options ?? self.options)
    }

    /// Changes the clock for future sessions: dates that were already decided stay. INVALID_ARGUMENT with a violation for
    /// each wrong field, or for a path that isn't a field of the clock. ABORTED ETAG_MISMATCH if the clock has changed
    /// since the etag.
    package func updateClock(
      _ request: SessionsV1.UpdateClockRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.UpdateClockResponse {
      try await channel.unary(SessionsServiceMethods.updateClock, request, options ?? self.options)
    }

    /// Declares dates without training that don't end a streak. The same id with the same content returns the existing
    /// pause; with different content, or if that pause was deleted, ALREADY_EXISTS PAUSE_EXISTS. FAILED_PRECONDITION
    /// TOO_FAR_BACK if it begins more than 3 dates ago, PAUSE_OVERLAP if it shares a date with another; the details'
    /// `pause_id` names the other. RESOURCE_EXHAUSTED TOO_MANY_PAUSES beyond 1000. INVALID_ARGUMENT with a violation for
    /// each wrong field.
    package func createPause(
      _ request: SessionsV1.CreatePauseRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.CreatePauseResponse {
      try await channel.unary(SessionsServiceMethods.createPause, request, options ?? self.options)
    }

    /// Lists pauses, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list.
    package func listPauses(
      _ request: SessionsV1.ListPausesRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ListPausesResponse {
      try await channel.unary(SessionsServiceMethods.listPauses, request, options ?? self.options)
    }

    /// Deletes a pause: its dates count as missed again. Deleting it again is OK. NOT_FOUND if this id never existed or
    /// belongs to another user.
    package func deletePause(
      _ request: SessionsV1.DeletePauseRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.DeletePauseResponse {
      try await channel.unary(SessionsServiceMethods.deletePause, request, options ?? self.options)
    }

    /// Deletes a session; its awards are judged again. Deleting it again is OK. NOT_FOUND if this id never existed or
    /// belongs to another user.
    package func deleteSession(
      _ request: SessionsV1.DeleteSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.DeleteSessionResponse {
      try await channel.unary(SessionsServiceMethods.deleteSession, request, options ?? self.options)
    }

    /// Undoes a deletion within 30 days; awards are judged again. ALREADY_EXISTS SESSION_NOT_DELETED if the session isn't
    /// deleted. ALREADY_EXISTS STREAM_ALREADY_USED or FAILED_PRECONDITION SESSION_OVERLAP if another session has taken its
    /// stream or its time meanwhile. NOT_FOUND if this id never existed, belongs to another user, or was deleted more than
    /// 30 days ago.
    package func undeleteSession(
      _ request: SessionsV1.UndeleteSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.UndeleteSessionResponse {
      try await channel.unary(SessionsServiceMethods.undeleteSession, request, options ?? self.options)
    }

    /// Changes a session's note and target. The count and its times can't be changed: FAILED_PRECONDITION IMMUTABLE_FIELD
    /// for a path that names them. INVALID_ARGUMENT PATH_UNKNOWN for an unknown path, and with a violation for each wrong
    /// field. ABORTED ETAG_MISMATCH if the session has changed since the etag. NOT_FOUND as in GetSession.
    package func updateSession(
      _ request: SessionsV1.UpdateSessionRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.UpdateSessionResponse {
      try await channel.unary(SessionsServiceMethods.updateSession, request, options ?? self.options)
    }

    /// Replaces the session's count with a newer counter's count of the same stream (PoseService.RecountStream); the
    /// earlier count is kept on record, and awards are judged again. With the receipt that the session already has,
    /// nothing changes. FAILED_PRECONDITION LOWER_COUNT_NOT_CONFIRMED if the new count is lower and the request doesn't
    /// accept that; the details' `old_reps` and `new_reps` say both counts. FAILED_PRECONDITION SESSION_WITHOUT_RECEIPT
    /// for a declared session, COUNTER_NOT_NEWER for an older or a different counter, RECOUNT_EMPTY if nothing would
    /// remain. INVALID_ARGUMENT STREAM_MISMATCH for the receipt of another stream. PERMISSION_DENIED RECEIPT_INVALID,
    /// RECEIPT_WRONG_USER. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE. ABORTED ETAG_MISMATCH, NOT_FOUND as in
    /// UpdateSession.
    package func acceptRecount(
      _ request: SessionsV1.AcceptRecountRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.AcceptRecountResponse {
      try await channel.unary(SessionsServiceMethods.acceptRecount, request, options ?? self.options)
    }

    /// Streams sessions as they are created, changed and deleted on any device: everything since the cursor, then every
    /// new change. A session that changed several times is sent once, in its current state; a change may be sent twice.
    /// The initial metadata arrives as soon as the stream is watching. FAILED_PRECONDITION EPOCH_CHANGED for a cursor from
    /// before a backup was restored: discard what you have and start without a cursor. INVALID_ARGUMENT CURSOR_INVALID for
    /// a cursor that this account never received. UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED
    /// TOO_MANY_WATCHES if the account already has the maximum number of such streams open on this service, 32 by default.
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
      service: "titanup.sessions.v1.SessionsFeedService", method: "ListSessionChanges", type: .unary, hasNoSideEffects: true)
    package static let watchSessionChanges = MethodDescriptor(
      service: "titanup.sessions.v1.SessionsFeedService", method: "WatchSessionChanges", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.sessions.v1.SessionsFeedService",
      methods: [listSessionChanges, watchSessionChanges])
  }
}

extension SessionsV1 {
  /// The methods that only TitanUp's own services call: every change to sessions, except simulated ones, which count for
  /// nothing, and on request to clocks and pauses, in an order that never skips a change whose transaction commits late. A
  /// change may be sent twice; the newest change of a session wins.
  package protocol SessionsFeedServiceProtocol: ReflectedService {
    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the position is from another epoch, or came from a request with a different `include_days`: the
    /// follower must start from the beginning. INVALID_ARGUMENT CURSOR_INVALID for anything that isn't a position.
    func listSessionChanges(_ request: SessionsV1.ListSessionChangesRequest, context: ServerContext) async throws -> SessionsV1.ListSessionChangesResponse

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListSessionChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    func watchSessionChanges(
      _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>, context: ServerContext
    ) async throws
  }
}

extension SessionsV1.SessionsFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { SessionsV1.SessionsFeedServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { SessionsV1.protoFiles }

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

    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the position is from another epoch, or came from a request with a different `include_days`: the
    /// follower must start from the beginning. INVALID_ARGUMENT CURSOR_INVALID for anything that isn't a position.
    package func listSessionChanges(
      _ request: SessionsV1.ListSessionChangesRequest, options: CallOptions? = nil
    ) async throws -> SessionsV1.ListSessionChangesResponse {
      try await channel.unary(SessionsFeedServiceMethods.listSessionChanges, request, options ?? self.options)
    }

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListSessionChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    package func watchSessionChanges<Result>(
      _ request: SessionsV1.WatchSessionChangesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<SessionsV1.WatchSessionChangesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(SessionsFeedServiceMethods.watchSessionChanges, request, options ?? self.options, body)
    }
  }
}
