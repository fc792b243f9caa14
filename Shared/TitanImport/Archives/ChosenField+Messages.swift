import ProfileProto
import SessionsProto
import TitanProto
import TrainingProto

extension ChosenField<ProfileV1.Profile> {
  static var all: [Self] {
    [
      .init("display_name", "name", "Name", \.displayName, isGiven: true),
      .init("birth_year", "birth year", "Geburtsjahr", \.birthYear, open: 0),
      .init("sex", "sex", "Geschlecht", \.sex, open: .unspecified),
      .init("height_cm", "height", "Größe", \.heightCm, open: 0),
      .init("locale", "language", "Sprache", \.locale, isGiven: true),
      .init("units", "units", "Einheiten", \.units),
      .init("avatar_id", "avatar", "Avatar", \.avatarID),
    ]
  }
}

extension ChosenField<ProfileV1.Settings> {
  static var all: [Self] {
    [
      .init("theme_id", "theme", "Design", \.themeID),
      .init("session_target", "goal of a session", "Ziel einer Einheit", \.sessionTarget),
      .init("daily_goal", "daily goal", "Tagesziel", \.dailyGoal),
      .init("pushups_per_day", "push-up times", "Liegestütz-Zeiten", \.pushupsPerDay),
      .init("voice_pack_id", "voice", "Stimme", \.voicePackID, open: ""),
      .init("voice_enabled", "voice on or off", "Stimme an oder aus", \.voiceEnabled),
      .init("sounds_enabled", "sounds", "Töne", \.soundsEnabled),
      .init("haptics_enabled", "vibration", "Vibration", \.hapticsEnabled),
      .init("profile_visibility", "viewers of the profile", "wer das Profil sieht", \.profileVisibility),
      .init("activity_visibility", "viewers of the activity", "wer die Aktivität sieht", \.activityVisibility),
      .init("awards_visibility", "viewers of the trophies", "wer die Trophäen sieht", \.awardsVisibility),
      .init("frame_retention", "how long landmarks are kept", "wie lange Körperpunkte bleiben", \.frameRetention),
      .init("liveness_enabled", "sign of life in sets", "Lebenszeichen in Sätzen", \.livenessEnabled),
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
      .init("time_zone", "time zone", "Zeitzone", \.timeZone, open: ""),
      .init("day_start_minutes", "beginning of days", "Beginn der Tage", \.dayStartMinutes),
      .init("first_weekday", "first day of the week", "erster Tag der Woche", \.firstWeekday),
    ]
  }
}

extension ChosenField<TrainingV1.Preferences> {
  static var all: [Self] {
    [
      .init("countdown", "countdown", "Countdown", \.countdown),
      .init("liked_types", "kinds of workouts", "Arten von Workouts", \.likedTypes, open: []),
      .init("equipment", "equipment", "Geräte", \.equipment, open: []),
      .init("equipment_known", "only with that equipment", "nur mit diesen Geräten", \.equipmentKnown),
      .init("high_impact", "jumps", "Sprünge", \.highImpact),
    ]
  }
}

extension ChosenField<TrainingV1.Plan> {
  static var all: [Self] {
    [
      .init("practices_per_week", "trainings a week", "Trainings pro Woche", \.practicesPerWeek),
      .init("session_target", "sets a training", "Sätze pro Training", \.sessionTarget),
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
