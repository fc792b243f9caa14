package import TitanCore
package import TrainingDomain

/// What other services know about a person who trains.
package protocol PersonFacts: Sendable {
  /// The body data for a date, with the weight measured then, or else the last before it, or else the first after it.
  func body(of user: UserID, on date: CalendarDay) async throws -> Body

  /// The measurements that determine the weight on these dates.
  func weights(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> Weights

  /// The clock that determines the user's dates.
  func clock(of user: UserID) async throws -> TrainingClock

  /// The push-up sessions of these dates, oldest first.
  func pushUps(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [PushUpSession]

  /// The date of the first push-up session; `nil` for none.
  func firstPushUps(of user: UserID) async throws -> CalendarDay?

  /// The push-up session that ended most recently.
  func lastPushUps(of user: UserID) async throws -> PushUpSession?
}

/// The parts of a user's clock that training needs.
package struct TrainingClock: Sendable, Hashable {
  /// An IANA name; if empty, the device's zone counts.
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
