import TitanCore

/// What of the settings somebody wants changed: fields that are `nil` stay.
package struct SettingsChange: Sendable, Hashable {
  package var theme: String?
  package var sessionTarget: Int?
  package var dailyGoal: Int?
  package var times: Int?
  package var windowStart: Int?
  package var windowEnd: Int?
  package var voicePack: String?
  package var isVoiceEnabled: Bool?
  package var areSoundsEnabled: Bool?
  package var areHapticsEnabled: Bool?
  /// Numbers of the contract, as the rest that follow.
  package var profileVisibility: Int?
  package var activityVisibility: Int?
  package var awardsVisibility: Int?
  package var frameRetention: Int?

  package init() {}

  /// The settings with the change.
  ///
  /// - Throws: everything that is wrong, each with what came and what is allowed.
  package func applied(to settings: Settings) throws(InvalidFields) -> Settings {
    var changed = settings
    var check = FieldCheck("settings.")
    if let theme {
      changed.theme = ThemeID(theme)
      if ThemeCatalogue.theme(changed.theme) == nil {
        check.add(
          "theme_id", "THEME_UNKNOWN", got: quoted(theme),
          allowed: ThemeCatalogue.all.map(\.id.description).joined(separator: ", "))
      }
    }
    if let target = sessionTarget.flatMap({ check.number($0, Settings.sessionTargets, "session_target") }) {
      changed.sessionTarget = target
    }
    if let goal = dailyGoal.flatMap({ check.number($0, Settings.dailyGoals, "daily_goal") }) {
      changed.dailyGoal = goal
    }
    if times != nil || windowStart != nil || windowEnd != nil {
      if let frequency = check.frequency(times, windowStart, windowEnd, of: settings.pushUpsPerDay) {
        changed.pushUpsPerDay = frequency
      }
    }
    if let pack = voicePack.flatMap({ check.voicePack($0) }) { changed.voicePack = pack }
    changed.isVoiceEnabled = isVoiceEnabled ?? changed.isVoiceEnabled
    changed.areSoundsEnabled = areSoundsEnabled ?? changed.areSoundsEnabled
    changed.areHapticsEnabled = areHapticsEnabled ?? changed.areHapticsEnabled
    check.choose(profileVisibility, "profile_visibility", "PRIVATE, PARTNERS, GROUPS", &changed.profileVisibility)
    check.choose(activityVisibility, "activity_visibility", "PRIVATE, PARTNERS, GROUPS", &changed.activityVisibility)
    check.choose(awardsVisibility, "awards_visibility", "PRIVATE, PARTNERS, GROUPS", &changed.awardsVisibility)
    check.choose(frameRetention, "frame_retention", "NONE, DAYS_30, DAYS_365", &changed.frameRetention)
    try check.finish()
    return changed
  }
}
