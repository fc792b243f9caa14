// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/profile/v1/profile.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
package import TitanRPC

extension ProfileV1 {
  /// The methods of `titanup.profile.v1.ProfileService`.
  package enum ProfileServiceMethods {
    package static let getProfile = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "GetProfile", type: .unary, hasNoSideEffects: true)
    package static let updateProfile = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "UpdateProfile", type: .unary)
    package static let listAvatars = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "ListAvatars", type: .unary, hasNoSideEffects: true)
    package static let uploadProfileImage = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "UploadProfileImage", type: .clientStreaming)
    package static let getProfileImage = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "GetProfileImage", type: .unary, hasNoSideEffects: true)
    package static let deleteProfileImage = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "DeleteProfileImage", type: .unary, isIdempotent: true)
    package static let getSettings = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "GetSettings", type: .unary, hasNoSideEffects: true)
    package static let updateSettings = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "UpdateSettings", type: .unary)
    package static let listThemes = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "ListThemes", type: .unary, hasNoSideEffects: true)
    package static let addBodyMeasurement = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "AddBodyMeasurement", type: .unary, isIdempotent: true)
    package static let listBodyMeasurements = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "ListBodyMeasurements", type: .unary, hasNoSideEffects: true)
    package static let deleteBodyMeasurement = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "DeleteBodyMeasurement", type: .unary, isIdempotent: true)
    package static let getBodyMetrics = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "GetBodyMetrics", type: .unary, hasNoSideEffects: true)
    package static let calculateBmi = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "CalculateBmi", type: .unary, hasNoSideEffects: true)
    package static let getDashboard = MethodDescriptor(
      service: "titanup.profile.v1.ProfileService", method: "GetDashboard", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.profile.v1.ProfileService",
      methods: [getProfile, updateProfile, listAvatars, uploadProfileImage, getProfileImage, deleteProfileImage, getSettings, updateSettings, listThemes, addBodyMeasurement, listBodyMeasurements, deleteBodyMeasurement, getBodyMetrics, calculateBmi, getDashboard])
  }
}

