import TitanCore

/// A change to settings: fields that are `nil` stay the same.
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
  package var isLivenessEnabled: Bool?
  /// A number from the contract, like the fields that follow.
  package var profileVisibility: Int?
  package var activityVisibility: Int?
  package var awardsVisibility: Int?
  package var frameRetention: Int?

  package init() {}

  /// The settings after the change.
  ///
  /// - Throws: every violation, each with the value received and the values allowed.
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
    changed.isLivenessEnabled = isLivenessEnabled ?? changed.isLivenessEnabled
    check.choose(profileVisibility, "profile_visibility", "PRIVATE, PARTNERS, GROUPS", &changed.profileVisibility)
    check.choose(activityVisibility, "activity_visibility", "PRIVATE, PARTNERS, GROUPS", &changed.activityVisibility)
    check.choose(awardsVisibility, "awards_visibility", "PRIVATE, PARTNERS, GROUPS", &changed.awardsVisibility)
    check.choose(frameRetention, "frame_retention", "NONE, DAYS_30, DAYS_365", &changed.frameRetention)
    try check.finish()
    return changed
  }
}

extension FieldCheck {
  /// The push-ups per day; values that the request omits stay the same.
  mutating func frequency(_ times: Int?, _ start: Int?, _ end: Int?, of current: PushUpsPerDay) -> PushUpsPerDay? {
    let (times, start, end) = (
      times ?? current.times, start ?? current.window.lowerBound, end ?? current.window.upperBound
    )
    let before = violations.count
    _ = number(times, PushUpsPerDay.allowedTimes, "pushups_per_day.times")
    _ = timeOfDay(start, PushUpsPerDay.minutesOfDay, "pushups_per_day.window_start_minutes")
    _ = timeOfDay(end, PushUpsPerDay.minutesOfDay, "pushups_per_day.window_end_minutes")
    guard violations.count == before else { return nil }
    if let frequency = PushUpsPerDay(times: times, from: start, to: end) { return frequency }
    add(
      "pushups_per_day.window_end_minutes", "WINDOW_TOO_SHORT", got: "\(end) for \(times) times from \(start) on",
      allowed: "\(start + times - 1) or later",
      words: .init("That's too many times for such a short window.", "Das ist zu oft für eine so kurze Zeit."))
    return nil
  }

  /// The id of a voice pack: 1 to 40 letters a to z, digits and hyphens, or empty.
  mutating func voicePack(_ text: String) -> String? {
    let isName =
      text.utf8.count <= 40
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    if isName { return text }
    add(
      "voice_pack_id", "VOICE_PACK_INVALID", got: quoted(text),
      allowed: "1 to 40 letters a to z, digits and hyphens, or nothing")
    return nil
  }

  /// The value of an enum with this number.
  mutating func choose<Value: RawRepresentable<Int>>(
    _ number: Int?, _ field: String, _ allowed: String, _ value: inout Value
  ) {
    guard let number else { return }
    if let chosen = Value(rawValue: number) { value = chosen } else { unknownValue(number, field, allowed) }
  }
}
