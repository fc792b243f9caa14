import TitanCore

extension FieldCheck {
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
