import ProfileDomain
import TitanCore
import TitanProto
import TitanRPC

extension ProfileV1.Settings {
  init(_ settings: Settings) {
    self.init(
      themeID: settings.theme.description, sessionTarget: UInt32(settings.sessionTarget),
      dailyGoal: UInt32(settings.dailyGoal), pushupsPerDay: .init(settings.pushUpsPerDay),
      voicePackID: settings.voicePack, voiceEnabled: settings.isVoiceEnabled,
      soundsEnabled: settings.areSoundsEnabled, hapticsEnabled: settings.areHapticsEnabled,
      profileVisibility: .init(rawValue: Int32(settings.profileVisibility.rawValue)),
      activityVisibility: .init(rawValue: Int32(settings.activityVisibility.rawValue)),
      awardsVisibility: .init(rawValue: Int32(settings.awardsVisibility.rawValue)),
      frameRetention: .init(rawValue: Int32(settings.frameRetention.rawValue)), etag: settings.etag,
      updateTime: settings.updateTime.map { .init($0) })
  }
}

extension ProfileV1.PushUpsPerDay {
  init(_ frequency: PushUpsPerDay) {
    self.init(
      times: UInt32(frequency.times), windowStartMinutes: UInt32(frequency.window.lowerBound),
      windowEndMinutes: UInt32(frequency.window.upperBound), atMinutes: frequency.minutes.map { UInt32($0) })
  }
}

extension Settings {
  var etag: String { "\(revision)" }
}

extension SettingsChange {
  /// What a request wants changed: the paths of its mask, or without one what is populated.
  init(_ settings: ProfileV1.Settings, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(
      mask,
      of: [
        "theme_id", "session_target", "daily_goal", "pushups_per_day.times", "pushups_per_day.window_start_minutes",
        "pushups_per_day.window_end_minutes", "voice_pack_id", "voice_enabled", "sounds_enabled", "haptics_enabled",
        "profile_visibility", "activity_visibility", "awards_visibility", "frame_retention",
      ], in: settings)
    func wanted<Value>(_ path: String, _ value: Value) -> Value? { wants[path] ? value : nil }
    let frequency = settings.pushupsPerDay ?? .init()
    self.init()
    theme = wanted("theme_id", settings.themeID)
    sessionTarget = wanted("session_target", Int(settings.sessionTarget))
    dailyGoal = wanted("daily_goal", Int(settings.dailyGoal))
    times = wanted("pushups_per_day.times", Int(frequency.times))
    windowStart = wanted("pushups_per_day.window_start_minutes", Int(frequency.windowStartMinutes))
    windowEnd = wanted("pushups_per_day.window_end_minutes", Int(frequency.windowEndMinutes))
    voicePack = wanted("voice_pack_id", settings.voicePackID)
    isVoiceEnabled = wanted("voice_enabled", settings.voiceEnabled)
    areSoundsEnabled = wanted("sounds_enabled", settings.soundsEnabled)
    areHapticsEnabled = wanted("haptics_enabled", settings.hapticsEnabled)
    profileVisibility = wanted("profile_visibility", Int(settings.profileVisibility.rawValue))
    activityVisibility = wanted("activity_visibility", Int(settings.activityVisibility.rawValue))
    awardsVisibility = wanted("awards_visibility", Int(settings.awardsVisibility.rawValue))
    frameRetention = wanted("frame_retention", Int(settings.frameRetention.rawValue))
  }
}

extension ProfileV1.Theme {
  init(_ theme: Theme, in language: Language) {
    self.init(
      themeID: theme.id.description, title: theme.title(in: language), accentColor: theme.accent,
      backgroundColor: theme.background, surfaceColor: theme.surface, textColor: theme.text, isDark: theme.isDark)
  }
}
