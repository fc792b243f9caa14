import TitanCore
package import TitanProto
package import TitanRPC
import TrophiesDomain

extension TrophiesHandler {
  package func getImage(
    _ request: TrophiesV1.GetImageRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetImageResponse {
    let user = try context.requireUser()
    let emblem = try await emblem(request.imageURI, for: user)
    return .init(mediaType: "image/svg+xml", content: Array(emblem.svg.utf8))
  }

  private func emblem(_ uri: String, for user: UserID) async throws -> Emblem {
    if uri == SecretTrophy.imageURI { return .secret }
    let trophies = try await store.rules().current
    let rules = trophies + (try await store.medalRules().current)
    // If several trophies share a picture, it is drawn from the rule it is named after.
    if let rule = rules.first(where: { $0.ownImageURI == uri }) ?? rules.first(where: { $0.imageURI == uri }) {
      if !rule.isSecret { return Emblem(rule) }
      if try await earned(by: user, of: trophies).contains(rule.id) { return Emblem(rule) }
    }
    throw RPCError.notFound("image", id: uri.count <= 128 ? uri : "of \(uri.count) characters")
  }
}
