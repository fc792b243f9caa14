package import HabitsDomain
package import TitanCore

/// The newest state of something of a user's that habits look at.
package struct ProjectedChange: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// What a habit can be filled from; `nil` if it was deleted.
    case source(SourceID, SourceState?)
    /// By what days are told. It knows of the newest change of the day's start only.
    case days(DayRules)
  }

  package var user: UserID
  package var subject: Subject

  package init(user: UserID, _ subject: Subject) {
    self.user = user
    self.subject = subject
  }
}

/// What a habit can be filled from.
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
