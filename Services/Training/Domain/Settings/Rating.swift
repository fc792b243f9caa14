package import TitanCore

/// A user's opinion of a workout (decision D13).
package struct Rating: Sendable, Hashable {
  package static let range = 1...5
  /// The rating that an unrated workout counts as.
  package static let neutral = 3

  package var workout: WorkoutID
  package var rating: Int
  package var time: Timestamp

  package init(workout: WorkoutID, rating: Int, time: Timestamp) {
    self.workout = workout
    self.rating = rating
    self.time = time
  }
}
