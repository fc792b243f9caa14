package import PoseCountingDomain
package import TitanCore
package import TitanRPC

/// Why the store refuses to open, continue or close a stream.
package enum StreamStoreError: Error, Equatable {
  /// Another stream has this id, with another header or other frames.
  case exists(StreamID)
  case takenOver(StreamID)
  /// The store does not have all frames that were appended.
  case lost(StreamID)
  case tooMany(limit: Int)
  /// The stream's frames were deleted.
  case expired(StreamID)
  /// The same push-ups exist already.
  case duplicate(of: StreamID)
  /// The last frame lies in the future.
  case endsInFuture(Timestamp, now: Timestamp)

  /// Whether an upload with this error is deleted: its sender needs another id, or another time, for it.
  package var endsUpload: Bool {
    switch self {
    case .duplicate, .endsInFuture: true
    case .exists, .takenOver, .lost, .tooMany, .expired: false
    }
  }
}

extension StreamStoreError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .exists(let id):
      RPCError(
        .alreadyExists, reason: "STREAM_EXISTS", "stream \(id) exists with other parameters or frames",
        info: ["stream_id": id.description])
    case .duplicate(let other):
      RPCError(
        .alreadyExists, reason: "STREAM_EXISTS", "the same frames are those of stream \(other)",
        info: ["stream_id": other.description])
    case .endsInFuture(let end, let now):
      RPCError.endsInFuture("open.start_time", end: end, now: now)
    case .takenOver(let id):
      RPCError(
        .aborted, reason: "STREAM_TAKEN_OVER", "stream \(id) was opened again elsewhere, or its frames were deleted",
        info: ["stream_id": id.description])
    case .lost(let id):
      RPCError(
        .unavailable, reason: "FRAMES_LOST", "frames of stream \(id) were lost; open it again and go on as it says",
        info: ["stream_id": id.description])
    case .tooMany(let limit):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_STREAMS",
        "\(limit) unfinished streams were begun within a day; allowed: \(limit)")
    case .expired(let id):
      RPCError(
        .failedPrecondition, reason: "STREAM_EXPIRED", "the frames of stream \(id) are no longer kept",
        info: ["stream_id": id.description])
    }
  }
}

/// A refused frame on the wire: the reason gives the kind of error, and the details give programs the frame's number.
package struct RefusedFrame: RPCErrorConvertible {
  package let error: LandmarkError

  package init(_ error: LandmarkError) { self.error = error }

  package var rpcError: RPCError {
    let info = ["frame": String(error.frame)]
    switch error {
    case .count: return invalid("LANDMARK_COUNT", info)
    case .value(_, let index, let found):
      let component = LandmarkComponent(index)
      let facts = [
        "index": "\(index)", "landmark": "\(index / 4)", "component": "\(component)", "found": "\(found)",
        "allowed": component.allowed,
      ]
      return invalid(
        found.isFinite ? "LANDMARK_OUT_OF_RANGE" : "LANDMARK_NAN", info.merging(facts) { first, _ in first })
    case .up: return invalid("UP_INVALID", info)
    case .time: return invalid("NON_MONOTONIC_TIME", info)
    case .number(_, let expected):
      return invalid("FRAME_NUMBER", info.merging(["expected": String(expected)]) { first, _ in first })
    case .rate:
      return RPCError(.resourceExhausted, reason: "FRAME_RATE", error.description, info: info)
    case .length:
      return RPCError(.resourceExhausted, reason: "STREAM_TOO_LONG", error.description, info: info)
    }
  }

  private func invalid(_ reason: String, _ info: [String: String]) -> RPCError {
    let violation = FieldViolation(
      field: "frames.frames[number=\(error.frame)]", description: error.description, reason: reason)
    return RPCError(
      .invalidArgument, reason: reason, error.description, info: info, details: [.badRequest([violation])])
  }
}

extension RPCError {
  /// The first message of a stream of frames is not `Open`.
  static let notOpened = RPCError(
    .failedPrecondition, reason: "NOT_OPENED", "the first message must be open")

  /// A later message is another `Open`, in a live stream or an upload.
  static let alreadyOpened = RPCError(
    .failedPrecondition, reason: "ALREADY_OPENED", "the stream is open; open comes once, first of all")

  /// A message of a stream of frames says nothing.
  static let messageMissing = RPCError.invalid(
    "message", reason: "MESSAGE_MISSING", "nothing is set; allowed: one of the messages")

  static func noStream(_ key: StreamKey) -> RPCError { .notFound("stream", id: "\(key.stream)") }

  static func unfinished(_ key: StreamKey) -> RPCError {
    RPCError(
      .failedPrecondition, reason: "STREAM_UNFINISHED", "stream \(key.stream) is not closed yet",
      info: ["stream_id": key.stream.description])
  }

  static func endsInFuture(_ field: String, end: Timestamp, now: Timestamp) -> RPCError {
    invalid(
      field, reason: "TIME_IN_FUTURE",
      "the set would end at \(end); allowed: at most 5 minutes after \(now)")
  }
}

/// Stored frames are unreadable: the store is at fault, never a client.
package struct CorruptStream: Error {}

/// A stored receipt is unreadable: the store is at fault, never a client.
package struct CorruptReceipt: Error {}
