import SocialDomain
package import SocialProto
import TitanCore
import TitanProto
package import TitanRPC

extension SocialHandler {
  /// Streaks are counted from all of a partner's dates, so a page holds few partners.
  private static let largestPage = 20

  package func listPartners(
    _ request: SocialV1.ListPartnersRequest, context: ServerContext
  ) async throws -> SocialV1.ListPartnersResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize, standard: Self.largestPage, largest: Self.largestPage)
    let arguments = ["ListPartners", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap { PartnerID($0) }
    let page = Page(
      try await store.partners(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.id)"] })
    return .init(partners: try await shown(page.items), nextPageToken: page.nextPageToken)
  }

  package func getPartner(
    _ request: SocialV1.GetPartnerRequest, context: ServerContext
  ) async throws -> SocialV1.GetPartnerResponse {
    let user = try context.requireUser()
    let id = try PartnerID(request.partnerID, field: "partner_id")
    return .init(partner: try await shown([try await store.partner(id, of: user)]).first)
  }

  package func endPartnership(
    _ request: SocialV1.EndPartnershipRequest, context: ServerContext
  ) async throws -> SocialV1.EndPartnershipResponse {
    let user = try context.requireUser()
    let id = try PartnerID(request.partnerID, field: "partner_id")
    return try await answer(request, \.requestID, "EndPartnership") {
      SocialV1.EndPartnershipResponse()
    } _: { remembered in
      try await store.end(id, of: user, at: clock(), request: remembered)
    }
  }

  /// Partners with what they show.
  private func shown(_ partners: [Partner]) async throws -> [SocialV1.Partner] {
    let now = clock()
    let people = Dictionary(uniqueKeysWithValues: partners.map { ($0.user, $0.sharing) })
    return try await awayFromEventLoop {
      let records = try await store.training(of: people, at: now)
      return partners.map { partner in
        let record = records[partner.user] ?? TrainingRecord()
        return SocialV1.Partner(partner, ShownTraining(of: record, partner.sharing, at: now))
      }
    }
  }
}

extension SocialHandler {
  package func blockPerson(
    _ request: SocialV1.BlockPersonRequest, context: ServerContext
  ) async throws -> SocialV1.BlockPersonResponse {
    let user = try context.requireUser()
    let target = try await target(request.person, context)
    let now = clock()
    return try await answer(request, \.requestID, "BlockPerson") {
      SocialV1.BlockPersonResponse(blockID: "\($0)")
    } _: { remembered in
      try await store.block(target, by: user, id: BlockID(makeID(now)), at: now, request: remembered)
    }
  }

  private func target(
    _ person: SocialV1.BlockPersonRequest.Person?, _ context: ServerContext
  ) async throws -> BlockTarget {
    switch person {
    case .partnerID(let text): .partner(try PartnerID(text, field: "partner_id"))
    case .invitationID(let text): .inviter(try await proof(.id(text), context))
    case .code(let text): .inviter(try await proof(.code(text), context))
    case nil:
      throw RPCError.invalid(
        "partner_id", reason: "MISSING", "got nothing; allowed: a partner_id, an invitation_id or a code")
    }
  }

  package func listBlocks(
    _ request: SocialV1.ListBlocksRequest, context: ServerContext
  ) async throws -> SocialV1.ListBlocksResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListBlocks", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments)?.first.flatMap { BlockID($0) }
    let page = Page(
      try await store.blocks(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.id)"] })
    return .init(blocks: page.items.map { .init($0) }, nextPageToken: page.nextPageToken)
  }

  package func unblock(
    _ request: SocialV1.UnblockRequest, context: ServerContext
  ) async throws -> SocialV1.UnblockResponse {
    let user = try context.requireUser()
    let id = try BlockID(request.blockID, field: "block_id")
    return try await answer(request, \.requestID, "Unblock") {
      SocialV1.UnblockResponse()
    } _: { remembered in
      try await store.unblock(id, of: user, at: clock(), request: remembered)
    }
  }
}
