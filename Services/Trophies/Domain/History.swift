package import TitanCore

/// One user's sessions, verified sets of other exercises, and day rules. It doesn't depend on the order in which they
/// arrived.
package struct History: Sendable, Hashable {
  /// Push-up sessions in order of time; in the history of another exercise, its sets.
  package let sessions: [TrainingSession]
  package let days: DayRules
  /// The sets of each other exercise, in order of time.
  private let sets: [CountedExercise: [TrainingSession]]

  /// - Parameter sessions: sessions and sets of other exercises.
  package init(_ sessions: some Sequence<TrainingSession>, days: DayRules = .standard) {
    self.days = days
    var byExercise = Dictionary(grouping: sessions, by: \.exercise).mapValues { Self.ordered($0) }
    self.sessions = byExercise.removeValue(forKey: .pushUp) ?? []
    sets = byExercise
  }

  /// The history as a rule about one exercise sees it: with nothing else in it.
  package func of(_ exercise: CountedExercise) -> History {
    History(ordered: exercise == .pushUp ? sessions : sets[exercise] ?? [], days: days)
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

  /// The zone that determines today's date: the clock's, else that of the newest session or set; `nil` if there is
  /// neither.
  package var zone: String? {
    let newest = (sets.values.compactMap(\.last) + sessions.suffix(1)).max { $0.isBefore($1) }
    return days.timeZone ?? newest?.timeZone
  }

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

  private init(ordered: [TrainingSession], days: DayRules) { (sessions, sets, self.days) = (ordered, [:], days) }
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
