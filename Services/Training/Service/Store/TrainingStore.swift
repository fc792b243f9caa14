package import TitanCore
package import TitanRequests
package import TrainingDomain

/// Stores users' training data. Every method sees only the named user's data. Every change that depends on stored data
/// is decided and written under the user's lock, in one transaction, together with the answer for the request's id. A
/// change that throws has no effect.
package protocol TrainingStore: SettingsStore, WorkoutStore, PracticeStore {}

/// Fitness, preferences, plans, ratings and selections.
package protocol SettingsStore: Sendable {
  func level(of user: UserID) async throws -> FitnessLevel

  func preferences(of user: UserID) async throws -> Preferences

  func changePreferences(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Preferences>?,
    _ change: @escaping @Sendable (Preferences) throws -> Preferences
  ) async throws -> Answered<Preferences>

  /// `nil` if the user has set none.
  func plan(of user: UserID) async throws -> Plan?

  /// Returns the resulting plan; a plan that was set already keeps its time.
  func set(_ plan: Plan, of user: UserID) async throws -> Plan

  /// Every rating of the user; there are no more than workouts.
  func ratings(of user: UserID) async throws -> [WorkoutID: Int]

  /// Newest first.
  func ratings(of user: UserID, after place: RatingPlace?, limit: Int) async throws -> [Rating]

  /// Sets or removes a rating; returns the resulting one. Setting the same rating again keeps its time.
  func rate(_ workout: WorkoutID, _ rating: Int?, of user: UserID, at now: Timestamp) async throws -> Rating?

  /// Returns the new selection, or the existing one for the same choice.
  ///
  /// - Throws: `SelectionConflict`.
  func select(_ selection: Selection, of user: UserID) async throws -> Selection

  /// Deletes a selection; `true` if it ever existed, even if it was deleted before.
  func deselect(_ id: SelectionID, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Oldest date first.
  func selections(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Selection]

  func reset(
    _ scopes: Set<ResetScope>, of user: UserID, at now: Timestamp, request: RememberedRequest<Set<ResetScope>>?
  ) async throws -> Answered<Set<ResetScope>>
}

/// Where a page of ratings starts: after this rating.
package struct RatingPlace: Sendable, Hashable {
  package var time: Timestamp
  package var workout: WorkoutID

  package init(time: Timestamp, workout: WorkoutID) {
    self.time = time
    self.workout = workout
  }
}

/// Stores users' own workouts.
package protocol WorkoutStore: Sendable {
  /// All of the user's workouts, newest first; at most `Workout.mostOwn`.
  func workouts(of user: UserID) async throws -> [Workout]

  func workout(_ id: WorkoutID, of user: UserID) async throws -> Workout?

  /// Returns the new workout, or the existing one with the same content.
  ///
  /// - Throws: `WorkoutConflict`.
  func create(_ workout: Workout, contentDigest: [UInt8], of user: UserID) async throws -> Workout

  /// `nil` if there is none.
  func change(
    _ id: WorkoutID, of user: UserID, at now: Timestamp, request: RememberedRequest<Workout>?,
    _ change: @escaping @Sendable (Workout) throws -> Workout
  ) async throws -> Answered<Workout>?

  /// Deletes a workout; `true` if it ever existed, even if it was deleted before.
  func delete(_ id: WorkoutID, of user: UserID, at now: Timestamp) async throws -> Bool
}

/// Why a workout cannot be created.
package enum WorkoutConflict: Error, Sendable, Hashable {
  /// The id belongs to a workout with other content, or to a deleted one.
  case idTaken(WorkoutID)
  case tooMany
}

/// Why a workout cannot be chosen for a date.
package enum SelectionConflict: Error, Sendable, Hashable {
  /// The date has `Selection.mostOfDate` already.
  case tooMany(CalendarDay)
}
