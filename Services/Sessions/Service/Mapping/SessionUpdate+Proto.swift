import SessionsDomain
import TitanProto
import TitanRPC

extension SessionUpdate {
  private static let mutable = ["note", "target"]
  /// The rest of a session's fields.
  private static let immutable = [
    "session_id", "start_time", "end_time", "time_zone", "utc_offset_seconds", "local_date", "reps", "sets",
    "target_met", "evidence", "receipt_id", "counter", "late", "form", "etag", "create_time", "stream_id",
    "recount_available",
  ]

  /// What a request wants changed: the paths of its mask, or everything that can be without one.
  ///
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN, FAILED_PRECONDITION IMMUTABLE_FIELD, `InvalidSession`.
  init(_ session: SessionsV1.Session, mask: [String]) throws {
    for path in mask where !Self.mutable.contains(path) {
      // `sets.reps` is of `sets`.
      if Self.immutable.contains(String(path.prefix { $0 != "." })) { throw Self.immutable(path) }
      throw RPCError.invalid(
        "update_mask", reason: "PATH_UNKNOWN",
        "got \(path.count <= 64 ? "\"\(path)\"" : "\(path.count) characters"); allowed: "
          + Self.mutable.joined(separator: ", "))
    }
    func wants(_ path: String) -> Bool { mask.isEmpty || mask.contains(path) }
    try self.init(
      note: wants("note") ? session.note : nil, target: wants("target") ? Int(session.target) : nil)
  }

  private static func immutable(_ path: String) -> RPCError {
    RPCError(
      .failedPrecondition, reason: "IMMUTABLE_FIELD",
      "\(path) of a session never changes; allowed: \(mutable.joined(separator: ", "))", info: ["field": path])
  }
}
