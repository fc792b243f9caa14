// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/sessions/v1/sessions.proto. Do not edit it: `deploy/dev generate` makes it.

package import CSessionsProto
package import TitanProto

extension SessionsV1.RepSet: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__RepSet
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__rep_set__init)
  package static let shape: WireShape? = [
    .message(2, "start_time", nil),
    .message(3, "end_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reps = c.pointee.reps
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reps = reps
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
  }
}

extension SessionsV1.Session: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__Session
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__session__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
    .message(2, "start_time", nil),
    .message(3, "end_time", nil),
    .string(4, "time_zone"),
    .other(5, "utc_offset_seconds", oneof: 1),
    .string(6, "local_date"),
    .messages(8, "sets", SessionsV1.RepSet.shape),
    .string(12, "receipt_id"),
    .string(13, "counter"),
    .string(14, "note"),
    .string(16, "etag"),
    .message(17, "create_time", nil),
    .string(18, "stream_id"),
    .message(19, "form", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
    timeZone = arena.string(c.pointee.time_zone)
    localDate = arena.string(c.pointee.local_date)
    reps = c.pointee.reps
    sets = try arena.decode(c.pointee.n_sets, c.pointee.sets)
    target = c.pointee.target
    targetMet = c.pointee.target_met != 0
    evidence = .init(rawValue: arena.number(c.pointee.evidence))
    receiptID = arena.string(c.pointee.receipt_id)
    counter = arena.string(c.pointee.counter)
    note = arena.string(c.pointee.note)
    late = c.pointee.late != 0
    etag = arena.string(c.pointee.etag)
    createTime = try arena.decode(c.pointee.create_time)
    streamID = arena.string(c.pointee.stream_id)
    form = try arena.decode(c.pointee.form)
    recountAvailable = c.pointee.recount_available != 0
    hasForeignReceipt = c.pointee.has_foreign_receipt != 0
    switch c.pointee.optional_utc_offset_seconds_case.rawValue {
    case 5: utcOffsetSeconds = c.pointee.utc_offset_seconds
    default: utcOffsetSeconds = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.reps = reps
    c.pointee.n_sets = sets.count
    c.pointee.sets = arena.encode(sets)
    c.pointee.target = target
    c.pointee.target_met = targetMet ? 1 : 0
    c.pointee.evidence = arena.cEnum(evidence.rawValue)
    c.pointee.receipt_id = arena.encode(receiptID)
    c.pointee.counter = arena.encode(counter)
    c.pointee.note = arena.encode(note)
    c.pointee.late = late ? 1 : 0
    c.pointee.etag = arena.encode(etag)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.form = arena.encode(optional: form)
    c.pointee.recount_available = recountAvailable ? 1 : 0
    c.pointee.has_foreign_receipt = hasForeignReceipt ? 1 : 0
    switch utcOffsetSeconds {
    case let value?:
      c.pointee.optional_utc_offset_seconds_case = .init(rawValue: 5)
      c.pointee.utc_offset_seconds = value
    case nil: break
    }
  }
}

extension SessionsV1.Form: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__Form
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__form__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    repsPerMinute = c.pointee.reps_per_minute
    meanDepthPercent = c.pointee.mean_depth_percent
    meanQualityPercent = c.pointee.mean_quality_percent
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reps_per_minute = repsPerMinute
    c.pointee.mean_depth_percent = meanDepthPercent
    c.pointee.mean_quality_percent = meanQualityPercent
  }
}

extension SessionsV1.CreateSessionRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__CreateSessionRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__create_session_request__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
    .string(2, "receipt_jws"),
    .string(3, "request_id"),
    .string(4, "foreign_receipt_jws"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
    receiptJws = arena.string(c.pointee.receipt_jws)
    requestID = arena.string(c.pointee.request_id)
    foreignReceiptJws = arena.string(c.pointee.foreign_receipt_jws)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
    c.pointee.receipt_jws = arena.encode(receiptJws)
    c.pointee.request_id = arena.encode(requestID)
    c.pointee.foreign_receipt_jws = arena.encode(foreignReceiptJws)
  }
}

