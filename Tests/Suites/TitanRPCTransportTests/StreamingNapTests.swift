import Testing

@testable import TitanRPCTransport

/// When a loop naps: while many streams live, and nobody begins calls.
@Suite struct StreamingNapTests {
  private let start = ContinuousClock.now
  private var later: ContinuousClock.Instant { start + StreamingNap.quiet }

  /// Calls that have begun at `start`.
  private func nap(streams: Int, unary: Int = 0) -> StreamingNap {
    var nap = StreamingNap()
    for _ in 0..<unary { nap.callBegan(isStreaming: false, at: start) }
    for _ in 0..<streams { nap.callBegan(isStreaming: true, at: start) }
    return nap
  }

  @Test("Only many streams make a loop nap", arguments: [(0, false), (63, false), (64, true), (1000, true)])
  func streams(count: Int, naps: Bool) {
    let nap = nap(streams: count)
    #expect(nap.isConceivable == naps)
    #expect(nap.duration(at: later, turnBegan: later) == (naps ? StreamingNap.interval : nil))
  }

  @Test("Unary calls do not count, however many")
  func unary() { #expect(!nap(streams: 63, unary: 1000).isConceivable) }

  @Test("A nap ends with the interval that began with the turn")
  func rest() {
    let nap = nap(streams: 64)
    let third = StreamingNap.interval / 3
    #expect(nap.duration(at: later + third, turnBegan: later) == StreamingNap.interval - third)
  }

  @Test(
    "After a turn as long as the interval, or nearly, there is none",
    arguments: [.zero, Duration.microseconds(49)])
  func longTurn(left: Duration) {
    let nap = nap(streams: 64)
    #expect(nap.duration(at: later + StreamingNap.interval - left, turnBegan: later) == nil)
    #expect(nap.duration(at: later + .seconds(1), turnBegan: later) == nil)
  }

  @Test("A call that begins puts naps off", arguments: [true, false])
  func newCall(isStreaming: Bool) {
    var nap = nap(streams: 64)
    nap.callBegan(isStreaming: isStreaming, at: later)
    let soon = later + StreamingNap.quiet - .microseconds(1)
    #expect(nap.duration(at: soon, turnBegan: soon) == nil)
    let then = later + StreamingNap.quiet
    #expect(nap.duration(at: then, turnBegan: then) == StreamingNap.interval)
  }

  @Test("Streams that have ended do not count")
  func ended() {
    var nap = nap(streams: 64, unary: 1)
    nap.callEnded(isStreaming: false)
    #expect(nap.isConceivable)
    nap.callEnded(isStreaming: true)
    #expect(!nap.isConceivable)
    #expect(nap.duration(at: later, turnBegan: later) == nil)
  }
}
