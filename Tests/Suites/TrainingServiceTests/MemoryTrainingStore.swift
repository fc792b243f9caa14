import Foundation
import Synchronization
import TitanCore
import TitanRPC
import TitanRequests
import TrainingDomain
import TrainingService

/// Training in memory. It passes the same suite as the store on PostgreSQL.
final class MemoryTrainingStore: TrainingStore {
  /// The data of one user.
  struct Shelf: Sendable {
    var level = FitnessLevel.start
    var resetTime: Timestamp?
    var preferences = Preferences.standard
    var plan: Plan?
    var ratings: [WorkoutID: Rating] = [:]
    var workouts: [WorkoutID: (workout: Workout, digest: [UInt8], isDeleted: Bool)] = [:]
    var practices: [PracticeID: (practice: Practice, digest: [UInt8], isDeleted: Bool)] = [:]
    var selections: [SelectionID: (selection: Selection, isDeleted: Bool)] = [:]
    var requests: [UUID: (digest: [UInt8], response: [UInt8])] = [:]

    var there: [Practice] { practices.values.filter { !$0.isDeleted }.map(\.practice) }

    /// Completed since the last reset, oldest first.
    var counted: [Practice] {
      there.filter { $0.state == .completed && $0.end ?? $0.start > resetTime ?? Timestamp(microseconds: .min) }
        .sorted { ($0.end ?? $0.start, "\($0.id)") < ($1.end ?? $1.start, "\($1.id)") }
    }
  }
  private let shelves = Mutex<[UserID: Shelf]>([:])

  func with<Result: Sendable>(_ user: UserID, _ body: (inout Shelf) throws -> Result) rethrows -> Result {
    try shelves.withLock { shelves in
      // A change that throws has no effect.
      var shelf = shelves[user] ?? Shelf()
      let result = try body(&shelf)
      shelves[user] = shelf
      return result
    }
  }

  /// Runs a change and stores its response, or returns the stored one.
  func answer<Outcome: Sendable>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, _ change: (inout Shelf) throws -> Outcome?
  ) throws -> Answered<Outcome>? {
    try with(user) { shelf in
      if let request, let known = shelf.requests[request.id.uuid] {
        guard known.digest == request.payloadDigest else { throw request.id.reused }
        return .replayed(known.response)
      }
      guard let outcome = try change(&shelf) else { return nil }
      if let request { shelf.requests[request.id.uuid] = (request.payloadDigest, request.response(outcome)) }
      return .done(outcome)
    }
  }
}

extension MemoryTrainingStore: SettingsStore {
  func level(of user: UserID) async throws -> FitnessLevel { with(user) { $0.level } }

  func preferences(of user: UserID) async throws -> Preferences { with(user) { $0.preferences } }

  func changePreferences(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Preferences>?,
    _ change: @escaping @Sendable (Preferences) throws -> Preferences
  ) async throws -> Answered<Preferences> {
    let answered = try answer(request, of: user) { shelf -> Preferences? in
      var changed = try change(shelf.preferences)
      changed.revision = shelf.preferences.revision + 1
      shelf.preferences = changed
      return changed
    }
    return answered ?? .replayed([])
  }

  func plan(of user: UserID) async throws -> Plan? { with(user) { $0.plan } }

  func set(_ plan: Plan, of user: UserID) async throws -> Plan {
    with(user) { shelf in
      var plan = plan
      if let there = shelf.plan, there.practicesPerWeek == plan.practicesPerWeek,
        there.sessionTarget == plan.sessionTarget
      {
        plan.setTime = there.setTime
      }
      shelf.plan = plan
      return plan
    }
  }

  func ratings(of user: UserID) async throws -> [WorkoutID: Int] { with(user) { $0.ratings.mapValues(\.rating) } }

  func ratings(of user: UserID, after place: RatingPlace?, limit: Int) async throws -> [Rating] {
    let all = with(user) { Array($0.ratings.values) }
    let sorted = all.sorted { ($1.time, $1.workout) < ($0.time, $0.workout) }
    let rest = sorted.filter { rating in place.map { (rating.time, rating.workout) < ($0.time, $0.workout) } ?? true }
    return Array(rest.prefix(limit))
  }