extension SessionsV1.CreateSessionResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__CreateSessionResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__create_session_response__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
  }
}

extension SessionsV1.BatchCreateSessionsRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__BatchCreateSessionsRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__batch_create_sessions_request__init)
  package static let shape: WireShape? = [
    .messages(1, "requests", SessionsV1.CreateSessionRequest.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requests = try arena.decode(c.pointee.n_requests, c.pointee.requests)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_requests = requests.count
    c.pointee.requests = arena.encode(requests)
  }
}

extension SessionsV1.BatchCreateSessionsResult: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__BatchCreateSessionsResult
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__batch_create_sessions_result__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape, oneof: 1),
    .message(2, "status", GoogleRPC.Status.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.result_case.rawValue {
    case 1: result = try arena.decode(c.pointee.session).map { .session($0) }
    case 2: result = try arena.decode(c.pointee.status).map { .status($0) }
    default: result = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch result {
    case .session(let value):
      c.pointee.result_case = .init(rawValue: 1)
      c.pointee.session = arena.encode(value)
    case .status(let value):
      c.pointee.result_case = .init(rawValue: 2)
      c.pointee.status = arena.encode(value)
    case nil: break
    }
  }
}

extension SessionsV1.BatchCreateSessionsResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__BatchCreateSessionsResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__batch_create_sessions_response__init)
  package static let shape: WireShape? = [
    .messages(1, "results", SessionsV1.BatchCreateSessionsResult.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    results = try arena.decode(c.pointee.n_results, c.pointee.results)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_results = results.count
    c.pointee.results = arena.encode(results)
  }
}

extension SessionsV1.GetSessionRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetSessionRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_session_request__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
  }
}

extension SessionsV1.PastCount: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__PastCount
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__past_count__init)
  package static let shape: WireShape? = [
    .string(1, "receipt_id"),
    .string(2, "counter"),
    .message(5, "replace_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    receiptID = arena.string(c.pointee.receipt_id)
    counter = arena.string(c.pointee.counter)
    reps = c.pointee.reps
    evidence = .init(rawValue: arena.number(c.pointee.evidence))
    replaceTime = try arena.decode(c.pointee.replace_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.receipt_id = arena.encode(receiptID)
    c.pointee.counter = arena.encode(counter)
    c.pointee.reps = reps
    c.pointee.evidence = arena.cEnum(evidence.rawValue)
    c.pointee.replace_time = arena.encode(optional: replaceTime)
  }
}

extension SessionsV1.GetSessionResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetSessionResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_session_response__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
    .messages(2, "past_counts", SessionsV1.PastCount.shape),
    .string(3, "foreign_receipt_jws"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
    pastCounts = try arena.decode(c.pointee.n_past_counts, c.pointee.past_counts)
    foreignReceiptJws = arena.string(c.pointee.foreign_receipt_jws)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
    c.pointee.n_past_counts = pastCounts.count
    c.pointee.past_counts = arena.encode(pastCounts)
    c.pointee.foreign_receipt_jws = arena.encode(foreignReceiptJws)
  }
}

extension SessionsV1.ListSessionsRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ListSessionsRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__list_sessions_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
    .string(3, "from_local_date"),
    .string(4, "to_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
    fromLocalDate = arena.string(c.pointee.from_local_date)
    toLocalDate = arena.string(c.pointee.to_local_date)
    evidence = arena.enums(c.pointee.n_evidence, c.pointee.evidence, as: SessionsV1.Evidence.self)
    minReps = c.pointee.min_reps
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
    c.pointee.from_local_date = arena.encode(fromLocalDate)
    c.pointee.to_local_date = arena.encode(toLocalDate)
    c.pointee.n_evidence = evidence.count
    c.pointee.evidence = arena.encode(evidence)
    c.pointee.min_reps = minReps
  }
}

extension SessionsV1.ListSessionsResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ListSessionsResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__list_sessions_response__init)
  package static let shape: WireShape? = [
    .messages(1, "sessions", SessionsV1.Session.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessions = try arena.decode(c.pointee.n_sessions, c.pointee.sessions)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_sessions = sessions.count
    c.pointee.sessions = arena.encode(sessions)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension SessionsV1.DeleteSessionRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__DeleteSessionRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__delete_session_request__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
  }
}

