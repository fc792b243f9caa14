import ProfileDomain
import TitanCore
import TitanPostgres

extension Sex: PostgresCodable {}
extension Units: PostgresCodable {}
extension ImageFormat: PostgresCodable {}
extension Visibility: PostgresCodable {}
extension FrameRetention: PostgresCodable {}

/// Rows of the schema `profile` as values. Column names are unique, so that one query can return several tables'
/// columns.
enum ProfileRow {
  static let profileColumns = """
    profiles.display_name, profiles.birth_year, profiles.sex, profiles.height_millimetres, profiles.locale,
    profiles.units, profiles.avatar_id,
    EXISTS (SELECT FROM profile.images WHERE images.user_id = profiles.user_id) AS has_uploaded_image,
    profiles.revision AS profile_revision, profiles.update_time AS profile_update_time
    """

  static func profile(_ row: PostgresRow) throws -> Profile {
    Profile(
      displayName: try row.decode("display_name"), birthYear: try row.decode("birth_year"),
      sex: try row.decode("sex"),
      height: try row.decode("height_millimetres", as: Int?.self).flatMap { Height(millimetres: $0) },
      locale: try row.decode("locale"), units: try row.decode("units"),
      avatar: AvatarID(try row.decode("avatar_id")), hasUploadedImage: try row.decode("has_uploaded_image"),
      revision: try row.decode("profile_revision"), updateTime: try row.decode("profile_update_time"))
  }

  static func profile(of user: UserID, _ database: some PostgresQuerying) async throws -> Profile? {
    try await database.first(
      "SELECT \(unescaped: profileColumns) FROM profile.profiles WHERE user_id = \(user)"
    ).map { try profile($0) }
  }

  static let settingsColumns = """
    settings.theme_id, settings.session_target, settings.daily_goal, settings.times_per_day,
    settings.window_start_minutes, settings.window_end_minutes, settings.voice_pack_id, settings.is_voice_enabled,
    settings.are_sounds_enabled, settings.are_haptics_enabled, settings.profile_visibility,
    settings.activity_visibility, settings.awards_visibility, settings.frame_retention,
    settings.is_liveness_enabled,
    settings.revision AS settings_revision, settings.update_time AS settings_update_time
    """

  static func settings(_ row: PostgresRow) throws -> Settings {
    var settings = Settings()
    settings.theme = ThemeID(try row.decode("theme_id"))
    settings.sessionTarget = try row.decode("session_target")
    settings.dailyGoal = try row.decode("daily_goal")
    settings.pushUpsPerDay =
      PushUpsPerDay(
        times: try row.decode("times_per_day"), from: try row.decode("window_start_minutes"),
        to: try row.decode("window_end_minutes")) ?? .standard
    settings.voicePack = try row.decode("voice_pack_id")
    settings.isVoiceEnabled = try row.decode("is_voice_enabled")
    settings.areSoundsEnabled = try row.decode("are_sounds_enabled")
    settings.areHapticsEnabled = try row.decode("are_haptics_enabled")
    settings.profileVisibility = try row.decode("profile_visibility")
    settings.activityVisibility = try row.decode("activity_visibility")
    settings.awardsVisibility = try row.decode("awards_visibility")
    settings.frameRetention = try row.decode("frame_retention")
    settings.isLivenessEnabled = try row.decode("is_liveness_enabled")
    settings.revision = try row.decode("settings_revision")
    settings.updateTime = try row.decode("settings_update_time")
    return settings
  }

  static func settings(of user: UserID, _ database: some PostgresQuerying) async throws -> Settings {
    try await database.first(
      "SELECT \(unescaped: settingsColumns) FROM profile.settings WHERE user_id = \(user)"
    ).map { try settings($0) } ?? Settings()
  }

  static let measurementColumns = """
    measurements.measurement_id, measurements.measure_time, measurements.utc_offset_seconds, measurements.local_date,
    measurements.weight_milligrams
    """

  /// `nil` for a weight out of bounds, which the table doesn't allow.
  static func measurement(_ row: PostgresRow) throws -> BodyMeasurement? {
    guard let weight = Weight(milligrams: try row.decode("weight_milligrams")) else { return nil }
    return BodyMeasurement(
      id: try row.decode("measurement_id"), time: try row.decode("measure_time"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"), weight: weight)
  }
}