  func rate(_ workout: WorkoutID, _ rating: Int?, of user: UserID, at now: Timestamp) async throws -> Rating? {
    with(user) { shelf in
      guard let rating else {
        shelf.ratings[workout] = nil
        return nil
      }
      if shelf.ratings[workout]?.rating != rating {
        shelf.ratings[workout] = Rating(workout: workout, rating: rating, time: now)
      }
      return shelf.ratings[workout]
    }
  }

  func select(_ selection: Selection, of user: UserID) async throws -> Selection {
    try with(user) { shelf in
      let there = shelf.selections.values.filter { !$0.isDeleted && $0.selection.localDate == selection.localDate }
      if let same = there.first(where: { $0.selection.workout == selection.workout }) { return same.selection }
      guard there.count < Selection.mostOfDate else { throw SelectionConflict.tooMany(selection.localDate) }
      shelf.selections[selection.id] = (selection, false)
      return selection
    }
  }

  func deselect(_ id: SelectionID, of user: UserID, at now: Timestamp) async throws -> Bool {
    with(user) { shelf in
      shelf.selections[id]?.isDeleted = true
      return shelf.selections[id] != nil
    }
  }

  func selections(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Selection] {
    let all = with(user) { $0.selections.values.filter { !$0.isDeleted }.map(\.selection) }
    return all.filter { dates.contains($0.localDate) }
      .sorted { ($0.localDate, $0.createTime, "\($0.id)") < ($1.localDate, $1.createTime, "\($1.id)") }
  }

  func reset(
    _ scopes: Set<ResetScope>, of user: UserID, at now: Timestamp, request: RememberedRequest<Set<ResetScope>>?
  ) async throws -> Answered<Set<ResetScope>> {
    let answered = try answer(request, of: user) { shelf -> Set<ResetScope>? in
      if scopes.contains(.fitness) { (shelf.level, shelf.resetTime) = (.start, now) }
      if scopes.contains(.countdown), shelf.preferences.revision > 0 {
        shelf.preferences.countdown = Preferences.standardCountdown
        shelf.preferences.revision += 1
      }
      if scopes.contains(.ratings) { shelf.ratings = [:] }
      if scopes.contains(.history) {
        shelf.level = FitnessLevel(
          score: .start, current: FitnessLevel.start.current, highest: shelf.level.highest)
        for id in Array(shelf.practices.keys) { shelf.practices[id]?.isDeleted = true }
        for id in Array(shelf.selections.keys) { shelf.selections[id]?.isDeleted = true }
      }
      return scopes
    }
    return answered ?? .replayed([])
  }
}

extension MemoryTrainingStore: WorkoutStore {
  func workouts(of user: UserID) async throws -> [Workout] {
    with(user) { $0.workouts.values.filter { !$0.isDeleted }.map(\.workout) }.sorted {
      ($1.own?.createTime ?? noon, $1.id) < ($0.own?.createTime ?? noon, $0.id)
    }
  }

  func workout(_ id: WorkoutID, of user: UserID) async throws -> Workout? {
    with(user) { shelf in shelf.workouts[id].flatMap { $0.isDeleted ? nil : $0.workout } }
  }

  func create(_ workout: Workout, contentDigest: [UInt8], of user: UserID) async throws -> Workout {
    try with(user) { shelf in
      if let same = shelf.workouts[workout.id] {
        guard same.digest == contentDigest, !same.isDeleted else { throw WorkoutConflict.idTaken(workout.id) }
        return same.workout
      }
      guard shelf.workouts.values.count(where: { !$0.isDeleted }) < Workout.mostOwn else {
        throw WorkoutConflict.tooMany
      }
      shelf.workouts[workout.id] = (workout, contentDigest, false)
      return workout
    }
  }

  func change(
    _ id: WorkoutID, of user: UserID, at now: Timestamp, request: RememberedRequest<Workout>?,
    _ change: @escaping @Sendable (Workout) throws -> Workout
  ) async throws -> Answered<Workout>? {
    try answer(request, of: user) { shelf in
      guard let there = shelf.workouts[id], !there.isDeleted else { return nil }
      var changed = try change(there.workout)
      changed.own?.revision += 1
      shelf.workouts[id]?.workout = changed
      return changed
    }
  }

  func delete(_ id: WorkoutID, of user: UserID, at now: Timestamp) async throws -> Bool {
    with(user) { shelf in
      shelf.workouts[id]?.isDeleted = true
      return shelf.workouts[id] != nil
    }
  }
}
