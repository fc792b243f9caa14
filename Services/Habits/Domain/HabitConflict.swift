package import TitanCore

/// Why something cannot be done to a habit beside what there is.
package enum HabitConflict: Error, Sendable, Hashable {
  /// The id names a habit of other content, or one that was deleted.
  case idTaken(HabitID)
  /// Another habit that is in use has the title.
  case titleTaken(by: HabitID)
  case tooManyHabits
  /// There is no such habit.
  case missing(HabitID)
  /// It is not deleted.
  case notDeleted(HabitID)
  /// It has changed since: its etag is another by now.
  case changed(revision: Int)
  /// Nothing can be recorded.
  case archived(HabitID)
  case beforeStart(CalendarDay)
  case tooManyRecords(CalendarDay)
  /// The id names a record of other content, or one that was deleted.
  case recordTaken(RecordID)
  case recordMissing(RecordID)
  /// A link made it.
  case recordAutomatic(RecordID)
}
