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

/// The place where a page of ratings starts: after this rating.
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

/// The reason why a workout cannot be created.
package enum WorkoutConflict: Error, Sendable, Hashable {
  /// The id belongs to a workout with other content, or to a deleted one.
  case idTaken(WorkoutID)
  case tooMany
}

/// The reason why a workout cannot be chosen for a date.
package enum SelectionConflict: Error, Sendable, Hashable {
  /// The date has `Selection.mostOfDate` already.
  case tooMany(CalendarDay)
}

/// Stores practices, and the fitness that results from them.
package protocol PracticeStore: Sendable {
  /// Records a practice that begins, unless it is recorded already.
  ///
  /// - Parameters:
  ///   - now: a practice that began before this was reported afterwards, in any order; it must not begin within another
  ///     one.
  ///   - contentDigest: the digest of what it was begun with.
  /// - Throws: `PracticeConflict`.
  func start(
    _ practice: Practice, at now: Timestamp, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice>

  /// The answer to a practice's start, or the practice if it was begun with the same content; `nil` if there is none.
  ///
  /// - Throws: `PracticeConflict` if it was begun with other content, or was deleted.
  func started(
    _ id: PracticeID, of user: UserID, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice>?

  func practice(_ id: PracticeID, of user: UserID) async throws -> Practice?

  /// The practice that has not ended.
  func openPractice(of user: UserID) async throws -> PracticeID?

  /// Newest first.
  func practices(of user: UserID, _ filter: PracticeFilter, limit: Int) async throws -> [Practice]

  /// All practices of these dates, in any order.
  func practices(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Practice]

  /// The practice that was completed most recently.
  func lastCompleted(of user: UserID) async throws -> Practice?

  /// Completed practices since the last reset of fitness, newest first.
  func fitnessHistory(of user: UserID, limit: Int) async throws -> [Practice]

  /// The date of the user's first practice; `nil` if there is none.
  func firstDate(of user: UserID) async throws -> CalendarDay?

  /// The dates, since a given one, on which workouts were last begun.
  func lastDates(of user: UserID, from date: CalendarDay) async throws -> [WorkoutID: CalendarDay]

  /// Changes a practice; if it is completed by that, the user's fitness changes. Returns `nil` if there is none.
  ///
  /// Fitness follows the order in which practices ended. If a practice is completed before others were, it is credited
  /// in its place, and the credit of those after it is recalculated. Its `highest` classes are those before and after
  /// the change, so that no class is celebrated twice.
  ///
  /// - Parameter change: receives the current fitness.
  /// - Throws: `PracticeConflict.overlapsNext`, and what `change` throws.
  func change(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Practice>?,
    _ change: @escaping @Sendable (inout Practice, FitnessLevel) throws -> Void
  ) async throws -> Answered<Practice>?

  /// Deletes a practice, and takes back its effect on fitness. Returns `false` if there never was one.
  func delete(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Bool>?
  ) async throws -> Answered<Bool>
}

/// Selects the practices of a list, and where its next page starts.
package struct PracticeFilter: Sendable, Hashable {
  package var fromLocalDate: CalendarDay?
  package var toLocalDate: CalendarDay?
  /// Only practices after this one in the list.
  package var after: Place?

  package struct Place: Sendable, Hashable {
    package var start: Timestamp
    package var id: PracticeID

    package init(start: Timestamp, id: PracticeID) {
      self.start = start
      self.id = id
    }
  }

  package init(fromLocalDate: CalendarDay? = nil, toLocalDate: CalendarDay? = nil, after: Place? = nil) {
    self.fromLocalDate = fromLocalDate
    self.toLocalDate = toLocalDate
    self.after = after
  }
}

/// The reason why a practice cannot begin or continue.
package enum PracticeConflict: Error, Sendable, Hashable {
  /// The id belongs to a practice with other content, or to a deleted one.
  case idTaken(PracticeID)
  /// Another practice has not ended.
  case running(PracticeID)
  /// The practice would begin within another one, or before fitness was reset.
  case overlap(until: Timestamp)
  /// The practice would continue after the next one began.
  case overlapsNext(from: Timestamp)
}
