import MotivationDomain
import TitanCore
import TitanProto
import TitanRPC

extension MotivationHandler {
  /// As long as another service may take to say how a user stands: nobody waits longer for words.
  private static let patience: Duration = .seconds(2)

  /// Level and choice of a user, from the services that know them; as they were known last where one does not answer.
  func listener(_ user: UserID, _ context: ServerContext) async throws -> Listener {
    let options = context.inCallersName.forPart(within: Self.patience)
    async let level = answer { try await reads.level(.init(), options).level?.number }
    async let settings = answer { try await reads.settings(.init(), options).settings }
    return try await updated(user, level: level, settings: settings)
  }

  /// How a user stands, and which voice they hear.
  ///
  /// - Parameter zone: IANA name of the zone that says which date today is; empty for that of the user's clock.
  func standing(
    of user: UserID, zone: String, _ context: ServerContext
  ) async throws -> (standing: Standing, listener: Listener) {
    let options = context.inCallersName.forPart(within: Self.patience)
    async let level = answer { try await reads.level(.init(), options).level?.number }
    async let settings = answer { try await reads.settings(.init(), options).settings }
    async let streak = answer { try await reads.streak(.init(timeZone: zone), options).streak }
    async let today = answer { try await reads.chart(.init(range: .today, timeZone: zone), options) }
    let goal = try await settings.map { Int($0.dailyGoal) }
    let listener = try await updated(user, level: level, settings: settings)
    var standing = Standing(titanLevel: listener.titanLevel, goal: goal)
    if let streak = try await streak, let today = try await today {
      standing.training = Training(
        hasTrained: streak.longest > 0, streak: Int(streak.current), isStreakAtRisk: streak.atRisk,
        repsToday: Int(today.totalReps))
    }
    return (standing, listener)
  }

  /// What came of asking; remembered if it is news.
  private func updated(
    _ user: UserID, level: UInt32?, settings: ProfileV1.Settings?
  ) async throws -> Listener {
    let known = try await store.listener(user)
    var listener = known
    if let level { listener.titanLevel = Int(level) }
    if let settings { listener.voice = VoicePackID(chosenIn: settings) }
    if listener != known { try await store.remember(listener, of: user) }
    return listener
  }

  /// The answer of another service; `nil` if there was none. Whatever fails costs this answer alone, but for the call
  /// itself being over.
  private func answer<Answer: Sendable>(_ read: () async throws -> Answer?) async throws -> Answer? {
    do {
      return try await read()
    } catch {
      try Task.checkCancellation()
      return nil
    }
  }
}

extension VoicePackID {
  /// `nil` where nothing is chosen.
  init?(chosenIn settings: ProfileV1.Settings) {
    guard !settings.voicePackID.isEmpty else { return nil }
    self.init(settings.voicePackID)
  }
}
