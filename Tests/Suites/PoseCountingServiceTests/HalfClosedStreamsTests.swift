import Foundation
import PoseCountingDomain
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanTesting

@testable import PoseCountingService

@Suite("Half-closed streams in memory")
struct HalfClosedStreamsTests {
  /// A clock that a test sets.
  private final class Clock: Sendable {
    private let offset = Mutex(Duration.zero)
    private let start = ContinuousClock.now

    func advance(by duration: Duration) { offset.withLock { $0 += duration } }
    var now: ContinuousClock.Instant { offset.withLock { start + $0 } }
  }

  private static let limits: PoseLimits = {
    var limits = PoseLimits()
    (limits.halfClosedStreams, limits.halfClosedStreamsPerUser) = (5, 2)
    limits.halfClosedLifetime = .seconds(10)
    return limits
  }()

  private static func stream() throws -> CountedStream {
    CountedStream(
      StreamHeader(
        origin: .live, schema: .mediapipe33, image: try #require(ImageSize(width: 640, height: 360)),
        parameters: .standard, startTime: PoseFixture.noon))
  }

  private let clock = Clock()
  private let cache: HalfClosedStreams

  init() {
    let clock = clock
    cache = HalfClosedStreams(Self.limits, now: { clock.now })
  }

  private static func key(_ user: UserID = UserID(UUID())) -> StreamKey {
    StreamKey(user: user, stream: StreamID(UUID()))
  }

  @Test(
    "A stream is there until its time is over, and once",
    arguments: [(0, true), (9_999, true), (10_000, false), (60_000, false)])
  func lifetime(milliseconds: Int, isThere: Bool) throws {
    let (key, attachment) = (Self.key(), UUID())
    cache.keep(try Self.stream(), of: key, attachment: attachment)
    clock.advance(by: .milliseconds(milliseconds))
    #expect(cache.take(key)?.attachment == (isThere ? attachment : nil))
    #expect(cache.take(key) == nil && cache.count == 0)
  }

  @Test("Another user's stream with the same id is another one")
  func users() throws {
    let key = Self.key()
    cache.keep(try Self.stream(), of: key, attachment: UUID())
    #expect(cache.take(StreamKey(user: UserID(UUID()), stream: key.stream)) == nil)
    #expect(cache.take(key) != nil)
  }

  @Test("A stream that is left again replaces what was kept of it, and is not paused")
  func replacement() throws {
    let (key, second) = (Self.key(), UUID())
    var stream = try Self.stream()
    stream.isPaused = true
    for attachment in [UUID(), second] { cache.keep(stream, of: key, attachment: attachment) }
    #expect(cache.count == 1)
    let kept = try #require(cache.take(key))
    #expect(kept.attachment == second && !kept.stream.isPaused)
  }

  /// Which of these streams stay, by the number of their user: the limits are 5 in all and 2 of a user.
  private static let crowds: [(users: [Int], stay: [Bool])] = [
    ([1, 1], [true, true]),
    ([1, 1, 1, 2], [true, true, false, true]),
    ([1, 2, 3, 4, 5], [true, true, true, true, true]),
    ([1, 2, 3, 4, 5, 6, 1], [true, true, true, true, true, false, false]),
    ([1, 1, 1, 1, 2, 2, 2, 3, 3, 4], [true, true, false, false, true, true, false, true, false, false]),
  ]

  @Test("Memory is bounded for a user and for everybody; the first to come stay", arguments: 0..<crowds.count)
  func bounds(number: Int) throws {
    let (users, stay) = Self.crowds[number]
    let ids = (0...9).map { _ in UserID(UUID()) }
    let keys = users.map { Self.key(ids[$0]) }
    for key in keys {
      cache.keep(try Self.stream(), of: key, attachment: UUID())
      #expect(cache.count <= Self.limits.halfClosedStreams)
    }
    #expect(keys.map { cache.take($0) != nil } == stay)
  }

  @Test("Streams whose time is over make room for others, and so do those that are continued")
  func room() throws {
    let first = (0..<5).map { _ in Self.key() }
    for key in first { cache.keep(try Self.stream(), of: key, attachment: UUID()) }
    let (second, third) = (Self.key(), Self.key())
    cache.keep(try Self.stream(), of: second, attachment: UUID())
    #expect(cache.take(second) == nil)
    #expect(cache.take(first[0]) != nil)
    cache.keep(try Self.stream(), of: second, attachment: UUID())
    clock.advance(by: .seconds(10))
    cache.keep(try Self.stream(), of: third, attachment: UUID())
    #expect(cache.count == 1 && cache.take(third) != nil)
  }

  @Test("Nothing stays in memory if nobody comes back")
  func sweeping() async throws {
    let clock = clock
    let slept = Mutex(0)
    let metrics = RecordedMetrics()
    let cache = HalfClosedStreams(
      Self.limits, metrics: metrics, now: { clock.now },
      sleep: { duration in
        #expect(duration == .seconds(10))
        let turn = slept.withLock { turn in
          turn += 1
          return turn
        }
        if turn == 3 { throw CancellationError() }
        clock.advance(by: .seconds(6))
      })
    for _ in 0..<3 { cache.keep(try Self.stream(), of: Self.key(), attachment: UUID()) }
    #expect(cache.count == 3 && metrics.values("titanup_pose_sets_between_calls") == [3])
    await #expect(throws: CancellationError.self) { try await cache.run() }
    #expect(cache.count == 0 && metrics.values("titanup_pose_sets_between_calls") == [0])
  }
}
