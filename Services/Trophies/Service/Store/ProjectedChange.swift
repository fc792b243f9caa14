package import TitanCore
package import TrophiesDomain

/// The newest state of something of a user's.
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
