import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanRPC
import TrophiesDomain
package import TrophiesProto

extension TrophiesHandler {
  /// The number of near misses shown.
  private static let nearMisses = 3

  package func listAwards(
    _ request: TrophiesV1.ListAwardsRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListAwardsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListAwards", "\(user)", "\(request.includeRevoked)"]
    let filter = AwardFilter(
      includesRevoked: request.includeRevoked,
      after: try PageToken.decode(request.pageToken, arguments: arguments).flatMap(AwardFilter.Place.init))
    let session = request.sessionID.isEmpty ? nil : try SessionID(request.sessionID, field: "session_id")
    // Checked before the awards are read: once the session has been judged, they include what it earned.
    var isJudged = false
    if let session { isJudged = try await store.hasJudged(session, of: user) }
    let rules = try await store.rules()
    let page = Page(
      try await store.awards(of: user, filter, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: \.place.fields)
    return .init(
      awards: page.items.compactMap { .init($0, rules, in: context.language) }, nextPageToken: page.nextPageToken,
      isSessionJudged: isJudged)
  }

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
    let details = try await awayFromEventLoop { try await store.details(of: user) }
    let rule = try rules.rule(requested: request.trophyID, earned: details.earned)
    let award = details.awards.first { $0.trophy == rule.id }
    guard !rule.isSecret || details.earned.contains(rule.id) else {
      return .init(trophy: SecretTrophy.message(rule, in: context.language))
    }
    let nearMisses = try await awayFromEventLoop { rule.nearMisses(in: details.history, limit: Self.nearMisses) }
    return .init(
      trophy: .init(rule, in: context.language), award: award.flatMap { .init($0, rules, in: context.language) },
      nearMisses: nearMisses.map { .init($0, of: rule.exercise) })
  }

  private func message(_ award: Award?, _ id: AwardID, _ context: ServerContext) async throws -> TrophiesV1.Award? {
    guard let award else { throw RPCError.notFound("award", id: "\(id)") }
    return .init(award, try await store.rules(), in: context.language)
  }

  package func watchAwards(
    _ request: TrophiesV1.WatchAwardsRequest, response: RPCWriter<TrophiesV1.WatchAwardsResponse>,
    context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    var cursor = try WatchCursor(request.cursor, of: user)
    let watch = watches.begin(user)
    try await context.watch(watch.notifications) {
      try await sendChanges(of: user, watch, after: &cursor, request, context.language, response)
    }
  }

  /// Sends everything after the cursor. A cursor from another lifetime of the store means the beginning: an award that
  /// is sent twice has the same id.
  private func sendChanges(
    of user: UserID, _ watch: UserWatch<Int, WatchedAwards>, after cursor: inout WatchCursor?,
    _ request: TrophiesV1.WatchAwardsRequest, _ language: Language,
    _ response: RPCWriter<TrophiesV1.WatchAwardsResponse>
  ) async throws {
    var watched: WatchedAwards
    repeat {
      watched = try await page(of: user, watch, after: cursor?.number ?? 0)
      if let known = cursor, known.epoch != watched.page.epoch {
        cursor = nil
        watched = try await page(of: user, watch, after: 0)
      }
      for change in watched.page.changes {
        let next = WatchCursor(epoch: watched.page.epoch, user: user, number: change.number)
        switch change {
        case .award(let award):
          try await response.write(.init(award: .init(award, watched.rules, in: language), cursor: next.text))
        case .level where request.includeLevels:
          try await response.write(.init(cursor: next.text, level: watched.level))
        case .level: break
        }
        cursor = next
      }
    } while watched.page.changes.count >= PageSize.standard
  }

  private func page(
    of user: UserID, _ watch: UserWatch<Int, WatchedAwards>, after number: Int
  ) async throws -> WatchedAwards {
    try await watch.page(at: number) {
      let page = try await store.awardChanges(of: user, after: number, limit: PageSize.standard)
      return WatchedAwards(
        page: page, rules: try await store.rules(),
        level: page.hasLevel ? try await levelMessage(of: user) : nil)
    }
  }
}

/// The changes that all watches of a user's awards send, each in its own language.
struct WatchedAwards: Sendable {
  var page: AwardChanges
  var rules: RuleBook
  /// The current level, if a change concerns it.
  var level: TrophiesV1.Level?
}

extension AwardFilter.Place {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]), let id = AwardID(fields[1]) else { return nil }
    self.init(earnTime: Timestamp(microseconds: time), id: id)
  }

  fileprivate var fields: [String] { ["\(earnTime.microseconds)", "\(id)"] }
}

extension Award {
  fileprivate var place: AwardFilter.Place { .init(earnTime: standing.earned.earnTime, id: id) }
}
