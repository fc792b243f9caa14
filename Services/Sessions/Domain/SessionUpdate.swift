/// A later change by a session's owner, which never affects the count. Holds only valid values.
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
