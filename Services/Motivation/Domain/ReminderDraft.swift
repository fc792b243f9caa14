package import TitanCore
import TitanZones

/// The fields of a series that a client may set, as received.
package struct ReminderDraft: Sendable, Hashable {
  /// A number of `ReminderKind`.
  package var kind: Int
  package var text: String
  /// A number of `ReminderFrequency`.
  package var frequency: Int
  package var weekdays: [Int]
  package var minutes: [Int]
  package var window: ReminderWindow?
  package var isAtPushUpTimes: Bool
  package var timeZone: String
  package var firstLocalDate: String
  package var lastLocalDate: String
  package var isEnabled: Bool

  package init(
    kind: Int = 0, text: String = "", frequency: Int = 0, weekdays: [Int] = [], minutes: [Int] = [],
    window: ReminderWindow? = nil, isAtPushUpTimes: Bool = false, timeZone: String = "", firstLocalDate: String = "",
    lastLocalDate: String = "", isEnabled: Bool = true
  ) {
    self.kind = kind
    self.text = text
    self.frequency = frequency
    self.weekdays = weekdays
    self.minutes = minutes
    self.window = window
    self.isAtPushUpTimes = isAtPushUpTimes
    self.timeZone = timeZone
    self.firstLocalDate = firstLocalDate
    self.lastLocalDate = lastLocalDate
    self.isEnabled = isEnabled
  }

  /// The draft with which a client would set this content.
  package init(_ content: ReminderContent) {
    let series = content.series
    self.init(
      kind: content.kind.rawValue, text: content.text, frequency: series.frequency.rawValue,
      weekdays: series.weekdays.sorted(), timeZone: series.timeZone ?? "",
      firstLocalDate: series.firstDate?.description ?? "", lastLocalDate: series.lastDate?.description ?? "",
      isEnabled: content.isEnabled)
    switch series.times {
    case .at(let minutes): self.minutes = minutes
    case .spread(let window): self.window = window
    case .asSet: isAtPushUpTimes = true
    }
  }

  /// In Unicode scalars.
  package static let textLength = 0...200
  /// The end of the year 2999.
  package static let latestFirstDate = CalendarDay(number: 376_199)

  /// The draft as the content of a series.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked() throws(InvalidReminder) -> ReminderContent {
    var check = ReminderCheck()
    let kind = check.known(
      ReminderKind(rawValue: self.kind), "kind", got: self.kind,
      allowed: "1 for PUSH_UPS, 2 for PRACTICE, 3 for HABIT, 4 for OTHER")
    let frequency = check.known(
      ReminderFrequency(rawValue: self.frequency), "frequency", got: self.frequency,
      allowed: "1 for ONCE, 2 for DAILY, 3 for WEEKLY")
    check.text(text, isRequired: kind == .other)
    check.weekdays(weekdays, of: frequency)
    check.minutes(minutes, window, isAtPushUpTimes)
    if let window { check.window(window) }
    check.zone(timeZone)
    let first = check.date(firstLocalDate, "first_local_date", isRequired: frequency == .once)
    if let first { check.isNear(first, "first_local_date") }
    let last = check.date(lastLocalDate, "last_local_date", isRequired: false)
    check.order(first, last, frequency)
    guard check.violations.isEmpty, let kind, let frequency else {
      throw InvalidReminder(violations: check.violations)
    }
    let times = isAtPushUpTimes ? .asSet : window.map(DailyTimes.spread) ?? .at(minutes.sorted())
    let series = ReminderSeries(
      frequency: frequency, weekdays: Set(weekdays), times: times,
      timeZone: timeZone.isEmpty ? nil : timeZone, firstDate: first, lastDate: last)
    return ReminderContent(kind: kind, text: text, series: series, isEnabled: isEnabled)
  }
}

/// All violations of an invalid series. Never empty.
package struct InvalidReminder: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
}

/// Collects the violations of a draft, field by field.
private struct ReminderCheck {
  private(set) var violations: [FieldViolation] = []

  private mutating func add(
    _ field: String, _ reason: String, got: String, allowed: String, words: LocalizedText? = nil
  ) {
    violations.append(
      FieldViolation(field: "reminder.\(field)", reason: reason, got: got, allowed: allowed, words: words))
  }

  mutating func known<Choice>(_ choice: Choice?, _ field: String, got number: Int, allowed: String) -> Choice? {
    if choice == nil { add(field, number == 0 ? "MISSING" : "VALUE_UNKNOWN", got: "\(number)", allowed: allowed) }
    return choice
  }

  mutating func text(_ text: String, isRequired: Bool) {
    let length = text.unicodeScalars.count
    let most = ReminderDraft.textLength.upperBound
    let allowed = "\(isRequired ? 1 : 0) to \(most) characters, no U+0000\(isRequired ? ", not only white space" : "")"
    if isRequired, text.allSatisfy(\.isWhitespace) {
      add("text", "MISSING", got: length == 0 ? "nothing" : "white space alone", allowed: allowed)
    } else if !ReminderDraft.textLength.contains(length) {
      add("text", "TOO_LONG", got: "\(length) characters", allowed: allowed)
    } else if text.unicodeScalars.contains("\0") {
      add("text", "CHARACTER_INVALID", got: "U+0000", allowed: allowed)
    }
  }

