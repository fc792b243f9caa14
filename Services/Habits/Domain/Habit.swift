import Foundation
package import TitanCore

/// Whether more is better. The numbers are those of the contract and of the store.
package enum HabitKind: Int, Sendable, Hashable, CaseIterable {
  case good = 1
  case bad = 2

  /// What a goal without a direction means.
  package var direction: HabitGoal.Direction { self == .good ? .atLeast : .atMost }
}

/// What a repetition is. The numbers are those of the contract and of the store.
package enum HabitMeasure: Int, Sendable, Hashable, CaseIterable {
  /// Something that is done, so many times.
  case times = 1
  /// Something that adds up.
  case amount = 2
}

/// What fills a habit by itself. The numbers are those of the contract and of the store.
package enum LinkSource: Int, Sendable, Hashable, CaseIterable {
  /// Each push-up session, with its push-ups.
  case pushUpReps = 1
  /// Each push-up session, as one.
  case pushUpSessions = 2
  /// Each completed practice, as one.
  case practices = 3

  package var kind: SourceKind { self == .practices ? .practice : .pushUpSession }

  /// What a source of so many push-ups adds.
  package func amount(reps: Int) -> Amount { self == .pushUpReps ? Amount(reps) : 1 }
}

/// What a habit can be filled from. The numbers are those of the store.
package enum SourceKind: Int, Sendable, Hashable {
  case pushUpSession = 1
  case practice = 2
}

/// What a user says of a habit.
package struct HabitFacts: Sendable, Hashable {
  package var title: String
  package var kind: HabitKind
  package var measure: HabitMeasure
  package var unit: String
  package var goal: HabitGoal
  package var difficulty: Int
  /// `#RRGGBB`.
  package var color: String
  /// What was recorded before is left out of everything.
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

  /// Of two habits that are in use, one at most may have it: the title, however it is capitalized and composed.
  package var titleKey: String { title.lowercased().precomposedStringWithCanonicalMapping }

  /// Whether what was recorded is judged as before.
  package func isJudged(as other: HabitFacts) -> Bool {
    goal == other.goal && measure == other.measure && startDate == other.startDate
  }

  package func rule(firstWeekday: Int) -> HabitRule { HabitRule(goal, measure, firstWeekday: firstWeekday) }
}

/// A habit as it is kept.
package struct Habit: Sendable, Hashable {
  package var id: HabitID
  package var facts: HabitFacts
  package var link: LinkSource?
  /// 1 for a new habit; grows with every change of it, not with its records.
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

  /// When a deleted habit goes for good.
  package var purgeTime: Timestamp? { deleteTime.map { $0 + HabitLimits.undeleteWithin } }
}
