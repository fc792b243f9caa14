package import TitanCore
import TitanFeeds
import TitanPostgres

/// Judges waiting users alongside the feed: urgent ones at once, the others when no urgent one is left.
package struct Judging: Sendable {
  private let store: PostgresTrophyStore
  private let waiting: JudgingNotifiers
  private let clock: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  /// The number of tasks that judge urgent users: a user with a long history holds up only one of them.
  private static let urgentTasks = 2
  /// How long to wait when others need the connections.
  private static let pause: Duration = .milliseconds(100)

  package init(
    store: PostgresTrophyStore, waiting: JudgingNotifiers, clock: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.store, self.waiting, self.clock, self.sleep) = (store, waiting, clock, sleep)
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
        guard try await store.judgeTurn(urgentOnly: urgentOnly, at: clock()) else { return }
      } catch let error as PostgresError where error.kind == .poolBusy {
        try await sleep(Self.pause)
      }
      try Task.checkCancellation()
    }
  }
}

/// Notify the judging tasks of waiting users.
package struct JudgingNotifiers: Sendable {
  let urgent = Notifier()
  let patient = Notifier()

  package init() {}

  func notify(of users: WaitingUsers) {
    if users.hasUrgent { urgent.notify() }
    if users.hasPatient { patient.notify() }
  }
}
