package import TitanCore
package import TrainingDomain

/// What other services know of whoever trains.
package protocol PersonFacts: Sendable {
  /// Weight as measured on that date or last before it, else first after it.
  func body(of user: UserID, on date: CalendarDay) async throws -> Body

  /// By which clock the user's days are told.
  func clock(of user: UserID) async throws -> TrainingClock
}

/// Of a user's clock what training needs.
package struct TrainingClock: Sendable, Hashable {
  package var dayStart: DayStart
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int

  package init(dayStart: DayStart = .midnight, firstWeekday: Int = 1) {
    self.dayStart = dayStart
    self.firstWeekday = firstWeekday
  }
}

/// What holds for whoever nobody has told anything of: no body is known, days begin at midnight and weeks on Monday.
package struct StandardFacts: PersonFacts {
  package init() {}

  package func body(of user: UserID, on date: CalendarDay) async throws -> Body { .unknown }

  package func clock(of user: UserID) async throws -> TrainingClock { TrainingClock() }
}
