import Crypto
import TitanCore
import TitanProto
package import TitanRPC
import TitanRequests
import TrainingDomain
package import TrainingProto

/// Workouts and their suggestions.
extension TrainingHandler {
  package func listWorkouts(
    _ request: TrainingV1.ListWorkoutsRequest, context: ServerContext
  ) async throws -> TrainingV1.ListWorkoutsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let types = try workoutTypes(request.types, field: "types")
    let arguments = [
      "ListWorkouts", "\(user)", types.sorted().map { "\($0)" }.joined(separator: " "), "\(request.ownOnly)",
    ]
    let after = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(WorkoutPlace.init)
    let ratings = try await store.ratings(of: user)
    let all = try await store.workouts(of: user) + (request.ownOnly ? [] : catalogue.workouts)
    let found = all.lazy.filter { workout in
      (types.isEmpty || types.contains(workout.type.rawValue)) && after.map { $0 < workout.place } ?? true
    }
    let page = Page(Array(found.prefix(limit + 1)), limit: limit, arguments: arguments, cursor: \.place.fields)
    return .init(
      workouts: page.items.map { .init($0, rating: ratings[$0.id], catalogue, in: context.language) },
      nextPageToken: page.nextPageToken)
  }

  package func getWorkout(
    _ request: TrainingV1.GetWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.GetWorkoutResponse {
    let user = try context.requireUser()
    let id = WorkoutID(request.workoutID)
    guard let workout = try await workout(id, of: user) else {
      throw RPCError.notFound("workout", id: quoted(request.workoutID))
    }
    let rating = try await store.ratings(of: user)[id]
    return .init(workout: .init(workout, rating: rating, catalogue, in: context.language))
  }

  package func createWorkout(
    _ request: TrainingV1.CreateWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.CreateWorkoutResponse {
    let user = try context.requireUser()
    let message = request.workout ?? .init()
    let workout = try WorkoutDraft(message).checked(catalogue, own: .init(createTime: clock()))
    let content = TrainingV1.Workout(name: message.name, type: message.type, prescriptions: message.prescriptions)
    let digest = Array(SHA256.hash(data: content.serialized()))
    let created = try await store.create(workout, contentDigest: digest, of: user)
    let rating = try await store.ratings(of: user)[created.id]
    return .init(workout: .init(created, rating: rating, catalogue, in: context.language))
  }

  package func updateWorkout(
    _ request: TrainingV1.UpdateWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.UpdateWorkoutResponse {
    let user = try context.requireUser()
    let (message, language) = (request.workout ?? .init(), context.language)
    let id = WorkoutID(message.workoutID)
    let wants = try UpdateMask(request.updateMask, of: ["name", "type", "prescriptions"], in: message)
    let rating = try await store.ratings(of: user)[id]
    let answer: @Sendable (Workout) -> TrainingV1.UpdateWorkoutResponse = { [catalogue] workout in
      .init(workout: .init(workout, rating: rating, catalogue, in: language))
    }
    let remembered: RememberedRequest<Workout>? = try remembered(request, "UpdateWorkout", id: \.requestID) {
      answer($0).serialized()
    }
    let changed = try await store.change(id, of: user, at: clock(), request: remembered) { [catalogue] workout in
      try requireEtag(message.etag, workout.etag, of: "workout")
      let draft = WorkoutDraft(message, over: workout, wants)
      return try draft.checked(catalogue, own: workout.own ?? .init(createTime: .init(microseconds: 0)))
    }
    switch changed {
    case .done(let workout): return answer(workout)
    case .replayed(let bytes): return try .init(serialized: bytes)
    case nil: throw RPCError.notFound("workout", id: quoted(message.workoutID))
    }
  }

  package func deleteWorkout(
    _ request: TrainingV1.DeleteWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.DeleteWorkoutResponse {
    let user = try context.requireUser()
    guard try await store.delete(WorkoutID(request.workoutID), of: user, at: clock()) else {
      throw RPCError.notFound("workout", id: quoted(request.workoutID))
    }
    return .init()
  }

  package func suggestWorkouts(
    _ request: TrainingV1.SuggestWorkoutsRequest, context: ServerContext
  ) async throws -> TrainingV1.SuggestWorkoutsResponse {
    let user = try context.requireUser()
    let wish = try Suggestion.Wish(request)
    let today = try await today(request.timeZone, of: user).date
    let person = try await person(user, today: today)
    for (index, id) in wish.locked.enumerated() where catalogue.workout(id) == nil {
      guard person.own.contains(where: { $0.id == id }) else {
        throw RPCError.invalid(
          reason: "WORKOUT_UNKNOWN", [.unknownWorkout("\(id)", field: "locked_ids[\(index)]")])
      }
    }
    let seed = request.seed == 0 ? makeSeed() : request.seed
    let suggestion = try Suggestion(wish, for: person, today: today, seed: seed, catalogue)
    return .init(suggestion, for: wish, today: today, catalogue, in: context.language)
  }

  /// The data that suggestions depend on. Its size is bounded, however long the history.
  private func person(_ user: UserID, today: CalendarDay) async throws -> Suggestion.Person {
    let recent = try await done(by: user, on: today - 1...today)
    return Suggestion.Person(
      level: try await store.level(of: user), preferences: try await store.preferences(of: user),
      body: try await facts.body(of: user, on: today), ratings: try await store.ratings(of: user),
      lastDates: try await store.lastDates(of: user, from: today - Suggestion.historyDays),
      recentSets: Suggestion.recentSets(recent.practices, recent.sessions, catalogue),
      own: try await store.workouts(of: user))
  }
}

/// A workout's position in the list: the user's own first, newest first, then the catalogue by id.
private struct WorkoutPlace: Comparable {
  /// Set for the user's own workouts.
  var createTime: Timestamp?
  var id: String

  init(createTime: Timestamp?, id: String) {
    self.createTime = createTime
    self.id = id
  }

  /// The fields of a page token; `nil` if this service did not issue the token.
  init?(fields: [String]) {
    guard fields.count == 2 else { return nil }
    self.init(createTime: Int64(fields[0]).map { Timestamp(microseconds: $0) }, id: fields[1])
  }

  var fields: [String] { [createTime.map { "\($0.microseconds)" } ?? "", id] }

  static func < (left: Self, right: Self) -> Bool {
    switch (left.createTime, right.createTime) {
    case (let left?, let right?) where left != right: left > right
    case (_?, _?): left.id > right.id
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): left.id < right.id
    }
  }
}

extension Workout {
  fileprivate var place: WorkoutPlace { .init(createTime: own?.createTime, id: "\(id)") }
}
