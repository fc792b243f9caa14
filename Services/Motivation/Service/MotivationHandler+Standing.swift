import MotivationDomain
import TitanCore
import TitanProto
import TitanRPC

extension MotivationHandler {
  /// The time limit for other services' data about a user, so that nobody waits longer for a quote.
  private static let patience: Duration = .seconds(2)

  /// A user's level, from the service that knows it, and their chosen voice. Falls back to the last known level if
  /// that service doesn't answer.
  func listener(_ user: UserID, _ context: ServerContext) async throws -> Listener {
    let options = context.inCallersName.forPart(within: Self.patience)
    return try await updated(
      user, level: try await answer { try await services.trophies.getLevel(.init(), options: options).level?.number })
  }

  /// A user's progress and the voice they hear.
  ///
  /// - Parameter zone: IANA name of the zone that determines today's date; empty for the zone of the user's clock.
  func standing(
    of user: UserID, zone: String, _ context: ServerContext
  ) async throws -> (standing: Standing, listener: Listener) {
    let options = context.inCallersName.forPart(within: Self.patience)
    async let level = answer { try await services.trophies.getLevel(.init(), options: options).level?.number }
    async let streak = answer {
      try await services.sessions.getStreak(.init(timeZone: zone), options: options).streak
    }
    async let chart = answer {
      try await services.sessions.getActivityChart(.init(range: .today, timeZone: zone), options: options)
    }
    let listener = try await updated(user, level: level)
    let today = try await chart
    var standing = Standing(titanLevel: listener.titanLevel, goal: today.map { Int($0.goalReps) })
    if let streak = try await streak, let today {
      standing.training = Training(
        hasTrained: streak.longest > 0, streak: Int(streak.current), isStreakAtRisk: streak.atRisk,
        repsToday: Int(today.totalReps))
    }
    return (standing, listener)
  }

  /// The listener updated with the level, which is stored if it has changed.
  private func updated(_ user: UserID, level: UInt32?) async throws -> Listener {
    var listener = try await store.listener(user)
    guard let level = level.map({ Int($0) }), level != listener.titanLevel else { return listener }
    listener.titanLevel = level
    try await store.setTitanLevel(level, of: user)
    return listener
  }

  /// Another service's answer; `nil` if it failed. A failure affects only this answer, unless the call itself was
  /// cancelled.
  private func answer<Answer: Sendable>(_ read: () async throws -> Answer?) async throws -> Answer? {
    do {
      return try await read()
    } catch {
      try Task.checkCancellation()
      return nil
    }
  }
}
