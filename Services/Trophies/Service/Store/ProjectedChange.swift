package import TitanCore
package import TrophiesDomain

/// The newest state of one of a user's sessions or of their day rules.
package struct ProjectedChange: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    /// `nil` if it was deleted.
    case session(SessionID, TrainingSession?)
    case days(DayRules)
  }

  package var user: UserID
  package var state: State

  package init(user: UserID, _ state: State) {
    self.user = user
    self.state = state
  }
}
