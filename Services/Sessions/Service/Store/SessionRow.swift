import SessionsDomain
import TitanCore
import TitanFeeds
import TitanPostgres

extension Evidence: PostgresCodable {
  /// The value of its column; a separate column says whether the session was simulated.
  var stored: Evidence { self == .simulated ? .declared : tallied }

  /// - Parameter row: a session's row, with both columns.
  init(_ row: PostgresRow) throws {
    self = try row.decode("is_simulated") ? .simulated : try row.decode("evidence")
  }
}

/// A session as columns of `sessions.sessions`.
enum SessionRow {
  static let columns = """
    user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps,
    set_reps, set_start_times, set_end_times, target, note, evidence,
    receipt_id, stream_id, stream_digest, motion_digest, counter, rep_start_ms, rep_end_ms, rep_depths,
    rep_qualities, is_late, is_simulated, revision, create_time, delete_time, recount_counter, recount_reps,
    foreign_receipt IS NOT NULL AS has_foreign_receipt
    """
  /// The columns among them that decide what a session counts for.
  static let countColumns = """
    start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, evidence, set_reps, rep_start_ms, rep_end_ms,
    motion_digest, delete_time
    """

  static func session(_ row: PostgresRow) throws -> Session {
    let (evidence, hasForeignReceipt) = (try Evidence(row), try row.decode("has_foreign_receipt", as: Bool.self))
    let facts = SessionFacts(
      userID: try row.decode("user_id"), sessionID: try row.decode("session_id"), start: try row.decode("start_time"),
      end: try row.decode("end_time"), timeZone: try row.decode("time_zone"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"),
      reps: try row.decode("reps"), sets: try sets(row), target: try row.decode("target"), note: try row.decode("note"),
      evidence: evidence == .declared && hasForeignReceipt ? .foreignReceipt : evidence, proof: try proof(row),
      isLate: try row.decode("is_late"), hasForeignReceipt: hasForeignReceipt)
    return Session(
      facts: facts, revision: try row.decode("revision"), createTime: try row.decode("create_time"),
      deleteTime: try row.decode("delete_time"), newestCount: try newestCount(row))
  }

  static func counts(_ row: PostgresRow) throws -> SessionCounts {
    SessionCounts(
      start: try row.decode("start_time"), end: try row.decode("end_time"), timeZone: try row.decode("time_zone"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"),
      reps: try row.decode("reps"), evidence: try row.decode("evidence"), setReps: try row.decode("set_reps"),
      repStarts: try row.decode("rep_start_ms"), repEnds: try row.decode("rep_end_ms"),
      motionDigest: try row.decode("motion_digest"), deleteTime: try row.decode("delete_time"))
  }

  private static func newestCount(_ row: PostgresRow) throws -> StreamCount? {
    guard let counter = try row.decode("recount_counter", as: String?.self) else { return nil }
    return StreamCount(counter: counter, reps: try row.decode("recount_reps"))
  }

  private static func sets(_ row: PostgresRow) throws -> [RepSet] {
    let reps = try row.decode("set_reps", as: [Int].self)
    let starts = try row.decode("set_start_times", as: [Timestamp].self)
    let ends = try row.decode("set_end_times", as: [Timestamp].self)
    return zip(reps, zip(starts, ends)).map { RepSet(reps: $0, start: $1.0, end: $1.1) }
  }

  private static func proof(_ row: PostgresRow) throws -> SessionFacts.Proof? {
    guard let receiptID = try row.decode("receipt_id", as: ReceiptID?.self) else { return nil }
    return SessionFacts.Proof(
      receiptID: receiptID, streamID: try row.decode("stream_id"), streamDigest: try row.decode("stream_digest"),
      motionDigest: try row.decode("motion_digest"), counter: try row.decode("counter"), reps: try reps(row))
  }

  /// Reps recorded before form data existed have none.
  static func reps(_ row: PostgresRow) throws -> [RepTime] {
    let starts = try row.decode("rep_start_ms", as: [Int].self)
    let ends = try row.decode("rep_end_ms", as: [Int].self)
    let depths = try row.decode("rep_depths", as: [Int].self)
    let qualities = try row.decode("rep_qualities", as: [Int].self)
    let forms = zip(depths, qualities).map { RepForm(depthPercent: $0, qualityPercent: $1) }
    return zip(starts, ends).enumerated().map { index, time in
      RepTime(
        startMilliseconds: time.0, endMilliseconds: time.1, form: forms.count == starts.count ? forms[index] : nil)
    }
  }

  /// Writes a session, and its number in the feed.
  static func insert(
    _ session: Session, contentDigest: [UInt8], foreignReceipt: String?, _ tx: PostgresTransaction
  ) async throws {
    let facts = session.facts
    let reps = facts.proof?.reps ?? []
    let written = try await tx.execute(
      """
      WITH change (number) AS (\(nextChangeNumberOf: facts.userID, in: .sessions))
      INSERT INTO sessions.sessions (
        user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps,
        set_reps, set_start_times, set_end_times, target, note, evidence,
        receipt_id, stream_id, stream_digest, motion_digest, counter, rep_start_ms, rep_end_ms,
        rep_depths, rep_qualities, is_late, is_simulated, content_digest, revision, create_time, recount_counter, recount_reps,
        foreign_receipt, change_number)
      SELECT
        \(facts.userID), \(facts.sessionID), \(facts.start), \(facts.end), \(facts.timeZone),
        \(facts.utcOffsetSeconds), \(facts.localDate), \(facts.reps),
        \(facts.sets.map(\.reps)), \(facts.sets.map(\.start)), \(facts.sets.map(\.end)),
        \(facts.target), \(facts.note), \(facts.evidence.stored),
        \(facts.proof?.receiptID), \(facts.proof?.streamID), \(facts.proof?.streamDigest),
        \(facts.proof?.motionDigest), \(facts.proof?.counter),
        \(reps.map(\.startMilliseconds)), \(reps.map(\.endMilliseconds)),
        \(reps.compactMap(\.form?.depthPercent)), \(reps.compactMap(\.form?.qualityPercent)),
        \(facts.isLate), \(!facts.evidence.isDone), \(contentDigest), \(session.revision), \(session.createTime),
        \(session.newestCount?.counter), \(session.newestCount?.reps), \(foreignReceipt), change.number
      FROM change
      """)
    guard written == 1 else { throw MissingRow("sessions.feed_slots") }
  }

  /// Writes the changeable columns of a session, including its new revision, and its new number in the feed.
  ///
  /// - Parameter foreignReceipt: takes the place of the session's; `nil` to leave that as it is.
  static func update(
    _ session: Session, foreignReceipt: String? = nil, _ tx: PostgresTransaction
  ) async throws {
    let facts = session.facts
    let reps = facts.proof?.reps ?? []
    let written = try await tx.execute(
      """
      WITH change (number) AS (\(nextChangeNumberOf: facts.userID, in: .sessions))
      UPDATE sessions.sessions SET
        reps = \(facts.reps), set_reps = \(facts.sets.map(\.reps)), set_start_times = \(facts.sets.map(\.start)),
        set_end_times = \(facts.sets.map(\.end)), target = \(facts.target), note = \(facts.note),
        evidence = \(facts.evidence.stored), receipt_id = \(facts.proof?.receiptID), counter = \(facts.proof?.counter),
        stream_id = \(facts.proof?.streamID), stream_digest = \(facts.proof?.streamDigest),
        motion_digest = \(facts.proof?.motionDigest),
        foreign_receipt = COALESCE(\(foreignReceipt), foreign_receipt),
        rep_start_ms = \(reps.map(\.startMilliseconds)), rep_end_ms = \(reps.map(\.endMilliseconds)),
        rep_depths = \(reps.compactMap(\.form?.depthPercent)),
        rep_qualities = \(reps.compactMap(\.form?.qualityPercent)),
        revision = \(session.revision), delete_time = \(session.deleteTime),
        recount_counter = \(session.newestCount?.counter), recount_reps = \(session.newestCount?.reps),
        change_number = change.number
      FROM change
      WHERE user_id = \(facts.userID) AND session_id = \(facts.sessionID)
      """)
    guard written == 1 else { throw MissingRow("sessions.feed_slots") }
  }
}