extension SessionsV1.DeleteSessionResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__DeleteSessionResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__delete_session_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SessionsV1.UndeleteSessionRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__UndeleteSessionRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__undelete_session_request__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
  }
}

extension SessionsV1.UndeleteSessionResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__UndeleteSessionResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__undelete_session_response__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
  }
}

extension SessionsV1.UpdateSessionRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__UpdateSessionRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__update_session_request__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SessionsV1.UpdateSessionResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__UpdateSessionResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__update_session_response__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
  }
}

extension SessionsV1.AcceptRecountRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__AcceptRecountRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__accept_recount_request__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
    .string(2, "receipt_jws"),
    .string(4, "etag"),
    .string(5, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
    receiptJws = arena.string(c.pointee.receipt_jws)
    acceptLowerCount = c.pointee.accept_lower_count != 0
    etag = arena.string(c.pointee.etag)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
    c.pointee.receipt_jws = arena.encode(receiptJws)
    c.pointee.accept_lower_count = acceptLowerCount ? 1 : 0
    c.pointee.etag = arena.encode(etag)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SessionsV1.AcceptRecountResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__AcceptRecountResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__accept_recount_response__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
  }
}

extension SessionsV1.WatchSessionsRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__WatchSessionsRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__watch_sessions_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
  }
}

extension SessionsV1.WatchSessionsResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__WatchSessionsResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__watch_sessions_response__init)
  package static let shape: WireShape? = [
    .string(1, "session_id"),
    .message(2, "upserted", SessionsV1.Session.shape, oneof: 1),
    .message(3, "deleted", SessionsV1.SessionDeleted.shape, oneof: 1),
    .string(4, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sessionID = arena.string(c.pointee.session_id)
    cursor = arena.string(c.pointee.cursor)
    switch c.pointee.change_case.rawValue {
    case 2: change = try arena.decode(c.pointee.upserted).map { .upserted($0) }
    case 3: change = try arena.decode(c.pointee.deleted).map { .deleted($0) }
    default: change = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session_id = arena.encode(sessionID)
    c.pointee.cursor = arena.encode(cursor)
    switch change {
    case .upserted(let value):
      c.pointee.change_case = .init(rawValue: 2)
      c.pointee.upserted = arena.encode(value)
    case .deleted(let value):
      c.pointee.change_case = .init(rawValue: 3)
      c.pointee.deleted = arena.encode(value)
    case nil: break
    }
  }
}

extension SessionsV1.GetActivityChartRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetActivityChartRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_activity_chart_request__init)
  package static let shape: WireShape? = [
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    range = .init(rawValue: arena.number(c.pointee.range))
    timeZone = arena.string(c.pointee.time_zone)
    step = .init(rawValue: arena.number(c.pointee.step))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.range = arena.cEnum(range.rawValue)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.step = arena.cEnum(step.rawValue)
  }
}

extension SessionsV1.EvidenceReps: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__EvidenceReps
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__evidence_reps__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    evidence = .init(rawValue: arena.number(c.pointee.evidence))
    reps = c.pointee.reps
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.evidence = arena.cEnum(evidence.rawValue)
    c.pointee.reps = reps
  }
}

extension SessionsV1.ChartBucket: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ChartBucket
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__chart_bucket__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
    .string(2, "session_id"),
    .message(3, "start_time", nil),
    .string(7, "last_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    sessionID = arena.string(c.pointee.session_id)
    startTime = try arena.decode(c.pointee.start_time)
    reps = c.pointee.reps
    sessions = c.pointee.sessions
    byEvidence = try arena.decode(c.pointee.n_by_evidence, c.pointee.by_evidence)
    lastLocalDate = arena.string(c.pointee.last_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.session_id = arena.encode(sessionID)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.reps = reps
    c.pointee.sessions = sessions
    c.pointee.n_by_evidence = byEvidence.count
    c.pointee.by_evidence = arena.encode(byEvidence)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
  }
}

