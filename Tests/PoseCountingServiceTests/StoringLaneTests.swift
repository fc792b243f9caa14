import Foundation
import Testing
import TitanCore

@testable import PoseCountingService

@Suite("A lane to the store of frames")
struct StoringLaneTests {
  /// A lane, with turns that are known by their first frame and stored frames by their end.
  private final class Lane {
    struct Batch: Equatable {
      var turns: [UInt64] = []
      var stored: [UInt64] = []
    }
    private let storer = FrameStorer(MemoryStreamStore(), delay: .seconds(60))
    private var lane: StoringLane

    init(mostBatches: Int) { lane = StoringLane(mostBatches: mostBatches) }

    func add(_ batch: Batch) -> Bool {
      lane.add(
        StoringWork(
          turns: batch.turns.map { StoringWork.Turn(frames: frames(), first: $0) },
          stored: batch.stored.map { StoringWork.Stored(frames: frames(), end: $0) }))
    }

    func next() -> Batch? { lane.next().map { Batch(turns: $0.turns.map(\.first), stored: $0.stored.map(\.end)) } }

    private func frames() -> UnstoredFrames {
      UnstoredFrames(
        of: StreamKey(user: UserID(UUID()), stream: StreamID(UUID())), attachment: UUID(), from: 0, storer: storer
      ) { _ in }
    }
  }

  @Test("What comes while all batches are on their way goes with the next, together and in order")
  func together() {
    let lane = Lane(mostBatches: 1)
    #expect(lane.add(.init(turns: [1])))
    #expect(lane.next() == .init(turns: [1]))
    #expect(!lane.add(.init(turns: [2])) && !lane.add(.init(turns: [3])))
    #expect(lane.next() == .init(turns: [2, 3]))
    #expect(lane.next() == nil)
  }

  @Test("So many batches are on their way at once, and each that ends makes room for one")
  func atOnce() {
    let lane = Lane(mostBatches: 2)
    #expect(lane.add(.init(turns: [1])) && lane.next() == .init(turns: [1]))
    #expect(lane.add(.init(turns: [2])) && lane.next() == .init(turns: [2]))
    #expect(!lane.add(.init(turns: [3])), "two are on their way")
    #expect(lane.next() == .init(turns: [3]), "whoever ends first takes what waits")
    #expect(lane.next() == nil)
    #expect(lane.add(.init(turns: [4])) && lane.next() == .init(turns: [4]))
    #expect(lane.next() == nil && lane.next() == nil)
    #expect(lane.add(.init(turns: [5])))
  }

  @Test("What is to be made durable goes with what is to be stored, or alone")
  func durable() {
    let lane = Lane(mostBatches: 1)
    #expect(!lane.add(.init()), "for nothing no batch is begun")
    #expect(lane.add(.init(stored: [7])))
    #expect(lane.next() == .init(stored: [7]))
    #expect(!lane.add(.init(turns: [1])) && !lane.add(.init(stored: [8])))
    #expect(lane.next() == .init(turns: [1], stored: [8]))
    #expect(lane.next() == nil)
  }
}