extension ProfileV1 {
  /// The methods that users and their devices call. Everything belongs to the account of the access token.
  package protocol ProfileServiceProtocol: ReflectedService {
    /// Returns the caller's profile. Every account has one; until it is changed, it has the name and the language from the
    /// registration. UNAVAILABLE if the profile is read for the first time and the auth service doesn't answer.
    func getProfile(_ request: ProfileV1.GetProfileRequest, context: ServerContext) async throws -> ProfileV1.GetProfileResponse

    /// Changes the fields in the mask. INVALID_ARGUMENT with a violation for each wrong field, and PATH_UNKNOWN for a path
    /// that isn't a field of the profile. ABORTED ETAG_MISMATCH if the profile has changed since the etag. UNAVAILABLE as
    /// in GetProfile.
    func updateProfile(_ request: ProfileV1.UpdateProfileRequest, context: ServerContext) async throws -> ProfileV1.UpdateProfileResponse

    /// Lists the avatars to choose from, with their drawings.
    func listAvatars(_ request: ProfileV1.ListAvatarsRequest, context: ServerContext) async throws -> ProfileV1.ListAvatarsResponse

    /// Uploads a photo as profile image: `opening` first, then its bytes in any number of pieces.
    ///
    /// The server decodes the picture and stores a new one: upright, at most 512 pixels wide and high, without metadata, a
    /// JPEG as JPEG and a PNG as PNG. INVALID_ARGUMENT IMAGE_MISSING, IMAGE_TYPE_UNKNOWN if the content is neither PNG nor
    /// JPEG, IMAGE_BROKEN if the file is truncated, damaged, or followed by something else; IMAGE_PIECE_INVALID if the
    /// opening doesn't come first and exactly once, and for an empty piece. RESOURCE_EXHAUSTED IMAGE_TOO_LARGE over 2 MiB,
    /// IMAGE_TOO_MANY_PIXELS over 8192 pixels in a row or column or 16,777,216 in all, and IMAGE_QUEUE_FULL, with a delay,
    /// while too many pictures are being processed.
    func uploadProfileImage(
      _ requests: RPCAsyncSequence<ProfileV1.UploadProfileImageRequest>, context: ServerContext
    ) async throws -> ProfileV1.UploadProfileImageResponse

    /// Returns the caller's picture: the uploaded one, else the avatar.
    func getProfileImage(_ request: ProfileV1.GetProfileImageRequest, context: ServerContext) async throws -> ProfileV1.GetProfileImageResponse

    /// Deletes the uploaded picture: the avatar represents the caller again. OK if there is none.
    func deleteProfileImage(_ request: ProfileV1.DeleteProfileImageRequest, context: ServerContext) async throws -> ProfileV1.DeleteProfileImageResponse

    /// Returns every setting; all devices share them.
    func getSettings(_ request: ProfileV1.GetSettingsRequest, context: ServerContext) async throws -> ProfileV1.GetSettingsResponse

    /// Changes the settings in the mask and leaves the others. Errors as in UpdateProfile, except UNAVAILABLE.
    func updateSettings(_ request: ProfileV1.UpdateSettingsRequest, context: ServerContext) async throws -> ProfileV1.UpdateSettingsResponse

    /// Lists the themes to choose from.
    func listThemes(_ request: ProfileV1.ListThemesRequest, context: ServerContext) async throws -> ProfileV1.ListThemesResponse

    /// Records a body weight. The same id with the same content returns the existing measurement; with different content,
    /// or if that measurement was deleted, ALREADY_EXISTS MEASUREMENT_EXISTS. INVALID_ARGUMENT with a violation for each
    /// wrong field.
    func addBodyMeasurement(_ request: ProfileV1.AddBodyMeasurementRequest, context: ServerContext) async throws -> ProfileV1.AddBodyMeasurementResponse

    /// Lists measurements, newest first, in pages that stay stable while others are added. INVALID_ARGUMENT
    /// PAGE_TOKEN_INVALID for a token from another list.
    func listBodyMeasurements(_ request: ProfileV1.ListBodyMeasurementsRequest, context: ServerContext) async throws -> ProfileV1.ListBodyMeasurementsResponse

    /// Deletes a measurement. Deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user.
    func deleteBodyMeasurement(_ request: ProfileV1.DeleteBodyMeasurementRequest, context: ServerContext) async throws -> ProfileV1.DeleteBodyMeasurementResponse

    /// Returns what follows from the height and the newest weight.
    func getBodyMetrics(_ request: ProfileV1.GetBodyMetricsRequest, context: ServerContext) async throws -> ProfileV1.GetBodyMetricsResponse

    /// Calculates the body mass index from the given numbers, and from stored ones where a number is missing. Stores
    /// nothing. INVALID_ARGUMENT with a violation for each number out of bounds; FAILED_PRECONDITION HEIGHT_UNKNOWN,
    /// WEIGHT_UNKNOWN if one is neither given nor stored.
    func calculateBmi(_ request: ProfileV1.CalculateBmiRequest, context: ServerContext) async throws -> ProfileV1.CalculateBmiResponse

    /// Returns the home screen, read from all services at once. If a service fails or takes too long, its part is omitted
    /// and named in `unavailable`; the rest still arrives, within the call's deadline. The slogan and the quote differ
    /// each time. INVALID_ARGUMENT for an unknown time zone.
    func getDashboard(_ request: ProfileV1.GetDashboardRequest, context: ServerContext) async throws -> ProfileV1.GetDashboardResponse
  }
}

