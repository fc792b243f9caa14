package import ProfileDomain
package import TitanCore
package import TitanPostgres
package import TitanRequests

/// Profiles, pictures, settings and measurements in the schema `profile`.
package struct PostgresProfileStore: ProfileStore {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  package func profile(of user: UserID) async throws -> Profile? { try await ProfileRow.profile(of: user, pool) }

  package func begin(_ profile: Profile, of user: UserID, at now: Timestamp) async throws -> Profile {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let known = try await ProfileRow.profile(of: user, tx) { return known }
      try await tx.execute(
        """
        INSERT INTO profile.profiles (
          user_id, display_name, birth_year, sex, height_millimetres, locale, units, avatar_id, revision, create_time)
        VALUES (
          \(user), \(profile.displayName), \(profile.birthYear), \(profile.sex), \(profile.height?.millimetres),
          \(profile.locale), \(profile.units), \(profile.avatar.description), \(profile.revision), \(now))
        """)
      try await tx.tell(.profile, of: user)
      return profile
    }
  }

  package func changeProfile(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?,
    _ change: @escaping @Sendable (Profile) throws -> Profile
  ) async throws -> Answered<Profile> {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user, in: .profile) { return .replayed(response) }
      guard let current = try await ProfileRow.profile(of: user, tx) else { throw MissingProfile() }
      var profile = try change(current)
      profile.hasUploadedImage = profile.hasUploadedImage && current.hasUploadedImage
      if current.hasUploadedImage, !profile.hasUploadedImage {
        try await tx.execute("DELETE FROM profile.images WHERE user_id = \(user)")
      }
      return .done(try await Self.replace(current, with: profile, of: user, at: now, request, tx))
    }
  }

  package func image(of user: UserID) async throws -> StoredImage? {
    try await pool.first("SELECT format, width, height, image FROM profile.images WHERE user_id = \(user)").map { row in
      StoredImage(
        format: try row.decode("format"), width: try row.decode("width"), height: try row.decode("height"),
        bytes: try row.decode("image"))
    }
  }

  package func keep(
    _ image: StoredImage, of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?
  ) async throws -> Answered<Profile> {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user, in: .profile) { return .replayed(response) }
      guard let current = try await ProfileRow.profile(of: user, tx) else { throw MissingProfile() }
      try await tx.execute(
        """
        INSERT INTO profile.images (user_id, format, width, height, image, create_time)
        VALUES (\(user), \(image.format), \(image.width), \(image.height), \(image.bytes), \(now))
        ON CONFLICT (user_id) DO UPDATE SET format = EXCLUDED.format, width = EXCLUDED.width,
          height = EXCLUDED.height, image = EXCLUDED.image, create_time = EXCLUDED.create_time
        """)
      var profile = current
      profile.hasUploadedImage = true
      return .done(try await Self.replace(current, with: profile, of: user, at: now, request, tx))
    }
  }

  /// Writes the next revision of a profile and the response to the request. The caller takes care of the picture.
  private static func replace(
    _ current: Profile, with next: Profile, of user: UserID, at now: Timestamp, _ request: RememberedRequest<Profile>?,
    _ tx: PostgresTransaction
  ) async throws -> Profile {
    var profile = next
    (profile.revision, profile.updateTime) = (current.revision + 1, now)
    try await tx.execute(
      """
      UPDATE profile.profiles SET display_name = \(profile.displayName), birth_year = \(profile.birthYear),
        sex = \(profile.sex), height_millimetres = \(profile.height?.millimetres), locale = \(profile.locale),
        units = \(profile.units), avatar_id = \(profile.avatar.description), revision = \(profile.revision),
        update_time = \(now)
      WHERE user_id = \(user)
      """)
    try await tx.remember(request, of: user, profile, in: .profile, at: now)
    try await tx.tell(.profile, of: user)
    return profile
  }
}

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
      try await tx.tell(.settings, of: user)
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
        activity_visibility, awards_visibility, frame_retention, is_liveness_enabled, revision, update_time)
      VALUES (
        \(user), \(settings.theme.description), \(settings.sessionTarget), \(settings.dailyGoal),
        \(frequency.times), \(frequency.window.lowerBound), \(frequency.window.upperBound),
        \(settings.voicePack), \(settings.isVoiceEnabled), \(settings.areSoundsEnabled),
        \(settings.areHapticsEnabled), \(settings.profileVisibility), \(settings.activityVisibility),
        \(settings.awardsVisibility), \(settings.frameRetention), \(settings.isLivenessEnabled),
        \(settings.revision), \(settings.updateTime))
      ON CONFLICT (user_id) DO UPDATE SET theme_id = EXCLUDED.theme_id, session_target = EXCLUDED.session_target,
        daily_goal = EXCLUDED.daily_goal, times_per_day = EXCLUDED.times_per_day,
        window_start_minutes = EXCLUDED.window_start_minutes, window_end_minutes = EXCLUDED.window_end_minutes,
        voice_pack_id = EXCLUDED.voice_pack_id, is_voice_enabled = EXCLUDED.is_voice_enabled,
        are_sounds_enabled = EXCLUDED.are_sounds_enabled, are_haptics_enabled = EXCLUDED.are_haptics_enabled,
        profile_visibility = EXCLUDED.profile_visibility, activity_visibility = EXCLUDED.activity_visibility,
        awards_visibility = EXCLUDED.awards_visibility, frame_retention = EXCLUDED.frame_retention,
        is_liveness_enabled = EXCLUDED.is_liveness_enabled, revision = EXCLUDED.revision, update_time = EXCLUDED.update_time
      """)
  }
}

extension PostgresProfileStore: MeasurementStore {
  package func add(_ measurement: BodyMeasurement, of user: UserID, at now: Timestamp) async throws {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let added = try await tx.execute(
        """
        INSERT INTO profile.measurements (
          user_id, measurement_id, measure_time, utc_offset_seconds, local_date, weight_milligrams, create_time)
        VALUES (
          \(user), \(measurement.id), \(measurement.time), \(measurement.utcOffsetSeconds), \(measurement.localDate),
          \(measurement.weight.milligrams), \(now))
        ON CONFLICT (user_id, measurement_id) DO NOTHING
        """)
      guard added == 0 else { return try await tx.tell(.measurement(measurement.id), of: user) }
      let there = try await tx.first(
        """
        SELECT \(unescaped: ProfileRow.measurementColumns) FROM profile.measurements
        WHERE user_id = \(user) AND measurement_id = \(measurement.id) AND delete_time IS NULL
        """
      ).flatMap { try ProfileRow.measurement($0) }
      guard there == measurement else { throw MeasurementConflict(measurement.id) }
    }
  }

  package func measurements(
    of user: UserID, after place: MeasurementPlace?, limit: Int
  ) async throws -> [BodyMeasurement] {
    try await pool.all(
      """
      SELECT \(unescaped: ProfileRow.measurementColumns) FROM profile.measurements
      WHERE user_id = \(user) AND delete_time IS NULL
        AND (measure_time, measurement_id) < (
          COALESCE(\(place?.time), 'infinity'),
          COALESCE(\(place?.id), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      ORDER BY measure_time DESC, measurement_id DESC
      LIMIT \(limit)
      """
    ).compactMap { try ProfileRow.measurement($0) }
  }

  package func delete(_ id: MeasurementID, of user: UserID, at now: Timestamp) async throws -> Bool {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      let deleted = try await tx.execute(
        """
        UPDATE profile.measurements SET delete_time = COALESCE(delete_time, \(now))
        WHERE user_id = \(user) AND measurement_id = \(id)
        """)
      if deleted > 0 { try await tx.tell(.measurement(id), of: user) }
      return deleted > 0
    }
  }
}

extension PostgresTransaction {
  /// Locks a user's data. Call it before reading: the data read afterwards can't change until the transaction ends.
  func lock(_ user: UserID) async throws { try await lock(user, in: .profile) }
}
