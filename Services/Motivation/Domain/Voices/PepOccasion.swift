/// How things stand before a set (requirement R1-18). The numbers are those of the contract.
package enum PepOccasion: Int, Sendable, Hashable, CaseIterable {
  /// Nothing was done yet, ever.
  case first = 1
  /// No streak is running.
  case restart = 2
  /// A streak is running, and ends unless something is done today.
  case atRisk = 3
  /// Something was done today, and the day's goal is not reached.
  case underWay = 4
  /// The day's goal is reached.
  case goalMet = 5
  /// None of these, or nobody knows.
  case anyTime = 6

  /// As it stands in the catalogue's file.
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

  /// What is filled in: dates in a row, push-ups done today, the day's goal, and what is left to it.
  package var placeholders: Set<String> { self == .anyTime ? [] : ["streak", "reps", "goal", "left"] }
}
