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

/// The user's situation before a set (requirement R1-18). The raw values are those of the contract.
package enum PepOccasion: Int, Sendable, Hashable, CaseIterable {
  /// The user has never trained.
  case first = 1
  /// The user has no current streak.
  case restart = 2
  /// The user's streak ends unless they train today.
  case atRisk = 3
  /// The user has trained today, but hasn't reached the daily goal.
  case underWay = 4
  /// The daily goal is reached.
  case goalMet = 5
  /// None of these, or unknown.
  case anyTime = 6

  /// Its name in the catalogue's file.
  var name: String {
    switch self {
    case .first: "first"
    case .restart: "restart"
    case .atRisk: "at-risk"
    case .underWay: "under-way"
    case .goalMet: "goal-met"
    case .anyTime: "any-time"
    }
  }

  /// The numbers to fill in: the streak, push-ups done today, the daily goal, and the push-ups missing to it.
  var placeholders: Set<String> { self == .anyTime ? [] : ["streak", "reps", "goal", "left"] }
}

/// What determines the voice a user hears.
package struct Listener: Sendable, Hashable {
  package var titanLevel: Int
  /// The chosen voice; `nil` to follow the level.
  package var voice: VoicePackID?

  package init(titanLevel: Int = 1, voice: VoicePackID? = nil) {
    self.titanLevel = titanLevel
    self.voice = voice
  }
}
