package import TitanCore

/// One user's sessions and day rules. It doesn't depend on the order in which the sessions arrived.
package struct History: Sendable, Hashable {
  /// In order of time.
  package let sessions: [TrainingSession]
  package let days: DayRules

  package init(_ sessions: some Sequence<TrainingSession>, days: DayRules = .standard) {
    self.days = days
    self.sessions = Self.ordered(Array(sessions))
  }

  /// The history with only the sessions that have at least this evidence.
  package func believed(_ evidence: Evidence) -> History {
    History(ordered: sessions.filter { $0.evidence <= evidence }, days: days)
  }

  /// The sessions of each local date, in order of time.
  var byDate: [CalendarDay: [TrainingSession]] { Dictionary(grouping: sessions, by: \.localDate) }

  /// The streak as of a date.
  package func streak(today: CalendarDay) -> Streak {
    let moments = sessions.lazy.map {
      (date: $0.localDate, moment: ActiveDate.Moment(start: $0.start, utcOffsetSeconds: $0.utcOffsetSeconds))
    }
    return Streak(of: ActiveDate.dates(of: moments), pauses: days.pauses, today: today)
  }

  /// The zone that determines today's date: the clock's, else that of the newest session; `nil` if there is neither.
  package var zone: String? { days.timeZone ?? sessions.last?.timeZone }

  /// Sorts start times with indices instead of sessions, because sessions would be copied with all their contents for
  /// each comparison.
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

/// The rules that assign and count a user's days: the current clock and the pauses.
package struct DayRules: Sendable, Hashable {
  /// IANA name; `nil` to follow the device, in the zone of the newest session.
  package var timeZone: String?
  package var dayStart: DayStart
  /// Dates that don't end a streak.
  package var pauses: [ClosedRange<CalendarDay>]

  /// The defaults for users who have set nothing.
  package static let standard = DayRules()

  package init(
    timeZone: String? = nil, dayStart: DayStart = .midnight, pauses: [ClosedRange<CalendarDay>] = []
  ) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.pauses = pauses
  }
}
