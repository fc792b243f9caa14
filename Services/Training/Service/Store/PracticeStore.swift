package import TitanCore
package import TitanRequests
package import TrainingDomain

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

/// Why a practice cannot begin or continue.
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
