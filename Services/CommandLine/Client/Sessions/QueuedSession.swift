import Foundation
import PoseProto
import SessionsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanZones

/// A session that a device could not send yet, as a line of a queue: a CreateSessionRequest in the JSON format of
/// protocol buffers, with the contract's names. Other members are ignored.
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

/// An integer. It is first read as any number, because Foundation calls the whole line invalid JSON if a number doesn't
/// fit its type.
struct WireNumber<Value: FixedWidthInteger & Sendable>: Decodable, Equatable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Value(exactly: try container.decode(Double.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this isn't a whole number from \(Value.min) to \(Value.max)")
    }
    self.value = value
  }
}

/// A time in the JSON format of protocol buffers.
struct WireTime: Decodable, Equatable {
  let message: GoogleProtobuf.Timestamp

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let message = GoogleProtobuf.Timestamp(rfc3339: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is \"\(text)\", but should be \(GoogleProtobuf.Timestamp.rfc3339Form)")
    }
    self.message = message
  }
}

extension QueuedSession {
  /// The error in a line, in words for the person who wrote it.
  static func fault(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
    return switch error {
    case .keyNotFound(let key, let context): "\(name(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty ? "this isn't a JSON object" : "\(name(context.codingPath)) has the wrong type"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "this isn't a JSON object" : "\(name(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}

extension QueuedSession {
  /// The stream that the receipt is for; `nil` without a receipt.
  var streamID: String? {
    struct Claims: Decodable { var stream: String }
    let parts = (receiptJWS ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Base64URL.decode(parts[1]) else { return nil }
    return try? JSONDecoder().decode(Claims.self, from: Data(payload)).stream
  }

  /// The same request with another receipt for its stream: it takes over the receipt's times, moves the sets along, and
  /// updates the UTC offset.
  func retimed(_ receipt: PoseV1.RepReceipt) -> SessionsV1.CreateSessionRequest? {
    var request = request
    guard var session = request.session, let old = session.startTime, let start = receipt.startTime,
      let end = receipt.endTime
    else { return nil }
    let shift = Timestamp(start) - Timestamp(old)
    func moved(_ time: GoogleProtobuf.Timestamp?) -> GoogleProtobuf.Timestamp? {
      time.map { .init(Timestamp($0) + shift) }
    }
    for index in session.sets.indices {
      session.sets[index].startTime = moved(session.sets[index].startTime)
      session.sets[index].endTime = moved(session.sets[index].endTime)
    }
    (session.startTime, session.endTime) = (start, end)
    if let zone = ZoneRules(name: session.timeZone) {
      session.utcOffsetSeconds = Int32(zone.utcOffsetSeconds(at: Timestamp(start)))
    }
    (request.session, request.receiptJws) = (session, receipt.jws)
    // The refused request had the old id.
    if !request.requestID.isEmpty { request.requestID = UUID().uuidString.lowercased() }
    return request
  }
}
