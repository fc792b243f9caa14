import Foundation
package import TitanCore

/// Whether more is better. The raw values are the contract's and the store's.
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

  /// Whether records are judged as under the other facts.
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

  /// When a deleted habit is removed for good.
  package var purgeTime: Timestamp? { deleteTime.map { $0 + HabitLimits.undeleteWithin } }
}
