package import TitanCore

/// The rules that determine and count a user's dates, according to the sessions service.
package struct DayRules: Sendable, Hashable {
  /// A change of the time at which days begin, and when it took effect.
  package struct DayStartChange: Sendable, Hashable {
    package var since: Timestamp
    package var dayStart: DayStart

    package init(since: Timestamp, dayStart: DayStart) {
      self.since = since
      self.dayStart = dayStart
    }
  }

  /// The number of changes that are remembered.
  private static let rememberedDayStarts = 64

  /// An IANA name; `nil` follows the device.
  package var timeZone: String?
  /// The known changes, oldest first.
  package var dayStarts: [DayStartChange]
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int
  /// Dates that count only if the user did something on them.
  package var pauses: [ClosedRange<CalendarDay>]

  /// The defaults for users who have set nothing.
  package static let standard = DayRules()

  package init(
    timeZone: String? = nil, dayStarts: [DayStartChange] = [], firstWeekday: Int = 1,
    pauses: [ClosedRange<CalendarDay>] = []
  ) {
    self.timeZone = timeZone
    self.dayStarts = dayStarts
    self.firstWeekday = firstWeekday
    self.pauses = pauses
  }

  /// When the day began by the clock in force at an instant: a change applies only to what happens after it (decision
  /// D2).
  package func dayStart(at instant: Timestamp) -> DayStart {
    dayStarts.last { $0.since <= instant }?.dayStart ?? .midnight
  }

  /// Adds the earlier changes to these rules, which only have the newest.
  package func following(_ known: DayRules) -> DayRules {
    var rules = self
    guard let newest = dayStarts.last else { return rules }
    let earlier = known.dayStarts.filter { $0.since < newest.since }
    let isNew = earlier.last?.dayStart ?? .midnight != newest.dayStart
    rules.dayStarts = Array((isNew ? earlier + [newest] : earlier).suffix(Self.rememberedDayStarts))
    return rules
  }

  /// Whether the same records give the same progress under the other rules.
  package func judges(as other: DayRules) -> Bool { firstWeekday == other.firstWeekday && pauses == other.pauses }
}

extension HabitDays {
  /// These days with every date of the pauses skipped, unless something was done on it.
  ///
  /// - Parameter span: the dates that matter.
  package func skipping(_ pauses: [ClosedRange<CalendarDay>], in span: ClosedRange<CalendarDay>) -> HabitDays {
    var days = self
    for pause in pauses where pause.overlaps(span) {
      for date in pause.clamped(to: span) where days[date]?.count ?? 0 == 0 {
        days[date] = HabitDay(count: 0, isSkipped: true)
      }
    }
    return days
  }
}
