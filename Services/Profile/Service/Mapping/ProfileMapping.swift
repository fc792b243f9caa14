import ProfileDomain
import ProfileProto
import TitanCore
import TitanProto
import TitanRPC

extension ProfileV1.Profile {
  init(_ profile: Profile) {
    self.init(
      displayName: profile.displayName, birthYear: UInt32(profile.birthYear ?? 0),
      sex: .init(rawValue: Int32(profile.sex?.rawValue ?? 0)), heightCm: profile.height?.centimetres ?? 0,
      locale: profile.locale, units: .init(rawValue: Int32(profile.units.rawValue)),
      avatarID: profile.avatar.description, hasUploadedImage: profile.hasUploadedImage, etag: profile.etag,
      updateTime: profile.updateTime.map { .init($0) })
  }
}

extension Profile {
  var etag: String { "\(revision)" }
}

extension ProfileChange {
  /// The changes in a request: the fields in its mask or, without a mask, all populated fields.
  init(_ profile: ProfileV1.Profile, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(
      mask, of: ["display_name", "birth_year", "sex", "height_cm", "locale", "units", "avatar_id"], in: profile)
    self.init(
      displayName: wants["display_name"] ? profile.displayName : nil,
      birthYear: wants["birth_year"] ? Int(profile.birthYear) : nil,
      sex: wants["sex"] ? Int(profile.sex.rawValue) : nil,
      heightCentimetres: wants["height_cm"] ? profile.heightCm : nil,
      locale: wants["locale"] ? profile.locale : nil, units: wants["units"] ? Int(profile.units.rawValue) : nil,
      avatar: wants["avatar_id"] ? profile.avatarID : nil, showsAvatar: mask?.paths.contains("avatar_id") ?? false)
  }
}

extension ProfileV1.UploadProfileImageResponse {
  init(_ profile: Profile, _ image: StoredImage) {
    self.init(
      profile: .init(profile), contentType: image.format.contentType, width: UInt32(image.width),
      height: UInt32(image.height), sizeBytes: UInt32(image.bytes.count))
  }
}

extension ProfileV1.Avatar {
  init(_ avatar: Avatar, in language: Language) {
    self.init(avatarID: avatar.id.description, title: avatar.title(in: language), svg: avatar.svg)
  }
}

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
      updateTime: settings.updateTime.map { .init($0) }, livenessEnabled: settings.isLivenessEnabled)
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
  /// The changes in a request: the fields in its mask or, without a mask, all populated fields.
  init(_ settings: ProfileV1.Settings, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(
      mask,
      of: [
        "theme_id", "session_target", "daily_goal", "pushups_per_day.times", "pushups_per_day.window_start_minutes",
        "pushups_per_day.window_end_minutes", "voice_pack_id", "voice_enabled", "sounds_enabled", "haptics_enabled",
        "profile_visibility", "activity_visibility", "awards_visibility", "frame_retention",
        "liveness_enabled",
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
    isLivenessEnabled = wanted("liveness_enabled", settings.livenessEnabled)
  }
}

extension ProfileV1.Theme {
  init(_ theme: Theme, in language: Language) {
    self.init(
      themeID: theme.id.description, title: theme.title(in: language), accentColor: theme.accent,
      backgroundColor: theme.background, surfaceColor: theme.surface, textColor: theme.text, isDark: theme.isDark)
  }
}

extension ProfileV1.BodyMeasurement {
  init(_ measurement: BodyMeasurement) {
    self.init(
      measurementID: "\(measurement.id)", measureTime: .init(measurement.time),
      utcOffsetSeconds: Int32(measurement.utcOffsetSeconds), localDate: "\(measurement.localDate)",
      weightKg: measurement.weight.kilograms)
  }
}

extension MeasurementDraft {
  init(_ message: ProfileV1.BodyMeasurement) throws {
    self.init(
      id: message.measurementID,
      time: try message.measureTime.map { try Timestamp($0, field: "measurement.measure_time") },
      timeZone: message.timeZone, utcOffsetSeconds: message.utcOffsetSeconds.map(Int.init),
      kilograms: message.weightKg)
  }
}

extension ProfileV1.Bmi {
  init(_ index: BodyMassIndex, in language: Language) {
    let normal = index.normalKilograms
    self.init(
      value: index.value, text: index.text(in: language), bmiClass: .init(rawValue: Int32(index.category.rawValue)),
      classText: index.category.text(in: language), weightKg: index.weight.kilograms,
      heightCm: index.height.centimetres, normalFromKg: normal.from, normalBelowKg: normal.below,
      actionPoints: index.actionPoints.map { .init(value: Double($0.hundredths) / 100, reached: $0.isReached) },
      note: BodyMassIndex.note(in: language), formulaVersion: BodyMassIndex.formulaVersion)
  }
}
