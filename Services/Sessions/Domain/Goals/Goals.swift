/// A user's goals, from their settings (R0-28).
package struct Goals: Sendable, Hashable {
  /// Reps per session, for sessions without a target of their own.
  package var sessionTarget: Int
  /// Reps per day.
  package var dailyGoal: Int

  /// The default for users who never set any.
  package static let standard = Goals(
    sessionTarget: SessionLimits.defaultTarget, dailyGoal: SessionLimits.defaultDailyGoal)

  package init(sessionTarget: Int, dailyGoal: Int) {
    self.sessionTarget = sessionTarget
    self.dailyGoal = dailyGoal
  }

  /// Whether the settings allow these values.
  package var isPossible: Bool {
    SessionLimits.target.contains(sessionTarget) && SessionLimits.dailyGoal.contains(dailyGoal)
  }
}
