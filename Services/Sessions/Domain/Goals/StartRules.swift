package import TitanCore

/// What of a user's settings decides at a session's start, once and for all.
package struct StartRules: Sendable, Hashable {
  /// Which date it belongs to (decision D2).
  package var dayStart: DayStart
  /// What it aims at, if it does not say so itself.
  package var goals: Goals

  package static let standard = StartRules()

  package init(dayStart: DayStart = .midnight, goals: Goals = .standard) {
    self.dayStart = dayStart
    self.goals = goals
  }
}
