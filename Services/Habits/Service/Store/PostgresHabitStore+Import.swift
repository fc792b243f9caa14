import Crypto
import Foundation
import HabitsDomain
import TitanCore
import TitanPostgres
import TitanRequests

/// A habit to import, with its records.
struct HabitImport: Sendable {
  var id: HabitID
  var facts: HabitFacts
  var records: [HabitRecord]
}

/// The outcome of importing a habit.
struct ImportedHabit: Sendable, Hashable {
  var habit: Habit
  var isNew: Bool
  /// The number of records that were added.
  var records: Int
}

extension PostgresHabitStore {
  /// Creates habits and records, except for those that exist already: all or nothing.
  ///
  /// - Parameter isTrial: only reports what would be done.
  /// - Throws: `HabitConflict`; INVALID_ARGUMENT REQUEST_ID_REUSED.
  func importHabits(
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

extension Identifier where Owner == HabitOwner {
  /// The id of a habit that a user imports under a title: always the same, so that importing it again finds it.
  init(imported title: String, for user: UserID) { self.init(.named("\(user)/loop/\(title.lowercased())")) }
}

extension Identifier where Owner == RecordOwner {
  /// The id of the record that an import makes for a date.
  init(importedOf habit: HabitID, on date: CalendarDay) { self.init(.named("\(habit)/loop/\(date)")) }

  /// The id of the record that a link makes from a source.
  init(of habit: HabitID, from source: SourceID) { self.init(.named("\(habit)/link/\(source)")) }
}

extension UUID {
  /// A UUID of version 8 (RFC 9562 §5.8), from the SHA-256 of a name.
  fileprivate static func named(_ name: String) -> UUID {
    var bytes = Array(SHA256.hash(data: Array(name.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
