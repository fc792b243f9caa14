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

  /// Writes the profile that follows on another, and the answer to the request. Its picture is its caller's business.
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
    return profile
  }
}
