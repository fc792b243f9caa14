package import TitanCore
package import TrainingDomain

/// What other services know of whoever trains.
package protocol PersonFacts: Sendable {
  /// As it was on a date: weight as measured then or last before, else first after.
  func body(of user: UserID, on date: CalendarDay) async throws -> Body

  /// What has a say in the weight on these dates.
  func weights(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> Weights

  /// By which clock the user's days are told.
  func clock(of user: UserID) async throws -> TrainingClock

  /// Push-up sessions of these dates, oldest first.
  func pushUps(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [PushUpSession]

  /// The date of the first push-up session; `nil` for none.
  func firstPushUps(of user: UserID) async throws -> CalendarDay?

  /// The push-up session that ended last.
  func lastPushUps(of user: UserID) async throws -> PushUpSession?
}

/// Of a user's clock what training needs.
package struct TrainingClock: Sendable, Hashable {
  /// IANA name; empty follows the device.
  package var timeZone: String
  package var dayStart: DayStart
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int

  package init(timeZone: String = "", dayStart: DayStart = .midnight, firstWeekday: Int = 1) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.firstWeekday = firstWeekday
  }
}
