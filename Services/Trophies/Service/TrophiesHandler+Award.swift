import TitanCore
package import TitanProto
package import TitanRPC
import TrophiesDomain

extension TrophiesHandler {
  /// The number of near misses shown.
  private static let nearMisses = 3

  package func getAward(
    _ request: TrophiesV1.GetAwardRequest, context: ServerContext
  ) async throws -> TrophiesV1.GetAwardResponse {
    let user = try context.requireUser()
    let id = try AwardID(request.awardID, field: "award_id")
    let award = try await store.award(id, of: user)
    return .init(award: try await message(award, id, context))
  }

  package func acknowledgeAward(
    _ request: TrophiesV1.AcknowledgeAwardRequest, context: ServerContext
  ) async throws -> TrophiesV1.AcknowledgeAwardResponse {
    let user = try context.requireUser()
    let id = try AwardID(request.awardID, field: "award_id")
    let award = try await store.acknowledge(id, of: user, at: clock())
    return .init(award: try await message(award, id, context))
  }

  package func explainAward(
    _ request: TrophiesV1.ExplainAwardRequest, context: ServerContext
  ) async throws -> TrophiesV1.ExplainAwardResponse {
    let user = try context.requireUser()
    let rules = try await store.rules()
    let shelf = try await awayFromEventLoop { try await store.shelf(of: user) }
    let rule = try rules.known(request.trophyID, toWhomHas: shelf.earned)
    let award = shelf.awards.first { $0.trophy == rule.id }
    guard !rule.isSecret || shelf.earned.contains(rule.id) else {
      return .init(trophy: SecretTrophy.message(rule, in: context.language))
    }
    let nearMisses = try await awayFromEventLoop { rule.nearMisses(in: shelf.history, limit: Self.nearMisses) }
    return .init(
      trophy: .init(rule, in: context.language), award: award.flatMap { .init($0, rules, in: context.language) },
      nearMisses: nearMisses.map(TrophiesV1.NearMiss.init))
  }

  private func message(_ award: Award?, _ id: AwardID, _ context: ServerContext) async throws -> TrophiesV1.Award? {
    guard let award else { throw RPCError.notFound("award", id: "\(id)") }
    return .init(award, try await store.rules(), in: context.language)
  }
}
