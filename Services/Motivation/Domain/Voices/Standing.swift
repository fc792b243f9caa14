/// How somebody stands, as far as it could be found out.
package struct Standing: Sendable, Hashable {
  /// Never falls (decision D9).
  package var titanLevel: Int
  /// `nil` if nobody could say.
  package var training: Training?
  /// Push-ups aimed at per day; `nil` if nobody could say.
  package var goal: Int?

  package init(titanLevel: Int = 1, training: Training? = nil, goal: Int? = nil) {
    self.titanLevel = titanLevel
    self.training = training
    self.goal = goal
  }

  package var occasion: PepOccasion {
    guard let training, let goal else { return .anyTime }
    if !training.hasTrained { return .first }
    if training.repsToday >= goal { return .goalMet }
    if training.repsToday > 0 { return .underWay }
    if training.isStreakAtRisk { return .atRisk }
    // A streak that nothing threatens, in a pause, is no matter to talk about.
    return training.streak > 0 ? .anyTime : .restart
  }

  /// A line of a voice with what it leaves open.
  package func fill(_ line: String) -> String {
    guard let training, let goal else { return line }
    return line.filled([
      "streak": "\(training.streak)", "reps": "\(training.repsToday)", "goal": "\(goal)",
      "left": "\(max(0, goal - training.repsToday))",
    ])
  }
}

/// What somebody has done.
package struct Training: Sendable, Hashable {
  /// Whether anything was ever done.
  package var hasTrained: Bool
  /// Dates in a row, up to today or yesterday.
  package var streak: Int
  /// Whether the streak ends unless something is done today.
  package var isStreakAtRisk: Bool
  package var repsToday: Int

  package init(hasTrained: Bool = false, streak: Int = 0, isStreakAtRisk: Bool = false, repsToday: Int = 0) {
    self.hasTrained = hasTrained
    self.streak = streak
    self.isStreakAtRisk = isStreakAtRisk
    self.repsToday = repsToday
  }
}
