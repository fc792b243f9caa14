package import Logging
package import TitanCore
import TitanProto
import TitanRPC

/// Follows a feed and keeps a projection in step.
package struct FeedFollower<Feed: ChangeFeed, Projection: FeedProjection>: Sendable {
  private let feed: Feed
  private let change: @Sendable (Feed.Change) throws -> Projection.Change
  private let projection: Projection
  private let clock: WallClock
  private let logger: Logger

  /// - Parameter change: reads a change as the projection wants it, or throws what the feed never sends.
  package init(
    _ feed: Feed, into projection: Projection, clock: @escaping WallClock, logger: Logger,
    _ change: @escaping @Sendable (Feed.Change) throws -> Projection.Change
  ) {
    self.feed = feed
    self.change = change
    self.projection = projection
    self.clock = clock
    self.logger = logger
  }

  /// Follows until something stops it: the call ends, the store is away, another process is ahead, or the feed has a
  /// new epoch. Run again, it goes on where the projection stands. Until its task is cancelled it never returns by itself.
  ///
  /// - Throws: what ended the call, or what the projection throws.
  package func run() async throws {
    var standing = try await projection.standing()
    do {
      if standing.isRebuilding { standing = try await rebuild(from: standing.cursor) }
      try await watch(from: standing.cursor)
    } catch let error as RPCError where error.code == .failedPrecondition && error.sentReason == "EPOCH_CHANGED" {
      logger.notice("the feed of \(feed.name) has a new epoch; reading it from its beginning")
      try await projection.beginRebuild(from: try await projection.standing().cursor)
    }
  }

  /// Reads the feed page by page to its end, then drops what it no longer mentions.
  private func rebuild(from start: String) async throws -> FeedStanding {
    var cursor = start
    while true {
      let page = try await feed.page(after: cursor)
      guard !page.changes.isEmpty else { break }
      guard try await apply(page.changes, from: cursor, to: page.next) else {
        return try await projection.standing()
      }
      cursor = page.next
    }
    try await projection.finishRebuild(at: clock())
    return try await projection.standing()
  }

  private func watch(from start: String) async throws {
    var cursor = start
    try await feed.watch(after: start) { changes, next in
      // If another process was faster, what this stream still brings may be old news.
      guard try await apply(changes, from: cursor, to: next) else { return false }
      cursor = next
      return true
    }
  }

  private func apply(_ changes: [Feed.Change], from cursor: String, to next: String) async throws -> Bool {
    try await projection.apply(try changes.map(change), from: cursor, to: next, at: clock())
  }
}
