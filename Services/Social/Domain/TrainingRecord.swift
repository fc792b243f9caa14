package import TitanCore
import TitanZones

/// What the service knows of somebody's training, as far as it is needed for what they show.
package struct TrainingRecord: Hashable, Sendable {
  /// A date with push-ups.
  package struct Day: Hashable, Sendable {
    package var active: ActiveDate
    package var reps: Int

    package init(_ active: ActiveDate, reps: Int) {
      self.active = active
      self.reps = reps
    }
  }

  /// In any order.
  package var days: [Day]
  /// The dates of practices, one for each, in any order.
  package var practices: [CalendarDay]
  package var rules: DayRules
  /// The time zone of the newest session or practice; `nil` if there is none.
  package var newestZone: String?

  package init(
    days: [Day] = [], practices: [CalendarDay] = [], rules: DayRules = DayRules(), newestZone: String? = nil
  ) {
    self.days = days
    self.practices = practices
    self.rules = rules
    self.newestZone = newestZone
  }

  /// Today where the person is: in the zone of their clock, or else of their newest training, or else in UTC.
  package func today(at now: Timestamp) -> CalendarDay {
    let zone = [rules.timeZone, newestZone].lazy.compactMap { $0.flatMap { ZoneRules(name: $0) } }.first ?? .utc
    return zone.day(of: now, dayStart: rules.dayStart)
  }
}

/// The rules that assign and count somebody's days: the clock and the pauses.
package struct DayRules: Hashable, Sendable {
  /// IANA name; `nil` to follow the device.
  package var timeZone: String?
  package var dayStart: DayStart
  /// Dates that don't end a streak.
  package var pauses: [ClosedRange<CalendarDay>]

  package init(timeZone: String? = nil, dayStart: DayStart = .midnight, pauses: [ClosedRange<CalendarDay>] = []) {
    self.timeZone = timeZone
    self.dayStart = dayStart
    self.pauses = pauses
  }
}

/// What a partner shows; `nil` for what they keep to themselves.
package struct ShownTraining: Hashable, Sendable {
  /// Push-ups are shown of that many days.
  package static let span = 7

  package struct PushUps: Hashable, Sendable {
    package var last: CalendarDay
    /// One number for each day, the oldest first.
    package var reps: [Int]
  }

  package struct StreakNow: Hashable, Sendable {
    package var current: Int
    package var isTodayDone: Bool
  }

  package private(set) var pushUps: PushUps?
  package private(set) var streak: StreakNow?
  package private(set) var practices: Int?

  package init(of record: TrainingRecord, _ sharing: Sharing, at now: Timestamp) {
    let today = record.today(at: now)
    let shown = (today - (Self.span - 1))...today
    if sharing.showsPushUps {
      var reps = Array(repeating: 0, count: Self.span)
      for day in record.days where shown.contains(day.active.date) {
        reps[day.active.date - shown.lowerBound] += day.reps
      }
      pushUps = PushUps(last: today, reps: reps)
    }
    if sharing.showsStreak {
      let streak = Streak(of: record.days.lazy.map(\.active), pauses: record.rules.pauses, today: today)
      self.streak = StreakNow(current: streak.current, isTodayDone: streak.isTodayDone)
    }
    if sharing.showsPractices { practices = record.practices.count { shown.contains($0) } }
  }
}
