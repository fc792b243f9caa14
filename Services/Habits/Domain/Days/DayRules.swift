package import TitanCore

/// By what a user's days are told and counted, as the sessions service says.
package struct DayRules: Sendable, Hashable {
  /// Since when a day begins at which time.
  package struct DayStartChange: Sendable, Hashable {
    package var since: Timestamp
    package var dayStart: DayStart

    package init(since: Timestamp, dayStart: DayStart) {
      self.since = since
      self.dayStart = dayStart
    }
  }

  /// How many changes of the day's start are remembered.
  static let rememberedDayStarts = 64

  /// IANA name; `nil` follows the device.
  package var timeZone: String?
  /// Oldest first, as far as they are known here.
  package var dayStarts: [DayStartChange]
  /// ISO 8601: Monday 1 … Sunday 7.
  package var firstWeekday: Int
  /// Dates that do not count unless something was done.
  package var pauses: [ClosedRange<CalendarDay>]

  /// Of whoever has set nothing.
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

  /// When the day began by the clock that was in force: a change holds for what happens after it (decision D2).
  package func dayStart(at instant: Timestamp) -> DayStart {
    dayStarts.last { $0.since <= instant }?.dayStart ?? .midnight
  }

  /// These rules, which know of the newest change only, with what was known of those before.
  package func following(_ known: DayRules) -> DayRules {
    var rules = self
    guard let newest = dayStarts.last else { return rules }
    let earlier = known.dayStarts.filter { $0.since < newest.since }
    let isNew = earlier.last?.dayStart ?? .midnight != newest.dayStart
    rules.dayStarts = Array((isNew ? earlier + [newest] : earlier).suffix(Self.rememberedDayStarts))
    return rules
  }

  /// Whether what was recorded is judged as by the other rules.
  package func judges(as other: DayRules) -> Bool { firstWeekday == other.firstWeekday && pauses == other.pauses }
}

extension HabitDays {
  /// The same with every date of the pauses skipped, unless something was done on it.
  ///
  /// - Parameter span: the dates it matters for.
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
