package import TitanCore
package import TitanRequests
package import TrainingDomain

/// Where what users have of training is kept. Every method sees what belongs to the named user only; every change that is
/// decided from what is there is decided and written under the user's lock, in one transaction, with the answer to the
/// request's id beside it. A change that throws has not happened.
package protocol TrainingStore: SettingsStore, WorkoutStore, PracticeStore {}

/// Fitness, preferences, plans, ratings and selections.
package protocol SettingsStore: Sendable {
  func level(of user: UserID) async throws -> FitnessLevel

  func preferences(of user: UserID) async throws -> Preferences

  func changePreferences(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Preferences>?,
    _ change: @escaping @Sendable (Preferences) throws -> Preferences
  ) async throws -> Answered<Preferences>

  /// `nil` if none was set.
  func plan(of user: UserID) async throws -> Plan?

  /// The plan as it is then: what was set already keeps its time.
  func set(_ plan: Plan, of user: UserID) async throws -> Plan

  /// Every rating; there are no more than workouts.
  func ratings(of user: UserID) async throws -> [WorkoutID: Int]

  /// Newest first.
  func ratings(of user: UserID, after place: RatingPlace?, limit: Int) async throws -> [Rating]

  /// Sets a rating, or takes it back; what it is then. The same again keeps its time.
  func rate(_ workout: WorkoutID, _ rating: Int?, of user: UserID, at now: Timestamp) async throws -> Rating?

  /// The new selection, or the one that is there for the same choice.
  ///
  /// - Throws: `SelectionConflict`.
  func select(_ selection: Selection, of user: UserID) async throws -> Selection

  /// Deletes a selection; `true` if it was there, whether or not it had been deleted before.
  func deselect(_ id: SelectionID, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Oldest date first.
  func selections(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Selection]

  func reset(
    _ scopes: Set<ResetScope>, of user: UserID, at now: Timestamp, request: RememberedRequest<Set<ResetScope>>?
  ) async throws -> Answered<Set<ResetScope>>
}

/// Where a page of ratings starts: behind this one.
package struct RatingPlace: Sendable, Hashable {
  package var time: Timestamp
  package var workout: WorkoutID

  package init(time: Timestamp, workout: WorkoutID) {
    self.time = time
    self.workout = workout
  }
}

/// Workouts of users' own.
package protocol WorkoutStore: Sendable {
  /// All there are, newest first; at most `Workout.mostOwn`.
  func workouts(of user: UserID) async throws -> [Workout]

  func workout(_ id: WorkoutID, of user: UserID) async throws -> Workout?

  /// The new workout, or the one that is there with the same content.
  ///
  /// - Throws: `WorkoutConflict`.
  func create(_ workout: Workout, contentDigest: [UInt8], of user: UserID) async throws -> Workout

  /// `nil` if there is none.
  func change(
    _ id: WorkoutID, of user: UserID, at now: Timestamp, request: RememberedRequest<Workout>?,
    _ change: @escaping @Sendable (Workout) throws -> Workout
  ) async throws -> Answered<Workout>?

  /// Deletes a workout; `true` if it was there, whether or not it had been deleted before.
  func delete(_ id: WorkoutID, of user: UserID, at now: Timestamp) async throws -> Bool
}

/// Why a workout cannot be made.
package enum WorkoutConflict: Error, Sendable, Hashable {
  /// The id names one of other content, or one that was deleted.
  case idTaken(WorkoutID)
  case tooMany
}

/// Why a workout cannot be chosen for a date.
package enum SelectionConflict: Error, Sendable, Hashable {
  /// There are `Selection.mostOfDate` already.
  case tooMany(CalendarDay)
}
