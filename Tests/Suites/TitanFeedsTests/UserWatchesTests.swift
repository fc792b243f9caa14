import Foundation
import Testing
import TitanCore
import TitanFeeds
import TitanTesting

@Suite("What the watches of one user read")
struct UserWatchesTests {
  private struct Failure: Error {}

  private let notifier = Notifier()
  private let watches: UserWatches<Int, String>
  private let readings = Recorder<String>()

  init() { watches = UserWatches(notifier) }

  private func user(_ number: UInt8 = 1) -> UserID {
    UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)))
  }

  private func page(
    _ watch: UserWatch<Int, String>, at place: Int, isWhole: Bool = true, _ page: String
  ) async throws -> String {
    try await watch.page(at: place, isWhole: { _ in isWhole }) { [readings] in
      readings.append(page)
      return page
    }
  }

  @Test("is read once for all, and again once there is news or somebody new comes")
  func once() async throws {
    let all = (0..<32).map { _ in watches.begin(user()) }
    for watch in all { #expect(try await page(watch, at: 7, "first") == "first") }
    #expect(readings.all == ["first"])
    notifier.notify(user(2))
    #expect(try await page(all[0], at: 7, "unasked") == "first", "another user's news are not this one's")
    notifier.notify(user())
    for watch in all { #expect(try await page(watch, at: 7, "second") == "second") }
    notifier.notify()
    for watch in all { #expect(try await page(watch, at: 7, "third") == "third") }
    let newcomer = watches.begin(user())
    for watch in all + [newcomer] { #expect(try await page(watch, at: 7, "fourth") == "fourth") }
    #expect(readings.all == ["first", "second", "third", "fourth"])
  }

  @Test("is read once while they read at the same time")
  func together() async throws {
    let all = (0..<32).map { _ in watches.begin(user()) }
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: String.self) { group in
      for watch in all {
        group.addTask { [readings] in
          try await watch.page(at: 1) {
            readings.append("read")
            for await _ in gate {}
            return "page"
          }
        }
      }
      try await eventually { !readings.all.isEmpty }
      opener.finish()
      for try await page in group { #expect(page == "page") }
    }
    #expect(readings.all == ["read"])
  }

  @Test("is read for each place, and each user")
  func places() async throws {
    let (mine, theirs) = (watches.begin(user()), watches.begin(user(2)))
    #expect(try await page(mine, at: 1, "one") == "one")
    #expect(try await page(theirs, at: 1, "their one") == "their one")
    #expect(try await page(mine, at: 2, "two") == "two")
    #expect(try await page(mine, at: 2, "unasked") == "two")
    // Only the newest is kept: who is behind reads for themselves.
    #expect(try await page(mine, at: 1, "one again") == "one again")
  }

  @Test("is not kept while it is not whole, or if it failed")
  func notKept() async throws {
    let watch = watches.begin(user())
    #expect(try await page(watch, at: 1, isWhole: false, "part") == "part")
    await #expect(throws: Failure.self) { try await watch.page(at: 1) { throw Failure() } }
    #expect(try await page(watch, at: 1, "whole") == "whole")
    #expect(try await page(watch, at: 1, "unasked") == "whole")
  }

  @Test("is forgotten with the last of them")
  func forgotten() async throws {
    var all = (0..<2).map { _ in watches.begin(user()) }
    #expect(watches.count == 1 && notifier.subscriberCount == 2)
    all.removeLast()
    #expect(watches.count == 1)
    all.removeLast()
    #expect(watches.count == 0)
    try await eventually { notifier.subscriberCount == 0 }
  }
}
