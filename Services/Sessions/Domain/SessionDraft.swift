package import TitanCore
import TitanZones

/// A session as a client sent it, not yet checked.
package struct SessionDraft: Sendable, Hashable {
  /// A time as received.
  package enum Time: Sendable, Hashable {
    case absent
    /// Not a time; the text describes what was received.
    case malformed(String)
    case at(Timestamp)
  }

  package struct Set: Sendable, Hashable {
    package var reps: Int
    package var start: Time
    package var end: Time

    package init(reps: Int, start: Time, end: Time) {
      self.reps = reps
      self.start = start
      self.end = end
    }
  }

  package var sessionID: String
  package var start: Time
  package var end: Time
  package var timeZone: String
  /// `nil` for the zone's offset at the start.
  package var utcOffsetSeconds: Int?
  package var reps: Int
  package var sets: [Set]
  /// 0 for the target in the settings.
  package var target: Int
  package var note: String

  package init(
    sessionID: String, start: Time, end: Time, timeZone: String, utcOffsetSeconds: Int? = nil, reps: Int,
    sets: [Set] = [], target: Int = 0, note: String = ""
  ) {
    self.sessionID = sessionID
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.reps = reps
    self.sets = sets
    self.target = target
    self.note = note
  }

  /// The draft as a claim.
  ///
  /// An offset in the draft is the device's own and may differ from this server's tz database: zone rules change by
  /// decree, and devices and servers are updated on different days. The date on the user's own clock counts. Without an
  /// offset, the zone's offset at the start is used.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked(at now: Timestamp) throws(InvalidSession) -> SessionClaim {
    var check = FieldCheck(now: now)
    let id = check.sessionID(sessionID)
    let start = check.time(start, "session.start_time")
    let end = check.time(end, "session.end_time")
    if let start, let end { check.span(start, end) }
    let zone = check.zone(timeZone)
    if let utcOffsetSeconds {
      check.range(utcOffsetSeconds, SessionLimits.utcOffsetSeconds, "session.utc_offset_seconds")
    }
    check.range(reps, SessionLimits.reps, "session.reps")
    let target = check.target(target)
    check.note(note)
    let sets = check.sets(sets, of: reps, start, end)
    guard check.violations.isEmpty, let id, let start, let end, let zone else {
      throw InvalidSession(violations: check.violations)
    }
    return SessionClaim(
      sessionID: id, start: start, end: end, timeZone: timeZone,
      utcOffsetSeconds: utcOffsetSeconds ?? zone.utcOffsetSeconds(at: start), reps: reps, sets: sets, target: target,
      note: note)
  }
}

/// A later change by a session's owner, which never affects the count. It holds only valid values.
package struct SessionUpdate: Sendable, Hashable {
  /// `nil` to leave it unchanged.
  package let note: String?
  /// `nil` to leave it unchanged; 0 for the target in the settings at the session's start.
  package let target: Int?

  /// - Throws: every violation, each with the value received and the values allowed.
  package init(note: String? = nil, target: Int? = nil) throws(InvalidSession) {
    // No times are checked, so any instant will do.
    var check = FieldCheck(now: SessionLimits.earliest)
    if let note { check.note(note) }
    self.note = note
    if let target { _ = check.target(target) }
    self.target = target
    guard check.violations.isEmpty else { throw InvalidSession(violations: check.violations) }
  }

  /// Whether applying it needs the goals at the session's start.
  package var needsGoals: Bool { target == 0 }

  /// - Parameter goals: those in force at the session's start.
  package func applied(to facts: SessionFacts, goals: Goals = .standard) -> SessionFacts {
    var changed = facts
    changed.note = note ?? facts.note
    if let target { changed.target = target == 0 ? goals.sessionTarget : target }
    return changed
  }
}
