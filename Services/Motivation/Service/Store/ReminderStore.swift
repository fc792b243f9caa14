package import MotivationDomain
package import TitanCore
package import TitanRequests

/// Where series of reminders are kept. Every method sees what belongs to the named user only.
package protocol ReminderStore: Sendable {
  /// Records a series, unless it is there already: decides and writes under the user's lock.
  ///
  /// - Parameter isDryRun: whether only to decide.
  /// - Throws: `ReminderConflict`.
  func create(_ reminder: Reminder, of user: UserID, isDryRun: Bool) async throws -> Reminder

  /// Changes a series under the user's lock, with the answer to the request's id beside it; `nil` if there is none.
  /// `change` may refuse by throwing; then nothing has happened.
  func change(
    _ id: ReminderID, of user: UserID, at now: Timestamp, request: RememberedRequest<Reminder>?,
    _ change: @escaping @Sendable (Reminder) throws -> ReminderContent
  ) async throws -> Answered<Reminder>?

  func reminder(_ id: ReminderID, of user: UserID) async throws -> Reminder?

  /// Newest first.
  func reminders(of user: UserID, after place: ReminderPlace?, limit: Int) async throws -> [Reminder]

  /// When push-ups are wanted, as the user's settings say.
  func pushUpTimes(of user: UserID) async throws -> PushUpTimes

  /// Deletes a series; `true` if it was there, whether or not it had been deleted before.
  func delete(_ id: ReminderID, of user: UserID, at now: Timestamp) async throws -> Bool

  /// Deletes every series; how many there were.
  func deleteAll(of user: UserID, at now: Timestamp) async throws -> Int

  /// Notes that a reminder has been seen, and forgets what was noted for dates before `oldest`; `nil` if the user has no
  /// such series.
  func acknowledge(
    _ key: ReminderKey, by user: UserID, at now: Timestamp, forgettingBefore oldest: CalendarDay
  ) async throws -> Acknowledgement?

  /// What was seen of this date and later ones.
  func acknowledged(by user: UserID, since date: CalendarDay) async throws -> Set<ReminderKey>

  /// Tells whoever watches the user's reminders, in every process, that there are news.
  func announceReminders(of user: UserID) async throws
}

/// That a reminder was seen.
package struct Acknowledgement: Sendable, Hashable {
  /// When somebody said so first.
  package var time: Timestamp
  /// Whether that was now.
  package var wasFirst: Bool

  package init(time: Timestamp, wasFirst: Bool) {
    self.time = time
    self.wasFirst = wasFirst
  }
}

/// Where a page of series starts: behind this one.
package struct ReminderPlace: Sendable, Hashable {
  package var createTime: Timestamp
  package var id: ReminderID

  package init(createTime: Timestamp, id: ReminderID) {
    self.createTime = createTime
    self.id = id
  }
}
