import Foundation
import TitanCore
import TitanPostgres
import TitanRequests
import TitanTesting
import TrainingDomain
import TrainingService

/// 2026-05-31T12:00:00Z, a Sunday.
let noon = Timestamp(seconds: 1_780_228_800)

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  var bytes: [UInt8] = [0x01, 0x90, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0]
  for index in 0..<4 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
}

func user(_ number: Int = 1) -> UserID { UserID(uuid(number)) }

let sunday = CalendarDay(of: noon, utcOffsetSeconds: 0)

/// What other services have sent.
struct Told: PersonFacts {
  var body = Body.unknown
  var clock = TrainingClock()
  var sessions: [PushUpSession] = []

  func body(of user: UserID, on date: CalendarDay) async throws -> Body { body }

  func weights(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> Weights {
    Weights(body.weight.map { [.init(localDate: dates.lowerBound, grams: $0)] } ?? [])
  }

  func clock(of user: UserID) async throws -> TrainingClock { clock }

  func pushUps(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [PushUpSession] {
    sessions.filter { dates.contains($0.localDate) }
  }

  func firstPushUps(of user: UserID) async throws -> CalendarDay? { sessions.map(\.localDate).min() }

  func lastPushUps(of user: UserID) async throws -> PushUpSession? { sessions.max { $0.end < $1.end } }
}

/// A push-up session that begins `minutes` after noon, at ten a minute.
func pushUps(_ number: Int, minutes: Int = 0, reps: Int = 20) -> PushUpSession {
  let start = noon + .seconds(minutes * 60)
  let time: Duration = .seconds(6 * reps)
  return PushUpSession(
    id: PushUpSessionID(uuid(number)), start: start, end: start + time,
    localDate: CalendarDay(of: start, utcOffsetSeconds: 0), reps: reps, sets: 2, activeTime: time,
    timeZone: "UTC")
}

/// The store that a suite runs against.
enum StoreKind: Sendable, CaseIterable {
  case memory, postgres

  func withStore(_ body: @Sendable (any TrainingStore) async throws -> Void) async throws {
    switch self {
    case .memory: try await body(MemoryTrainingStore())
    case .postgres: try await TestDatabase.with(.training) { try await body(PostgresTrainingStore($0)) }
    }
  }
}

/// A practice of two workouts that begins `minutes` after noon.
func practice(_ number: Int, of user: UserID = user(), minutes: Int = 0, level: FitnessLevel = .start) -> Practice {
  let start = noon + .seconds(minutes * 60)
  let workouts = ["push-up-ladder", "first-steps"].map { WorkoutID($0) }
  return Practice(
    id: PracticeID(uuid(number)), userID: user, workouts: workouts, start: start, timeZone: "Europe/Berlin",
    utcOffsetSeconds: 7_200, localDate: CalendarDay(of: start, utcOffsetSeconds: 7_200), countdown: 10,
    exercises: workouts.flatMap { Catalogue.shipped.workout($0)?.sets(.shipped, level.score) ?? [] },
    levelBefore: level, levelAfter: level)
}

extension Practice {
  /// Does one and a half times the prescription of every set, each within a minute.
  mutating func perform() throws {
    var now = start
    for index in exercises.indices {
      try skipPreparation(index, at: now)
      now = now + .seconds(60)
      try completeExercise(index, done: exercises[index].prescribed * 3 / 2, at: now)
    }
  }
}

extension TrainingStore {
  /// Starts, performs and completes a practice.
  func complete(_ practice: Practice) async throws -> Practice? {
    _ = try await start(practice, at: practice.start, contentDigest: [1], request: nil)
    let end = practice.start + .seconds(1_800)
    let answered = try await change(practice.id, of: practice.userID, at: end, request: nil) { practice, level in
      try practice.perform()
      try practice.complete(at: end, level: level)
    }
    guard case .done(let completed) = answered else { return nil }
    return completed
  }
}
