import Foundation
import MotivationDomain
import MotivationService
import Synchronization
import TitanCore
import TitanPostgres
import TitanTesting

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)
let day = CalendarDay(of: noon, utcOffsetSeconds: 0)

func user(_ number: Int = 1) -> UserID { UserID(uuid(number)) }
func reminderID(_ number: Int = 1) -> ReminderID { ReminderID(uuid(number)) }

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  var bytes: [UInt8] = [0x01, 0x90, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0]
  for index in 0..<4 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
}

/// The catalogue as shipped.
func shippedCatalogue() throws -> Catalogue {
  let folder = URL(filePath: #filePath).appending(path: "../../../../Services/Motivation/Catalogue").standardized
  return try Catalogue(folder: folder.path)
}

/// A daily series at noon, created `seconds` after noon.
func reminder(_ number: Int = 1, text: String = "süß 💪", after seconds: Int = 0) -> Reminder {
  let time = noon + .seconds(seconds)
  return Reminder(
    id: reminderID(number),
    content: ReminderContent(
      kind: .pushUps, text: text, series: ReminderSeries(frequency: .daily, times: .at([480, 720]))),
    createTime: time, updateTime: time)
}

/// The store that a suite runs against.
enum StoreKind: Sendable, CaseIterable {
  case memory, postgres

  func withStore(_ body: @Sendable (any MotivationHandler.Store) async throws -> Void) async throws {
    switch self {
    case .memory: try await body(MemoryMotivationStore())
    case .postgres: try await TestDatabase.with(.motivation) { try await body(PostgresMotivationStore($0)) }
    }
  }
}

/// A clock that a test moves.
final class TestTime: Sendable {
  private struct State {
    var now = noon
    var waiting: [(until: Timestamp, end: AsyncStream<Void>.Continuation)] = []
  }
  private let state = Mutex(State())

  var now: Timestamp { state.withLock { $0.now } }
  var clock: WallClock { { self.now } }
  /// The number of sleeps that have begun.
  var sleeps: Int { state.withLock { $0.waiting.count } }

  var sleepUntil: SleepUntil {
    { instant in
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let isOver = self.state.withLock { state in
        state.waiting.append((instant, continuation))
        return state.now >= instant
      }
      if isOver { continuation.finish() }
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }

  func advance(by duration: Duration) {
    let over = state.withLock { state in
      state.now = state.now + duration
      return state.waiting.filter { $0.until <= state.now }
    }
    for waiting in over { waiting.end.finish() }
  }
}
