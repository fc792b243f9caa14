import Foundation
import Testing
import TitanCore
import TitanMotion

@testable import PoseCountingService

@Suite("When frames that wait for others are stored")
struct StoringTimesTests {
  private func turn(_ stream: StreamID, number: UInt64 = 0) -> CommitTurn {
    let key = StreamKey(user: UserID(UUID()), stream: stream)
    return CommitTurn(writer: StreamWriter(key: key, attachment: UUID()), number: number)
  }

  @Test("Frames wait for a third of the time at least, and for all of it at most", arguments: [3, 4, 10, 150])
  func bounds(longest: Int) {
    for begin in 0..<longest + 7 {
      for _ in 0..<20 {
        var times = StoringTimes(longest: longest)
        times.add(turn(StreamID(UUID())), at: begin)
        let due = (begin...begin + longest).first { !times.take(at: $0).isEmpty }
        #expect(due.map { (begin + longest / 3...begin + longest).contains($0) } == true, "begun at \(begin)")
        #expect(times.isEmpty)
      }
    }
  }

  @Test("Sets that begin at one moment are spread over the time, and stay so")
  func spread() {
    var generator = SplitMix64(seed: 7)
    var times = StoringTimes(longest: 150)
    for _ in 0..<1_000 {
      let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
      times.add(turn(StreamID(bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })), at: 0)
    }
    for tick in 0..<1_000 {
      let due = times.take(at: tick)
      // 1,000 in 100 ticks, and five times their standard deviation.
      #expect(due.count < 26, "at \(tick)")
      // The next frame comes a little later.
      for turn in due { times.add(.init(writer: turn.writer, number: turn.number + 60), at: tick + 1) }
    }
  }

  @Test("Reminders that were due while no device watched come first, in order")
  func late() {
    var times = StoringTimes(longest: 10)
    let (ours, other) = (StreamID(UUID()), StreamID(UUID()))
    times.add(turn(ours, number: 1), at: 0)
    times.add(turn(other, number: 2), at: 50)
    times.add(turn(ours, number: 3), at: 100)
    let due = times.take(at: 1_000)
    #expect(due.map(\.number) == [1, 2, 3] && times.isEmpty)
    times.add(due[0], at: 7)
    #expect(times.take(at: 1_002).isEmpty, "a clock that stood behind waits all the same")
    #expect(times.take(at: 1_010).count == 1)
  }
}
