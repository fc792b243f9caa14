/// A user's progress, as far as it is known.
package struct Standing: Sendable, Hashable {
  /// Never decreases (decision D9).
  package var titanLevel: Int
  /// `nil` if unknown.
  package var training: Training?
  /// The daily goal in push-ups; `nil` if unknown.
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
    // A streak that isn't at risk, as during a pause, isn't worth mentioning.
    return training.streak > 0 ? .anyTime : .restart
  }

  /// A voice's line with the numbers filled in.
  package func fill(_ line: String) -> String {
    guard let training, let goal else { return line }
    return line.filled([
      "streak": "\(training.streak)", "reps": "\(training.repsToday)", "goal": "\(goal)",
      "left": "\(max(0, goal - training.repsToday))",
    ])
  }
}

/// A user's training.
package struct Training: Sendable, Hashable {
  /// Whether the user has ever trained.
  package var hasTrained: Bool
  /// The number of dates in a row, up to today or yesterday.
  package var streak: Int
  /// Whether the streak ends unless the user trains today.
  package var isStreakAtRisk: Bool
  package var repsToday: Int

  package init(hasTrained: Bool = false, streak: Int = 0, isStreakAtRisk: Bool = false, repsToday: Int = 0) {
    self.hasTrained = hasTrained
    self.streak = streak
    self.isStreakAtRisk = isStreakAtRisk
    self.repsToday = repsToday
  }
}
