/// A rule's condition, in a form that can be evaluated.
package enum Criterion: Sendable, Hashable {
  /// A number of reps in one session (decision D3).
  case repsInSession(Int)
  /// A number of reps on one local date (decision D6).
  case repsInDay(Int)
  /// A total number of reps.
  case repsInLifetime(Int)
  /// A number of sessions on one local date.
  case sessionsInDay(Int)
  /// A total number of sessions.
  case sessionsInLifetime(Int)
  /// A number of local dates with at least one rep in one streak (decision D5).
  case daysInRow(Int)
  /// A number of consecutive reps of one session in less than a number of milliseconds (decision D4).
  case repsInWindow(Int, milliseconds: Int)

  /// The number needed.
  package var target: Int {
    switch self {
    case .repsInSession(let count), .repsInDay(let count), .repsInLifetime(let count), .sessionsInDay(let count),
      .sessionsInLifetime(let count), .daysInRow(let count), .repsInWindow(let count, _):
      count
    }
  }
}

extension TrophyRule {
  /// `nil` for a meaningless combination of metric and scope.
  package var criterion: Criterion? {
    guard threshold > 0 else { return nil }
    return switch (metric, scope) {
    case (.reps, .session): .repsInSession(threshold)
    case (.reps, .day): .repsInDay(threshold)
    case (.reps, .lifetime): .repsInLifetime(threshold)
    case (.sessions, .day): .sessionsInDay(threshold)
    case (.sessions, .lifetime): .sessionsInLifetime(threshold)
    case (.activeDays, .streak): .daysInRow(threshold)
    case (.repsInWindow, .session) where windowMilliseconds > 0:
      .repsInWindow(threshold, milliseconds: windowMilliseconds)
    default: nil
    }
  }
}
