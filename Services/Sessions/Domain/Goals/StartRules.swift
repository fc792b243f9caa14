package import TitanCore

/// The settings in force at a session's start, which apply to it permanently.
package struct StartRules: Sendable, Hashable {
  /// Determines the session's date (decision D2).
  package var dayStart: DayStart
  /// The session's goal, if it has none of its own.
  package var goals: Goals

  package static let standard = StartRules()

  package init(dayStart: DayStart = .midnight, goals: Goals = .standard) {
    self.dayStart = dayStart
    self.goals = goals
  }
}
