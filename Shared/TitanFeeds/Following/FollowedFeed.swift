package import CoreMetrics
package import Logging
import Synchronization
package import TitanCore
package import TitanProto
import TitanRPC
package import Tracing

/// Follows a feed and keeps a projection in step.
///
/// A follower reads its backlog page by page. Once it has caught up it watches, until so much arrives at once that
/// pages are faster.
package struct FollowedFeed<Message: FeedMessage, Projection: FeedProjection>: Sendable {
  private let feed: FeedClient<Message>
  private let change: @Sendable (Message) throws -> Projection.Change
  private let projection: Projection
  private let clock: WallClock
  private let logger: Logger
  private let backlog: FeedBacklog
  /// When postponed work was last done. All runs share it: otherwise runs that are stopped early would postpone work
  /// forever.
  private let settled: LastTime
  private let progress: FeedProgress
  private let tracer: (any Tracer)?

  /// - Parameters:
  ///   - tracer: makes a trace of each page that is applied.
  ///   - change: converts a change to the projection's type; throws for anything the feed never sends.
  package init(
    _ feed: FeedClient<Message>, into projection: Projection, clock: @escaping WallClock, logger: Logger,
    metrics: any MetricsFactory = NOOPMetricsHandler.instance, backlog: FeedBacklog = FeedBacklog(),
    tracer: (any Tracer)? = nil, _ change: @escaping @Sendable (Message) throws -> Projection.Change
  ) {
    self.feed = feed
    self.change = change
    self.projection = projection
    self.clock = clock
    self.logger = logger
    self.backlog = backlog
    self.tracer = tracer
    settled = LastTime(clock())
    progress = FeedProgress(feed.name, metrics)
  }

  /// Follows until something stops it: the call ends, the store is unavailable, another process is ahead, or the feed
  /// has a new epoch. The next run continues from the projection's positions. It returns only for one of these reasons,
  /// or when its task is cancelled.
  ///
  /// - Throws: the error that ended the call, or what the projection throws.
  package func run() async throws {
    var positions: FeedPositions?
    progress.fallBehind(at: clock())
    // A task is cancelled when the process has nothing to follow any more; otherwise the next run goes on from here.
    defer { if Task.isCancelled { progress.reachEnd() } else { progress.fallBehind(at: clock()) } }
    do {
      // If another process was faster, what this one has left to read may be out of date.
      while try await catchUp(&positions), try await watch(&positions) {}
    } catch let error as RPCError where error.code == .failedPrecondition && error.sentReason == "EPOCH_CHANGED" {
      logger.notice("the feed of \(feed.name) has a new epoch; reading it from its beginning")
      // Not from the projection's current positions: another process may already be reading the feed from its beginning.
      if let positions { try await projection.beginRebuild(from: positions) }
    }
  }

  /// Reads the backlog until pages are no longer full. In a rebuild it reads to the feed's end, then drops everything
  /// the feed no longer mentions. It requests the next page as soon as one has arrived.
  ///
  /// - Parameter place: becomes the projection's positions, and moves on with them.
  /// - Returns: false if another process was faster.
  private func catchUp(_ place: inout FeedPositions?) async throws -> Bool {
    let standing = try await projection.standing()
    var positions = standing.positions
    defer { place = positions }
    var page = try await feed.page(after: positions)
    while backlog.isFull(page.changes.count) || (standing.isRebuilding && !page.changes.isEmpty) {
      let (changes, next) = page
      async let following = feed.page(after: next)
      if clock() - settled.time >= backlog.longestDelay { try await settle() }
      let told = try changes.map(change)
      let isFirst = try await traced("gather", told.count) { [positions] in
        try await projection.gather(told, from: positions, to: next, at: clock())
      }
      guard isFirst else { return false }
      positions = next
      progress.note(changes.count)
      page = try await following
    }
    if !page.changes.isEmpty {
      guard try await apply(page.changes, from: positions, to: page.next) else { return false }
      positions = page.next
      progress.note(page.changes.count)
    }
    if standing.isRebuilding { try await projection.finishRebuild(from: positions, at: clock()) }
    // This includes work that a killed process had postponed.
    try await settle()
    progress.reachEnd()
    return true
  }

  private func settle() async throws {
    try await projection.settle(at: clock())
    settled.time = clock()
  }

  /// Applies changes as they come: each time, everything that arrived while the last ones were being applied.
  ///
  /// - Parameter place: moves on with the projection.
  /// - Returns: true if so many changes arrived at once that pages are faster; false if another process was faster, or
  ///   the call has ended.
  private func watch(_ place: inout FeedPositions?) async throws -> Bool {
    guard var positions = place else { return false }
    defer {
      place = positions
      progress.fallBehind(at: clock())
    }
    let buffer = ChangeBuffer<Message>(limit: backlog.fullSize)
    return try await withThrowingTaskGroup(of: Void.self) { [start = positions] group in
      group.addTask {
        do {
          try await feed.watch(after: start) { changes, next in
            progress.arrive(changes.count, at: clock())
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
        guard try await apply(changes, from: positions, to: next) else { return false }
        positions = next
        progress.apply(changes.count, at: clock())
      }
      return false
    }
  }

  private func apply(
    _ changes: [Message], from positions: FeedPositions, to next: FeedPositions
  ) async throws -> Bool {
    let told = try changes.map(change)
    return try await traced("apply", told.count) {
      try await projection.apply(told, from: positions, to: next, at: clock())
    }
  }

  /// Runs work on a page in a trace of its own: the pages of a feed have many causes.
  private func traced(_ verb: String, _ count: Int, _ work: () async throws -> Bool) async throws -> Bool {
    guard let tracer else { return try await work() }
    let span = tracer.startSpan("\(verb) \(feed.name)", context: .topLevel, ofKind: .consumer)
    defer { span.end() }
    if span.isRecording {
      span.attributes = ["titanup.feed.name": "\(feed.name)", "titanup.feed.changes": .int64(Int64(count))]
    }
    do {
      return try await ServiceContext.withValue(span.context, operation: work)
    } catch {
      span.setStatus(SpanStatus(code: .error))
      throw error
    }
  }
}

/// When a follower counts as behind, and how long it may postpone work while it is.
package struct FeedBacklog: Sendable {
  /// This many changes at once mean that more are waiting: one message of a stream never holds more.
  let fullSize: Int
  /// Postponed work is done after this long even if the backlog is not finished. Doing it for each part of a backlog
  /// would do it several times for the same people.
  let longestDelay: Duration

  package init(fullSize: Int = PageSize.largest, longestDelay: Duration = .seconds(300)) {
    self.fullSize = fullSize
    self.longestDelay = longestDelay
  }

  func isFull(_ count: Int) -> Bool { count >= fullSize }
}

/// The time when something was last done, shared by all tasks.
private final class LastTime: Sendable {
  private let value: Mutex<Timestamp>

  init(_ time: Timestamp) { value = Mutex(time) }

  var time: Timestamp {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
