import Foundation
import ProfileDomain
import ProfileService
import Synchronization
import TitanCore
import TitanRPC
import TitanRequests

/// Profiles, images, settings and measurements in memory. It passes the same suite as the store on PostgreSQL.
final class MemoryProfileStore: ProfileStore, MeasurementStore {
  private struct State {
    var profiles: [UserID: Profile] = [:]
    var images: [UserID: StoredImage] = [:]
    var settings: [UserID: Settings] = [:]
    var requests: [UserID: [UUID: (digest: [UInt8], response: [UInt8])]] = [:]
    var measurements: [UserID: [(measurement: BodyMeasurement, isDeleted: Bool)]] = [:]

    func replay<Outcome>(_ request: RememberedRequest<Outcome>?, of user: UserID) throws -> [UInt8]? {
      guard let request, let known = requests[user]?[request.id.uuid] else { return nil }
      guard known.digest == request.payloadDigest else { throw request.id.reused }
      return known.response
    }

    mutating func remember<Outcome>(_ request: RememberedRequest<Outcome>?, of user: UserID, _ outcome: Outcome) {
      guard let request else { return }
      requests[user, default: [:]][request.id.uuid] = (request.payloadDigest, request.response(outcome))
    }
  }
  private let state = Mutex(State())

  func profile(of user: UserID) async throws -> Profile? { state.withLock { $0.profiles[user] } }

  func begin(_ profile: Profile, of user: UserID, at now: Timestamp) async throws -> Profile {
    state.withLock { state in
      let known = state.profiles[user] ?? profile
      state.profiles[user] = known
      return known
    }
  }

  func changeProfile(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?,
    _ change: @escaping @Sendable (Profile) throws -> Profile
  ) async throws -> Answered<Profile> {
    try state.withLock { state in
      if let response = try state.replay(request, of: user) { return .replayed(response) }
      guard let current = state.profiles[user] else { throw MissingProfile() }
      var profile = try change(current)
      profile.hasUploadedImage = profile.hasUploadedImage && current.hasUploadedImage
      if !profile.hasUploadedImage { state.images[user] = nil }
      (profile.revision, profile.updateTime) = (current.revision + 1, now)
      state.profiles[user] = profile
      state.remember(request, of: user, profile)
      return .done(profile)
    }
  }

  func image(of user: UserID) async throws -> StoredImage? { state.withLock { $0.images[user] } }

  func keep(
    _ image: StoredImage, of user: UserID, at now: Timestamp, request: RememberedRequest<Profile>?
  ) async throws -> Answered<Profile> {
    try state.withLock { state in
      if let response = try state.replay(request, of: user) { return .replayed(response) }
      guard var profile = state.profiles[user] else { throw MissingProfile() }
      profile.hasUploadedImage = true
      (profile.revision, profile.updateTime) = (profile.revision + 1, now)
      (state.profiles[user], state.images[user]) = (profile, image)
      state.remember(request, of: user, profile)
      return .done(profile)
    }
  }

  func settings(of user: UserID) async throws -> Settings { state.withLock { $0.settings[user] ?? Settings() } }

  func changeSettings(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Settings>?,
    _ change: @escaping @Sendable (Settings) throws -> Settings
  ) async throws -> Answered<Settings> {
    try state.withLock { state in
      if let response = try state.replay(request, of: user) { return .replayed(response) }
      let current = state.settings[user] ?? Settings()
      var settings = try change(current)
      (settings.revision, settings.updateTime) = (current.revision + 1, now)
      state.settings[user] = settings
      state.remember(request, of: user, settings)
      return .done(settings)
    }
  }

  func add(_ measurement: BodyMeasurement, of user: UserID, at now: Timestamp) async throws {
    try state.withLock { state in
      if let same = state.measurements[user]?.first(where: { $0.measurement.id == measurement.id }) {
        guard same.measurement == measurement, !same.isDeleted else { throw MeasurementConflict(measurement.id) }
        return
      }
      state.measurements[user, default: []].append((measurement, false))
    }
  }

  func measurements(of user: UserID, after place: MeasurementPlace?, limit: Int) async throws -> [BodyMeasurement] {
    let all = state.withLock { ($0.measurements[user] ?? []).filter { !$0.isDeleted }.map(\.measurement) }
    let behind = all.filter { one in
      place.map { (one.time, one.id.description) < ($0.time, $0.id.description) } ?? true
    }
    return Array(behind.sorted { ($0.time, $0.id.description) > ($1.time, $1.id.description) }.prefix(limit))
  }

  func delete(_ id: MeasurementID, of user: UserID, at now: Timestamp) async throws -> Bool {
    state.withLock { state in
      guard let index = state.measurements[user]?.firstIndex(where: { $0.measurement.id == id }) else { return false }
      state.measurements[user]?[index].isDeleted = true
      return true
    }
  }
}
