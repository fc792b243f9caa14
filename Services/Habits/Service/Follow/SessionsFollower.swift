package import Logging
package import TitanCore
import TitanProto
package import TitanRPC

/// Follows the sessions feed and keeps linked habits in step.
package struct SessionsFollower: Sendable {
  private let client: SessionsV1.SessionsFeedServiceClient
  private let store: HabitStore
  private let announcer: HabitAnnouncer
  private let clock: WallClock
  private let logger: Logger

  /// - Parameter channel: whose calls are this service's.
  package init(
    channel: any RPCChannel, store: HabitStore, announcer: HabitAnnouncer, clock: @escaping WallClock, logger: Logger
  ) {
    client = SessionsV1.SessionsFeedServiceClient(channel: channel)
    self.store = store
    self.announcer = announcer
    self.clock = clock
    self.logger = logger
  }

  /// Follows until something stops it: the call ends, the store is away, another process is ahead, or the feed has a
  /// new epoch. Run again, it goes on where the store stands. Until its task is cancelled it never returns by itself.
  ///
  /// - Throws: what ended the call, or `PostgresError`.
  package func run() async throws {
    var standing = try await store.standing()
    do {
      if standing.isRebuilding { standing = try await rebuild(from: standing.cursor) }
      try await watch(from: standing.cursor)
    } catch let error as RPCError where Self.isNewEpoch(error) {
      logger.notice("the sessions feed has a new epoch; reading it from its beginning")
      try await store.beginRebuild(from: try await store.standing().cursor)
    }
  }

  /// Reads the feed page by page to its end, then drops what it no longer mentions.
  private func rebuild(from start: String) async throws -> ProjectionStanding {
    var cursor = start
    while true {
      let page = try await client.listSessionChanges(
        .init(cursor: cursor, pageSize: Int32(PageSize.largest)), options: .timeout(.seconds(30)))
      guard !page.changes.isEmpty else { break }
      guard try await apply(page.changes, from: cursor, to: page.nextCursor) else { return try await store.standing() }
      cursor = page.nextCursor
    }
    announcer.announce(try await store.finishRebuild(at: clock()))
    return try await store.standing()
  }

  private func watch(from start: String) async throws {
    try await client.watchSessionChanges(.init(cursor: start)) { responses in
      var cursor = start
      for try await response in responses {
        guard let last = response.changes.last else { continue }
        // Another process was faster: what this stream still brings may be old news.
        guard try await apply(response.changes, from: cursor, to: last.cursor) else { return }
        cursor = last.cursor
      }
    }
  }

  /// `false` if another process was faster.
  private func apply(
    _ changes: [SessionsV1.SessionChange], from cursor: String, to next: String
  ) async throws -> Bool {
    let filled = try await store.apply(try changes.map(ProjectedChange.init), from: cursor, to: next, at: clock())
    announcer.announce(filled ?? [])
    return filled != nil
  }

  private static func isNewEpoch(_ error: RPCError) -> Bool {
    guard error.code == .failedPrecondition, let details = try? StatusDetails.decode(error.encodedDetails) else {
      return false
    }
    return details.contains { detail in
      if case .errorInfo("EPOCH_CHANGED", _, _) = detail { true } else { false }
    }
  }
}
