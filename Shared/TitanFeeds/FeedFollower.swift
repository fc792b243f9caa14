package import Logging
import Synchronization
package import TitanCore
import TitanProto
import TitanRPC

/// Follows a feed and keeps a projection in step.
///
/// What waits is read page by page; whoever has caught up watches, until so much comes at once that pages are faster.
package struct FeedFollower<Feed: ChangeFeed, Projection: FeedProjection>: Sendable {
  private let feed: Feed
  private let change: @Sendable (Feed.Change) throws -> Projection.Change
  private let projection: Projection
  private let clock: WallClock
  private let logger: Logger
  private let backlog: FeedBacklog
  private let sleep: @Sendable (Duration) async throws -> Void
  /// When what was put off was done last: for all runs, so that it is not put off for ever where each is stopped early.
  private let settled: LastTime

  /// How long to wait before looking again for what the feed holds back.
  private static var pause: Duration { .milliseconds(200) }

  /// - Parameter change: reads a change as the projection wants it, or throws what the feed never sends.
  package init(
    _ feed: Feed, into projection: Projection, clock: @escaping WallClock, logger: Logger,
    backlog: FeedBacklog = FeedBacklog(),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    _ change: @escaping @Sendable (Feed.Change) throws -> Projection.Change
  ) {
    self.feed = feed
    self.change = change
    self.projection = projection
    self.clock = clock
    self.logger = logger
    self.backlog = backlog
    self.sleep = sleep
    settled = LastTime(clock())
  }

  /// Follows until something stops it: the call ends, the store is away, another process is ahead, or the feed has a
  /// new epoch. Run again, it goes on where the projection stands. Until its task is cancelled it never returns by itself.
  ///
  /// - Throws: what ended the call, or what the projection throws.
  package func run() async throws {
    var cursor = ""
    do {
      // If another process was faster, what this one has still to read may be old news.
      while try await catchUp(&cursor), try await watch(&cursor) {}
    } catch let error as RPCError where error.code == .failedPrecondition && error.sentReason == "EPOCH_CHANGED" {
      logger.notice("the feed of \(feed.name) has a new epoch; reading it from its beginning")
      // Not from where the projection stands by now: another process may be reading the feed anew already.
      try await projection.beginRebuild(from: cursor)
    }
  }

  /// Reads what waits, and a feed that is read anew to its end: then what it no longer mentions is dropped. The next page
  /// is asked for as soon as one is there.
  ///
  /// What is held back at that end may have left its old place and be at no new one yet: it is waited for, so that it is not
  /// taken for gone.
  ///
  /// - Parameter cursor: becomes the one that is asked with.
  /// - Returns: false if another process was faster.
  private func catchUp(_ cursor: inout String) async throws -> Bool {
    let standing = try await projection.standing()
    cursor = standing.cursor
    var page = try await feed.page(after: cursor)
    while backlog.isFull(page.changes.count) || (standing.isRebuilding && (page.isPending || !page.changes.isEmpty)) {
      guard !page.changes.isEmpty else {
        // This may take long: what was put off does not wait for it.
        try await settle()
        try await sleep(Self.pause)
        page = try await feed.page(after: cursor)
        continue
      }
      let (changes, next, _) = page
      async let following = feed.page(after: next)
      if clock() - settled.time >= backlog.longestDelay { try await settle() }
      let told = try changes.map(change)
      guard try await projection.gather(told, from: cursor, to: next, at: clock()) else { return false }
      cursor = next
      page = try await following
    }
    if !page.changes.isEmpty {
      guard try await apply(page.changes, from: cursor, to: page.next) else { return false }
      cursor = page.next
    }
    if standing.isRebuilding { try await projection.finishRebuild(from: cursor, at: clock()) }
    // Also what a process that was killed had put off.
    try await settle()
    return true
  }

  private func settle() async throws {
    try await projection.settle(at: clock())
    settled.time = clock()
  }

  /// Takes what comes as it comes: all that has come while the last of it was applied.
  ///
  /// - Parameter cursor: goes along.
  /// - Returns: true if more has come at once than it can be taken so; false if another process was faster.
  private func watch(_ cursor: inout String) async throws -> Bool {
    let buffer = ChangeBuffer<Feed.Change>(limit: backlog.fullSize)
    return try await withThrowingTaskGroup(of: Void.self) { [start = cursor] group in
      group.addTask {
        do {
          try await feed.watch(after: start) { changes, next in
            await buffer.add(changes, next: next)
            return !Task.isCancelled
          }
          buffer.finish(.success(()))
        } catch {
          buffer.finish(.failure(error))
        }
      }
      defer { group.cancelAll() }
      while let (changes, next) = try await buffer.take() {
        if backlog.isFull(changes.count) { return true }
        guard try await apply(changes, from: cursor, to: next) else { return false }
        cursor = next
      }
      return false
    }
  }

  private func apply(_ changes: [Feed.Change], from cursor: String, to next: String) async throws -> Bool {
    try await projection.apply(try changes.map(change), from: cursor, to: next, at: clock())
  }
}

/// When a follower is behind, and for how long what follows may be put off meanwhile.
package struct FeedBacklog: Sendable {
  /// So many changes at once say that more is waiting: those of one message of a stream are never more.
  let fullSize: Int
  /// After so long, what was put off is done, however much waits: to do it for each of several parts of a backlog is to do
  /// it several times for the same people.
  let longestDelay: Duration

  package init(fullSize: Int = PageSize.largest, longestDelay: Duration = .seconds(300)) {
    self.fullSize = fullSize
    self.longestDelay = longestDelay
  }

  func isFull(_ count: Int) -> Bool { count >= fullSize }
}

/// When something was done last, in whatever task.
private final class LastTime: Sendable {
  private let value: Mutex<Timestamp>

  init(_ time: Timestamp) { value = Mutex(time) }

  var time: Timestamp {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
