package import ProfileDomain
package import TitanCore
import TitanPostgres
package import TitanRequests

extension PostgresProfileStore {
  package func settings(of user: UserID) async throws -> Settings { try await ProfileRow.settings(of: user, pool) }

  package func changeSettings(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Settings>?,
    _ change: @escaping @Sendable (Settings) throws -> Settings
  ) async throws -> Answered<Settings> {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user, in: .profile) { return .replayed(response) }
      let current = try await ProfileRow.settings(of: user, tx)
      var settings = try change(current)
      (settings.revision, settings.updateTime) = (current.revision + 1, now)
      try await Self.write(settings, of: user, tx)
      try await tx.remember(request, of: user, settings, in: .profile, at: now)
      return .done(settings)
    }
  }

  private static func write(_ settings: Settings, of user: UserID, _ tx: PostgresTransaction) async throws {
    let frequency = settings.pushUpsPerDay
    try await tx.execute(
      """
      INSERT INTO profile.settings (
        user_id, theme_id, session_target, daily_goal, times_per_day, window_start_minutes, window_end_minutes,
        voice_pack_id, is_voice_enabled, are_sounds_enabled, are_haptics_enabled, profile_visibility,
        activity_visibility, awards_visibility, frame_retention, revision, update_time)
      VALUES (
        \(user), \(settings.theme.description), \(settings.sessionTarget), \(settings.dailyGoal),
        \(frequency.times), \(frequency.window.lowerBound), \(frequency.window.upperBound),
        \(settings.voicePack), \(settings.isVoiceEnabled), \(settings.areSoundsEnabled),
        \(settings.areHapticsEnabled), \(settings.profileVisibility), \(settings.activityVisibility),
        \(settings.awardsVisibility), \(settings.frameRetention), \(settings.revision), \(settings.updateTime))
      ON CONFLICT (user_id) DO UPDATE SET theme_id = EXCLUDED.theme_id, session_target = EXCLUDED.session_target,
        daily_goal = EXCLUDED.daily_goal, times_per_day = EXCLUDED.times_per_day,
        window_start_minutes = EXCLUDED.window_start_minutes, window_end_minutes = EXCLUDED.window_end_minutes,
        voice_pack_id = EXCLUDED.voice_pack_id, is_voice_enabled = EXCLUDED.is_voice_enabled,
        are_sounds_enabled = EXCLUDED.are_sounds_enabled, are_haptics_enabled = EXCLUDED.are_haptics_enabled,
        profile_visibility = EXCLUDED.profile_visibility, activity_visibility = EXCLUDED.activity_visibility,
        awards_visibility = EXCLUDED.awards_visibility, frame_retention = EXCLUDED.frame_retention,
        revision = EXCLUDED.revision, update_time = EXCLUDED.update_time
      """)
  }
}
