import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
package import TitanRPC
import TitanRequests
import TrainingDomain
package import TrainingProto

/// Preferences, plans and resets.
extension TrainingHandler {
  package func getPreferences(
    _ request: TrainingV1.GetPreferencesRequest, context: ServerContext
  ) async throws -> TrainingV1.GetPreferencesResponse {
    .init(preferences: .init(try await store.preferences(of: try context.requireUser())))
  }

  package func updatePreferences(
    _ request: TrainingV1.UpdatePreferencesRequest, context: ServerContext
  ) async throws -> TrainingV1.UpdatePreferencesResponse {
    let user = try context.requireUser()
    let wanted = request.preferences ?? .init()
    let wants = try UpdateMask(
      request.updateMask, of: ["countdown", "liked_types", "equipment", "equipment_known", "high_impact"], in: wanted)
    try RepeatedField.check(wanted.likedTypes.count, "preferences.liked_types")
    try RepeatedField.check(wanted.equipment.count, "preferences.equipment")
    let change = PreferencesChange(wanted, wants)
    let answer: @Sendable (Preferences) -> TrainingV1.UpdatePreferencesResponse = { .init(preferences: .init($0)) }
    let remembered: RememberedRequest<Preferences>? = try remembered(
      request, "UpdatePreferences", id: \.requestID
    ) { answer($0).serialized() }
    let changed = try await store.changePreferences(of: user, at: clock(), request: remembered) { current in
      try requireEtag(wanted.etag, current.etag, of: "preferences")
      return try change.applied(to: current)
    }
    switch changed {
    case .done(let preferences): return answer(preferences)
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  package func getPlan(
    _ request: TrainingV1.GetPlanRequest, context: ServerContext
  ) async throws -> TrainingV1.GetPlanResponse {
    .init(plan: .init(try await plan(of: try context.requireUser())))
  }

  package func setPlan(
    _ request: TrainingV1.SetPlanRequest, context: ServerContext
  ) async throws -> TrainingV1.SetPlanResponse {
    let user = try context.requireUser()
    let message = request.plan ?? .init()
    let plan = try Plan(
      practicesPerWeek: Int(message.practicesPerWeek), sessionTarget: Int(message.sessionTarget), setTime: clock()
    ).checked()
    return .init(plan: .init(try await store.set(plan, of: user)))
  }

  /// The plan the user has set, or the default for the fitness class.
  func plan(of user: UserID) async throws -> Plan {
    if let plan = try await store.plan(of: user) { return plan }
    return .standard(for: try await store.level(of: user).current)
  }

  package func resetTrainingData(
    _ request: TrainingV1.ResetTrainingDataRequest, context: ServerContext
  ) async throws -> TrainingV1.ResetTrainingDataResponse {
    let (user, now) = (try context.requireUser(), clock())
    try RepeatedField.check(request.scopes.count, "scopes")
    let named = request.scopes.compactMap { ResetScope(rawValue: Int($0.rawValue)) }
    guard named.count == request.scopes.count else {
      throw RPCError.invalid(
        "scopes", reason: "SCOPE_UNKNOWN",
        "got one that is none; allowed: RESET_SCOPE_FITNESS, RESET_SCOPE_COUNTDOWN, RESET_SCOPE_RATINGS, "
          + "RESET_SCOPE_HISTORY")
    }
    let scopes = named.isEmpty ? ResetScope.standard : Set(named)
    if scopes.contains(.history) { try context.requireFreshAuthentication(at: now) }
    let answer: @Sendable (Set<ResetScope>) -> TrainingV1.ResetTrainingDataResponse = { .init($0) }
    let remembered: RememberedRequest<Set<ResetScope>>? = try remembered(
      request, "ResetTrainingData", id: \.requestID
    ) { answer($0).serialized() }
    switch try await store.reset(scopes, of: user, at: now, request: remembered) {
    case .done(let scopes):
      if scopes.contains(.history) { notifier.notify() }
      return answer(scopes)
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }
}

/// Ratings and selections.
extension TrainingHandler {
  package func rateWorkout(
    _ request: TrainingV1.RateWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.RateWorkoutResponse {
    let user = try context.requireUser()
    let rating = request.favorite ? Rating.range.upperBound : Int(request.rating)
    if let wrong = FieldViolation(rating, in: Rating.range, field: "rating") { throw InvalidRequest([wrong]) }
    let id = WorkoutID(request.workoutID)
    guard try await workout(id, of: user) != nil else {
      throw RPCError.notFound("workout", id: quoted(request.workoutID))
    }
    return .init(rating: try await store.rate(id, rating, of: user, at: clock()).map { .init($0) })
  }

  package func unrateWorkout(
    _ request: TrainingV1.UnrateWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.UnrateWorkoutResponse {
    let user = try context.requireUser()
    _ = try await store.rate(WorkoutID(request.workoutID), nil, of: user, at: clock())
    return .init()
  }

  package func listRatings(
    _ request: TrainingV1.ListRatingsRequest, context: ServerContext
  ) async throws -> TrainingV1.ListRatingsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListRatings", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(RatingPlace.init)
    let page = Page(
      try await store.ratings(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.time.microseconds)", "\($0.workout)"] })
    return .init(ratings: page.items.map { .init($0) }, nextPageToken: page.nextPageToken)
  }

  package func createSelection(
    _ request: TrainingV1.CreateSelectionRequest, context: ServerContext
  ) async throws -> TrainingV1.CreateSelectionResponse {
    let (user, now) = (try context.requireUser(), clock())
    var violations: [FieldViolation] = []
    let date = CalendarDay(request.localDate)
    if date == nil {
      violations.append(
        FieldViolation(
          field: "local_date", reason: request.localDate.isEmpty ? "MISSING" : "DATE_INVALID",
          got: quoted(request.localDate), allowed: "YYYY-MM-DD"))
    }
    let id = WorkoutID(request.workoutID)
    if try await workout(id, of: user) == nil {
      violations.append(.unknownWorkout(request.workoutID, field: "workout_id"))
    }
    guard violations.isEmpty, let date else { throw InvalidRequest(violations) }
    let new = Selection(id: SelectionID(.version7(at: now)), workout: id, localDate: date, createTime: now)
    return .init(selection: .init(try await store.select(new, of: user)))
  }

  package func deleteSelection(
    _ request: TrainingV1.DeleteSelectionRequest, context: ServerContext
  ) async throws -> TrainingV1.DeleteSelectionResponse {
    let user = try context.requireUser()
    let id = try SelectionID(request.selectionID, field: "selection_id")
    guard try await store.deselect(id, of: user, at: clock()) else {
      throw RPCError.notFound("selection", id: "\(id)")
    }
    return .init()
  }

  package func listSelections(
    _ request: TrainingV1.ListSelectionsRequest, context: ServerContext
  ) async throws -> TrainingV1.ListSelectionsResponse {
    let user = try context.requireUser()
    let first = try CalendarDay(request: request.fromLocalDate, field: "from_local_date")
    let last = try CalendarDay(request: request.toLocalDate, field: "to_local_date")
    let dates = try dateRange(first, last)
    return .init(selections: try await store.selections(of: user, on: dates).map { .init($0) })
  }
}

extension RatingPlace {
  /// The fields of a page token; `nil` if this service did not issue the token.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]) else { return nil }
    self.init(time: Timestamp(microseconds: time), workout: WorkoutID(fields[1]))
  }
}
