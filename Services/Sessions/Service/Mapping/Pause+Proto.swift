import SessionsDomain
import TitanCore
import TitanProto
import TitanRPC

extension SessionsV1.Pause {
  init(_ pause: Pause) {
    self.init(
      pauseID: "\(pause.id)", firstLocalDate: "\(pause.dates.lowerBound)", lastLocalDate: "\(pause.dates.upperBound)",
      reason: pause.reason)
  }
}

extension Pause {
  /// - Throws: INVALID_ARGUMENT with a violation for each wrong field.
  init(_ message: SessionsV1.Pause) throws {
    var violations: [FieldViolation] = []
    let id = PauseID(message.pauseID)
    if id == nil {
      violations.append(
        FieldViolation(
          field: "pause.pause_id",
          description: "got \(Self.quoted(message.pauseID)); allowed: a UUID made by the client",
          reason: message.pauseID.isEmpty ? "MISSING" : "UUID_INVALID"))
    }
    let first = Self.date(message.firstLocalDate, "pause.first_local_date", &violations)
    let last = Self.date(message.lastLocalDate, "pause.last_local_date", &violations)
    if let first, let last, last < first || last - first >= Pause.longest {
      violations.append(
        FieldViolation(
          field: "pause.last_local_date",
          description: "got \(last); allowed: \(first) to \(first + (Pause.longest - 1))", reason: "OUT_OF_RANGE"))
    }
    let length = message.reason.unicodeScalars.count
    if !Pause.reasonLength.contains(length) || message.reason.unicodeScalars.contains("\0") {
      violations.append(
        FieldViolation(
          field: "pause.reason",
          description:
            "got \(length) characters; allowed: at most \(Pause.reasonLength.upperBound), none of them U+0000",
          reason: Pause.reasonLength.contains(length) ? "CHARACTER_INVALID" : "TOO_LONG"))
    }
    guard violations.isEmpty, let id, let first, let last else { throw RPCError.invalid(violations) }
    self.init(id: id, dates: first...last, reason: message.reason)
  }

  private static func date(_ text: String, _ field: String, _ violations: inout [FieldViolation]) -> CalendarDay? {
    let date = CalendarDay(text)
    if date == nil {
      violations.append(
        FieldViolation(
          field: field, description: "got \(quoted(text)); allowed: YYYY-MM-DD",
          reason: text.isEmpty ? "MISSING" : "DATE_INVALID"))
    }
    return date
  }

  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "nothing" : text.count <= 64 ? "\"\(text)\"" : "\(text.count) characters"
  }
}
