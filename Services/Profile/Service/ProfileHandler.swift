import ProfileDomain
package import ProfileProto
package import TitanCore
package import TitanFeeds
package import TitanRPC
import TitanRequests

/// The caller's profile, settings, measurements and home screen.
package struct ProfileHandler: ProfileV1.ProfileServiceProtocol {
  let store: any ProfileStore
  let measurements: any MeasurementStore
  let seeds: any ProfileSeeds
  let home: HomeServices
  let reencoder: ImageReencoder
  let notifier: Notifier
  let clock: WallClock

  /// - Parameter notifier: notifies the feed's followers of changes.
  package init(
    store: any ProfileStore, measurements: any MeasurementStore, seeds: any ProfileSeeds, home: HomeServices,
    reencoder: ImageReencoder, notifier: Notifier, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    self.measurements = measurements
    self.seeds = seeds
    self.home = home
    self.reencoder = reencoder
    self.notifier = notifier
    self.clock = clock
  }

  package func getProfile(
    _ request: ProfileV1.GetProfileRequest, context: ServerContext
  ) async throws -> ProfileV1.GetProfileResponse {
    .init(profile: .init(try await begun(try context.requireUser(), context.inCallersName)))
  }

  package func updateProfile(
    _ request: ProfileV1.UpdateProfileRequest, context: ServerContext
  ) async throws -> ProfileV1.UpdateProfileResponse {
    let user = try context.requireUser()
    let requestID = try RequestID(request.requestID)
    let wanted = request.profile ?? .init()
    let change = try ProfileChange(wanted, mask: request.updateMask)
    let now = clock()
    _ = try await begun(user, context.inCallersName)
    let changed = try await store.changeProfile(
      of: user, at: now,
      request: requestID.map { id in
        .init(id: id, payloadDigest: request.payloadDigest("UpdateProfile", without: \.requestID)) {
          ProfileV1.UpdateProfileResponse(profile: .init($0)).serialized()
        }
      }
    ) { current in
      guard wanted.etag.isEmpty || wanted.etag == current.etag else {
        throw EtagMismatch(thing: "profile", current: current.etag)
      }
      return try change.applied(to: current, year: now.year)
    }
    switch changed {
    case .done(let profile):
      notifier.notify()
      return .init(profile: .init(profile))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  /// The profile of an account, created if it doesn't exist yet.
  func begun(_ user: UserID, _ options: CallOptions) async throws -> Profile {
    if let profile = try await store.profile(of: user) { return profile }
    let seed: ProfileSeed
    do {
      seed = try await seeds.seed(options)
    } catch let error as RPCError where error.code != .unauthenticated && error.code != .permissionDenied {
      throw RPCError(
        .unavailable, reason: "PROFILE_SEED_UNAVAILABLE",
        "the profile is not begun, and the auth service cannot say what its owner is called: \(error.code.name)")
    }
    let profile = try await store.begin(Profile(seed: seed), of: user, at: clock())
    notifier.notify()
    return profile
  }
}

extension Timestamp {
  /// The year in UTC: close enough for ages in years.
  var year: Int { CalendarDay(of: self, utcOffsetSeconds: 0).components.year }
}

extension ProfileHandler {
  package func getSettings(
    _ request: ProfileV1.GetSettingsRequest, context: ServerContext
  ) async throws -> ProfileV1.GetSettingsResponse {
    .init(settings: .init(try await store.settings(of: try context.requireUser())))
  }

  package func updateSettings(
    _ request: ProfileV1.UpdateSettingsRequest, context: ServerContext
  ) async throws -> ProfileV1.UpdateSettingsResponse {
    let user = try context.requireUser()
    let requestID = try RequestID(request.requestID)
    let wanted = request.settings ?? .init()
    let change = try SettingsChange(wanted, mask: request.updateMask)
    let changed = try await store.changeSettings(
      of: user, at: clock(),
      request: requestID.map { id in
        .init(id: id, payloadDigest: request.payloadDigest("UpdateSettings", without: \.requestID)) {
          ProfileV1.UpdateSettingsResponse(settings: .init($0)).serialized()
        }
      }
    ) { current in
      guard wanted.etag.isEmpty || wanted.etag == current.etag else {
        throw EtagMismatch(thing: "settings", current: current.etag)
      }
      return try change.applied(to: current)
    }
    switch changed {
    case .done(let settings):
      notifier.notify()
      return .init(settings: .init(settings))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  package func listThemes(
    _ request: ProfileV1.ListThemesRequest, context: ServerContext
  ) async throws -> ProfileV1.ListThemesResponse {
    _ = try context.requireUser()
    return .init(themes: ThemeCatalogue.all.map { .init($0, in: context.language) })
  }
}
