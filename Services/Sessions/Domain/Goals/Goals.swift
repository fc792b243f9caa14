/// What somebody aims at, as their settings say (R0-28).
package struct Goals: Sendable, Hashable {
  /// Reps per session, where the session itself does not say.
  package var sessionTarget: Int
  /// Reps per day.
  package var dailyGoal: Int

  /// Of whoever never set any.
  package static let standard = Goals(
    sessionTarget: SessionLimits.defaultTarget, dailyGoal: SessionLimits.defaultDailyGoal)

  package init(sessionTarget: Int, dailyGoal: Int) {
    self.sessionTarget = sessionTarget
    self.dailyGoal = dailyGoal
  }

  /// Whether the settings may say so.
  package var isPossible: Bool {
    SessionLimits.target.contains(sessionTarget) && SessionLimits.dailyGoal.contains(dailyGoal)
  }
}
