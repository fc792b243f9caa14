package import MotivationDomain
package import TitanCore

/// The store of users' voices and zones. Every method sees only the given user's data.
package protocol ListenerStore: Sendable {
  /// A user's last known level, and the voice chosen in their settings.
  func listener(_ user: UserID) async throws -> Listener

  func setTitanLevel(_ level: Int, of user: UserID) async throws

  /// Sets the voice until the profile feed next mentions the user's settings; `nil` to follow the level.
  func setVoice(_ voice: VoicePackID?, of user: UserID) async throws

  /// The zone the user last requested.
  func timeZone(of user: UserID) async throws -> String?

  func setTimeZone(_ name: String, of user: UserID) async throws
}
