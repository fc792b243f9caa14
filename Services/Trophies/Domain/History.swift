package import TitanCore

/// One user's sessions, and by what their days are counted. The order in which they arrived leaves no trace in it.
package struct History: Sendable, Hashable {
  /// In order of time.
  package let sessions: [TrainingSession]
  package let days: DayRules

  package init(_ sessions: some Sequence<TrainingSession>, days: DayRules = .standard) {
    self.days = days
    self.sessions = Self.ordered(Array(sessions))
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

  /// Starts and places are sorted instead of sessions: those would be copied, with all they hold, to compare two.
  private static func ordered(_ sessions: [TrainingSession]) -> [TrainingSession] {
    sessions.indices.map { (start: sessions[$0].start, place: $0) }
      .sorted { left, right in
        left.start == right.start
          ? sessions[left.place].isBefore(sessions[right.place]) : left.start < right.start
      }
      .map { sessions[$0.place] }
  }

  private init(ordered: [TrainingSession], days: DayRules) { (sessions, self.days) = (ordered, days) }
}
