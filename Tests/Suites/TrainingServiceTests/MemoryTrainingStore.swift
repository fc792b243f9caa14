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
  struct UserData: Sendable {
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
  private let users = Mutex<[UserID: UserData]>([:])

  func with<Result: Sendable>(_ user: UserID, _ body: (inout UserData) throws -> Result) rethrows -> Result {
    try users.withLock { users in
      // A change that throws has no effect.
      var data = users[user] ?? UserData()
      let result = try body(&data)
      users[user] = data
      return result
    }
  }

  /// Runs a change and stores its response, or returns the stored one.
  func answer<Outcome: Sendable>(
    _ request: RememberedRequest<Outcome>?, of user: UserID, _ change: (inout UserData) throws -> Outcome?
  ) throws -> Answered<Outcome>? {
    try with(user) { data in
      if let request, let known = data.requests[request.id.uuid] {
        guard known.digest == request.payloadDigest else { throw request.id.reused }
        return .replayed(known.response)
      }
      guard let outcome = try change(&data) else { return nil }
      if let request { data.requests[request.id.uuid] = (request.payloadDigest, request.response(outcome)) }
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
    let answered = try answer(request, of: user) { data -> Preferences? in
      var changed = try change(data.preferences)
      changed.revision = data.preferences.revision + 1
      data.preferences = changed
      return changed
    }
    return answered ?? .replayed([])
  }

  func plan(of user: UserID) async throws -> Plan? { with(user) { $0.plan } }

  func set(_ plan: Plan, of user: UserID) async throws -> Plan {
    with(user) { data in
      var plan = plan
      if let there = data.plan, there.practicesPerWeek == plan.practicesPerWeek,
        there.sessionTarget == plan.sessionTarget
      {
        plan.setTime = there.setTime
      }
      data.plan = plan
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
    with(user) { data in
      guard let rating else {
        data.ratings[workout] = nil
        return nil
      }
      if data.ratings[workout]?.rating != rating {
        data.ratings[workout] = Rating(workout: workout, rating: rating, time: now)
      }
      return data.ratings[workout]
    }
  }

  func select(_ selection: Selection, of user: UserID) async throws -> Selection {
    try with(user) { data in
      let there = data.selections.values.filter { !$0.isDeleted && $0.selection.localDate == selection.localDate }
      if let same = there.first(where: { $0.selection.workout == selection.workout }) { return same.selection }
      guard there.count < Selection.mostOfDate else { throw SelectionConflict.tooMany(selection.localDate) }
      data.selections[selection.id] = (selection, false)
      return selection
    }
  }

  func deselect(_ id: SelectionID, of user: UserID, at now: Timestamp) async throws -> Bool {
    with(user) { data in
      data.selections[id]?.isDeleted = true
      return data.selections[id] != nil
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
    let answered = try answer(request, of: user) { data -> Set<ResetScope>? in
      if scopes.contains(.fitness) { (data.level, data.resetTime) = (.start, now) }
      if scopes.contains(.countdown), data.preferences.revision > 0 {
        data.preferences.countdown = Preferences.standardCountdown
        data.preferences.revision += 1
      }
      if scopes.contains(.ratings) { data.ratings = [:] }
      if scopes.contains(.history) {
        data.level = FitnessLevel(
          score: .start, current: FitnessLevel.start.current, highest: data.level.highest)
        for id in Array(data.practices.keys) { data.practices[id]?.isDeleted = true }
        for id in Array(data.selections.keys) { data.selections[id]?.isDeleted = true }
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
    with(user) { data in data.workouts[id].flatMap { $0.isDeleted ? nil : $0.workout } }
  }

  func create(_ workout: Workout, contentDigest: [UInt8], of user: UserID) async throws -> Workout {
    try with(user) { data in
      if let same = data.workouts[workout.id] {
        guard same.digest == contentDigest, !same.isDeleted else { throw WorkoutConflict.idTaken(workout.id) }
        return same.workout
      }
      guard data.workouts.values.count(where: { !$0.isDeleted }) < Workout.mostOwn else {
        throw WorkoutConflict.tooMany
      }
      data.workouts[workout.id] = (workout, contentDigest, false)
      return workout
    }
  }

  func change(
    _ id: WorkoutID, of user: UserID, at now: Timestamp, request: RememberedRequest<Workout>?,
    _ change: @escaping @Sendable (Workout) throws -> Workout
  ) async throws -> Answered<Workout>? {
    try answer(request, of: user) { data in
      guard let there = data.workouts[id], !there.isDeleted else { return nil }
      var changed = try change(there.workout)
      changed.own?.revision += 1
      data.workouts[id]?.workout = changed
      return changed
    }
  }

  func delete(_ id: WorkoutID, of user: UserID, at now: Timestamp) async throws -> Bool {
    with(user) { data in
      data.workouts[id]?.isDeleted = true
      return data.workouts[id] != nil
    }
  }
}
