package import MotivationDomain
package import TitanCore

/// Where it is kept who listens: with which voice, and where. Every method sees what belongs to the named user only.
package protocol ListenerStore: Sendable {
  /// Level and choice of a user as they were known last.
  func listener(_ user: UserID) async throws -> Listener

  func remember(_ listener: Listener, of user: UserID) async throws

  /// The zone the user named last.
  func timeZone(of user: UserID) async throws -> String?

  func setTimeZone(_ name: String, of user: UserID) async throws
}
