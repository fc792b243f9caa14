package import TitanCore

/// A workout chosen for a date (decision D24).
package struct Selection: Sendable, Hashable {
  /// The maximum for one date: the number of workouts that one practice may have.
  package static let mostOfDate = Practice.workoutCount.upperBound

  package var id: SelectionID
  package var workout: WorkoutID
  package var localDate: CalendarDay
  package var createTime: Timestamp

  package init(id: SelectionID, workout: WorkoutID, localDate: CalendarDay, createTime: Timestamp) {
    self.id = id
    self.workout = workout
    self.localDate = localDate
    self.createTime = createTime
  }
}