extension SessionsV1.GetActivityChartResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetActivityChartResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_activity_chart_response__init)
  package static let shape: WireShape? = [
    .messages(1, "buckets", SessionsV1.ChartBucket.shape),
    .string(5, "today"),
    .string(6, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    buckets = try arena.decode(c.pointee.n_buckets, c.pointee.buckets)
    totalReps = c.pointee.total_reps
    goalReps = c.pointee.goal_reps
    remainingReps = c.pointee.remaining_reps
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_buckets = buckets.count
    c.pointee.buckets = arena.encode(buckets)
    c.pointee.total_reps = totalReps
    c.pointee.goal_reps = goalReps
    c.pointee.remaining_reps = remainingReps
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension SessionsV1.GetStatsRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetStatsRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_stats_request__init)
  package static let shape: WireShape? = [
    .string(2, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    period = .init(rawValue: arena.number(c.pointee.period))
    timeZone = arena.string(c.pointee.time_zone)
    verifiedOnly = c.pointee.verified_only != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.period = arena.cEnum(period.rawValue)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.verified_only = verifiedOnly ? 1 : 0
  }
}

extension SessionsV1.PersonalRecord: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__PersonalRecord
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__personal_record__init)
  package static let shape: WireShape? = [
    .string(3, "local_date"),
    .string(4, "session_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    kind = .init(rawValue: arena.number(c.pointee.kind))
    value = c.pointee.value
    localDate = arena.string(c.pointee.local_date)
    sessionID = arena.string(c.pointee.session_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.value = value
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.session_id = arena.encode(sessionID)
  }
}

extension SessionsV1.GetStatsResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetStatsResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_stats_response__init)
  package static let shape: WireShape? = [
    .string(1, "first_local_date"),
    .string(2, "last_local_date"),
    .messages(7, "bests", SessionsV1.PersonalRecord.shape),
    .message(8, "form", nil),
    .messages(12, "records", SessionsV1.PersonalRecord.shape),
    .string(13, "today"),
    .string(14, "time_zone"),
    .string(15, "formula_version"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
    sessions = c.pointee.sessions
    reps = c.pointee.reps
    activeDates = c.pointee.active_dates
    byEvidence = try arena.decode(c.pointee.n_by_evidence, c.pointee.by_evidence)
    bests = try arena.decode(c.pointee.n_bests, c.pointee.bests)
    form = try arena.decode(c.pointee.form)
    trend = .init(rawValue: arena.number(c.pointee.trend))
    earlierReps = c.pointee.earlier_reps
    laterReps = c.pointee.later_reps
    records = try arena.decode(c.pointee.n_records, c.pointee.records)
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
    formulaVersion = arena.string(c.pointee.formula_version)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.sessions = sessions
    c.pointee.reps = reps
    c.pointee.active_dates = activeDates
    c.pointee.n_by_evidence = byEvidence.count
    c.pointee.by_evidence = arena.encode(byEvidence)
    c.pointee.n_bests = bests.count
    c.pointee.bests = arena.encode(bests)
    c.pointee.form = arena.encode(optional: form)
    c.pointee.trend = arena.cEnum(trend.rawValue)
    c.pointee.earlier_reps = earlierReps
    c.pointee.later_reps = laterReps
    c.pointee.n_records = records.count
    c.pointee.records = arena.encode(records)
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.formula_version = arena.encode(formulaVersion)
  }
}

extension SessionsV1.Streak: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__Streak
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__streak__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    current = c.pointee.current
    longest = c.pointee.longest
    todayDone = c.pointee.today_done != 0
    atRisk = c.pointee.at_risk != 0
    freezesLeft = c.pointee.freezes_left
    nextFreezeIn = c.pointee.next_freeze_in
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.current = current
    c.pointee.longest = longest
    c.pointee.today_done = todayDone ? 1 : 0
    c.pointee.at_risk = atRisk ? 1 : 0
    c.pointee.freezes_left = freezesLeft
    c.pointee.next_freeze_in = nextFreezeIn
  }
}

extension SessionsV1.GetStreakRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetStreakRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_streak_request__init)
  package static let shape: WireShape? = [
    .string(1, "time_zone"),
    .string(2, "as_of"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeZone = arena.string(c.pointee.time_zone)
    asOf = arena.string(c.pointee.as_of)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.as_of = arena.encode(asOf)
  }
}

