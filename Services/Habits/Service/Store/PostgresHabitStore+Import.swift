package import HabitsDomain
package import TitanCore
import TitanPostgres
package import TitanRequests

/// A habit to import, with its records.
package struct HabitImport: Sendable {
  package var id: HabitID
  package var facts: HabitFacts
  package var records: [HabitRecord]

  package init(id: HabitID, facts: HabitFacts, records: [HabitRecord]) {
    self.id = id
    self.facts = facts
    self.records = records
  }
}

/// The outcome of importing a habit.
package struct ImportedHabit: Sendable, Hashable {
  package var habit: Habit
  package var isNew: Bool
  /// The number of records that were added.
  package var records: Int

  package init(habit: Habit, isNew: Bool, records: Int) {
    self.habit = habit
    self.isNew = isNew
    self.records = records
  }
}

extension PostgresHabitStore {
  /// Creates habits and records, except for those that exist already: all or nothing.
  ///
  /// - Parameter isTrial: only reports what would be done.
  /// - Throws: `HabitConflict`; INVALID_ARGUMENT REQUEST_ID_REUSED.
  package func importHabits(
    _ imports: [HabitImport], of user: UserID, at now: Timestamp, isTrial: Bool,
    request: RememberedRequest<[ImportedHabit]>?
  ) async throws -> Answered<[ImportedHabit]> {
    do {
      return try await change(of: user, at: now, request) { tx in
        var imported: [ImportedHabit] = []
        for item in imports { imported.append(try await Self.importHabit(item, of: user, at: now, tx)) }
        if isTrial { throw Trial(imported: imported) }
        try await tx.count(changeOf: imported.map(\.habit.id), of: user)
        return imported
      }
    } catch let trial as Trial {
      return .done(trial.imported)
    }
  }

  /// Thrown once everything is done, to roll it back.
  private struct Trial: Error {
    let imported: [ImportedHabit]
  }

  private static func importHabit(
    _ item: HabitImport, of user: UserID, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws -> ImportedHabit {
    let row = try await tx.first(
      "SELECT \(unescaped: HabitRow.columns) FROM habits.habits WHERE user_id = \(user) AND habit_id = \(item.id)")
    let there = try row.map { try HabitRow.habit($0) }
    if there?.deleteTime != nil { throw HabitConflict.idTaken(item.id) }
    let new = NewHabit(id: item.id, facts: item.facts, contentDigest: [], createTime: now)
    var habit: Habit
    if let there { habit = there } else { habit = try await create(new, of: user, tx).habit }
    let added = try await RecordRow.insertNew(item.records, of: habit.id, user, tx)
    if let first = added.min(), first < habit.facts.startDate {
      // The habit began earlier than known: no imported record is lost.
      (habit.facts.startDate, habit.revision) = (first, habit.revision + 1)
      try await HabitRow.update(habit, of: user, tx)
      if habit.link != nil { try await relink(habit, of: user, to: nil, at: now, tx) }
    }
    if !added.isEmpty { try await renew(habit, on: Set(added), of: user, at: now, tx) }
    return ImportedHabit(habit: habit, isNew: there == nil, records: added.count)
  }
}
