package import TitanCore

package enum PauseOwner {}
/// Identifies a pause; chosen by the client, unique per user.
package typealias PauseID = Identifier<PauseOwner>

/// Dates that a user has declared training-free: they neither extend a streak nor end it.
package struct Pause: Sendable, Hashable {
  package var id: PauseID
  package var dates: ClosedRange<CalendarDay>
  package var reason: String

  package init(id: PauseID, dates: ClosedRange<CalendarDay>, reason: String) {
    self.id = id
    self.dates = dates
    self.reason = reason
  }

  /// The number of dates before today that a pause may begin.
  private static let reachBack = 3
  /// The maximum number of dates in a pause: ten years.
  package static let longest = 3_653
  /// The limit per user, because every streak calculation and every follower of the feed reads all of them.
  package static let most = 1_000
  /// The length of a reason in Unicode scalars.
  fileprivate static let reasonLength = 0...200

  /// Checks that the pause doesn't conflict with the others.
  package func check(beside others: [Pause], today: CalendarDay) throws(PauseConflict) {
    guard dates.lowerBound >= today - Self.reachBack else { throw .tooFarBack(earliest: today - Self.reachBack) }
    if let other = others.first(where: { $0.dates.overlaps(dates) }) { throw .overlap(with: other.id) }
    guard others.count < Self.most else { throw .tooMany }
  }
}

/// Why a pause is refused.
package enum PauseConflict: Error, Sendable, Hashable {
  /// The id belongs to another pause or to a deleted one.
  case idTaken(PauseID)
  /// It can't begin before this date: nobody should turn missed dates into a pause long afterwards.
  case tooFarBack(earliest: CalendarDay)
  /// It shares a date with another pause.
  case overlap(with: PauseID)
  /// The user already has `Pause.most` pauses.
  case tooMany
}

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
