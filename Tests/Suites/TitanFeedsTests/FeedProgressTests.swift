import Testing
import TitanCore
import TitanTesting

@testable import TitanFeeds

@Suite("How far a follower is behind its feed")
struct FeedProgressTests {
  private let metrics = RecordedMetrics()
  private let progress: FeedProgress

  init() { progress = FeedProgress("sessions", metrics) }

  private var behindSince: Double? {
    metrics.values("titanup_feed_behind_since_timestamp_seconds sessions").last
  }
  private var applied: Double? { metrics.values("titanup_feed_changes_applied_total sessions").last }
  private var delays: [Double] { metrics.values("titanup_feed_delay_seconds sessions").map { $0 / 1e9 } }

  private func second(_ number: Int64) -> Timestamp { Timestamp(seconds: number) }

  @Test("It is behind from its start to the end of its backlog, and after an error since the first one")
  func backlog() {
    #expect(behindSince == nil)
    progress.fallBehind(at: second(100))
    progress.note(1_000)
    #expect(behindSince == 100 && applied == 1_000)
    progress.fallBehind(at: second(130))
    #expect(behindSince == 100)
    progress.reachEnd()
    #expect(behindSince == 0)
    progress.fallBehind(at: second(170))
    #expect(behindSince == 170 && delays.isEmpty)
  }

  @Test("A change counts from its arrival until it is applied, and those behind it from their own")
  func watching() {
    progress.reachEnd()
    progress.arrive(2, at: second(10))
    progress.arrive(1, at: second(13))
    #expect(behindSince == 10)
    progress.apply(1, at: second(14))
    #expect(behindSince == 10 && applied == 1)
    progress.apply(1, at: second(15))
    #expect(behindSince == 13 && delays == [4, 5])
    progress.arrive(3, at: second(16))
    progress.apply(4, at: second(18))
    #expect(behindSince == 0 && delays == [4, 5, 5] && applied == 6)
  }

  @Test("What had arrived when a call ended is not up to date since its arrival")
  func endOfCall() {
    progress.reachEnd()
    progress.arrive(2, at: second(10))
    progress.fallBehind(at: second(12))
    #expect(behindSince == 10)
    progress.reachEnd()
    progress.arrive(1, at: second(20))
    progress.apply(1, at: second(20))
    #expect(behindSince == 0 && delays == [0])
  }
}
