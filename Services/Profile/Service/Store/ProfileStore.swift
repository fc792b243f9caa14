package import ProfileDomain
package import TitanCore
package import TitanRequests

/// Where profiles, pictures and settings are kept. Every method sees those of the named user only. A change decides and
/// writes under the user's lock, in one transaction, with the answer to the request's id beside it; its closure may
/// refuse by throwing, and then nothing has happened.
package protocol ProfileStore: Sendable {
  /// The profile; `nil` for somebody who was never here.
  func profile(of user: UserID) async throws -> Profile?

  /// Keeps the profile that an account begins with, unless there is one; the one there is.
  func begin(_ profile: Profile, of user: UserID, at now: Timestamp) async throws -> Profile

  /// Makes the profile that follows on the one there is. Where it shows no uploaded picture, that is forgotten.
  ///
  /// - Throws: `MissingProfile` if there is none.
  func changeProfile(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?,
    _ change: @escaping @Sendable (Profile) throws -> Profile
  ) async throws -> Answered<Profile>

  /// The uploaded picture; `nil` where none stands for the user.
  func image(of user: UserID) async throws -> StoredImage?

  /// Puts a picture in the place of the one there is, which makes a new revision of the profile.
  ///
  /// - Throws: `MissingProfile` if there is none.
  func keep(
    _ image: StoredImage, of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?
  ) async throws -> Answered<Profile>

  /// What was set; the standard ones for somebody who never set anything.
  func settings(of user: UserID) async throws -> Settings

  /// Makes the settings that follow on those there are.
  func changeSettings(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Settings>?,
    _ change: @escaping @Sendable (Settings) throws -> Settings
  ) async throws -> Answered<Settings>
}

/// A profile was to be changed before it was begun.
package struct MissingProfile: Error, Sendable, Hashable {
  package init() {}
}
