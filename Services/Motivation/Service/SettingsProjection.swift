package import MotivationDomain
package import ProfileProto
package import TitanCore
package import TitanFeeds
import TitanProto
import TitanRPC

/// The part of a profile feed change that this service stores.
package struct SettingsChange: Sendable, Hashable {
  package var user: UserID
  /// The user's settings as they are now; `nil` if something else changed.
  package var settings: FollowedSettings?

  package init(user: UserID, settings: FollowedSettings?) {
    self.user = user
    self.settings = settings
  }

  /// - Throws: `RuntimeError` for a message that the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    guard case .settings(let settings) = message.change else {
      self.init(user: user, settings: nil)
      return
    }
    let set = settings.pushupsPerDay ?? .init()
    let window = ReminderWindow(
      first: Int(set.windowStartMinutes), last: Int(set.windowEndMinutes), timesPerDay: Int(set.times))
    guard window.isPossible else { throw RuntimeError("the profile feed tells of push-ups at \(window)") }
    let since = try settings.updateTime.map { try Timestamp($0, field: "update_time") }
    self.init(
      user: user,
      settings: FollowedSettings(
        times: PushUpTimes(window: window, since: since), voice: VoicePackID(chosenIn: settings)))
  }
}

/// The settings that this service follows.
package struct FollowedSettings: Sendable, Hashable {
  /// When the user wants to do push-ups.
  package var times: PushUpTimes
  /// The chosen voice; `nil` to follow the level.
  package var voice: VoicePackID?

  package init(times: PushUpTimes, voice: VoicePackID? = nil) {
    self.times = times
    self.voice = voice
  }
}

extension VoicePackID {
  /// `nil` if no voice is chosen.
  init?(chosenIn settings: ProfileV1.Settings) {
    guard !settings.voicePackID.isEmpty else { return nil }
    self.init(settings.voicePackID)
  }
}

/// Stores what the profile feed says about users: when they want to do push-ups, and which voice they chose. It notifies
/// reminder watches of changes.
package struct SettingsProjection: FeedProjection {
  private let store: PostgresMotivationStore

  package init(_ store: PostgresMotivationStore) { self.store = store }

  package func standing() async throws -> FeedStanding { try await store.standing() }

  package func apply(
    _ changes: [SettingsChange], from cursor: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    guard let changed = try await store.apply(changes, from: cursor, to: next) else { return false }
    for user in changed { try await store.announceReminders(of: user) }
    return true
  }

  package func beginRebuild(from cursor: FeedPositions) async throws { try await store.beginRebuild(from: cursor) }

  package func finishRebuild(from cursor: FeedPositions, at now: Timestamp) async throws {
    for user in try await store.finishRebuild(from: cursor) { try await store.announceReminders(of: user) }
  }
}
