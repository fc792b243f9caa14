package import SessionsDomain
package import TitanCore
package import TitanRequests

/// Where the users' clocks and pauses are kept. Every method sees those of the named user only.
package protocol DayStore: Sendable {
  /// Every clock the user has had.
  func clocks(of user: UserID) async throws -> ClockHistory

  /// Makes the clock that follows on the current one: decides and writes under the user's lock, in one transaction, with
  /// the answer to the request's id beside it. `change` may refuse by throwing; then nothing has happened.
  func changeClock(
    of user: UserID, at now: Timestamp, request: RememberedRequest<UserClock>?,
    _ change: @escaping @Sendable (UserClock) throws -> UserClock
  ) async throws -> ChangedClock

  /// Pauses that were not deleted, the one that begins last first.
  func pauses(of user: UserID, after place: PausePlace?, limit: Int) async throws -> [Pause]

  /// Records a pause, unless it is there already: decides and writes under the user's lock.
  ///
  /// - Throws: `PauseConflict`.
  func create(_ pause: Pause, of user: UserID, today: CalendarDay, at now: Timestamp) async throws

  /// Deletes a pause; `true` if it was there, whether or not it had been deleted before.
  func delete(_ id: PauseID, of user: UserID, at now: Timestamp) async throws -> Bool
}

/// What came of a change.
package enum ChangedClock: Sendable, Hashable {
  case changed(UserClock)
  /// The request was answered before, with these bytes.
  case replayed([UInt8])
}

/// Where a page of pauses starts: behind this one.
package struct PausePlace: Sendable, Hashable {
  package var firstDate: CalendarDay
  package var id: PauseID

  package init(firstDate: CalendarDay, id: PauseID) {
    self.firstDate = firstDate
    self.id = id
  }
}
