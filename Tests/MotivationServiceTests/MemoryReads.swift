import MotivationDomain
import MotivationService
import Synchronization
import TitanCore
import TitanProto
import TitanRPC

/// What other services would say of whoever calls.
final class MemoryReads: ListenerReads {
  /// What they know.
  struct Facts: Sendable {
    var level: UInt32 = 1
    var streak = SessionsV1.Streak()
    var repsToday: UInt32 = 0
    var settings = ProfileV1.Settings(sessionTarget: 10, dailyGoal: 10)
    /// Methods that fail, and how.
    var failing: [String: StatusCode] = [:]
    /// Methods that answer nothing until the call's deadline.
    var frozen: Set<String> = []
  }
  private let state: Mutex<(facts: Facts, asked: [String: CallOptions], zones: Set<String>)>

  init(_ facts: Facts = Facts()) { state = Mutex((facts, [:], [])) }

  /// Somebody on a level, with a streak that runs until today if anything was done.
  convenience init(level: UInt32, streak: UInt32 = 0, repsToday: UInt32 = 0) {
    self.init(
      Facts(
        level: level,
        streak: .init(
          current: streak, longest: max(streak, repsToday > 0 ? 1 : 0), todayDone: repsToday > 0,
          atRisk: streak > 0 && repsToday == 0),
        repsToday: repsToday))
  }

  func change(_ change: (inout Facts) -> Void) { state.withLock { change(&$0.facts) } }

  var facts: Facts { state.withLock { $0.facts } }
  /// The options each method was called with last.
  var asked: [String: CallOptions] { state.withLock { $0.asked } }
  /// The zones that were asked for.
  var zones: Set<String> { state.withLock { $0.zones } }

  private func answer(_ method: String, _ options: CallOptions, zone: String? = nil) async throws -> Facts {
    let facts = state.withLock { state in
      state.asked[method] = options
      if let zone { state.zones.insert(zone) }
      return state.facts
    }
    if facts.frozen.contains(method) {
      // What a channel does: wait for the call's own deadline.
      try await Task.sleep(until: options.deadline?.instant ?? .now, clock: .continuous)
      throw RPCError.deadlineExceeded
    }
    if let code = facts.failing[method] { throw RPCError(code: code, message: "as told") }
    return facts
  }

  func level(
    _ request: TrophiesV1.GetLevelRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.GetLevelResponse {
    .init(level: .init(number: try await answer("level", options).level))
  }

  func streak(
    _ request: SessionsV1.GetStreakRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetStreakResponse {
    .init(streak: try await answer("streak", options, zone: request.timeZone).streak)
  }

  func chart(
    _ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetActivityChartResponse {
    let facts = try await answer("chart \(request.range)", options, zone: request.timeZone)
    return .init(totalReps: facts.repsToday)
  }

  func settings(
    _ request: ProfileV1.GetSettingsRequest, _ options: CallOptions
  ) async throws -> ProfileV1.GetSettingsResponse {
    .init(settings: try await answer("settings", options).settings)
  }

  func updateSettings(
    _ request: ProfileV1.UpdateSettingsRequest, _ options: CallOptions
  ) async throws -> ProfileV1.UpdateSettingsResponse {
    _ = try await answer("updateSettings \(request.requestID)", options)
    guard let settings = request.settings, request.updateMask?.paths == ["voice_pack_id"] else {
      throw RPCError(code: .invalidArgument, message: "only the voice was to change")
    }
    change { $0.settings.voicePackID = settings.voicePackID }
    return .init(settings: facts.settings)
  }
}
