import SocialDomain
package import SocialProto
import TitanCore
import TitanProto
package import TitanRPC

extension SocialHandler {
  package func listSharedMotions(
    _ request: SocialV1.ListSharedMotionsRequest, context: ServerContext
  ) async throws -> SocialV1.ListSharedMotionsResponse {
    let user = try context.requireUser()
    let group = try GroupID(request.groupID, field: "group_id")
    let limit = try PageSize.resolve(request.pageSize, standard: 20, largest: 50)
    let arguments = ["ListSharedMotions", "\(user)", "\(group)"]
    let cursor = try PageToken.decode(request.pageToken, arguments: arguments)
    let page = Page(
      try await store.sharedMotions(
        of: group, for: user, after: cursor.flatMap { .init(cursor: $0) }, limit: limit + 1),
      limit: limit, arguments: arguments,
      cursor: { ["\($0.lastTime.microseconds)"] + $0.digest.map { "\($0)" } })
    return .init(motions: page.items.map { .init($0) }, nextPageToken: page.nextPageToken)
  }
}

extension PostgresSocialStore.MotionPlace {
  fileprivate init?(cursor: [String]) {
    guard let microseconds = cursor.first.flatMap({ Int64($0) }) else { return nil }
    self.init(lastTime: Timestamp(microseconds: microseconds), digest: cursor.dropFirst().compactMap { UInt8($0) })
  }
}

extension SocialV1.SharedMotion {
  fileprivate init(_ motion: SharedMotion) {
    self.init(
      sets: motion.sets.map { set in
        SocialV1.SharedSet(
          memberID: "\(set.member)", displayName: set.name, isSelf: set.isSelf, localDate: "\(set.date)",
          startTime: .init(set.startTime), reps: UInt32(clamping: set.reps))
      })
  }
}
