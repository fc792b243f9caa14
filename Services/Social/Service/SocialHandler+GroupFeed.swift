import SocialDomain
package import SocialProto
import TitanCore
import TitanProto
package import TitanRPC

extension SocialHandler {
  package func listGroupFeed(
    _ request: SocialV1.ListGroupFeedRequest, context: ServerContext
  ) async throws -> SocialV1.ListGroupFeedResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let limit = try PageSize.resolve(request.pageSize, standard: 20, largest: 50)
    let arguments = ["ListGroupFeed", "\(user)", "\(group)"]
    let cursor = try PageToken.decode(request.pageToken, arguments: arguments)
    let page = Page(
      try await store.feed(
        of: group, for: user, at: clock(), after: cursor.flatMap { .init(cursor: $0) }, limit: limit + 1),
      limit: limit, arguments: arguments,
      cursor: { ["\($0.lastTime.microseconds)", "\($0.id)"] })
    return .init(entries: page.items.map { .init($0) }, nextPageToken: page.nextPageToken)
  }

  package func setCheer(
    _ request: SocialV1.SetCheerRequest, context: ServerContext
  ) async throws -> SocialV1.SetCheerResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let entry = try FeedEntryID(request.entryID, field: "entry_id")
    return try await answer(request, \.requestID, "SetCheer") {
      SocialV1.SetCheerResponse()
    } _: { remembered in
      try await store.setCheer(request.cheered, entry, in: group, by: user, at: clock(), request: remembered)
    }
  }
}

extension PostgresSocialStore.FeedPlace {
  fileprivate init?(cursor: [String]) {
    guard cursor.count == 2, let microseconds = Int64(cursor[0]), let id = FeedEntryID(cursor[1]) else { return nil }
    self.init(lastTime: Timestamp(microseconds: microseconds), id: id)
  }
}
