import ProfileDomain
import TitanCore
import TitanPostgres
package import TitanProto
package import TitanRPC
import TitanRequests

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
    return try await localized(context) {
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
        announcer.announce()
        return .init(settings: .init(settings))
      case .replayed(let bytes): return try .init(serialized: bytes)
      }
    }
  }

  package func listThemes(
    _ request: ProfileV1.ListThemesRequest, context: ServerContext
  ) async throws -> ProfileV1.ListThemesResponse {
    _ = try context.requireUser()
    return .init(themes: ThemeCatalogue.all.map { .init($0, in: context.language) })
  }
}
