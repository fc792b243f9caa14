import SessionsDomain
import SessionsProto
import TitanCore
import TitanProto
import TitanRPC

extension SessionsV1.Session {
  init(_ session: Session) {
    let facts = session.facts
    self.init(
      sessionID: "\(facts.sessionID)", startTime: .init(facts.start), endTime: .init(facts.end),
      timeZone: facts.timeZone, utcOffsetSeconds: Int32(facts.utcOffsetSeconds), localDate: "\(facts.localDate)",
      reps: UInt32(facts.reps),
      sets: facts.sets.map { .init(reps: UInt32($0.reps), startTime: .init($0.start), endTime: .init($0.end)) },
      target: UInt32(facts.target), targetMet: facts.isTargetMet, evidence: .init(facts.evidence),
      receiptID: facts.proof.map { "\($0.receiptID)" } ?? "", counter: facts.proof?.counter ?? "", note: facts.note,
      late: facts.isLate, etag: session.etag, createTime: .init(session.createTime),
      streamID: facts.proof.map { "\($0.streamID)" } ?? "", form: facts.proof.map { .init(SessionForm($0.reps)) },
      recountAvailable: session.isRecountAvailable, hasForeignReceipt: facts.hasForeignReceipt)
  }
}

extension Session {
  var etag: String { "\(revision)" }
}

extension SessionsV1.Form {
  init(_ form: SessionForm) {
    self.init(
      repsPerMinute: form.repsPerMinute ?? 0, meanDepthPercent: form.meanDepthPercent ?? 0,
      meanQualityPercent: form.meanQualityPercent ?? 0)
  }
}

extension SessionsV1.Evidence {
  init(_ evidence: Evidence) { self.init(rawValue: Int32(evidence.rawValue)) }
}

extension SessionsV1.PastCount {
  init(_ count: PastCount) {
    self.init(
      receiptID: "\(count.receiptID)", counter: count.counter, reps: UInt32(count.reps),
      evidence: .init(count.evidence), replaceTime: .init(count.replaceTime))
  }
}

extension SessionDraft {
  init(_ message: SessionsV1.Session) {
    self.init(
      sessionID: message.sessionID, start: Time(message.startTime), end: Time(message.endTime),
      timeZone: message.timeZone, utcOffsetSeconds: message.utcOffsetSeconds.map(Int.init), reps: Int(message.reps),
      sets: message.sets.map { Set(reps: Int($0.reps), start: Time($0.startTime), end: Time($0.endTime)) },
      target: Int(message.target), note: message.note)
  }
}

extension SessionDraft.Time {
  fileprivate init(_ message: GoogleProtobuf.Timestamp?) {
    guard let message else {
      self = .absent
      return
    }
    if let instant = try? Timestamp(message, field: "") {
      self = .at(instant)
    } else {
      self = .malformed("\(message.seconds) s and \(message.nanos) ns")
    }
  }
}

extension SessionUpdate {
  private static let mutable = ["note", "target"]
  /// All other fields of a session.
  private static let immutable = [
    "session_id", "start_time", "end_time", "time_zone", "utc_offset_seconds", "local_date", "reps", "sets",
    "target_met", "evidence", "receipt_id", "counter", "late", "form", "etag", "create_time", "stream_id",
    "recount_available", "has_foreign_receipt",
  ]

  /// The changes in a request: the fields in its mask or, without a mask, all populated fields that can change.
  ///
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN, FAILED_PRECONDITION IMMUTABLE_FIELD, `InvalidSession`.
  init(_ session: SessionsV1.Session, mask: GoogleProtobuf.FieldMask?) throws {
    let paths = mask?.paths ?? []
    try RepeatedField.check(paths.count, "update_mask")
    // `sets.reps` belongs to `sets`.
    if let path = paths.first(where: { Self.immutable.contains(String($0.prefix { $0 != "." })) }) {
      throw Self.immutable(path)
    }
    let wants = try UpdateMask(mask, of: Self.mutable, in: session)
    try self.init(
      note: wants["note"] ? session.note : nil, target: wants["target"] ? Int(session.target) : nil)
  }

  private static func immutable(_ path: String) -> RPCError {
    RPCError(
      .failedPrecondition, reason: "IMMUTABLE_FIELD",
      "\(path) of a session never changes; allowed: \(mutable.joined(separator: ", "))", info: ["field": path])
  }
}
