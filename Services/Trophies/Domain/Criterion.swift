/// A rule's condition, in a form that can be decided.
package enum Criterion: Sendable, Hashable {
  /// So many reps in one session (decision D3).
  case repsInSession(Int)
  /// So many reps on one local date (decision D6).
  case repsInDay(Int)
  /// So many reps in all.
  case repsInLifetime(Int)
  /// So many sessions on one local date.
  case sessionsInDay(Int)
  /// So many sessions in all.
  case sessionsInLifetime(Int)
  /// So many local dates with at least one rep in one streak (decision D5).
  case daysInRow(Int)
  /// So many consecutive reps of one session in less than so many milliseconds (decision D4).
  case repsInWindow(Int, milliseconds: Int)

  /// How many it takes.
  package var target: Int {
    switch self {
    case .repsInSession(let count), .repsInDay(let count), .repsInLifetime(let count), .sessionsInDay(let count),
      .sessionsInLifetime(let count), .daysInRow(let count), .repsInWindow(let count, _):
      count
    }
  }
}

extension TrophyRule {
  /// `nil` for a combination of metric and scope that says nothing.
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