  mutating func weekdays(_ weekdays: [Int], of frequency: ReminderFrequency?) {
    let got = weekdays.isEmpty ? "nothing" : "\(weekdays.prefix(16))"
    if frequency == .weekly {
      let isRight = !weekdays.isEmpty && weekdays.allSatisfy((1...7).contains) && weekdays.isDistinct
      if !isRight {
        add(
          "weekdays", weekdays.isEmpty ? "MISSING" : "OUT_OF_RANGE", got: got,
          allowed: "1 for Monday to 7 for Sunday, each once, at least one")
      }
    } else if frequency != nil, !weekdays.isEmpty {
      add("weekdays", "NOT_ALLOWED", got: got, allowed: "nothing, unless it is weekly")
    }
  }

  mutating func minutes(_ minutes: [Int], _ window: ReminderWindow?, _ isAtPushUpTimes: Bool) {
    let last = DailyTimes.minutesOfDay.upperBound
    let others = "or window, or at_push_up_times"
    let allowed = "up to \(DailyTimes.mostPerDay) different ones of 0 to \(last), \(others)"
    let ways = [!minutes.isEmpty, window != nil, isAtPushUpTimes].count { $0 }
    if ways == 0 {
      add("minutes", "MISSING", got: "nothing", allowed: allowed)
    } else if ways > 1 {
      add("minutes", "NOT_ALLOWED", got: "\(ways) of minutes, window and at_push_up_times", allowed: "one of them")
    } else if minutes.count > DailyTimes.mostPerDay || !minutes.allSatisfy(DailyTimes.minutesOfDay.contains)
      || !minutes.isDistinct
    {
      add(
        "minutes", "OUT_OF_RANGE", got: "\(minutes.count): \(minutes.prefix(32))", allowed: allowed,
        words: .init(
          "Please choose up to \(DailyTimes.mostPerDay) different times from 00:00 to \(timeOfDay(last)).",
          "Bitte wähle bis zu \(DailyTimes.mostPerDay) verschiedene Uhrzeiten von 00:00 bis \(timeOfDay(last))."))
    }
  }

  mutating func window(_ window: ReminderWindow) {
    let day = DailyTimes.minutesOfDay
    if !(1...DailyTimes.mostPerDay).contains(window.timesPerDay) {
      add(
        "window.times_per_day", "OUT_OF_RANGE", got: "\(window.timesPerDay)", allowed: "1 to \(DailyTimes.mostPerDay)",
        words: .numbers("1", "\(DailyTimes.mostPerDay)"))
    } else if !day.contains(window.first) {
      add(
        "window.first_minute", "OUT_OF_RANGE", got: "\(window.first)", allowed: "0 to \(day.upperBound)",
        words: .timesOfDay(day))
    } else if !day.contains(window.last) || window.last - window.first < window.timesPerDay - 1 {
      // Each time needs its own minute.
      let least = window.first + window.timesPerDay - 1
      add(
        "window.last_minute", "OUT_OF_RANGE", got: "\(window.last)", allowed: "\(least) to \(day.upperBound)",
        words: least < day.upperBound ? .timesOfDay(least...day.upperBound) : nil)
    }
  }

  mutating func zone(_ name: String) {
    guard !name.isEmpty, ZoneRules(name: name) == nil else { return }
    add(
      "time_zone", "ZONE_UNKNOWN", got: quoted(name),
      allowed: "an IANA zone such as Europe/Berlin, UTC, or nothing to follow the user")
  }

  mutating func date(_ text: String, _ field: String, isRequired: Bool) -> CalendarDay? {
    if let date = CalendarDay(text) { return date }
    if !text.isEmpty {
      add(field, "DATE_INVALID", got: quoted(text), allowed: "YYYY-MM-DD" + (isRequired ? "" : ", or nothing"))
    } else if isRequired {
      add(field, "MISSING", got: "nothing", allowed: "YYYY-MM-DD")
    }
    return nil
  }

  /// Checks the date against the limit, so that occurrences stay within the range of timestamps.
  mutating func isNear(_ date: CalendarDay, _ field: String) {
    guard date > ReminderDraft.latestFirstDate else { return }
    add(field, "OUT_OF_RANGE", got: "\(date)", allowed: "\(ReminderDraft.latestFirstDate) or earlier")
  }

  mutating func order(_ first: CalendarDay?, _ last: CalendarDay?, _ frequency: ReminderFrequency?) {
    guard let last else { return }
    if frequency == .once {
      add("last_local_date", "NOT_ALLOWED", got: "\(last)", allowed: "nothing of what comes once")
    } else if let first, last < first {
      add("last_local_date", "OUT_OF_RANGE", got: "\(last)", allowed: "\(first) or later")
    }
  }
}

extension [Int] {
  fileprivate var isDistinct: Bool { Set(self).count == count }
}
