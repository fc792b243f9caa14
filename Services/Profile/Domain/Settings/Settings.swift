package import TitanCore

/// Who may see something. The numbers are those of the contract and of the store.
package enum Visibility: Int, Sendable, Hashable, CaseIterable {
  case onlyMe = 1
  case partners = 2
  case groups = 3
}

/// For how long the landmarks of a counted set are kept. The numbers are those of the contract and of the store.
package enum FrameRetention: Int, Sendable, Hashable, CaseIterable {
  case none = 1
  case days30 = 2
  case days365 = 3
}

/// Everything that can be switched or chosen. Where nothing was, it is as here.
package struct Settings: Sendable, Hashable {
  package static let sessionTargets = 1...500
  package static let dailyGoals = 1...10_000

  package var theme = ThemeCatalogue.standard
  /// R0-28.
  package var sessionTarget = 10
  package var dailyGoal = 10
  package var pushUpsPerDay = PushUpsPerDay.standard
  /// Empty: the best one that was reached.
  package var voicePack = ""
  package var isVoiceEnabled = true
  package var areSoundsEnabled = true
  package var areHapticsEnabled = true
  package var profileVisibility = Visibility.onlyMe
  package var activityVisibility = Visibility.onlyMe
  package var awardsVisibility = Visibility.onlyMe
  package var frameRetention = FrameRetention.days30
  /// 0 for somebody who never set anything; grows with every change.
  package var revision = 0
  /// `nil` for revision 0.
  package var updateTime: Timestamp?

  package init() {}
}
