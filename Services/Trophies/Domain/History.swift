import TitanCore

/// One user's sessions. The order in which they arrived leaves no trace in it.
package struct History: Sendable, Hashable {
  /// In order of time.
  package let sessions: [TrainingSession]

  package init(_ sessions: some Sequence<TrainingSession>) {
    self.sessions = sessions.sorted { ($0.start, $0.id.description) < ($1.start, $1.id.description) }
  }

  /// Only what can be believed at least so far.
  package func believed(_ evidence: Evidence) -> History {
    History(ordered: sessions.filter { $0.evidence <= evidence })
  }

  /// The sessions of each local date, in order of time.
  var byDate: [CalendarDay: [TrainingSession]] { Dictionary(grouping: sessions, by: \.localDate) }

  /// Dates in a row up to a date. Trophies look at counted sessions only, whatever the streak of all of them is.
  func streak(today: CalendarDay) -> Streak {
    let moments = sessions.lazy.map {
      (date: $0.localDate, moment: ActiveDate.Moment(start: $0.start, utcOffsetSeconds: $0.utcOffsetSeconds))
    }
    return Streak(of: ActiveDate.dates(of: moments), today: today)
  }

  /// The zone of the newest session; `nil` without sessions.
  package var newestZone: String? { sessions.last?.timeZone }

  private init(ordered: [TrainingSession]) { sessions = ordered }
}
