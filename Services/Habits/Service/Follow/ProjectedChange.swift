package import HabitsDomain
package import TitanCore

/// The newest state of a user's entry in a feed.
package struct ProjectedChange: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// An entry that can fill a habit; `nil` if it was deleted.
    case source(SourceID, SourceState?)
    /// The rules for dates. They include only the newest change of the day's start.
    case days(DayRules)
  }

  package var user: UserID
  package var subject: Subject

  package init(user: UserID, _ subject: Subject) {
    self.user = user
    self.subject = subject
  }
}

/// An entry that can fill a habit.
package struct SourceState: Sendable, Hashable {
  package var start: Timestamp
  package var timeZone: String
  package var utcOffsetSeconds: Int
  package var localDate: CalendarDay
  package var reps: Int

  package init(start: Timestamp, timeZone: String, utcOffsetSeconds: Int, localDate: CalendarDay, reps: Int) {
    self.start = start
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.reps = reps
  }
}
