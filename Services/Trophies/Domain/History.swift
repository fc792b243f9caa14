package import TitanCore

/// One user's sessions, and by what their days are counted. The order in which they arrived leaves no trace in it.
package struct History: Sendable, Hashable {
  /// In order of time.
  package let sessions: [TrainingSession]
  package let days: DayRules

  package init(_ sessions: some Sequence<TrainingSession>, days: DayRules = .standard) {
    self.days = days
    self.sessions = sessions.sorted { $0.isBefore($1) }
  }

  /// Only what can be believed at least so far.
  package func believed(_ evidence: Evidence) -> History {
    History(ordered: sessions.filter { $0.evidence <= evidence }, days: days)
  }

  /// The sessions of each local date, in order of time.
  var byDate: [CalendarDay: [TrainingSession]] { Dictionary(grouping: sessions, by: \.localDate) }

  /// Dates in a row up to a date.
  package func streak(today: CalendarDay) -> Streak {
    let moments = sessions.lazy.map {
      (date: $0.localDate, moment: ActiveDate.Moment(start: $0.start, utcOffsetSeconds: $0.utcOffsetSeconds))
    }
    return Streak(of: ActiveDate.dates(of: moments), pauses: days.pauses, today: today)
  }

  /// The zone that says which date today is: the clock's, else that of the newest session; `nil` without either.
  package var zone: String? { days.timeZone ?? sessions.last?.timeZone }

  private init(ordered: [TrainingSession], days: DayRules) { (sessions, self.days) = (ordered, days) }
}
