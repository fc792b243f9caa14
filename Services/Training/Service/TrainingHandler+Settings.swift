import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanProto
package import TitanRPC
import TitanRequests
import TrainingDomain

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
