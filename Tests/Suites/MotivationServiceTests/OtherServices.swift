import MotivationDomain
import MotivationService
import ProfileProto
import SessionsProto
import Synchronization
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting
import TrophiesProto

/// What other services return for any caller.
final class OtherServices: Sendable {
  /// What they know.
  struct Facts: Sendable {
    var level: UInt32 = 1
    var streak = SessionsV1.Streak()
    var repsToday: UInt32 = 0
    var dailyGoal: UInt32 = 10
    /// The voice in the profile service's settings.
    var voice = ""
    /// Methods that fail, and their errors.
    var failing: [String: StatusCode] = [:]
    /// Methods that do not respond before the call's deadline.
    var frozen: Set<String> = []
  }
  /// How a method was last called.
  struct Call: Sendable {
    var metadata: Metadata
    var remaining: Duration?
  }
  private let state: Mutex<(facts: Facts, asked: [String: Call], zones: Set<String>)>

  init(_ facts: Facts = Facts()) { state = Mutex((facts, [:], [])) }

  /// A user on a level, with a streak that includes today if there are reps.
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
  /// How each method was last called.
  var asked: [String: Call] { state.withLock { $0.asked } }
  /// The zones that were asked for.
  var zones: Set<String> { state.withLock { $0.zones } }

  /// Channels to them.
  var services: ListenerServices {
    var stubs = StubbedMethods()
    stubs.stub(TrophiesV1.TrophiesServiceMethods.getLevel) { (_: TrophiesV1.GetLevelRequest, context) in
      TrophiesV1.GetLevelResponse(level: .init(number: try await self.answer("level", context).level))
    }
    stubs.stub(SessionsV1.SessionsServiceMethods.getStreak) { (request: SessionsV1.GetStreakRequest, context) in
      SessionsV1.GetStreakResponse(streak: try await self.answer("streak", context, zone: request.timeZone).streak)
    }
    stubs.stub(SessionsV1.SessionsServiceMethods.getActivityChart) {
      (request: SessionsV1.GetActivityChartRequest, context) in
      let facts = try await self.answer("chart \(request.range)", context, zone: request.timeZone)
      return SessionsV1.GetActivityChartResponse(totalReps: facts.repsToday, goalReps: facts.dailyGoal)
    }
    stubs.stub(ProfileV1.ProfileServiceMethods.updateSettings) { (request: ProfileV1.UpdateSettingsRequest, context) in
      _ = try await self.answer("updateSettings \(request.requestID)", context)
      guard let settings = request.settings, request.updateMask?.paths == ["voice_pack_id"] else {
        throw RPCError(code: .invalidArgument, message: "only the voice was to change")
      }
      self.change { $0.voice = settings.voicePackID }
      return ProfileV1.UpdateSettingsResponse(settings: .init(voicePackID: settings.voicePackID))
    }
    return ListenerServices(trophies: stubs.channel, sessions: stubs.channel, profile: stubs.channel)
  }

  private func answer(_ method: String, _ context: ServerContext, zone: String? = nil) async throws -> Facts {
    let facts = state.withLock { state in
      state.asked[method] = Call(metadata: context.metadata, remaining: context.deadline?.remaining())
      if let zone { state.zones.insert(zone) }
      return state.facts
    }
    if facts.frozen.contains(method) { try await waitForCancellation(Signal()) }
    if let code = facts.failing[method] { throw RPCError(code: code, message: "as told") }
    return facts
  }
}
