package import SessionsDomain
package import TitanCore

/// The store of goals from the profile service.
package protocol GoalStore: Sendable {
  /// The user's goals at that time, as far as they are known.
  func goals(of user: UserID, at instant: Timestamp) async throws -> Goals
}
