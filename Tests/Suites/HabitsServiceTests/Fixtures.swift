import Foundation
import HabitsDomain
import HabitsProto
import HabitsService
import Synchronization
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// 2026-06-01T12:00:00Z, a Monday.
let noon = Timestamp(seconds: 1_780_315_200)
let monday = CalendarDay("2026-06-01")!  // A date that exists.

func user(_ number: Int = 1) -> UserID { UserID(uuid(number)) }
func habitID(_ number: Int) -> HabitID { HabitID(uuid(number)) }

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  UUID(uuid: (1, 144, 0, 0, 0, 0, 112, 0, 128, 0, 0, 0, 0, 0, UInt8(number >> 8 & 255), UInt8(number & 255)))
}

/// A clock that a test moves.
final class TestClock: Sendable {
  private let time = Locked(noon)
  var now: Timestamp { time.value }
  func advance(_ duration: Duration) { time.change { $0 = $0 + duration } }
}

/// A value shared by several tasks.
final class Locked<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>
  init(_ value: Value) { storage = Mutex(value) }
  var value: Value { storage.withLock { $0 } }
  func set(_ value: Value) { storage.withLock { $0 = value } }
  func change(_ body: (inout Value) -> Void) { storage.withLock { body(&$0) } }
}

/// The service on its own database, called in process.
struct TestService: Sendable {
  let database: PostgresPool
  let store: PostgresHabitStore
  let clock: TestClock
  let notifier: Notifier
  private let calls: TestCalls

  func client(_ user: UserID = user()) -> HabitsV1.HabitsServiceClient {
    .init(channel: calls.channel, options: TestCalls.by(user))
  }

  static func with(
    watch: (any StatementWatch)? = nil, _ body: @Sendable (TestService) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.habits, watch: watch) { pool in
      let (store, clock, notifier) = (PostgresHabitStore(pool), TestClock(), Notifier())
      let handler = HabitsHandler(
        store: store, notifier: notifier, imports: .test(), clock: { clock.now })
      let calls = TestCalls([handler])
      try await body(TestService(database: pool, store: store, clock: clock, notifier: notifier, calls: calls))
    }
  }

  private init(
    database: PostgresPool, store: PostgresHabitStore, clock: TestClock, notifier: Notifier, calls: TestCalls
  ) {
    (self.database, self.store, self.clock, self.notifier, self.calls) = (database, store, clock, notifier, calls)
  }

  /// Where habits stand in the feeds that fill them.
  var sessions: FeedTables { FeedTables(of: "sessions", in: .habits, database) }
  var practices: FeedTables { FeedTables(of: "training", in: .habits, database) }

  /// Applies changes of a feed.
  func apply(
    _ changes: [ProjectedChange], of feed: HabitFeed = .sessions, from positions: FeedPositions,
    to next: FeedPositions, at now: Timestamp
  ) async throws -> Set<UserID>? {
    try await PostgresHabitStore.apply(changes, of: feed, to: tables(feed), from: positions, to: next, at: now)
  }

  func finishRebuild(
    of feed: HabitFeed = .sessions, from positions: FeedPositions, at now: Timestamp
  ) async throws -> Set<UserID> {
    try await PostgresHabitStore.finishRebuild(of: feed, in: tables(feed), from: positions, at: now)
  }

  private func tables(_ feed: HabitFeed) -> FeedTables { feed == .sessions ? sessions : practices }

  /// The number of a user's rows in all tables.
  func rows(of user: UserID) async throws -> Int {
    let tables = ["users", "habits", "records", "days", "checkpoints", "requests", "sources", "day_rules"]
    let counts = tables.map { "SELECT count(*) AS rows FROM habits.\($0) WHERE user_id = '\(user)'" }
    let all = counts.joined(separator: " UNION ALL ")
    return try await database.first("SELECT sum(rows) AS rows FROM (\(unescaped: all)) AS counted")?
      .decode("rows") ?? 0
  }

  /// Creates a habit with a daily goal, from a date on.
  @discardableResult
  func create(
    _ number: Int, _ title: String = "Read", perDay: Double = 1, from start: CalendarDay? = nil,
    of user: UserID = user()
  ) async throws -> HabitsV1.Habit {
    var habit = habitMessage(number, title, perDay: perDay)
    habit.startDate = start.map { "\($0)" } ?? ""
    return try await client(user).createHabit(.init(habit: habit)).habit ?? .init()
  }

  /// Records one more, or another change, of a habit.
  @discardableResult
  func record(
    _ habit: Int, _ delta: Double = 1, id: Int? = nil, at time: Timestamp? = nil, requestID: String = "",
    of user: UserID = user()
  ) async throws -> HabitsV1.RecordTotals {
    // No two records share an instant, unless a test wants them to.
    clock.advance(.milliseconds(1))
    let record = HabitsV1.HabitRecord(
      recordID: id.map { "\(RecordID(uuid($0)))" } ?? "", habitID: "\(habitID(habit))", change: .delta(delta),
      occurTime: time.map { .init($0) }, timeZone: "UTC")
    return try await client(user).recordHabit(.init(record: record, requestID: requestID)).totals ?? .init()
  }

  /// Sets a date's value.
  func set(_ habit: Int, _ value: Double, on date: CalendarDay) async throws {
    clock.advance(.milliseconds(1))
    _ = try await client().setHabitValue(
      .init(record: .init(habitID: "\(habitID(habit))", change: .value(value), localDate: "\(date)")))
  }

  func progress(_ habit: Int, timeZone: String = "") async throws -> HabitsV1.HabitProgress {
    let overview = try await client().getHabit(.init(habitID: "\(habitID(habit))", timeZone: timeZone)).overview
    return overview?.progress ?? .init()
  }
}

func habitMessage(_ number: Int, _ title: String = "Read", perDay: Double = 1) -> HabitsV1.Habit {
  HabitsV1.Habit(
    habitID: "\(habitID(number))", title: title, goal: .init(perDay: .init(value: perDay)))
}

/// A push-up session at noon, `ago` dates before the first Monday.
func pushUps(_ reps: Int, ago: Int = 0) -> SourceState {
  SourceState(
    start: noon - .seconds(ago * 86_400), timeZone: "UTC", utcOffsetSeconds: 0, localDate: monday - ago, reps: reps)
}