extension ProfileV1.ProfileServiceProtocol {
  package static var descriptor: ServiceDescriptor { ProfileV1.ProfileServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { ProfileV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(ProfileV1.ProfileServiceMethods.getProfile) {
      try await getProfile($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.updateProfile) {
      try await updateProfile($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.listAvatars) {
      try await listAvatars($0, context: $1)
    }
    router.clientStreaming(ProfileV1.ProfileServiceMethods.uploadProfileImage) {
      try await uploadProfileImage($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.getProfileImage) {
      try await getProfileImage($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.deleteProfileImage) {
      try await deleteProfileImage($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.getSettings) {
      try await getSettings($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.updateSettings) {
      try await updateSettings($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.listThemes) {
      try await listThemes($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.addBodyMeasurement) {
      try await addBodyMeasurement($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.listBodyMeasurements) {
      try await listBodyMeasurements($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.deleteBodyMeasurement) {
      try await deleteBodyMeasurement($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.getBodyMetrics) {
      try await getBodyMetrics($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.calculateBmi) {
      try await calculateBmi($0, context: $1)
    }
    router.unary(ProfileV1.ProfileServiceMethods.getDashboard) {
      try await getDashboard($0, context: $1)
    }
  }
}

extension ProfileV1 {
  /// Calls `titanup.profile.v1.ProfileService` over a channel.
  package struct ProfileServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Returns the caller's profile. Every account has one; until it is changed, it has the name and the language from the
    /// registration. UNAVAILABLE if the profile is read for the first time and the auth service doesn't answer.
    package func getProfile(
      _ request: ProfileV1.GetProfileRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.GetProfileResponse {
      try await channel.unary(ProfileServiceMethods.getProfile, request, options ?? self.options)
    }

    /// Changes the fields in the mask. INVALID_ARGUMENT with a violation for each wrong field, and PATH_UNKNOWN for a path
    /// that isn't a field of the profile. ABORTED ETAG_MISMATCH if the profile has changed since the etag. UNAVAILABLE as
    /// in GetProfile.
    package func updateProfile(
      _ request: ProfileV1.UpdateProfileRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.UpdateProfileResponse {
      try await channel.unary(ProfileServiceMethods.updateProfile, request, options ?? self.options)
    }

    /// Lists the avatars to choose from, with their drawings.
    package func listAvatars(
      _ request: ProfileV1.ListAvatarsRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.ListAvatarsResponse {
      try await channel.unary(ProfileServiceMethods.listAvatars, request, options ?? self.options)
    }

    /// Uploads a photo as profile image: `opening` first, then its bytes in any number of pieces.
    ///
    /// The server decodes the picture and stores a new one: upright, at most 512 pixels wide and high, without metadata, a
    /// JPEG as JPEG and a PNG as PNG. INVALID_ARGUMENT IMAGE_MISSING, IMAGE_TYPE_UNKNOWN if the content is neither PNG nor
    /// JPEG, IMAGE_BROKEN if the file is truncated, damaged, or followed by something else; IMAGE_PIECE_INVALID if the
    /// opening doesn't come first and exactly once, and for an empty piece. RESOURCE_EXHAUSTED IMAGE_TOO_LARGE over 2 MiB,
    /// IMAGE_TOO_MANY_PIXELS over 8192 pixels in a row or column or 16,777,216 in all, and IMAGE_QUEUE_FULL, with a delay,
    /// while too many pictures are being processed.
    package func uploadProfileImage(
      options: CallOptions? = nil,
      _ requests: (RPCWriter<ProfileV1.UploadProfileImageRequest>) async throws -> Void
    ) async throws -> ProfileV1.UploadProfileImageResponse {
      try await channel.clientStreaming(ProfileServiceMethods.uploadProfileImage, options ?? self.options, requests)
    }

    /// Returns the caller's picture: the uploaded one, else the avatar.
    package func getProfileImage(
      _ request: ProfileV1.GetProfileImageRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.GetProfileImageResponse {
      try await channel.unary(ProfileServiceMethods.getProfileImage, request, options ?? self.options)
    }

    /// Deletes the uploaded picture: the avatar represents the caller again. OK if there is none.
    package func deleteProfileImage(
      _ request: ProfileV1.DeleteProfileImageRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.DeleteProfileImageResponse {
      try await channel.unary(ProfileServiceMethods.deleteProfileImage, request, options ?? self.options)
    }

    /// Returns every setting; all devices share them.
    package func getSettings(
      _ request: ProfileV1.GetSettingsRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.GetSettingsResponse {
      try await channel.unary(ProfileServiceMethods.getSettings, request, options ?? self.options)
    }

    /// Changes the settings in the mask and leaves the others. Errors as in UpdateProfile, except UNAVAILABLE.
    package func updateSettings(
      _ request: ProfileV1.UpdateSettingsRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.UpdateSettingsResponse {
      try await channel.unary(ProfileServiceMethods.updateSettings, request, options ?? self.options)
    }

    /// Lists the themes to choose from.
    package func listThemes(
      _ request: ProfileV1.ListThemesRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.ListThemesResponse {
      try await channel.unary(ProfileServiceMethods.listThemes, request, options ?? self.options)
    }

    /// Records a body weight. The same id with the same content returns the existing measurement; with different content,
    /// or if that measurement was deleted, ALREADY_EXISTS MEASUREMENT_EXISTS. INVALID_ARGUMENT with a violation for each
    /// wrong field.
    package func addBodyMeasurement(
      _ request: ProfileV1.AddBodyMeasurementRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.AddBodyMeasurementResponse {
      try await channel.unary(ProfileServiceMethods.addBodyMeasurement, request, options ?? self.options)
    }

    /// Lists measurements, newest first, in pages that stay stable while others are added. INVALID_ARGUMENT
    /// PAGE_TOKEN_INVALID for a token from another list.
    package func listBodyMeasurements(
      _ request: ProfileV1.ListBodyMeasurementsRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.ListBodyMeasurementsResponse {
      try await channel.unary(ProfileServiceMethods.listBodyMeasurements, request, options ?? self.options)
    }

    /// Deletes a measurement. Deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user.
    package func deleteBodyMeasurement(
      _ request: ProfileV1.DeleteBodyMeasurementRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.DeleteBodyMeasurementResponse {
      try await channel.unary(ProfileServiceMethods.deleteBodyMeasurement, request, options ?? self.options)
    }

    /// Returns what follows from the height and the newest weight.
    package func getBodyMetrics(
      _ request: ProfileV1.GetBodyMetricsRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.GetBodyMetricsResponse {
      try await channel.unary(ProfileServiceMethods.getBodyMetrics, request, options ?? self.options)
    }

    /// Calculates the body mass index from the given numbers, and from stored ones where a number is missing. Stores
    /// nothing. INVALID_ARGUMENT with a violation for each number out of bounds; FAILED_PRECONDITION HEIGHT_UNKNOWN,
    /// WEIGHT_UNKNOWN if one is neither given nor stored.
    package func calculateBmi(
      _ request: ProfileV1.CalculateBmiRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.CalculateBmiResponse {
      try await channel.unary(ProfileServiceMethods.calculateBmi, request, options ?? self.options)
    }

    /// Returns the home screen, read from all services at once. If a service fails or takes too long, its part is omitted
    /// and named in `unavailable`; the rest still arrives, within the call's deadline. The slogan and the quote differ
    /// each time. INVALID_ARGUMENT for an unknown time zone.
    package func getDashboard(
      _ request: ProfileV1.GetDashboardRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.GetDashboardResponse {
      try await channel.unary(ProfileServiceMethods.getDashboard, request, options ?? self.options)
    }
  }
}

extension ProfileV1 {
  /// The methods of `titanup.profile.v1.ProfileFeedService`.
  package enum ProfileFeedServiceMethods {
    package static let listProfileChanges = MethodDescriptor(
      service: "titanup.profile.v1.ProfileFeedService", method: "ListProfileChanges", type: .unary, hasNoSideEffects: true)
    package static let watchProfileChanges = MethodDescriptor(
      service: "titanup.profile.v1.ProfileFeedService", method: "WatchProfileChanges", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.profile.v1.ProfileFeedService",
      methods: [listProfileChanges, watchProfileChanges])
  }
}

extension ProfileV1 {
  /// The methods that other services call to follow profiles and settings. Changes are delivered at least once, in an
  /// order that never changes before a cursor.
  package protocol ProfileFeedServiceProtocol: ReflectedService {
    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the position is from another epoch: the follower must start from the beginning. INVALID_ARGUMENT
    /// CURSOR_INVALID for anything that isn't a position.
    func listProfileChanges(_ request: ProfileV1.ListProfileChangesRequest, context: ServerContext) async throws -> ProfileV1.ListProfileChangesResponse

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListProfileChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    func watchProfileChanges(
      _ request: ProfileV1.WatchProfileChangesRequest, response: RPCWriter<ProfileV1.WatchProfileChangesResponse>, context: ServerContext
    ) async throws
  }
}

extension ProfileV1.ProfileFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { ProfileV1.ProfileFeedServiceMethods.descriptor }
  package static var protoFiles: [FileEntry] { ProfileV1.protoFiles }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(ProfileV1.ProfileFeedServiceMethods.listProfileChanges) {
      try await listProfileChanges($0, context: $1)
    }
    router.serverStreaming(ProfileV1.ProfileFeedServiceMethods.watchProfileChanges) {
      try await watchProfileChanges($0, response: $1, context: $2)
    }
  }
}

extension ProfileV1 {
  /// Calls `titanup.profile.v1.ProfileFeedService` over a channel.
  package struct ProfileFeedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
    /// comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the position is from another epoch: the follower must start from the beginning. INVALID_ARGUMENT
    /// CURSOR_INVALID for anything that isn't a position.
    package func listProfileChanges(
      _ request: ProfileV1.ListProfileChangesRequest, options: CallOptions? = nil
    ) async throws -> ProfileV1.ListProfileChangesResponse {
      try await channel.unary(ProfileFeedServiceMethods.listProfileChanges, request, options ?? self.options)
    }

    /// The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListProfileChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
    /// watching.
    package func watchProfileChanges<Result>(
      _ request: ProfileV1.WatchProfileChangesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<ProfileV1.WatchProfileChangesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(ProfileFeedServiceMethods.watchProfileChanges, request, options ?? self.options, body)
    }
  }
}
