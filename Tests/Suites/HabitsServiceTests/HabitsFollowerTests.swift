import HabitsDomain
import HabitsProto
import HabitsService
import SessionsProto
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Habits follow the sessions feed")
struct HabitsFollowerTests {
  private func change(_ number: Int, reps: Int?) -> ProjectedChange {
    ProjectedChange(user: user(), .source(SourceID(uuid(number)), reps.map { pushUps($0) }))
  }

  /// Runs a follower until a linked habit has reached a count.
  private func follow(_ feed: MemoryFeed, _ service: TestService, until total: Double) async throws {
    let follower = FollowedFeed(
      FeedClient(.sessions(), TestCalls([feed]).channel),
      into: HabitProjection(.sessions, service.sessions, Notifier()),
      clock: { noon },
      logger: .silent
    ) { try ProjectedChange($0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while !Task.isCancelled {
          // A follower that stops is restarted, as the service does it.
          try? await follower.run()
        }
      }
      while try await service.progress(1).total != total { try await Task.sleep(for: .milliseconds(2)) }
      group.cancelAll()
    }
  }

  @Test(
    "A follower applies existing, new and deleted items, and removes those that a restored feed has lost",
    .timeLimit(.minutes(10)))
  func follows() async throws {
    try await TestService.with { service in
      let feed = MemoryFeed()
      try await service.create(1)
      _ = try await service.store.link(habitID(1), of: user(), to: .pushUpReps, at: noon)
      feed.add(change(1, reps: 6))
      try await follow(feed, service, until: 6)
      feed.add(change(2, reps: 11))
      feed.add(change(3, reps: 4))
      try await follow(feed, service, until: 21)
      feed.add(change(1, reps: nil))
      try await follow(feed, service, until: 15)
      // There are day rules with pauses among them.
      let pause = monday - 4...monday - 2
      feed.add(ProjectedChange(user: user(), .days(.init(firstWeekday: 3, pauses: [pause]))))
      feed.add(change(4, reps: 1))
      try await follow(feed, service, until: 16)
      #expect(try await service.store.days(of: user()).rules == DayRules(firstWeekday: 3, pauses: [pause]))
      feed.restore(keeping: 2)
      try await follow(feed, service, until: 17)
      #expect(try await service.store.days(of: user()).rules == .standard)
      #expect(
        try await service.sessions.standing()
          == FeedStanding(positions: .inFirstSlot(2, ofEpoch: 2), isRebuilding: false))
    }
  }
}
