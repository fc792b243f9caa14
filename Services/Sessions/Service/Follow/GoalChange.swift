package import SessionsDomain
package import TitanCore
package import TitanProto
import TitanRPC

/// The part of a profile feed change that this service stores.
package struct GoalChange: Sendable, Hashable {
  package struct Told: Sendable, Hashable {
    package var goals: Goals
    /// When any of the settings last changed.
    package var since: Timestamp

    package init(_ goals: Goals, since: Timestamp) {
      self.goals = goals
      self.since = since
    }
  }

  package var user: UserID
  /// `nil` if something else changed.
  package var told: Told?

  package init(user: UserID, told: Told?) {
    self.user = user
    self.told = told
  }

  /// - Throws: `RuntimeError` for a message that the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    guard case .settings(let settings) = message.change else {
      self.init(user: user, told: nil)
      return
    }
    let goals = Goals(sessionTarget: Int(settings.sessionTarget), dailyGoal: Int(settings.dailyGoal))
    guard goals.isPossible, let time = settings.updateTime else {
      throw RuntimeError("the profile feed tells of goals of \(settings.sessionTarget) and \(settings.dailyGoal)")
    }
    self.init(user: user, told: Told(goals, since: try Timestamp(time, field: "update_time")))
  }
}
