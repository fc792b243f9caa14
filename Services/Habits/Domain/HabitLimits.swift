package import TitanCore

/// Limits for habits and records. The contract has the same numbers.
package enum HabitLimits {
  /// Per user, not counting deleted ones.
  package static let habits = 200
  /// In Unicode scalars.
  package static let titleLength = 1...100
  /// In Unicode scalars.
  package static let unitLength = 0...20
  /// In Unicode scalars.
  package static let noteLength = 0...1_000
  /// The highest number of repetitions per day or week.
  package static let goalCount: Amount = 1_000_000
  package static let difficulty = 1...5
  package static let defaultDifficulty = 3
  package static let defaultColor = "#3B82F6"
  package static let delta: ClosedRange<Amount> = (.zero - 10_000)...10_000
  package static let value: ClosedRange<Amount> = 0...1_000_000
  /// Per habit and date.
  package static let recordsPerDay = 1_000
  package static let batch = 1...200
  /// The size of both files of an import: fifty habits over ten years, with one line per date and a word per habit,
  /// take 1.8 million bytes.
  package static let importBytes = 2 << 20
  /// The number of records in an import: half of the dates of fifty habits in ten years.
  package static let importRecords = 100_000
  package static let utcOffsetSeconds = -64_800...64_800
  /// How far a time may be ahead of the server's clock (decision D30).
  package static let clockSkew: Duration = .seconds(300)
  /// The earliest time of a record, 2000-01-01: an earlier one means that the clock was never set.
  package static let earliest = Timestamp(seconds: 946_684_800)
  package static let earliestDate = CalendarDay(number: 10_957)
  /// How long a deleted habit can be restored.
  package static let undeleteWithin: Duration = .seconds(30 * 86_400)
  /// The number of lines in a chart, and of habits in a comparison.
  package static let series = 1...20
  package static let activityDays = 1...366
  package static let defaultActivityDays = 7
  package static let strengthDays = 1...3_660
  package static let defaultStrengthDays = 90
}
