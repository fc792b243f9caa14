import SessionsDomain
import TitanProto
import TitanRPC

extension SessionUpdate {
  private static let mutable = ["note", "target"]
  /// All other fields of a session.
  private static let immutable = [
    "session_id", "start_time", "end_time", "time_zone", "utc_offset_seconds", "local_date", "reps", "sets",
    "target_met", "evidence", "receipt_id", "counter", "late", "form", "etag", "create_time", "stream_id",
    "recount_available",
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
