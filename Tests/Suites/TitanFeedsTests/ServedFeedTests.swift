import Foundation
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrainingProto

@Suite("A feed in slots, served and followed", .timeLimit(.minutes(10)))
struct ServedFeedTests {
  private let store: MemorySlots
  private let handler: SlotsHandler

  init() {
    store = MemorySlots()
    handler = SlotsHandler(store)
  }

  private var notifier: Notifier { handler.notifier }

  private var client: FeedClient<TrainingV1.PracticeChange> {
    FeedClient(.training, TestCalls([handler]).channel)
  }

  @Test("Is read page by page, in its slots alone, to its end")
  func pages() async throws {
    store.add((1...500).map { ($0 % 4, "\($0)") })
    var (seen, positions) = ([String](), FeedPositions.beginning(of: [1, 3]))
    while true {
      let page = try await client.page(after: positions)
      if page.changes.isEmpty { break }
      (seen, positions) = (seen + page.changes.map(\.practiceID), page.next)
    }
    #expect(Set(seen) == Set((1...500).filter { $0 % 2 == 1 }.map(String.init)) && seen.count == 250)
    #expect(positions.numbers == [1: 125, 3: 125] && !positions.epoch.isEmpty)
  }

  @Test("Is watched: what was, then what comes, each once")
  func watch() async throws {
    store.add([(0, "a"), (5, "b")])
    let seen = Recorder<String>()
    try await client.watch(after: .beginning(of: FeedPositions.slots)) { changes, next in
      for change in changes { seen.append(change.practiceID) }
      if seen.all.count == 2 {
        store.add([(5, "c"), (9, "d")])
        notifier.notify()
      }
      return seen.all.count < 4
    }
    #expect(seen.all.sorted() == ["a", "b", "c", "d"])
  }

  @Test("Is unavailable while its service does not number changes yet")
  func yesterday() async throws {
    store.add([(0, "a")])
    let old = FeedClient(.training, TestCalls([YesterdaysHandler(store)]).channel)
    let error = await #expect(throws: RPCError.self) { _ = try await old.page(after: .beginning(of: [0])) }
    #expect(error?.code == .unavailable)
  }

  @Test("Two followers share it, and each change is applied once; after a restore all of it is read anew")
  func shared() async throws {
    try await TestDatabase.with(.habits) { pool in
      /// How often changes were applied: in all, the most and the least of any.
      let applied = {
        let row = try await pool.first(
          "SELECT sum(reps) AS sum, max(reps) AS most, min(reps) AS least FROM habits.sources")
        return [try row?.decode("sum", as: Int?.self), try row?.decode("most"), try row?.decode("least")]
      }
      store.add((1...600).map { ($0 % 128, "\($0)") })
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...2 {
          let share = FeedShare(
            of: "training", in: .habits, pool, clock: { Timestamp(seconds: 0) },
            sleep: { _ in try await Task.sleep(for: .milliseconds(10)) })
          let tables = FeedTables(of: "training", in: .habits, share: share, pool)
          let follower = FollowedFeed(
            client, into: SlotRecorder(tables), clock: { Timestamp(seconds: 0) }, logger: .silent
          ) { $0.practiceID }
          group.addTask {
            while !Task.isCancelled {
              // A follower that stops is restarted, as the service does it.
              try? await share.follow { while !Task.isCancelled { try? await follower.run() } }
            }
          }
        }
        try await eventually { try await applied() == [600, 1, 1] }
        store.add((601...700).map { ($0 % 128, "\($0)") })
        notifier.notify()
        try await eventually { try await applied() == [700, 1, 1] }
        store.restore()
        notifier.notify()
        try await eventually { try await applied() == [1_400, 2, 2] }
        let whole = FeedTables(of: "training", in: .habits, pool)
        try await eventually { try await !whole.standing().isRebuilding }
        #expect(try await applied() == [1_400, 2, 2])
        group.cancelAll()
      }
    }
  }
}

