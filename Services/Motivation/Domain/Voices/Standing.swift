/// How somebody stands, as far as it is known here.
package struct Standing: Sendable, Hashable {
  /// Never falls (decision D9).
  package var titanLevel: Int
  /// Whether anything was ever done.
  package var hasTrained: Bool
  /// Dates in a row, up to today or yesterday.
  package var streak: Int
  package var repsToday: Int
  /// Push-ups aimed at per day.
  package var goal: Int

  /// Of whom nothing is known: the first level, and the goal that everybody has who never set one.
  package static let unknown = Standing()

  package init(titanLevel: Int = 1, hasTrained: Bool = false, streak: Int = 0, repsToday: Int = 0, goal: Int = 10) {
    self.titanLevel = titanLevel
    self.hasTrained = hasTrained
    self.streak = streak
    self.repsToday = repsToday
    self.goal = goal
  }

  package var occasion: PepOccasion {
    if !hasTrained { return .first }
    if repsToday >= goal { return .goalMet }
    if repsToday > 0 { return .underWay }
    return streak > 0 ? .atRisk : .restart
  }

  /// A line of a voice with what it leaves open.
  package func fill(_ line: String) -> String {
    line.filled([
      "streak": "\(streak)", "reps": "\(repsToday)", "goal": "\(goal)", "left": "\(max(0, goal - repsToday))",
    ])
  }
}
