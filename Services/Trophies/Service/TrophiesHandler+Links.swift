package import TitanCore
import TitanProto
package import TitanRPC
package import TrophiesDomain
package import TrophiesProto

/// Where public links are kept, and the key they need; without it, the server makes none.
package struct AwardLinks: Sendable {
  let store: any AwardLinkStore
  let key: AwardLinkKey?

  package init(store: any AwardLinkStore, key: AwardLinkKey?) { (self.store, self.key) = (store, key) }
}

extension TrophiesHandler {
  /// The methods that need no token: whoever has a link may open and verify it.
  package static let publicMethods = [
    TrophiesV1.TrophiesServiceMethods.getSharedAward, TrophiesV1.TrophiesServiceMethods.getAwardKeys,
  ]

  package func createAwardLink(
    _ request: TrophiesV1.CreateAwardLinkRequest, context: ServerContext
  ) async throws -> TrophiesV1.CreateAwardLinkResponse {
    let user = try context.requireUser()
    let id = try AwardLinkID(request.linkID, field: "link_id")
    let award = try AwardID(request.awardID, field: "award_id")
    guard let name = SharedName(request.displayName) else {
      throw RPCError.invalid(reason: "NAME_INVALID", [.sharedName(request.displayName)])
    }
    guard let links, let key = links.key else { throw AwardLinkError.off }
    guard let held = try await store.award(award, of: user) else { throw RPCError.notFound("award", id: "\(award)") }
    guard held.standing.state != .revoked else { throw AwardLinkError.awardRevoked }
    let asked = AwardLink(id: id, trophy: held.trophy, name: name, createTime: clock())
    let digest = AwardLinkKey.digest(key.token(of: asked, of: user))
    let link = try await links.store.create(id, of: user, tokenDigest: digest) { existing, count in
      try asked.admitted(besides: existing, count: count)
    }
    // An existing link may have been made under another key, and then its path can't be told any more.
    let stored = link == asked ? digest : try await links.store.links(of: user).first { $0.link == link }?.tokenDigest
    return .init(link: message(link, of: user, digest: stored ?? [], award: award, isValid: true))
  }

  package func listAwardLinks(
    _ request: TrophiesV1.ListAwardLinksRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListAwardLinksResponse {
    let user = try context.requireUser()
    let award = request.awardID.isEmpty ? nil : try AwardID(request.awardID, field: "award_id")
    let stored = try await links?.store.links(of: user) ?? []
    return .init(
      links: stored.filter { award == nil || $0.award == award }.map {
        message($0.link, of: user, digest: $0.tokenDigest, award: $0.award, isValid: $0.state != .revoked)
      })
  }

  package func revokeAwardLink(
    _ request: TrophiesV1.RevokeAwardLinkRequest, context: ServerContext
  ) async throws -> TrophiesV1.RevokeAwardLinkResponse {
    let user = try context.requireUser()
    let id = try AwardLinkID(request.linkID, field: "link_id")
    try await links?.store.revoke(id, of: user)
    return .init()
  }

  package func getSharedAward(
    _ request: TrophiesV1.GetSharedAwardRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetSharedAwardResponse {
    guard let links, let key = links.key,
      let shared = try await links.store.sharedAward(AwardLinkKey.digest(request.token)),
      let statement = AwardStatement(shared.link, of: shared.standing, by: shared.sessions, try await store.rules())
    else { throw AwardLinkError.unknown }
    return .init(statementJws: try key.sign(statement, at: clock()))
  }

  package func getAwardKeys(
    _ request: TrophiesV1.GetAwardKeysRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetAwardKeysResponse {
    let keys = [links?.key?.publicKey].compactMap(\.self)
    return .init(keys: keys.map { .init(keyID: $0.id, x: $0.x) }, jwksJson: AwardPublicKey.jwks(keys))
  }

  private func message(
    _ link: AwardLink, of user: UserID, digest: [UInt8], award: AwardID, isValid: Bool
  ) -> TrophiesV1.AwardLink {
    let token = links?.key?.token(of: link, of: user)
    let path = token.flatMap { AwardLinkKey.digest($0) == digest ? "/a/\($0)" : nil }
    return .init(
      linkID: "\(link.id)", awardID: "\(award)", trophyID: "\(link.trophy)", displayName: link.name.text,
      path: path ?? "", createTime: .init(link.createTime), isValid: isValid)
  }
}

extension FieldViolation {
  fileprivate static func sharedName(_ text: String) -> FieldViolation {
    FieldViolation(
      field: "display_name",
      description: "got \(text.unicodeScalars.count) characters; allowed: at most \(SharedName.maximumLength), "
        + "none of which controls the text around it",
      reason: "NAME_INVALID",
      words: .init(
        "A name has at most \(SharedName.maximumLength) characters.",
        "Ein Name hat höchstens \(SharedName.maximumLength) Zeichen."))
  }
}

extension AwardLinkError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .off: RPCError(.failedPrecondition, reason: "AWARD_LINKS_OFF", "the server has no TITANUP_AWARD_KEY")
    case .awardRevoked: RPCError(.failedPrecondition, reason: "AWARD_REVOKED", "the award's proof is gone")
    case .exists(let id): RPCError(.alreadyExists, reason: "LINK_EXISTS", "link \(id) shows another award or name")
    case .tooMany(let count):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_LINKS",
        "the account has \(count) links; allowed: \(AwardLink.maximumCount)")
    // Not the token: it may be one that was mistyped by a letter.
    case .unknown: RPCError(.notFound, reason: "AWARD_LINK_UNKNOWN", "no award is behind this link")
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .off:
      .init("Public links are switched off here.", "Öffentliche Links sind hier abgeschaltet.")
    case .awardRevoked:
      .init("You don't have this trophy any more.", "Diese Trophäe hast du nicht mehr.")
    case .exists:
      .init("There is such a link already. Try again.", "Diesen Link gibt es schon. Versuch es noch einmal.")
    case .tooMany:
      .init(
        "You have \(AwardLink.maximumCount) public links. Revoke one first.",
        "Du hast \(AwardLink.maximumCount) öffentliche Links. Widerrufe erst einen.")
    case .unknown:
      .init("This link is no longer valid.", "Dieser Link ist nicht mehr gültig.")
    }
  }
}
