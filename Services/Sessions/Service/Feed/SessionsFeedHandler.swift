import SessionsDomain
package import TitanPostgres
package import TitanProto
package import TitanRPC

/// The feed of sessions, clocks and pauses, for services. Who may call is decided before it gets here.
package struct SessionsFeedHandler: SessionsV1.SessionsFeedServiceProtocol {
  private let store: any FeedStore
  private let bell: ChangeBell

  package init(store: any FeedStore, bell: ChangeBell) {
    self.store = store
    self.bell = bell
  }

  package func listSessionChanges(
    _ request: SessionsV1.ListSessionChangesRequest, context: ServerContext
  ) async throws -> SessionsV1.ListSessionChangesResponse {
    let limit = try PageSize.resolve(request.pageSize, largest: FeedPage.largestSize)
    let reader = reader(includingDays: request.includeDays, countsOnly: request.countsOnly)
    let page = try await reader.page(after: FeedCursor(request.cursor), limit: limit)
    let changes = (page.messages(atMost: limit).first ?? []).map {
      SessionsV1.SessionChange($0, reader.cursor(behind: $0, of: page))
    }
    return .init(
      changes: changes, nextCursor: changes.last?.cursor ?? request.cursor, epoch: "\(page.epoch)",
      isPending: page.isPending)
  }

  package func watchSessionChanges(
    _ request: SessionsV1.WatchSessionChangesRequest, response: RPCWriter<SessionsV1.WatchSessionChangesResponse>,
    context: ServerContext
  ) async throws {
    var cursor = try FeedCursor(request.cursor)
    let reader = reader(includingDays: request.includeDays, countsOnly: request.countsOnly)
    try await context.watch(bell.rings()) {
      try await reader.forEachPage(after: &cursor) { page in
        for message in page.messages() {
          let changes = message.map { SessionsV1.SessionChange($0, reader.cursor(behind: $0, of: page)) }
          try await response.write(.init(changes: changes, epoch: "\(page.epoch)"))
        }
      }
    }
  }

  private func reader(includingDays: Bool, countsOnly: Bool) -> FeedReader {
    FeedReader(
      store: store, scope: includingDays ? .sessionsAndDays : .sessions, detail: countsOnly ? .counts : .everything)
  }
}
