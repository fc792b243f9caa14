import TitanCore
import TitanZones

/// Collects the violations of a draft, field by field.
struct FieldCheck {
  let now: Timestamp
  private(set) var violations: [FieldViolation] = []

  init(now: Timestamp) { self.now = now }

  mutating func add(_ field: String, _ reason: String, got: String, allowed: String) {
    violations.append(FieldViolation(field: field, reason: reason, got: got, allowed: allowed))
  }

  mutating func sessionID(_ text: String) -> SessionID? {
    if let id = SessionID(text) { return id }
    if text.isEmpty {
      add("session.session_id", "MISSING", got: "nothing", allowed: "a UUID made by the client")
    } else {
      add("session.session_id", "UUID_INVALID", got: quoted(text), allowed: "a UUID in its 36-character form")
    }
    return nil
  }

  /// The time, if it is valid.
  mutating func time(_ time: SessionDraft.Time, _ field: String) -> Timestamp? {
    let allowed = "a time from \(SessionLimits.earliest) to 5 minutes from now"
    switch time {
    case .absent: add(field, "MISSING", got: "nothing", allowed: allowed)
    case .malformed(let text): add(field, "TIME_INVALID", got: text, allowed: allowed)
    case .at(let instant) where instant < SessionLimits.earliest:
      add(field, "TIME_TOO_EARLY", got: "\(instant)", allowed: allowed)
    case .at(let instant) where instant > now + SessionLimits.clockSkew:
      add(field, "TIME_IN_FUTURE", got: "\(instant), and it is \(now) here", allowed: allowed)
    case .at(let instant): return instant
    }
    return nil
  }

  mutating func span(_ start: Timestamp, _ end: Timestamp) {
    if end < start {
      add("session.end_time", "END_BEFORE_START", got: "\(end)", allowed: "the start, \(start), or later")
    } else if end - start > SessionLimits.longest {
      add(
        "session.end_time", "TOO_LONG", got: "\((end - start).components.seconds) s after the start",
        allowed: "at most \(SessionLimits.longest.components.seconds) s after it")
    }
  }

  /// The rules of the zone, if a zone of that name exists.
  mutating func zone(_ name: String) -> ZoneRules? {
    if let rules = ZoneRules(name: name) { return rules }
    let allowed = "an IANA zone such as Europe/Berlin, or UTC"
    add(
      "session.time_zone", name.isEmpty ? "MISSING" : "ZONE_UNKNOWN", got: quoted(name),
      allowed: allowed)
    return nil
  }

  mutating func range(_ value: Int, _ range: ClosedRange<Int>, _ field: String, or also: String? = nil) {
    guard !range.contains(value) else { return }
    violations.append(FieldViolation(field: field, got: value, allowed: range, or: also))
  }

  /// The target; `nil` for 0, which means the target in the settings.
  mutating func target(_ target: Int) -> Int? {
    if target == 0 { return nil }
    range(target, SessionLimits.target, "session.target", or: "0 for the default")
    return target
  }

  mutating func note(_ text: String) {
    let length = text.unicodeScalars.count
    let allowed = "at most \(SessionLimits.noteLength.upperBound) characters, none of them U+0000"
    if !SessionLimits.noteLength.contains(length) {
      add("session.note", "TOO_LONG", got: "\(length) characters", allowed: allowed)
    } else if text.unicodeScalars.contains("\0") {
      add("session.note", "CHARACTER_INVALID", got: "U+0000", allowed: allowed)
    }
  }
}
