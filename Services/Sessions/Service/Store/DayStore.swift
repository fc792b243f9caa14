package import SessionsDomain
package import TitanCore
package import TitanRequests

/// The store of users' clocks and pauses. Every method sees only the given user's.
package protocol DayStore: Sendable {
  /// All clocks the user has had.
  func clocks(of user: UserID) async throws -> ClockHistory

  /// Replaces the current clock. Decides and writes under the user's lock, in one transaction, and stores the response
  /// under the request id. If `change` throws, nothing is changed.
  func changeClock(
    of user: UserID, at now: Timestamp, request: RememberedRequest<UserClock>?,
    _ change: @escaping @Sendable (UserClock) throws -> UserClock
  ) async throws -> ChangedClock

  /// The user's undeleted pauses, latest start first.
  func pauses(of user: UserID, after place: PausePlace?, limit: Int) async throws -> [Pause]

  /// Records a pause unless it exists already. Decides and writes under the user's lock.
  ///
  /// - Throws: `PauseConflict`.
  func create(_ pause: Pause, of user: UserID, today: CalendarDay, at now: Timestamp) async throws

  /// Deletes a pause. Returns `true` if it exists, even if it was deleted before.
  func delete(_ id: PauseID, of user: UserID, at now: Timestamp) async throws -> Bool
}

/// The outcome of a clock change.
package enum ChangedClock: Sendable, Hashable {
  case changed(UserClock)
  /// The request was answered before, with this response.
  case replayed([UInt8])
}

/// Where a page of pauses starts: after this one.
package struct PausePlace: Sendable, Hashable {
  package var firstDate: CalendarDay
  package var id: PauseID

  package init(firstDate: CalendarDay, id: PauseID) {
    self.firstDate = firstDate
    self.id = id
  }
}
