import ProfileDomain
import TitanCore
import TitanPostgres

extension Sex: PostgresCodable {}
extension Units: PostgresCodable {}
extension ImageFormat: PostgresCodable {}
extension Visibility: PostgresCodable {}
extension FrameRetention: PostgresCodable {}

/// Rows of the schema `profile` as values.
enum ProfileRow {
  static func profile(of user: UserID, _ database: some PostgresQuerying) async throws -> Profile? {
    try await database.first(
      """
      SELECT display_name, birth_year, sex, height_millimetres, locale, units, avatar_id,
        EXISTS (SELECT FROM profile.images WHERE user_id = \(user)) AS has_uploaded_image, revision, update_time
      FROM profile.profiles WHERE user_id = \(user)
      """
    ).map { row in
      Profile(
        displayName: try row.decode("display_name"), birthYear: try row.decode("birth_year"),
        sex: try row.decode("sex"),
        height: try row.decode("height_millimetres", as: Int?.self).flatMap { Height(millimetres: $0) },
        locale: try row.decode("locale"), units: try row.decode("units"),
        avatar: AvatarID(try row.decode("avatar_id")), hasUploadedImage: try row.decode("has_uploaded_image"),
        revision: try row.decode("revision"), updateTime: try row.decode("update_time"))
    }
  }

  static func settings(of user: UserID, _ database: some PostgresQuerying) async throws -> Settings {
    let row = try await database.first(
      """
      SELECT theme_id, session_target, daily_goal, times_per_day, window_start_minutes, window_end_minutes,
        voice_pack_id, is_voice_enabled, are_sounds_enabled, are_haptics_enabled, profile_visibility,
        activity_visibility, awards_visibility, frame_retention, revision, update_time
      FROM profile.settings WHERE user_id = \(user)
      """)
    var settings = Settings()
    guard let row else { return settings }
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
    settings.revision = try row.decode("revision")
    settings.updateTime = try row.decode("update_time")
    return settings
  }
}
