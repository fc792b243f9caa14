import TitanCore

/// A pause as a client sent it, not yet checked.
package struct PauseDraft: Sendable, Hashable {
  package var pauseID: String
  package var firstLocalDate: String
  package var lastLocalDate: String
  package var reason: String

  package init(pauseID: String, firstLocalDate: String, lastLocalDate: String, reason: String) {
    self.pauseID = pauseID
    self.firstLocalDate = firstLocalDate
    self.lastLocalDate = lastLocalDate
    self.reason = reason
  }

  /// The draft as a pause. Conflicts with other pauses aren't checked.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked() throws(InvalidSession) -> Pause {
    var violations: [FieldViolation] = []
    let id = PauseID(pauseID)
    if id == nil {
      violations.append(
        FieldViolation(
          field: "pause.pause_id", reason: pauseID.isEmpty ? "MISSING" : "UUID_INVALID",
          got: quoted(pauseID), allowed: "a UUID made by the client"))
    }
    let first = Self.date(firstLocalDate, "pause.first_local_date", &violations)
    let last = Self.date(lastLocalDate, "pause.last_local_date", &violations)
    if let first, let last, last < first || last - first >= Pause.longest {
      violations.append(
        FieldViolation(
          field: "pause.last_local_date", reason: "OUT_OF_RANGE",
          got: "\(last)", allowed: "\(first) to \(first + (Pause.longest - 1))"))
    }
    let length = reason.unicodeScalars.count
    if !Pause.reasonLength.contains(length) || reason.unicodeScalars.contains("\0") {
      violations.append(
        FieldViolation(
          field: "pause.reason", reason: Pause.reasonLength.contains(length) ? "CHARACTER_INVALID" : "TOO_LONG",
          got: "\(length) characters", allowed: "at most \(Pause.reasonLength.upperBound), none of them U+0000"))
    }
    guard violations.isEmpty, let id, let first, let last else { throw InvalidSession(violations: violations) }
    return Pause(id: id, dates: first...last, reason: reason)
  }

  private static func date(_ text: String, _ field: String, _ violations: inout [FieldViolation]) -> CalendarDay? {
    let date = CalendarDay(text)
    if date == nil {
      violations.append(
        FieldViolation(
          field: field, reason: text.isEmpty ? "MISSING" : "DATE_INVALID",
          got: quoted(text), allowed: "YYYY-MM-DD"))
    }
    return date
  }
}
