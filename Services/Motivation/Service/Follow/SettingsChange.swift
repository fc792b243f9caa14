package import MotivationDomain
package import TitanCore
package import TitanProto
import TitanRPC

/// What motivation keeps of a change of the profile feed.
package struct SettingsChange: Sendable, Hashable {
  package var user: UserID
  /// When push-ups are wanted; `nil` for a change of something else.
  package var times: PushUpTimes?

  package init(user: UserID, times: PushUpTimes?) {
    self.user = user
    self.times = times
  }

  /// - Throws: `RuntimeError` for what the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    guard case .settings(let settings) = message.change else {
      self.init(user: user, times: nil)
      return
    }
    let set = settings.pushupsPerDay ?? .init()
    let window = ReminderWindow(
      first: Int(set.windowStartMinutes), last: Int(set.windowEndMinutes), timesPerDay: Int(set.times))
    guard window.isPossible else { throw RuntimeError("the profile feed tells of push-ups at \(window)") }
    self.init(
      user: user,
      times: PushUpTimes(window: window, since: try settings.updateTime.map { try Timestamp($0, field: "update_time") })
    )
  }
}
