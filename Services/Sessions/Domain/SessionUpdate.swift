/// What of a session its owner changes afterwards: nothing that was counted. Made of possible values only.
package struct SessionUpdate: Sendable, Hashable {
  /// `nil` stays as it is.
  package let note: String?
  /// `nil` stays as it is, 0 is what the settings said at the session's start.
  package let target: Int?

  /// - Throws: everything that is wrong, each with what came and what is allowed.
  package init(note: String? = nil, target: Int? = nil) throws(InvalidSession) {
    // No time is looked at.
    var check = FieldCheck(now: SessionLimits.earliest)
    if let note { check.note(note) }
    self.note = note
    if let target { _ = check.target(target) }
    self.target = target
    guard check.violations.isEmpty else { throw InvalidSession(violations: check.violations) }
  }

  /// Whether it takes knowing what the settings said at the session's start.
  package var needsGoals: Bool { target == 0 }

  /// - Parameter goals: those in force at the session's start.
  package func applied(to facts: SessionFacts, goals: Goals = .standard) -> SessionFacts {
    var changed = facts
    changed.note = note ?? facts.note
    if let target { changed.target = target == 0 ? goals.sessionTarget : target }
    return changed
  }
}
