import TitanCore
import TitanFeeds
import TitanPostgres
package import TitanProto
package import TitanRPC
import TrophiesDomain

extension TrophiesHandler {
  package func listAwards(
    _ request: TrophiesV1.ListAwardsRequest, context: ServerContext
  ) async throws -> TrophiesV1.ListAwardsResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListAwards", "\(user)", "\(request.includeRevoked)"]
    let filter = AwardFilter(
      includesRevoked: request.includeRevoked,
      after: try PageToken.decode(request.pageToken, arguments: arguments).flatMap(AwardFilter.Place.init))
    let rules = try await store.rules()
    let page = Page(
      try await store.awards(of: user, filter, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: \.place.fields)
    return .init(
      awards: page.items.compactMap { .init($0, rules, in: context.language) }, nextPageToken: page.nextPageToken)
  }

  package func watchAwards(
    _ request: TrophiesV1.WatchAwardsRequest, response: RPCWriter<TrophiesV1.WatchAwardsResponse>,
    context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    var cursor = try WatchCursor(request.cursor, of: user)
    try await context.watch(bells.rings(for: user)) {
      try await sendChanges(of: user, after: &cursor, request, context.language, response)
    }
  }

  /// Everything there is behind the cursor. One of another life of the store means the beginning: an award that comes
  /// twice has the same id.
  private func sendChanges(
    of user: UserID, after cursor: inout WatchCursor?, _ request: TrophiesV1.WatchAwardsRequest, _ language: Language,
    _ response: RPCWriter<TrophiesV1.WatchAwardsResponse>
  ) async throws {
    while true {
      var piece = try await store.awardChanges(of: user, after: cursor?.number ?? 0, limit: PageSize.standard)
      if let known = cursor, known.epoch != piece.epoch {
        cursor = nil
        piece = try await store.awardChanges(of: user, after: 0, limit: PageSize.standard)
      }
      guard !piece.changes.isEmpty else { return }
      let rules = try await store.rules()
      for change in piece.changes {
        let next = WatchCursor(epoch: piece.epoch, user: user, number: change.number)
        switch change {
        case .award(let award):
          try await response.write(.init(award: .init(award, rules, in: language), cursor: next.text))
        case .level where request.includeLevels:
          try await response.write(.init(cursor: next.text, level: try await levelMessage(of: user)))
        case .level: break
        }
        cursor = next
      }
    }
  }
}

extension AwardFilter.Place {
  /// The fields of a page token; `nil` for those of no token of ours.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]), let id = AwardID(fields[1]) else { return nil }
    self.init(earnTime: Timestamp(microseconds: time), id: id)
  }

  fileprivate var fields: [String] { ["\(earnTime.microseconds)", "\(id)"] }
}

extension Award {
  fileprivate var place: AwardFilter.Place { .init(earnTime: standing.earned.earnTime, id: id) }
}
