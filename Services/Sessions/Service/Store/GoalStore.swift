package import SessionsDomain
package import TitanCore

/// Where is kept what the profile service tells of goals.
package protocol GoalStore: Sendable {
  /// What the user aimed at then, as far as it was told.
  func goals(of user: UserID, at instant: Timestamp) async throws -> Goals
}