@Suite("Limits of a feed's messages")
struct FeedLimitsTests {
  @Test("Messages hold so many changes or so many bytes, and leave none out")
  func limits() {
    let limits = FeedLimits<Int>(messageBytes: 10, bytes: { $0 })
    #expect(limits.split([], atMost: 3) == [])
    #expect(limits.split([1, 1, 1, 1], atMost: 3) == [0..<3, 3..<4])
    #expect(limits.split([4, 6, 1, 30, 2], atMost: 9) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(FeedLimits<Int>().split(Array(repeating: 9_999_999, count: 3), atMost: 9) == [0..<3])
  }
}

/// Serves names as practices of those ids.
private struct SlotsHandler: TrainingV1.TrainingFeedServiceProtocol, FeedHandler {
  private let feed: ServedFeed<String, TrainingV1.PracticeChange>

  init(_ store: MemorySlots) { feed = ServedFeed(of: .training, store) { TrainingV1.PracticeChange(practiceID: $0) } }

  var notifier: Notifier { feed.notifier }

  func listPracticeChanges(
    _ request: TrainingV1.ListPracticeChangesRequest, context: ServerContext
  ) async throws -> TrainingV1.ListPracticeChangesResponse { try await feed.list(request) }

  func watchPracticeChanges(
    _ request: TrainingV1.WatchPracticeChangesRequest, response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>,
    context: ServerContext
  ) async throws { try await feed.watch(request, response, context) }
}

/// A service that knows cursors alone.
private struct YesterdaysHandler: TrainingV1.TrainingFeedServiceProtocol {
  private let today: SlotsHandler

  init(_ store: MemorySlots) { today = SlotsHandler(store) }

  func listPracticeChanges(
    _ request: TrainingV1.ListPracticeChangesRequest, context: ServerContext
  ) async throws -> TrainingV1.ListPracticeChangesResponse {
    var page = try await today.listPracticeChanges(.init(cursor: request.cursor), context: context)
    for index in page.changes.indices { (page.changes[index].slot, page.changes[index].number) = (0, 0) }
    return page
  }

  func watchPracticeChanges(
    _ request: TrainingV1.WatchPracticeChangesRequest, response: RPCWriter<TrainingV1.WatchPracticeChangesResponse>,
    context: ServerContext
  ) async throws {}
}

/// Counts in `habits.sources` how often each change was applied.
private struct SlotRecorder: FeedProjection {
  private let tables: FeedTables

  init(_ tables: FeedTables) { self.tables = tables }

  func standing() async throws -> FeedStanding { try await tables.standing() }

  func apply(
    _ changes: [String], from: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool {
    let applied: Void? = try await tables.advance(from: from, to: next) { reading, tx in
      for change in changes {
        try await tx.execute(
          """
          INSERT INTO habits.sources (
            user_id, kind, source_id, start_time, time_zone, utc_offset_seconds, local_date, reps, reading)
          VALUES (
            '00000000-0000-0000-0000-000000000001', 2, md5(\(change))::uuid, now(), 'UTC', 0, '2026-01-01', 1,
            \(reading.number))
          ON CONFLICT (user_id, kind, source_id) DO UPDATE SET reps = sources.reps + 1
          """)
      }
    }
    return applied != nil
  }

  func beginRebuild(from: FeedPositions) async throws { try await tables.beginRebuild(from: from) }

  func finishRebuild(from: FeedPositions, at now: Timestamp) async throws {
    _ = try await tables.endRebuild(from: from) { _, _ in }
  }
}

/// Names in slots, numbered as they come.
private final class MemorySlots: FeedStore {
  private struct State {
    var epoch = FeedEpoch(UUID())
    var slots: [Int: [String]] = [:]
  }
  private let state = Mutex(State())

  func add(_ changes: [(slot: Int, name: String)]) {
    state.withLock { state in for (slot, name) in changes { state.slots[slot, default: []].append(name) } }
  }
  func restore() { state.withLock { $0.epoch = FeedEpoch(UUID()) } }

  func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<String> {
    state.withLock { state in
      let news = positions.numbers.flatMap { slot, number in
        (state.slots[slot] ?? []).enumerated().dropFirst(number).map {
          FeedPage<String>.Entry(slot: slot, number: $0.offset + 1, change: $0.element)
        }
      }
      let isAhead = positions.numbers.contains { slot, number in number > (state.slots[slot] ?? []).count }
      return FeedPage(epoch: state.epoch, entries: Array(news.prefix(limit)), isAhead: isAhead)
    }
  }
}
