import ProfileProto
import SessionsProto
import TitanProto
import TrainingProto

extension ChosenField<ProfileV1.Profile> {
  static var all: [Self] {
    [
      .init("display_name", "name", \.displayName, isGiven: true),
      .init("birth_year", "birth year", \.birthYear, open: 0),
      .init("sex", "sex", \.sex, open: .unspecified), .init("height_cm", "height", \.heightCm, open: 0),
      .init("locale", "language", \.locale, isGiven: true), .init("units", "units", \.units),
      .init("avatar_id", "avatar", \.avatarID),
    ]
  }
}

extension ChosenField<ProfileV1.Settings> {
  static var all: [Self] {
    [
      .init("theme_id", "theme", \.themeID), .init("session_target", "goal of a session", \.sessionTarget),
      .init("daily_goal", "daily goal", \.dailyGoal), .init("pushups_per_day", "push-up times", \.pushupsPerDay),
      .init("voice_pack_id", "voice", \.voicePackID, open: ""),
      .init("voice_enabled", "voice on or off", \.voiceEnabled),
      .init("sounds_enabled", "sounds", \.soundsEnabled), .init("haptics_enabled", "vibration", \.hapticsEnabled),
      .init("profile_visibility", "viewers of the profile", \.profileVisibility),
      .init("activity_visibility", "viewers of the activity", \.activityVisibility),
      .init("awards_visibility", "viewers of the trophies", \.awardsVisibility),
      .init("frame_retention", "how long landmarks are kept", \.frameRetention),
      .init("liveness_enabled", "sign of life in sets", \.livenessEnabled),
    ]
  }
}

extension FieldChoice<ProfileV1.Settings> {
  /// Whether the profile service deletes the landmarks that it keeps for the account, because the archive's owner wants
  /// none kept.
  var deletesLandmarks: Bool { paths.contains("frame_retention") && result(in: .init()).frameRetention == .none }
}

extension ChosenField<SessionsV1.Clock> {
  static var all: [Self] {
    [
      .init("time_zone", "time zone", \.timeZone, open: ""),
      .init("day_start_minutes", "beginning of days", \.dayStartMinutes),
      .init("first_weekday", "first day of the week", \.firstWeekday),
    ]
  }
}

extension ChosenField<TrainingV1.Preferences> {
  static var all: [Self] {
    [
      .init("countdown", "countdown", \.countdown), .init("liked_types", "kinds of workouts", \.likedTypes, open: []),
      .init("equipment", "equipment", \.equipment, open: []),
      .init("equipment_known", "only with that equipment", \.equipmentKnown),
      .init("high_impact", "jumps", \.highImpact),
    ]
  }
}

extension ChosenField<TrainingV1.Plan> {
  static var all: [Self] {
    [
      .init("practices_per_week", "trainings a week", \.practicesPerWeek),
      .init("session_target", "sets a training", \.sessionTarget),
    ]
  }
}

extension TrainingV1.Preferences {
  /// Whether these are the preferences of somebody who has changed none. They have no time of their last change.
  var areUntouched: Bool {
    var plain = self
    plain.etag = ""
    return plain == .init(countdown: .init(seconds: 10))
  }
}