extension SessionsV1.GetStreakResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetStreakResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_streak_response__init)
  package static let shape: WireShape? = [
    .message(1, "streak", nil),
    .message(2, "verified_streak", nil),
    .string(3, "today"),
    .string(4, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streak = try arena.decode(c.pointee.streak)
    verifiedStreak = try arena.decode(c.pointee.verified_streak)
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.streak = arena.encode(optional: streak)
    c.pointee.verified_streak = arena.encode(optional: verifiedStreak)
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension SessionsV1.StreakDay: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__StreakDay
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__streak_day__init)
  package static let shape: WireShape? = [
    .string(1, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    localDate = arena.string(c.pointee.local_date)
    kind = .init(rawValue: arena.number(c.pointee.kind))
    count = c.pointee.count
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.count = count
  }
}

extension SessionsV1.ExplainStreakRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ExplainStreakRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__explain_streak_request__init)
  package static let shape: WireShape? = [
    .string(1, "time_zone"),
    .string(2, "from_local_date"),
    .string(3, "to_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeZone = arena.string(c.pointee.time_zone)
    fromLocalDate = arena.string(c.pointee.from_local_date)
    toLocalDate = arena.string(c.pointee.to_local_date)
    verifiedOnly = c.pointee.verified_only != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.from_local_date = arena.encode(fromLocalDate)
    c.pointee.to_local_date = arena.encode(toLocalDate)
    c.pointee.verified_only = verifiedOnly ? 1 : 0
  }
}

extension SessionsV1.ExplainStreakResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ExplainStreakResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__explain_streak_response__init)
  package static let shape: WireShape? = [
    .messages(1, "days", SessionsV1.StreakDay.shape),
    .string(2, "today"),
    .string(3, "time_zone"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    days = try arena.decode(c.pointee.n_days, c.pointee.days)
    today = arena.string(c.pointee.today)
    timeZone = arena.string(c.pointee.time_zone)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_days = days.count
    c.pointee.days = arena.encode(days)
    c.pointee.today = arena.encode(today)
    c.pointee.time_zone = arena.encode(timeZone)
  }
}

extension SessionsV1.Clock: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__Clock
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__clock__init)
  package static let shape: WireShape? = [
    .string(1, "time_zone"),
    .string(4, "etag"),
    .message(5, "update_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    timeZone = arena.string(c.pointee.time_zone)
    dayStartMinutes = c.pointee.day_start_minutes
    firstWeekday = c.pointee.first_weekday
    etag = arena.string(c.pointee.etag)
    updateTime = try arena.decode(c.pointee.update_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.day_start_minutes = dayStartMinutes
    c.pointee.first_weekday = firstWeekday
    c.pointee.etag = arena.encode(etag)
    c.pointee.update_time = arena.encode(optional: updateTime)
  }
}

extension SessionsV1.GetClockRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetClockRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_clock_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SessionsV1.GetClockResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__GetClockResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__get_clock_response__init)
  package static let shape: WireShape? = [
    .message(1, "clock", SessionsV1.Clock.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    clock = try arena.decode(c.pointee.clock)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.clock = arena.encode(optional: clock)
  }
}

extension SessionsV1.UpdateClockRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__UpdateClockRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__update_clock_request__init)
  package static let shape: WireShape? = [
    .message(1, "clock", SessionsV1.Clock.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    clock = try arena.decode(c.pointee.clock)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.clock = arena.encode(optional: clock)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SessionsV1.UpdateClockResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__UpdateClockResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__update_clock_response__init)
  package static let shape: WireShape? = [
    .message(1, "clock", SessionsV1.Clock.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    clock = try arena.decode(c.pointee.clock)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.clock = arena.encode(optional: clock)
  }
}

extension SessionsV1.Pause: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__Pause
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__pause__init)
  package static let shape: WireShape? = [
    .string(1, "pause_id"),
    .string(2, "first_local_date"),
    .string(3, "last_local_date"),
    .string(4, "reason"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pauseID = arena.string(c.pointee.pause_id)
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
    reason = arena.string(c.pointee.reason)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.pause_id = arena.encode(pauseID)
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.reason = arena.encode(reason)
  }
}

