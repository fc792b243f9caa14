import AuthProto
import Foundation
import Logging
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanProto
import TitanRPC
import TitanTesting

@testable import TitanService

/// Auth's feed of three deleted accounts with cursors `epoch:position`; it ends each watch after its last erasure.
private final class FakeErasureFeed: AuthV1.AuthFeedServiceProtocol {
  static let users = (0..<3).map { _ in UserID(UUID()) }
  let epoch = Mutex(1)
  let confirmed = Recorder<String>()
  let failsToConfirm = Mutex(false)

  func watchErasures(
    _ request: AuthV1.WatchErasuresRequest, response: RPCWriter<AuthV1.WatchErasuresResponse>, context: ServerContext
  ) async throws {
    let epoch = epoch.withLock(\.self)
    var place = 0
    if !request.cursor.isEmpty {
      guard request.cursor.hasPrefix("\(epoch):") else {
        var error = RPCError(.failedPrecondition, reason: "EPOCH_CHANGED", "another epoch")
        error.encodedDetails = StatusDetails.encode(error)
        throw error
      }
      place = Int(request.cursor.dropFirst(2)) ?? 0
    }
    for number in place..<Self.users.count {
      try await response.write(
        .init(erasures: [.init(userID: "\(Self.users[number])", cursor: "\(epoch):\(number + 1)")]))
    }
  }

  func confirmErasure(
    _ request: AuthV1.ConfirmErasureRequest, context: ServerContext
  ) async throws -> AuthV1.ConfirmErasureResponse {
    if failsToConfirm.withLock(\.self) { throw RPCError(code: .unavailable, message: "away") }
    confirmed.append(request.cursor)
    return .init()
  }

  func issueServiceToken(
    _ request: AuthV1.IssueServiceTokenRequest, context: ServerContext
  ) async throws -> AuthV1.IssueServiceTokenResponse { .init() }
  func introspectPersonalAccessToken(
    _ request: AuthV1.IntrospectPersonalAccessTokenRequest, context: ServerContext
  ) async throws -> AuthV1.IntrospectPersonalAccessTokenResponse { .init() }
  func watchRevocations(
    _ request: AuthV1.WatchRevocationsRequest, response: RPCWriter<AuthV1.WatchRevocationsResponse>,
    context: ServerContext
  ) async throws {}
}

private final class MemoryErasures: ErasureStore {
  let state = Mutex((cursor: "", erased: [UserID]()))
  private let asked = Mutex(0)

  func cursor() async throws -> String {
    asked.withLock { $0 += 1 }
    return state.withLock(\.cursor)
  }
  func erase(_ users: [UserID], from cursor: String, to next: String) async throws -> Bool {
    state.withLock { state in
      guard state.cursor == cursor else { return false }
      state = (next, state.erased + users)
      return true
    }
  }
  var erased: [UserID] { state.withLock(\.erased) }
  /// How often somebody has asked for the cursor.
  var looks: Int { asked.withLock(\.self) }
}

@Suite struct ErasureFollowerTests {
  private let feed = FakeErasureFeed()
  private let store = MemoryErasures()
  private var follower: ErasureFollower {
    ErasureFollower(
      channel: InProcessTransport(router: RPCRouter(interceptors: [], services: [feed])), store: store,
      logger: .silent)
  }

  @Test func erasesEachAndSaysSo() async throws {
    try await follower.run()
    #expect(store.erased == FakeErasureFeed.users)
    #expect(feed.confirmed.all == ["1:1", "1:2", "1:3"])
  }

  @Test func saysAgainWhatMayNotHaveBeenHeard() async throws {
    feed.failsToConfirm.withLock { $0 = true }
    await #expect(throws: RPCError.self) { try await follower.run() }
    #expect(store.erased == [FakeErasureFeed.users[0]])
    feed.failsToConfirm.withLock { $0 = false }
    try await follower.run()
    #expect(store.erased == FakeErasureFeed.users)
    #expect(feed.confirmed.all == ["1:1", "1:2", "1:3"])
  }

  @Test func readsAnotherEpochFromItsBeginning() async throws {
    try await follower.run()
    feed.epoch.withLock { $0 = 2 }
    try await follower.run()
    #expect(try await store.cursor() == "")
    try await follower.run()
    #expect(store.erased == FakeErasureFeed.users + FakeErasureFeed.users)
    #expect(feed.confirmed.all.suffix(3) == ["2:1", "2:2", "2:3"])
  }

  @Test func saysSoOnlyOnceNothingIsLeftElsewhere() async throws {
    let notifier = Notifier()
    let isComplete = Mutex(false)
    let follower = ErasureFollower(
      channel: InProcessTransport(router: RPCRouter(interceptors: [], services: [feed])), store: store,
      logger: .silent, deferred: DeferredErasure(notifier) { isComplete.withLock(\.self) })
    let late = try #require(follower.lateConfirmations)
    let confirming = Task { try await late.operation() }
    // From here on, only a notification makes it look.
    try await eventually { store.looks > 0 }
    try await follower.run()
    try await follower.run()
    #expect(store.erased == FakeErasureFeed.users, "those that follow are erased, too")
    #expect(feed.confirmed.all.isEmpty)
    isComplete.withLock { $0 = true }
    notifier.notify()
    try await eventually { feed.confirmed.all == ["1:3"] }
    let looks = store.looks
    notifier.notify()
    try await eventually { store.looks > looks }
    confirming.cancel()
    try await confirming.value
    #expect(feed.confirmed.all == ["1:3"], "once is enough")
    #expect(notifier.subscriberCount == 0)
  }

  @Test func waitsForNothingElsewhereIfTheStoreHoldsEverything() { #expect(follower.lateConfirmations?.name == nil) }

  @Test func goesOnWhereTheStoreStands() async throws {
    store.state.withLock { $0.cursor = "1:1" }
    try await follower.run()
    #expect(store.erased == Array(FakeErasureFeed.users.dropFirst()))
    #expect(feed.confirmed.all == ["1:1", "1:2", "1:3"])
  }
}
