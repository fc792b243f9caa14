package import TitanCore
package import TitanRequests
package import TrainingDomain

/// Practices, and the fitness they lead to.
package protocol PracticeStore: Sendable {
  /// Records a practice that begins, unless it is there already.
  ///
  /// - Parameters:
  ///   - now: a practice that began before it is told afterwards, and must not share its time with another.
  ///   - contentDigest: of what it was begun from.
  /// - Throws: `PracticeConflict`.
  func start(
    _ practice: Practice, at now: Timestamp, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice>

  /// What was answered when a practice began, or the practice if it was begun from the same; `nil` if there is none.
  ///
  /// - Throws: `PracticeConflict` if it was begun from something else, or was deleted.
  func started(
    _ id: PracticeID, of user: UserID, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice>?

  func practice(_ id: PracticeID, of user: UserID) async throws -> Practice?

  /// The one that is not over.
  func openPractice(of user: UserID) async throws -> PracticeID?

  /// Newest first.
  func practices(of user: UserID, _ filter: PracticeFilter, limit: Int) async throws -> [Practice]

  /// All of these dates, in any order.
  func practices(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Practice]

  /// The one that was completed last.
  func lastCompleted(of user: UserID) async throws -> Practice?

  /// Completed practices since the last reset of fitness, newest first.
  func fitnessHistory(of user: UserID, limit: Int) async throws -> [Practice]

  /// Of the first practice there is; `nil` for none.
  func firstDate(of user: UserID) async throws -> CalendarDay?

  /// When workouts were last begun, from a date on.
  func lastDates(of user: UserID, from date: CalendarDay) async throws -> [WorkoutID: CalendarDay]

  /// Changes a practice; one that is completed by it moves the user's fitness. `nil` if there is none.
  ///
  /// - Parameter change: is given the fitness as it stands.
  func change(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Practice>?,
    _ change: @escaping @Sendable (inout Practice, FitnessLevel) throws -> Void
  ) async throws -> Answered<Practice>?

  /// Deletes a practice, and takes back what it did to fitness. `false` if there never was one.
  func delete(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Bool>?
  ) async throws -> Answered<Bool>
}

/// Which practices of a list, and where its next page starts.
package struct PracticeFilter: Sendable, Hashable {
  package var fromLocalDate: CalendarDay?
  package var toLocalDate: CalendarDay?
  /// Only what comes after this one in the list.
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

/// Why a practice cannot begin.
package enum PracticeConflict: Error, Sendable, Hashable {
  /// The id names one of other content, or one that was deleted.
  case idTaken(PracticeID)
  /// Another one is not over.
  case running(PracticeID)
  /// It would begin before the newest one ended, or before fitness was reset.
  case overlap(until: Timestamp)
}