extension SessionsV1.CreatePauseRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__CreatePauseRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__create_pause_request__init)
  package static let shape: WireShape? = [
    .message(1, "pause", SessionsV1.Pause.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pause = try arena.decode(c.pointee.pause)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.pause = arena.encode(optional: pause)
  }
}

extension SessionsV1.CreatePauseResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__CreatePauseResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__create_pause_response__init)
  package static let shape: WireShape? = [
    .message(1, "pause", SessionsV1.Pause.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pause = try arena.decode(c.pointee.pause)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.pause = arena.encode(optional: pause)
  }
}

extension SessionsV1.ListPausesRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ListPausesRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__list_pauses_request__init)
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

extension SessionsV1.ListPausesResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ListPausesResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__list_pauses_response__init)
  package static let shape: WireShape? = [
    .messages(1, "pauses", SessionsV1.Pause.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pauses = try arena.decode(c.pointee.n_pauses, c.pointee.pauses)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_pauses = pauses.count
    c.pointee.pauses = arena.encode(pauses)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension SessionsV1.DeletePauseRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__DeletePauseRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__delete_pause_request__init)
  package static let shape: WireShape? = [
    .string(1, "pause_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pauseID = arena.string(c.pointee.pause_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.pause_id = arena.encode(pauseID)
  }
}

extension SessionsV1.DeletePauseResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__DeletePauseResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__delete_pause_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SessionsV1.RepTime: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__RepTime
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__rep_time__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    startMs = c.pointee.start_ms
    endMs = c.pointee.end_ms
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.start_ms = startMs
    c.pointee.end_ms = endMs
  }
}

extension SessionsV1.SessionSnapshot: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__SessionSnapshot
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__session_snapshot__init)
  package static let shape: WireShape? = [
    .message(1, "session", SessionsV1.Session.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    session = try arena.decode(c.pointee.session)
    repTimes = try arena.decode(c.pointee.n_rep_times, c.pointee.rep_times)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.session = arena.encode(optional: session)
    c.pointee.n_rep_times = repTimes.count
    c.pointee.rep_times = arena.encode(repTimes)
  }
}

extension SessionsV1.SessionCounts: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__SessionCounts
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__session_counts__init)
  package static let shape: WireShape? = [
    .message(1, "start_time", nil),
    .message(2, "end_time", nil),
    .string(3, "time_zone"),
    .string(5, "local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
    timeZone = arena.string(c.pointee.time_zone)
    utcOffsetSeconds = c.pointee.utc_offset_seconds
    localDate = arena.string(c.pointee.local_date)
    reps = c.pointee.reps
    evidence = .init(rawValue: arena.number(c.pointee.evidence))
    setReps = arena.scalars(c.pointee.n_set_reps, c.pointee.set_reps)
    repStartMs = arena.scalars(c.pointee.n_rep_start_ms, c.pointee.rep_start_ms)
    repEndMs = arena.scalars(c.pointee.n_rep_end_ms, c.pointee.rep_end_ms)
    motionDigest = arena.bytes(c.pointee.motion_digest)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.time_zone = arena.encode(timeZone)
    c.pointee.utc_offset_seconds = utcOffsetSeconds
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.reps = reps
    c.pointee.evidence = arena.cEnum(evidence.rawValue)
    c.pointee.n_set_reps = setReps.count
    c.pointee.set_reps = arena.encode(setReps)
    c.pointee.n_rep_start_ms = repStartMs.count
    c.pointee.rep_start_ms = arena.encode(repStartMs)
    c.pointee.n_rep_end_ms = repEndMs.count
    c.pointee.rep_end_ms = arena.encode(repEndMs)
    c.pointee.motion_digest = arena.encode(motionDigest)
  }
}

extension SessionsV1.SessionDeleted: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__SessionDeleted
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__session_deleted__init)
  package static let shape: WireShape? = [
    .message(1, "delete_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    deleteTime = try arena.decode(c.pointee.delete_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.delete_time = arena.encode(optional: deleteTime)
  }
}

