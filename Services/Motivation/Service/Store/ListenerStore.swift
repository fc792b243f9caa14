package import MotivationDomain
package import TitanCore

/// Where it is kept who listens: with which voice, and where. Every method sees what belongs to the named user only.
package protocol ListenerStore: Sendable {
  /// The voice the user has chosen; `nil` to follow the level.
  func voice(of user: UserID) async throws -> VoicePackID?

  /// Chooses a voice, with the answer to the request's id beside it.
  func choose(
    _ voice: VoicePackID?, by user: UserID, at now: Timestamp, request: RememberedRequest<VoicePackID?>?
  ) async throws -> Remembered<VoicePackID?>

  /// The zone the user named last.
  func timeZone(of user: UserID) async throws -> String?

  func setTimeZone(_ name: String, of user: UserID) async throws
}
