import Foundation
import Testing
import TitanCore

@testable import PoseCountingService

@Suite("The lane to the store of frames")
struct StoringLaneTests {
  private let storer = FrameStorer(MemoryStreamStore(), delay: .seconds(60))
  private var lane = StoringLane()

  /// Turns that are known by their first frame.
  private mutating func add(_ turns: UInt64...) -> Bool {
    lane.add(
      turns.map { first in
        let key = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))
        return .init(frames: UnstoredFrames(of: key, attachment: UUID(), storer: storer) { _ in }, first: first)
      })
  }

  private mutating func next() -> [UInt64]? { lane.next()?.map(\.first) }

  @Test("What comes while a batch is on its way goes with the next, together and in order")
  mutating func together() {
    #expect(add(1))
    #expect(next() == [1])
    #expect(!add(2, 3) && !add(4), "it is used already")
    #expect(next() == [2, 3, 4])
    #expect(next() == nil)
    #expect(add(5) && next() == [5], "whoever used it has gone")
  }

  @Test("A batch has an end, and the rest goes with the next")
  mutating func bounded() {
    let first = UInt64(StoringLane.largestBatch)
    for turn in 0..<first + 3 { _ = add(turn) }
    #expect(next() == Array(0..<first))
    #expect(next() == [first, first + 1, first + 2] && next() == nil)
  }

  @Test("For nothing it is not used")
  mutating func nothing() {
    #expect(!add())
    #expect(add(1) && !add())
    #expect(next() == [1] && next() == nil)
  }
}