extension SessionsV1.PausedDates: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__PausedDates
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__paused_dates__init)
  package static let shape: WireShape? = [
    .string(1, "first_local_date"),
    .string(2, "last_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
  }
}

extension SessionsV1.DayRules: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__DayRules
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__day_rules__init)
  package static let shape: WireShape? = [
    .message(1, "clock", SessionsV1.Clock.shape),
    .messages(2, "pauses", SessionsV1.PausedDates.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    clock = try arena.decode(c.pointee.clock)
    pauses = try arena.decode(c.pointee.n_pauses, c.pointee.pauses)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.clock = arena.encode(optional: clock)
    c.pointee.n_pauses = pauses.count
    c.pointee.pauses = arena.encode(pauses)
  }
}

extension SessionsV1.SessionChange: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__SessionChange
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__session_change__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "session_id"),
    .message(3, "upserted", SessionsV1.SessionSnapshot.shape, oneof: 1),
    .message(4, "deleted", SessionsV1.SessionDeleted.shape, oneof: 1),
    .message(6, "days", SessionsV1.DayRules.shape, oneof: 1),
    .message(7, "counted", SessionsV1.SessionCounts.shape, oneof: 1),
    .string(5, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    sessionID = arena.string(c.pointee.session_id)
    cursor = arena.string(c.pointee.cursor)
    slot = c.pointee.slot
    number = c.pointee.number
    switch c.pointee.change_case.rawValue {
    case 3: change = try arena.decode(c.pointee.upserted).map { .upserted($0) }
    case 4: change = try arena.decode(c.pointee.deleted).map { .deleted($0) }
    case 6: change = try arena.decode(c.pointee.days).map { .days($0) }
    case 7: change = try arena.decode(c.pointee.counted).map { .counted($0) }
    default: change = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.session_id = arena.encode(sessionID)
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.slot = slot
    c.pointee.number = number
    switch change {
    case .upserted(let value):
      c.pointee.change_case = .init(rawValue: 3)
      c.pointee.upserted = arena.encode(value)
    case .deleted(let value):
      c.pointee.change_case = .init(rawValue: 4)
      c.pointee.deleted = arena.encode(value)
    case .days(let value):
      c.pointee.change_case = .init(rawValue: 6)
      c.pointee.days = arena.encode(value)
    case .counted(let value):
      c.pointee.change_case = .init(rawValue: 7)
      c.pointee.counted = arena.encode(value)
    case nil: break
    }
  }
}

extension SessionsV1.ListSessionChangesRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ListSessionChangesRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__list_session_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(7, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    pageSize = c.pointee.page_size
    includeDays = c.pointee.include_days != 0
    countsOnly = c.pointee.counts_only != 0
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.page_size = pageSize
    c.pointee.include_days = includeDays ? 1 : 0
    c.pointee.counts_only = countsOnly ? 1 : 0
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension SessionsV1.ListSessionChangesResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__ListSessionChangesResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__list_session_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", SessionsV1.SessionChange.shape),
    .string(2, "next_cursor"),
    .string(3, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    nextCursor = arena.string(c.pointee.next_cursor)
    epoch = arena.string(c.pointee.epoch)
    isPending = c.pointee.is_pending != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.next_cursor = arena.encode(nextCursor)
    c.pointee.epoch = arena.encode(epoch)
    c.pointee.is_pending = isPending ? 1 : 0
  }
}

extension SessionsV1.WatchSessionChangesRequest: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__WatchSessionChangesRequest
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__watch_session_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(6, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    includeDays = c.pointee.include_days != 0
    countsOnly = c.pointee.counts_only != 0
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.include_days = includeDays ? 1 : 0
    c.pointee.counts_only = countsOnly ? 1 : 0
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension SessionsV1.WatchSessionChangesResponse: CMessage {
  package typealias CStruct = Titanup__Sessions__V1__WatchSessionChangesResponse
  package static let descriptor = MessageDescriptor(titanup__sessions__v1__watch_session_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", SessionsV1.SessionChange.shape),
    .string(2, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.epoch = arena.encode(epoch)
  }
}
