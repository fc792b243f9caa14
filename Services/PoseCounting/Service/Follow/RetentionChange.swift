import PoseCountingDomain
package import TitanCore
package import TitanProto
import TitanRPC

/// What the pose service keeps of a change in the profile feed.
package struct RetentionChange: Sendable, Hashable {
  package var user: UserID
  /// How long the user wants frames kept; `nil` for a change of something else.
  package var retention: StreamHeader.Retention?

  package init(user: UserID, retention: StreamHeader.Retention?) {
    self.user = user
    self.retention = retention
  }

  /// - Throws: `RuntimeError` for a message that the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    guard case .settings(let settings) = message.change else {
      self.init(user: user, retention: nil)
      return
    }
    let retention: StreamHeader.Retention
    switch settings.frameRetention {
    case .none: retention = .none
    case .days30: retention = .month
    case .days365: retention = .year
    default: throw RuntimeError("the profile feed tells of frames kept \(settings.frameRetention)")
    }
    self.init(user: user, retention: retention)
  }
}
