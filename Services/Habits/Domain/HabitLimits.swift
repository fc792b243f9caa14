package import TitanCore

/// What habits and records may be. The same numbers stand in the contract.
package enum HabitLimits {
  /// Of one user, deleted ones not counted.
  package static let habits = 200
  /// In Unicode scalars.
  package static let titleLength = 1...100
  /// In Unicode scalars.
  package static let unitLength = 0...20
  /// In Unicode scalars.
  package static let noteLength = 0...1_000
  /// Repetitions a day or week, at the most.
  package static let goalCount: Amount = 1_000_000
  package static let difficulty = 1...5
  package static let defaultDifficulty = 3
  package static let defaultColor = "#3B82F6"
  package static let delta: ClosedRange<Amount> = (.zero - 10_000)...10_000
  package static let value: ClosedRange<Amount> = 0...1_000_000
  /// Of one habit and date.
  package static let recordsPerDay = 1_000
  package static let batch = 1...200
  /// Both files of an import: what fifty habits fill in ten years, a line a date and a word a habit, is 1.8 million.
  package static let importBytes = 2 << 20
  /// What an import may record: half of the dates of fifty habits in ten years.
  package static let importRecords = 100_000
  package static let utcOffsetSeconds = -64_800...64_800
  /// How far ahead of the server's clock a time may lie (decision D30).
  package static let clockSkew: Duration = .seconds(300)
  /// Nothing was recorded before 2000-01-01: an earlier time is a clock that was never set.
  package static let earliest = Timestamp(seconds: 946_684_800)
  package static let earliestDate = CalendarDay(number: 10_957)
  /// How long a deleted habit can be had back.
  package static let undeleteWithin: Duration = .seconds(30 * 86_400)
  /// Lines of a chart, and habits of a comparison.
  package static let series = 1...20
  package static let activityDays = 1...366
  package static let defaultActivityDays = 7
  package static let strengthDays = 1...3_660
  package static let defaultStrengthDays = 90
}
