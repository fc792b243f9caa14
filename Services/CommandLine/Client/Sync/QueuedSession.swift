import TitanProto

/// A session that a device could not send yet, as it stands on a line of a queue: a CreateSessionRequest in the JSON of
/// protocol buffers, under the names of the contract. Members of other names mean nothing.
struct QueuedSession: Decodable, Equatable {
  struct Content: Decodable, Equatable {
    var sessionID: String
    var startTime: WireTime
    var endTime: WireTime
    var timeZone: String
    var utcOffsetSeconds: WireNumber<Int32>?
    var reps: WireNumber<UInt32>
    var sets: [Set]?
    var target: WireNumber<UInt32>?
    var note: String?

    private enum CodingKeys: String, CodingKey {
      case sessionID = "session_id"
      case startTime = "start_time"
      case endTime = "end_time"
      case timeZone = "time_zone"
      case utcOffsetSeconds = "utc_offset_seconds"
      case reps, sets, target, note
    }
  }

  struct Set: Decodable, Equatable {
    var reps: WireNumber<UInt32>
    var startTime: WireTime
    var endTime: WireTime

    private enum CodingKeys: String, CodingKey {
      case reps
      case startTime = "start_time"
      case endTime = "end_time"
    }
  }

  var session: Content
  var receiptJWS: String?
  var requestID: String?

  private enum CodingKeys: String, CodingKey {
    case session
    case receiptJWS = "receipt_jws"
    case requestID = "request_id"
  }

  var request: SessionsV1.CreateSessionRequest {
    let sets = (session.sets ?? []).map {
      SessionsV1.RepSet(reps: $0.reps.value, startTime: $0.startTime.message, endTime: $0.endTime.message)
    }
    return .init(
      session: .init(
        sessionID: session.sessionID, startTime: session.startTime.message, endTime: session.endTime.message,
        timeZone: session.timeZone, utcOffsetSeconds: session.utcOffsetSeconds?.value, reps: session.reps.value,
        sets: sets, target: session.target?.value ?? 0, note: session.note ?? ""),
      receiptJws: receiptJWS ?? "", requestID: requestID ?? "")
  }
}

extension QueuedSession {
  /// A request as its line in a queue.
  static func json(_ request: SessionsV1.CreateSessionRequest) -> JSONValue {
    let session = request.session ?? .init()
    let sets: [JSONValue] = session.sets.map {
      ["reps": .number($0.reps), "start_time": .time($0.startTime), "end_time": .time($0.endTime)]
    }
    return [
      "session": [
        "session_id": .string(session.sessionID), "start_time": .time(session.startTime),
        "end_time": .time(session.endTime), "time_zone": .string(session.timeZone),
        "utc_offset_seconds": session.utcOffsetSeconds.map { .number($0) } ?? .null, "reps": .number(session.reps),
        "sets": .array(sets), "target": .number(session.target), "note": .string(session.note),
      ],
      "receipt_jws": .string(request.receiptJws), "request_id": .string(request.requestID),
    ]
  }
}

/// A whole number. Read as a number of any kind first: Foundation calls the whole line no JSON if one does not fit its type.
struct WireNumber<Value: FixedWidthInteger & Sendable>: Decodable, Equatable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Value(exactly: try container.decode(Double.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is no whole number from \(Value.min) to \(Value.max)")
    }
    self.value = value
  }
}

/// A time, as protocol buffers write it in JSON.
struct WireTime: Decodable, Equatable {
  let message: GoogleProtobuf.Timestamp

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let message = GoogleProtobuf.Timestamp(rfc3339: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is \"\(text)\"; allowed is \(GoogleProtobuf.Timestamp.rfc3339Form)")
    }
    self.message = message
  }
}

extension QueuedSession {
  /// What is wrong with a line, in words for the person who wrote it.
  static func fault(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
    return switch error {
    case .keyNotFound(let key, let context): "\(name(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty ? "this is no JSON object" : "\(name(context.codingPath)) is of another type"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "this is no JSON object" : "\(name(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}
