package import TitanCore

import TitanPostgres

/// Judges waiting users beside the feed: urgent ones at once, the others when no urgent one is left.
package struct Judging: Sendable {
  private let store: PostgresTrophyStore
  private let bells: JudgingBells
  private let clock: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  /// How many tasks judge urgent users: one with a long history holds up only one of them.
  private static let urgentTasks = 2
  /// How long to wait for a connection that somebody else needs.
  private static let pause: Duration = .milliseconds(100)

  package init(
    store: PostgresTrophyStore, bells: JudgingBells, clock: @escaping WallClock,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.store, self.bells, self.clock, self.sleep) = (store, bells, clock, sleep)
  }

  /// Until the task is cancelled, or the store is away; run again, it goes on with the users who wait.
  package func run() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<Self.urgentTasks { group.addTask { try await judge(urgentOnly: true, on: bells.urgent.rings()) } }
      group.addTask { try await judge(urgentOnly: false, on: bells.patient.rings()) }
      try await group.waitForAll()
    }
  }

  /// - Parameter rings: from before the first look, so that nothing falls between looking and waiting.
  private func judge(urgentOnly: Bool, on rings: AsyncStream<Void>) async throws {
    try await judgeAll(urgentOnly: urgentOnly)
    for await _ in rings { try await judgeAll(urgentOnly: urgentOnly) }
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

/// Ring when somebody waits to be judged.
package struct JudgingBells: Sendable {
  let urgent = ChangeBell()
  let patient = ChangeBell()

  package init() {}

  func ring(for waiting: WaitingUsers) {
    if waiting.hasUrgent { urgent.ring() }
    if waiting.hasPatient { patient.ring() }
  }
}
