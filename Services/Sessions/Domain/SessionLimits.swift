package import TitanCore
import TitanZones

/// The limits of a session. The contract states the same numbers.
package enum SessionLimits {
  package static let reps = 1...10_000
  fileprivate static let sets = 0...1_000
  /// The target a client may set per session.
  static let target = 1...500
  /// The default goal per session, as in the settings (R0-28).
  package static let defaultTarget = 10
  /// The goal a user may set per day.
  static let dailyGoal = 1...10_000
  /// The default goal in reps per day: one session with the default target.
  static let defaultDailyGoal = 10
  /// The length of a note in Unicode scalars.
  fileprivate static let noteLength = 0...1_000
  static let utcOffsetSeconds = -64_800...64_800
  /// The maximum time from start to end.
  package static let longest: Duration = .seconds(6 * 3600)
  /// How far a time may be ahead of the server's clock (decision D30).
  fileprivate static let clockSkew: Duration = .seconds(300)
  /// How far a session's times may lie from those of its receipt: each of the two clocks may be off by `clockSkew`.
  static let receiptTolerance: Duration = .seconds(300)
  /// 2000-01-01T00:00:00Z. An earlier time comes from a clock that was never set.
  static let earliest = Timestamp(seconds: 946_684_800)
  /// The number of sessions a device may send at once.
  package static let batch = 200
  /// How long a deleted session can be restored.
  package static let undeletable: Duration = .seconds(30 * 86_400)
  /// A session received later than this after its end is late.
  static let lateAfter: Duration = .seconds(86_400)
}

/// All violations in a session, a clock or a pause that a client sent. There is at least one.
package struct InvalidSession: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
}

/// Checks the fields of a draft one by one and collects their violations.
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

  /// The maximum number of wrong sets that are reported. The rest is ignored, so that an error stays small.
  private static let namedSets = 5

  /// Checks that the sets are in order, don't overlap, lie within the session and add up to its reps.
  mutating func sets(
    _ drafts: [SessionDraft.Set], of reps: Int, _ sessionStart: Timestamp?, _ sessionEnd: Timestamp?
  ) -> [RepSet] {
    guard SessionLimits.sets.contains(drafts.count) else {
      add(
        "session.sets", "TOO_MANY", got: "\(drafts.count) sets",
        allowed: "at most \(SessionLimits.sets.upperBound)")
      return []
    }
    var sets: [RepSet] = []
    var earliest = sessionStart
    var wrong = 0
    for (index, draft) in drafts.enumerated() where wrong < Self.namedSets {
      let before = violations.count
      if let set = set(draft, "session.sets[\(index)]", from: earliest, to: sessionEnd) {
        sets.append(set)
        earliest = max(earliest ?? set.end, set.end)
      }
      if violations.count > before { wrong += 1 }
    }
    let sum = drafts.reduce(0) { $0 + $1.reps }
    if !drafts.isEmpty, sum != reps {
      add("session.sets", "SUM_MISMATCH", got: "\(sum) reps in all sets", allowed: "the session's \(reps)")
    }
    return sets
  }

  private mutating func set(
    _ draft: SessionDraft.Set, _ field: String, from earliest: Timestamp?, to latest: Timestamp?
  ) -> RepSet? {
    range(draft.reps, SessionLimits.reps, field + ".reps")
    let start = time(draft.start, field + ".start_time")
    let end = time(draft.end, field + ".end_time")
    guard let start, let end else { return nil }
    if let earliest, start < earliest {
      add(
        field + ".start_time", "OUT_OF_ORDER", got: "\(start)",
        allowed: "\(earliest) or later: the session's start or the end of the set before")
    }
    if end < start {
      add(field + ".end_time", "END_BEFORE_START", got: "\(end)", allowed: "the set's start, \(start), or later")
    } else if let latest, end > latest {
      add(field + ".end_time", "AFTER_SESSION", got: "\(end)", allowed: "the session's end, \(latest), or earlier")
    }
    return RepSet(reps: draft.reps, start: start, end: end)
  }
}
