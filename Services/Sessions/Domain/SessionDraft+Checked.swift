package import TitanCore
import TitanZones

extension SessionDraft {
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
