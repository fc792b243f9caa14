package import TitanCore
package import TitanFeeds
import TitanPostgres

/// Stores the parts of a feed that trophies need, and leaves judging to other tasks, so that following never
/// waits for them.
package struct JudgedProjection: FeedProjection {
  private let store: PostgresTrophyStore
  private let judging: JudgingNotifiers

  /// - Parameter judging: wakes the tasks that judge.
  package init(_ store: PostgresTrophyStore, _ judging: JudgingNotifiers) {
    (self.store, self.judging) = (store, judging)
  }

  package func standing() async throws -> FeedStanding { try await store.standing() }

  package func apply(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    guard let waiting = try await store.take(changes, from: positions, to: next, at: now) else { return false }
    judging.notify(of: waiting)
    return true
  }

  /// Users with nothing urgent wait until `settle`; otherwise they would be judged again and again.
  package func gather(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    guard let waiting = try await store.takeMany(changes, from: positions, to: next, at: now) else { return false }
    if waiting.hasUrgent { judging.urgent.notify() }
    return true
  }

  package func settle(at now: Timestamp) async throws { judging.patient.notify() }

  package func beginRebuild(from positions: FeedPositions) async throws {
    try await store.beginRebuild(from: positions)
  }

  package func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    try await store.finishReading(from: positions, at: now)
    judging.patient.notify()
  }
}

/// Works off the judging queue alongside the feed: urgent users at once, the others when no urgent one is left.
package struct Judging: Sendable {
  private let queue: JudgingQueue
  private let waiting: JudgingNotifiers
  private let clock: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  /// The number of tasks that judge urgent users: a user with a long history holds up only one of them.
  private static let urgentTasks = 2
  /// How long to wait when others need the connections.
  private static let pause: Duration = .milliseconds(100)

  package init(
    queue: JudgingQueue, waiting: JudgingNotifiers, clock: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.queue, self.waiting, self.clock, self.sleep) = (queue, waiting, clock, sleep)
  }

  /// Runs until the task is cancelled or the store becomes unavailable. When run again, it continues with the waiting
  /// users.
  package func run() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<Self.urgentTasks {
        group.addTask { try await judge(urgentOnly: true, on: waiting.urgent.subscribe()) }
      }
      group.addTask { try await judge(urgentOnly: false, on: waiting.patient.subscribe()) }
      try await group.waitForAll()
    }
  }

  /// - Parameter notifications: subscribed to before the first read, so that nothing is missed between reading and
  ///   waiting.
  private func judge(urgentOnly: Bool, on notifications: AsyncStream<Void>) async throws {
    try await judgeAll(urgentOnly: urgentOnly)
    for await _ in notifications { try await judgeAll(urgentOnly: urgentOnly) }
  }

  private func judgeAll(urgentOnly: Bool) async throws {
    while true {
      do {
        guard try await queue.judgeBatch(urgentOnly: urgentOnly, at: clock()) else { return }
      } catch let error as PostgresError where error.kind == .poolBusy {
        try await sleep(Self.pause)
      }
      try Task.checkCancellation()
    }
  }
}

/// Notifiers that wake the judging tasks when users are waiting.
package struct JudgingNotifiers: Sendable {
  let urgent = Notifier()
  let patient = Notifier()

  package init() {}

  func notify(of users: WaitingUsers) {
    if users.hasUrgent { urgent.notify() }
    if users.hasPatient { patient.notify() }
  }
}

/// Whether any users are waiting to be judged.
struct WaitingUsers: Sendable, Hashable {
  var hasUrgent: Bool
  var hasPatient: Bool
}
