import Foundation
package import TitanCore

package enum HabitOwner {}
/// Identifies a habit; the client chooses it, and it is unique per user.
package typealias HabitID = Identifier<HabitOwner>

package enum RecordOwner {}
/// Identifies a record; the client or the server chooses it, and it is unique per habit.
package typealias RecordID = Identifier<RecordOwner>

package enum SourceOwner {}
/// Identifies the origin of a record that a link made: a push-up session or a practice.
package typealias SourceID = Identifier<SourceOwner>

/// Whether a user wants more or less of something. The raw values are the contract's and the store's.
package enum HabitKind: Int, Sendable, Hashable, CaseIterable {
  case good = 1
  case bad = 2

  /// The default direction of a goal.
  package var direction: HabitGoal.Direction { self == .good ? .atLeast : .atMost }
}

/// How a habit is counted. The raw values are the contract's and the store's.
package enum HabitMeasure: Int, Sendable, Hashable, CaseIterable {
  /// Something that is done a number of times.
  case times = 1
  /// Something that adds up.
  case amount = 2
}

/// A source that fills a habit automatically. The raw values are the contract's and the store's.
package enum LinkSource: Int, Sendable, Hashable, CaseIterable {
  /// Each push-up session, with its push-ups.
  case pushUpReps = 1
  /// Each push-up session, as one.
  case pushUpSessions = 2
  /// Each completed practice, as one.
  case practices = 3

  package var kind: SourceKind { self == .practices ? .practice : .pushUpSession }

  /// The amount that an entry of the source with this number of push-ups adds.
  package func amount(reps: Int) -> Amount { self == .pushUpReps ? Amount(reps) : 1 }
}

/// The kinds of entries that can fill a habit. The raw values are the store's.
package enum SourceKind: Int, Sendable, Hashable {
  case pushUpSession = 1
  case practice = 2
}

/// A habit's fields that its user sets.
package struct HabitFacts: Sendable, Hashable {
  package var title: String
  package var kind: HabitKind
  package var measure: HabitMeasure
  package var unit: String
  package var goal: HabitGoal
  package var difficulty: Int
  /// In the form `#RRGGBB`.
  package var color: String
  /// Records before this date are ignored everywhere.
  package var startDate: CalendarDay
  package var isHiddenInActivity: Bool
  package var isArchived: Bool

  package init(
    title: String, kind: HabitKind = .good, measure: HabitMeasure = .times, unit: String = "", goal: HabitGoal,
    difficulty: Int = HabitLimits.defaultDifficulty, color: String = HabitLimits.defaultColor, startDate: CalendarDay,
    isHiddenInActivity: Bool = false, isArchived: Bool = false
  ) {
    self.title = title
    self.kind = kind
    self.measure = measure
    self.unit = unit
    self.goal = goal
    self.difficulty = difficulty
    self.color = color
    self.startDate = startDate
    self.isHiddenInActivity = isHiddenInActivity
    self.isArchived = isArchived
  }

  /// The title regardless of capitalization and Unicode composition. No two habits in use may share it.
  package var titleKey: String { title.lowercased().precomposedStringWithCanonicalMapping }

  /// Whether the same records give the same progress under the other facts.
  package func isJudged(as other: HabitFacts) -> Bool {
    goal == other.goal && measure == other.measure && startDate == other.startDate
  }

  package func rule(firstWeekday: Int) -> HabitRule { HabitRule(goal, measure, firstWeekday: firstWeekday) }
}

/// A habit as it is stored.
package struct Habit: Sendable, Hashable {
  package var id: HabitID
  package var facts: HabitFacts
  package var link: LinkSource?
  /// 1 for a new habit; increases with every change of the habit, but not of its records.
  package var revision: Int
  package var createTime: Timestamp
  package var deleteTime: Timestamp?

  package init(
    id: HabitID, facts: HabitFacts, link: LinkSource? = nil, revision: Int = 1, createTime: Timestamp,
    deleteTime: Timestamp? = nil
  ) {
    self.id = id
    self.facts = facts
    self.link = link
    self.revision = revision
    self.createTime = createTime
    self.deleteTime = deleteTime
  }

  /// When a deleted habit is removed for good; `nil` if the habit isn't deleted.
  package var purgeTime: Timestamp? { deleteTime.map { $0 + HabitLimits.undeleteWithin } }
}

/// Limits for habits and records. The contract has the same numbers.
package enum HabitLimits {
  /// Per user, not counting deleted ones.
  package static let habits = 200
  /// In Unicode scalars.
  static let titleLength = 1...100
  /// In Unicode scalars.
  static let unitLength = 0...20
  /// In Unicode scalars.
  static let noteLength = 0...1_000
  /// The highest number of repetitions per day or week.
  static let goalCount: Amount = 1_000_000
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
  static let importRecords = 100_000
  package static let utcOffsetSeconds = -64_800...64_800
  /// How far a time may be ahead of the server's clock (decision D30).
  static let clockSkew: Duration = .seconds(300)
  /// The earliest time of a record, 2000-01-01: an earlier one means that the clock was never set.
  static let earliest = Timestamp(seconds: 946_684_800)
  static let earliestDate = CalendarDay(number: 10_957)
  /// How long a deleted habit can be restored.
  package static let undeleteWithin: Duration = .seconds(30 * 86_400)
  /// The number of lines in a chart, and of habits in a comparison.
  package static let series = 1...20
  package static let activityDays = 1...366
  package static let defaultActivityDays = 7
  package static let strengthDays = 1...3_660
  package static let defaultStrengthDays = 90
}
