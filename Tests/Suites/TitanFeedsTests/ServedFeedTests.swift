import Foundation
import PoseProto
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanProto
import TitanRPC
import TitanTesting

@Suite("A feed as it is served", .timeLimit(.minutes(10)))
struct ServedFeedTests {
  private let store = MemoryFeedStore()
  private let notifier = Notifier()

  private func client(
    view: FeedView = .whole, limits: FeedLimits<Int> = FeedLimits()
  ) -> FeedClient<PoseV1.StreamChange, String> {
    FeedClient(.pose, TestCalls([NumbersHandler(store, view: view, notifier: notifier, limits: limits)]).channel)
  }

  @Test("Is read page by page to its end; a cursor goes on")
  func pages() async throws {
    let client = client(limits: FeedLimits(largestPage: 2))
    #expect(try await client.page(after: "").changes.isEmpty)
    store.add(1...5)
    var (seen, cursor): ([String], String) = ([], "")
    while true {
      let page = try await client.page(after: cursor)
      if page.changes.isEmpty { break }
      #expect(page.next == page.changes.last?.cursor)
      (seen, cursor) = (seen + page.changes.map(\.streamID), page.next)
    }
    #expect(seen == (1...5).map(String.init))
    #expect(try await client.page(after: cursor).next == cursor)
    store.holdBack(true)
    #expect(try await client.page(after: cursor).isPending)
  }

  @Test("Is watched: what was, then what comes, and what was held back without another notification")
  func watch() async throws {
    let client = client()
    store.add(1...2)
    let seen = Recorder<String>()
    try await client.watch(after: "") { changes, _ in
      for change in changes { seen.append(change.streamID) }
      switch seen.all.count {
      case 2:
        store.add(3...3)
        notifier.notify()
      case 3:
        store.holdBack(true)
        store.add(4...4)
        notifier.notify()
        Task { [store] in
          // Looked for meanwhile, and again.
          let looks = store.looks
          try await eventually { store.looks > looks + 1 }
          store.holdBack(false)
        }
      default: break
      }
      return seen.all.count < 4
    }
    #expect(seen.all == ["1", "2", "3", "4"])
  }

  @Test("A cursor of another life, of the future, or of another view begins anew")
  func epochs() async throws {
    store.add(1...1)
    let cursor = try await client().page(after: "").next
    store.restore()
    let error = await #expect(throws: RPCError.self) { _ = try await client().page(after: cursor) }
    #expect((error?.code, error?.sentReason) == (.failedPrecondition, "EPOCH_CHANGED"))
    let future = FeedCursor(
      epoch: store.epoch, position: FeedPosition(transaction: 99, userID: UserID(UUID()), thingID: UUID()))
    let late = await #expect(throws: RPCError.self) { _ = try await client().page(after: future.text) }
    #expect(late?.sentReason == "EPOCH_CHANGED")
    let sessions = try await client(view: .sessions).page(after: "").next
    let other = await #expect(throws: RPCError.self) {
      _ = try await client(view: .sessionsAndDays).page(after: sessions)
    }
    #expect(other?.sentReason == "EPOCH_CHANGED")
    let none = await #expect(throws: RPCError.self) { _ = try await client().page(after: sessions) }
    #expect(none?.code == .invalidArgument)
  }

  @Test("Messages hold so many changes or so many bytes, and leave none out")
  func limits() {
    let limits = FeedLimits<Int>(messageBytes: 10, bytes: { $0 })
    #expect(limits.split([], atMost: 3) == [])
    #expect(limits.split([1, 1, 1, 1], atMost: 3) == [0..<3, 3..<4])
    #expect(limits.split([4, 6, 1, 30, 2], atMost: 9) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(FeedLimits<Int>().split(Array(repeating: 9_999_999, count: 3), atMost: 9) == [0..<3])
  }
}

/// Serves numbers as streams of those names.
private struct NumbersHandler: PoseV1.PoseFeedServiceProtocol {
  private let feed: ServedFeed<Int, PoseV1.StreamChange>

  init(_ store: MemoryFeedStore, view: FeedView, notifier: Notifier, limits: FeedLimits<Int>) {
    feed = ServedFeed(store, view: view, notifier: notifier, limits: limits) { _, number, cursor in
      PoseV1.StreamChange(streamID: "\(number)", cursor: cursor)
    }
  }

  func listStreamChanges(
    _ request: PoseV1.ListStreamChangesRequest, context: ServerContext
  ) async throws -> PoseV1.ListStreamChangesResponse { try await feed.list(request) }

  func watchStreamChanges(
    _ request: PoseV1.WatchStreamChangesRequest, response: RPCWriter<PoseV1.WatchStreamChangesResponse>,
    context: ServerContext
  ) async throws { try await feed.watch(request, response, context) }
}

/// Numbers, each changed by a transaction of the same number.
private final class MemoryFeedStore: FeedStore {
  private struct State {
    var epoch = FeedEpoch(UUID())
    var numbers: [Int] = []
    var isPending = false
    var looks = 0
  }
  private let state = Mutex(State())

  var epoch: FeedEpoch { state.withLock { $0.epoch } }
  /// How often a page was read.
  var looks: Int { state.withLock { $0.looks } }

  func add(_ numbers: ClosedRange<Int>) { state.withLock { $0.numbers += numbers } }
  func restore() { state.withLock { $0.epoch = FeedEpoch(UUID()) } }
  /// Whether an older transaction runs: nothing behind the number before the last is shown then.
  func holdBack(_ isPending: Bool) { state.withLock { $0.isPending = isPending } }

  func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<Int> {
    state.withLock { state in
      state.looks += 1
      let shown = state.isPending ? state.numbers.dropLast() : state.numbers[...]
      let changes = shown.filter { $0 > position.transaction }.prefix(limit).map { number in
        (
          position: FeedPosition(transaction: UInt64(number), userID: UserID(UUID()), thingID: UUID()), change: number
        )
      }
      return FeedPage(
        epoch: state.epoch, changes: Array(changes), isPending: state.isPending, end: UInt64(state.numbers.count + 1))
    }
  }
}
