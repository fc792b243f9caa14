package import TitanCore

/// A record as the client sent it.
package struct RecordDraft: Sendable, Hashable {
  package enum Time: Sendable, Hashable {
    case now
    case at(Timestamp)
    /// Not a time; the text describes what came instead.
    case malformed(String)
  }

  package var change: RecordChange
  package var occurTime: Time
  /// `nil` for the zone's offset.
  package var utcOffsetSeconds: Int?
  /// The unparsed text; empty means the date of the time. For a change that adds, the server determines the date.
  package var localDate: String
  package var note: String

  package init(
    _ change: RecordChange, at occurTime: Time = .now, utcOffsetSeconds: Int? = nil, localDate: String = "",
    note: String = ""
  ) {
    self.change = change
    self.occurTime = occurTime
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.note = note
  }

  /// A record's time, its clock and its date, decided once, here (decision D1).
  package struct Checked: Sendable, Hashable {
    package var change: RecordChange
    package var occurTime: Timestamp
    package var utcOffsetSeconds: Int
    package var localDate: CalendarDay
    package var note: String
  }

  /// - Parameters:
  ///   - dayStart: when the user's days began at an instant.
  ///   - zoneOffset: how far the device's zone is ahead of UTC at an instant.
  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked(
    at now: Timestamp, dayStart: (Timestamp) -> DayStart = { _ in .midnight }, zoneOffset: (Timestamp) -> Int
  ) throws(InvalidInput) -> Checked {
    var violations: [FieldViolation] = []
    let time = time(now, &violations)
    if let utcOffsetSeconds, !HabitLimits.utcOffsetSeconds.contains(utcOffsetSeconds) {
      violations.append(
        FieldViolation(
          field: "record.utc_offset_seconds", got: utcOffsetSeconds, allowed: HabitLimits.utcOffsetSeconds))
    }
    checkChange(&violations)
    let scalars = note.unicodeScalars
    if !HabitLimits.noteLength.contains(scalars.count) || scalars.contains("\0") {
      violations.append(
        FieldViolation(
          field: "record.note", reason: "NOTE_INVALID", got: "\(scalars.count) characters",
          allowed: "up to \(HabitLimits.noteLength.upperBound) characters, none of them U+0000"))
    }
    let offset = utcOffsetSeconds ?? time.map(zoneOffset) ?? 0
    let named = namedDate(now, &violations)
    guard violations.isEmpty, let time else { throw InvalidInput(violations) }
    let date = named ?? CalendarDay(of: time, utcOffsetSeconds: offset, dayStart: dayStart(time))
    return Checked(change: change, occurTime: time, utcOffsetSeconds: offset, localDate: date, note: note)
  }

  private func time(_ now: Timestamp, _ violations: inout [FieldViolation]) -> Timestamp? {
    let allowed = "a time from \(HabitLimits.earliest) to 5 minutes from now, or none for now"
    let (reason, got): (String, String)
    switch occurTime {
    case .now: return now
    case .malformed(let text): (reason, got) = ("TIME_INVALID", text)
    case .at(let instant) where instant < HabitLimits.earliest: (reason, got) = ("TIME_TOO_EARLY", "\(instant)")
    case .at(let instant) where instant > now + HabitLimits.clockSkew:
      (reason, got) = ("TIME_IN_FUTURE", "\(instant), and it is \(now) here")
    case .at(let instant): return instant
    }
    violations.append(FieldViolation(field: "record.occur_time", reason: reason, got: got, allowed: allowed))
    return nil
  }

  private func checkChange(_ violations: inout [FieldViolation]) {
    let (field, number, range): (String, Amount, ClosedRange<Amount>)
    switch change {
    case .add(let delta): (field, number, range) = ("record.delta", delta, HabitLimits.delta)
    case .set(let value): (field, number, range) = ("record.value", value, HabitLimits.value)
    case .skip: return
    }
    guard !range.contains(number) else { return }
    violations.append(FieldViolation(field: field, got: number, allowed: range))
  }

  /// The date that a value or a skip names; `nil` if it is missing.
  private func namedDate(_ now: Timestamp, _ violations: inout [FieldViolation]) -> CalendarDay? {
    if case .add = change { return nil }
    if localDate.isEmpty { return nil }
    // Where the date changes first, it is already tomorrow.
    let last = CalendarDay(of: now, utcOffsetSeconds: 0) + 1
    let allowed = "YYYY-MM-DD from \(HabitLimits.earliestDate) to \(last), or nothing"
    guard let date = CalendarDay(localDate), date >= HabitLimits.earliestDate else {
      violations.append(
        FieldViolation(field: "record.local_date", reason: "DATE_INVALID", got: quoted(localDate), allowed: allowed))
      return nil
    }
    guard date <= last else {
      violations.append(
        FieldViolation(field: "record.local_date", reason: "DATE_IN_FUTURE", got: quoted(localDate), allowed: allowed))
      return nil
    }
    return date
  }
}
