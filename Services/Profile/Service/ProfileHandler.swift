import ProfileDomain
package import TitanCore
package import TitanPostgres
package import TitanProto
package import TitanRPC
import TitanRequests

/// Profile, settings, measurements and home screen of whoever calls.
package struct ProfileHandler: ProfileV1.ProfileServiceProtocol {
  let store: any ProfileStore
  let measurements: any MeasurementStore
  let seeds: any ProfileSeeds
  let home: any HomeReads
  let press: ImagePress
  let announcer: ChangeAnnouncer
  let clock: WallClock

  /// - Parameter announcer: tells whoever follows the feed that there is something new.
  package init(
    store: any ProfileStore, measurements: any MeasurementStore, seeds: any ProfileSeeds, home: any HomeReads,
    press: ImagePress, announcer: ChangeAnnouncer, clock: @escaping WallClock = systemClock
  ) {
    self.store = store
    self.measurements = measurements
    self.seeds = seeds
    self.home = home
    self.press = press
    self.announcer = announcer
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
    return try await localized(context) {
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
        announcer.announce()
        return .init(profile: .init(profile))
      case .replayed(let bytes): return try .init(serialized: bytes)
      }
    }
  }

  /// The profile of an account, begun if it never was.
  func begun(_ user: UserID, _ options: CallOptions) async throws -> Profile {
    if let profile = try await store.profile(of: user) { return profile }
    let seed: ProfileSeed
    do {
      seed = try await seeds.seed(options)
    } catch let error as RPCError where error.code != .unauthenticated {
      throw RPCError(
        .unavailable, reason: "PROFILE_SEED_UNAVAILABLE",
        "the profile is not begun, and the auth service cannot say what its owner is called: \(error.code.name)")
    }
    let profile = try await store.begin(Profile(seed: seed), of: user, at: clock())
    announcer.announce()
    return profile
  }
}

extension Timestamp {
  /// The year in UTC: near enough for ages in years.
  var year: Int { CalendarDay(of: self, utcOffsetSeconds: 0).components.year }
}
