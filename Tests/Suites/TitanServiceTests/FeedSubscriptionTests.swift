import Foundation
import NIOPosix
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrainingProto

@testable import TitanService

@Suite("Subscriptions to feeds", .timeLimit(.minutes(10)))
struct FeedSubscriptionTests {
  @Test("The task of a subscription brings the changes of all slots into the projection, and keeps their numbers")
  func follows() async throws {
    try await TestDatabase.with(.habits) { pool in
      let reader = EnvironmentReader(["TITANUP_DATABASE_URL": "host=/nowhere"])
      let environment = ServiceEnvironment(
        of: .habits, configuration: ServiceConfiguration(reader, port: 7007), logger: .silent,
        metrics: MetricsRegistry(), database: pool, eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
        clock: { TokenTestKit.now }, revokedSessions: RevokedSessions(), serviceCredentials: NoCredentials(),
        channels: { _ in TestCalls([PracticesHandler()]).channel })
      let practices = environment.subscription(
        to: .training, at: ServiceAddress(HostAndPort(host: "training", port: 7006)))
      #expect(practices.share.slots.isEmpty, "nothing is leased before the task runs")
      let tables = FeedTables(of: "training", in: .habits, share: practices.share, pool)
      let seen = Recorder<String>()
      let task = practices.task(into: SeenPractices(feed: tables, seen: seen)) { $0.practiceID }
      #expect(task.name == "follow training")
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await task.operation() }
        try await eventually { seen.all.sorted() == ["first", "second"] }
        group.cancelAll()
      }
      #expect(practices.share.slots.isEmpty, "the lease ends with the task")
      let standing = try await FeedTables(of: "training", in: .habits, pool).standing()
      #expect(standing.positions.numbers.filter { $0.value > 0 } == [3: 1, 77: 1])
    }
  }
}

/// Its changes never change.
private struct PracticesHandler: TrainingV1.TrainingFeedServiceProtocol, FeedHandler, FeedStore {
  private static let epoch = FeedEpoch(UUID())

  var notifier: Notifier { feed.notifier }
  private var feed: ServedFeed<String, TrainingV1.PracticeChange> {
    ServedFeed(of: .training, self) { TrainingV1.PracticeChange(practiceID: $0) }
  }

  func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<String> {
    let changes = [3: "first", 77: "second"].filter { positions.numbers[$0.key] == 0 }
    return FeedPage(
      epoch: Self.epoch, entries: changes.map { .init(slot: $0.key, number: 1, change: $0.value) }, isAhead: false)
  }

  func listPracticeChanges(
    _ request: TrainingV1.ListPracticeChangesRequest, context: ServerContext
  ) async throws -> TrainingV1.ListPracticeChangesResponse { try await feed.list(request) }

  func watchPracticeChanges(
    _ request: TrainingV1.WatchPracticeChangesRequest, response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>,
    context: ServerContext
  ) async throws { try await feed.watch(request, response, context) }
}

private struct SeenPractices: TableProjection {
  let feed: FeedTables
  let seen: Recorder<String>

  func apply(
    _ changes: [String], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    let applied: Void? = try await feed.advance(from: positions, to: next) { _, _ in }
    guard applied != nil else { return false }
    for change in changes { seen.append(change) }
    return true
  }
}

private struct NoCredentials: CallCredentials {
  func metadata(for method: MethodDescriptor) async throws -> Metadata { [:] }

  func rejected() {}
}
