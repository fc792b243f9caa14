package import TitanCore

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
}

/// All violations of an invalid series. Never empty.
package struct InvalidReminder: Error, Sendable, Hashable {
  package var violations: [FieldViolation]
}
