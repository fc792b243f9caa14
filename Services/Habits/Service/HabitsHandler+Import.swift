import HabitsDomain
package import HabitsProto
import TitanCore
package import TitanRPC
package import TitanThreads
import TitanZones

extension HabitsHandler {
  package func importHabits(
    _ request: HabitsV1.ImportHabitsRequest, context: ServerContext
  ) async throws -> HabitsV1.ImportHabitsResponse {
    let user = try context.requireUser()
    try Self.checkSize(request)
    return try await imports.exclusively(user) { try await importHabits(request, of: user, context) }
  }

  /// Runs only while no other import of the account is in progress.
  private func importHabits(
    _ request: HabitsV1.ImportHabitsRequest, of user: UserID, _ context: ServerContext
  ) async throws -> HabitsV1.ImportHabitsResponse {
    let now = clock()
    let (today, zone, _) = try await today(request.timeZone, of: user)
    let (read, imported) = try await imports.read {
      let read = try LoopExport.habits(request.habitsCsv, checkmarks: request.checkmarksCsv, today: today)
      let imports = try read.map { habit in
        let id = HabitID(imported: habit.title, for: user)
        return HabitImport(
          id: id, facts: try habit.facts(today: today),
          records: habit.marks.map { HabitRecord($1, of: id, on: $0, zone: zone.name, at: now) })
      }
      return (read, imports)
    }
    var payload = request
    payload.requestID = ""
    // A dry run has no effect that a retry could double.
    let requestID = request.validateOnly ? "" : request.requestID
    return try await answer(requestID, "ImportHabits", payload, of: user, context) { imported in
      HabitsV1.ImportHabitsResponse(habits: zip(imported, read).map { HabitsV1.ImportedHabit($0, $1) })
    } _: { remembered in
      try await awayFromEventLoop {
        try await store.importHabits(
          imported, of: user, at: now, isTrial: request.validateOnly, request: remembered)
      }
    }
  }

  private static func checkSize(_ request: HabitsV1.ImportHabitsRequest) throws {
    let sizes = [("habits_csv", request.habitsCsv.utf8.count), ("checkmarks_csv", request.checkmarksCsv.utf8.count)]
    let size = sizes.reduce(0) { $0 + $1.1 }
    guard size > HabitLimits.importBytes, let largest = sizes.max(by: { $0.1 < $1.1 }) else { return }
    throw RPCError.invalid(
      largest.0, reason: "TOO_LARGE",
      "got \(size) bytes in both files, \(largest.1) of them here; allowed: \(HabitLimits.importBytes) in both")
  }
}

extension HabitRecord {
  /// A record for what an import says about a date. Its time is when the date began in the easternmost time zone, so
  /// that anything recorded by hand comes after it.
  fileprivate init(
    _ mark: LoopHabit.Mark, of habit: HabitID, on date: CalendarDay, zone: String, at now: Timestamp
  ) {
    let change: RecordChange =
      switch mark {
      case .value(let value): .set(value)
      case .skipped: .skip(true)
      }
    self.init(
      id: RecordID(importedOf: habit, on: date), habit: habit, change: change,
      occurTime: Timestamp(seconds: Int64(date.number) * 86_400 - 14 * 3_600), timeZone: zone, localDate: date,
      createTime: now)
  }
}

extension HabitsV1.ImportedHabit {
  fileprivate init(_ imported: ImportedHabit, _ read: LoopHabit) {
    self.init(
      habit: .init(imported.habit), created: imported.isNew, records: UInt32(imported.records),
      goalAdjusted: read.isGoalAdjusted, rounded: UInt32(read.rounded))
  }
}

/// Reads imports off the event loops, a few at a time, and at most one per account.
package final class ImportLimiter: Sendable {
  private let threads: BoundedThreadPool
  /// The imports in progress in this process.
  private let importing = ConcurrencyLimit<UserID>(perKey: 1)

  package init(threads: BoundedThreadPool) { self.threads = threads }

  /// Runs an import unless another import of the user is in progress.
  ///
  /// - Throws: RESOURCE_EXHAUSTED IMPORT_RUNNING; what `body` throws.
  func exclusively<Result: Sendable>(_ user: UserID, _ body: () async throws -> Result) async throws -> Result {
    guard importing.enter(user) else { throw ImportRefusal.running }
    defer { importing.leave(user) }
    return try await body()
  }

  /// - Throws: RESOURCE_EXHAUSTED IMPORTS_BUSY; what `work` throws.
  func read<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    do {
      return try await threads.run(work)
    } catch let full as BoundedThreadPool.Full {
      throw ImportRefusal.busy(limit: full.limit)
    }
  }
}
