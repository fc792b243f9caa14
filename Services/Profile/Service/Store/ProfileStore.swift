package import ProfileDomain
package import TitanCore
package import TitanRequests

/// The store of profiles, pictures and settings. Every method sees only the given user's. A change decides and writes
/// under the user's lock, in one transaction, and stores the response under the request id. If its closure throws,
/// nothing is changed.
package protocol ProfileStore: Sendable {
  /// The profile; `nil` if it hasn't been created yet.
  func profile(of user: UserID) async throws -> Profile?

  /// Stores an account's initial profile unless it has one already, and returns the stored one.
  func begin(_ profile: Profile, of user: UserID, at now: Timestamp) async throws -> Profile

  /// Stores the next revision of the profile. If that doesn't show the uploaded picture, the picture is erased.
  ///
  /// - Throws: `MissingProfile` if there is none.
  func changeProfile(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?,
    _ change: @escaping @Sendable (Profile) throws -> Profile
  ) async throws -> Answered<Profile>

  /// The uploaded picture; `nil` if the profile doesn't show one.
  func image(of user: UserID) async throws -> StoredImage?

  /// Replaces the uploaded picture, which makes a new revision of the profile.
  ///
  /// - Throws: `MissingProfile` if there is none.
  func keep(
    _ image: StoredImage, of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?
  ) async throws -> Answered<Profile>

  /// The user's settings; the defaults for users who have never set any.
  func settings(of user: UserID) async throws -> Settings

  /// Stores the next revision of the settings.
  func changeSettings(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Settings>?,
    _ change: @escaping @Sendable (Settings) throws -> Settings
  ) async throws -> Answered<Settings>
}

/// The profile to change hasn't been created yet.
package struct MissingProfile: Error, Sendable, Hashable {
  package init() {}
}

/// The store of body measurements. Every method sees only the given user's.
package protocol MeasurementStore: Sendable {
  /// Records a measurement unless it exists already.
  ///
  /// - Throws: `MeasurementConflict`.
  func add(_ measurement: BodyMeasurement, of user: UserID, at now: Timestamp) async throws

  /// Newest first.
  func measurements(of user: UserID, after place: MeasurementPlace?, limit: Int) async throws -> [BodyMeasurement]

  /// Deletes a measurement. Returns `true` if it exists, even if it was deleted before.
  func delete(_ id: MeasurementID, of user: UserID, at now: Timestamp) async throws -> Bool
}

extension MeasurementStore {
  /// The newest measurement; `nil` if there is none.
  func newest(of user: UserID) async throws -> BodyMeasurement? {
    try await measurements(of: user, after: nil, limit: 1).first
  }
}

/// Where a page of measurements starts: after this one.
package struct MeasurementPlace: Sendable, Hashable {
  package var time: Timestamp
  package var id: MeasurementID

  package init(time: Timestamp, id: MeasurementID) {
    self.time = time
    self.id = id
  }
}

/// The id belongs to another measurement or to a deleted one.
package struct MeasurementConflict: Error, Sendable, Hashable {
  package var id: MeasurementID

  package init(_ id: MeasurementID) { self.id = id }
}
