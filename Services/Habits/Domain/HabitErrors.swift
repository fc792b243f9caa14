package import TitanCore

/// Why a change of a habit conflicts with existing data.
package enum HabitConflict: Error, Sendable, Hashable {
  /// The id belongs to a habit with other content, or to a deleted one.
  case idTaken(HabitID)
  /// Another habit in use has the title.
  case titleTaken(by: HabitID)
  case tooManyHabits
  /// There is no such habit.
  case missing(HabitID)
  /// The habit is not deleted.
  case notDeleted(HabitID)
  /// The habit has changed since, so its etag is a different one now.
  case changed(revision: Int)
  /// An archived habit takes no records.
  case archived(HabitID)
  case beforeStart(CalendarDay)
  case tooManyRecords(CalendarDay)
  /// The id belongs to a record with other content, or to a deleted one.
  case recordTaken(RecordID)
  case recordMissing(RecordID)
  /// A link made the record.
  case recordAutomatic(RecordID)
}

/// An invalid habit or record, with all of its violations. Never empty.
package struct InvalidInput: Error, Sendable, Hashable {
  package var violations: [FieldViolation]

  package init(_ violations: [FieldViolation]) { self.violations = violations }

  /// The error for a fraction of something that is counted in times.
  package static func notWhole(_ change: RecordChange) -> InvalidInput {
    let (field, got) =
      switch change {
      case .add(let delta): ("record.delta", "\(delta)")
      case .set(let value): ("record.value", "\(value)")
      case .skip(let skipped): ("record.skipped", "\(skipped)")
      }
    return InvalidInput([
      FieldViolation(
        field: field, reason: "NOT_WHOLE", got: got, allowed: "whole numbers, as the habit is counted in times")
    ])
  }
}
