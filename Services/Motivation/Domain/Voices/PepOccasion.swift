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

  /// The name in the catalogue's file.
  package var name: String {
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
  package var placeholders: Set<String> { self == .anyTime ? [] : ["streak", "reps", "goal", "left"] }
}
