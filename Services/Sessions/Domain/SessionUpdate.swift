/// What of a session its owner changes afterwards: nothing that was counted. Made of possible values only.
package struct SessionUpdate: Sendable, Hashable {
  /// `nil` stays as it is.
  package let note: String?
  /// `nil` stays as it is.
  package let target: Int?

  /// - Parameter target: 0 means the default.
  /// - Throws: everything that is wrong, each with what came and what is allowed.
  package init(note: String? = nil, target: Int? = nil) throws(InvalidSession) {
    // No time is looked at.
    var check = FieldCheck(now: SessionLimits.earliest)
    if let note { check.note(note) }
    self.note = note
    self.target = target.map { check.target($0) }
    guard check.violations.isEmpty else { throw InvalidSession(violations: check.violations) }
  }

  package func applied(to facts: SessionFacts) -> SessionFacts {
    var changed = facts
    changed.note = note ?? facts.note
    changed.target = target ?? facts.target
    return changed
  }
}
