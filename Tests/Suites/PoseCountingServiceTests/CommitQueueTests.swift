import Foundation
import Testing
import TitanCore
import TitanMotion

@testable import PoseCountingService

@Suite("Whose frames are stored next")
struct CommitQueueTests {
  typealias Queue = CommitQueue<String>

  /// What happens to a queue, and what it must answer. Writers are letters, waiters are words.
  enum Step {
    /// Frames come at a tick.
    case add(Character, at: Int, Queue.Work = [])
    /// Somebody waits for the frames before a number; `nil` if nothing is unstored.
    case wait(String, Character, before: UInt64, Queue.Work? = [])
    case tick(Int, Queue.Work)
    /// The next batch, in order; `nil` if storing stops.
    case batch(String?)
    case all(String)
    /// Frames up to a number are stored, or not at all: who is told.
    case settle(Character, UInt64?, at: Int = 0, [String], Queue.Work = [])
    /// The writers with unstored frames.
    case unstored(String)
  }

  /// Frames wait for ten ticks at least and thirty at most. The phase of these streams comes at 20, 40, and so on.
  private static let longest = 30
  private static let (user, attachment) = (UserID(UUID()), UUID())

  private static func writer(_ name: Character) -> StreamWriter {
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, name.asciiValue ?? 0, 0, 0))
    return StreamWriter(key: StreamKey(user: user, stream: StreamID(id)), attachment: attachment)
  }

  private static func names(_ writers: [StreamWriter]) -> String {
    String(writers.map { Character(UnicodeScalar($0.key.stream.uuid.uuid.13)) })
  }

  private static let cases: [(name: String, steps: [Step])] = [
    ("nothing is waited for in vain", [.wait("x", "a", before: 0, nil), .batch(nil), .unstored("")]),
    (
      "frames that nobody waits for are stored when their time has come",
      [
        .add("a", at: 0, .ticking), .add("b", at: 0), .tick(19, .ticking), .batch(nil), .tick(20, .storing),
        .batch("ab"), .settle("a", 3, []), .settle("b", 3, []), .batch(nil), .unstored(""),
      ]
    ),
    (
      "frames that somebody waits for are stored now, and their earlier turn is void",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 3, .storing), .batch("a"), .settle("a", 3, ["x"]),
        .batch(nil), .add("a", at: 11), .tick(20, .ticking), .batch(nil), .unstored("a"), .tick(40, .storing),
        .batch("a"),
      ]
    ),
    (
      "turns that arrive during a batch form the next one, together and in order",
      [
        .add("a", at: 0, .ticking), .add("b", at: 0), .add("c", at: 0), .wait("x", "a", before: 1, .storing),
        .batch("a"), .wait("y", "c", before: 1), .wait("z", "b", before: 1), .settle("a", 1, ["x"]), .batch("cb"),
        .settle("c", 1, ["y"]), .settle("b", 1, ["z"]), .batch(nil),
      ]
    ),
    (
      "two who wait for the same frames need one turn",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 3, .storing), .wait("y", "a", before: 3), .batch("a"),
        .settle("a", 3, ["x", "y"]), .batch(nil), .unstored(""),
      ]
    ),
    (
      "frames that come while others are in flight are stored next, and at once for who waits",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 3, .storing), .batch("a"), .add("a", at: 1),
        .wait("y", "a", before: 5), .settle("a", 3, ["x"]), .batch("a"), .settle("a", 5, ["y"]), .batch(nil),
        .unstored(""),
      ]
    ),
    (
      "frames that come while others are in flight wait for their time if nobody waits for them",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 3, .storing), .batch("a"), .add("a", at: 1),
        .settle("a", 3, at: 100, ["x"]), .batch(nil), .unstored("a"), .tick(119, .ticking), .tick(120, .storing),
        .batch("a"), .settle("a", 4, []), .unstored(""),
      ]
    ),
    (
      "who waits for frames in flight waits for these only",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 3, .storing), .batch("a"), .wait("y", "a", before: 3),
        .add("a", at: 0), .settle("a", 3, ["x", "y"]), .unstored("a"),
      ]
    ),
    (
      "who waits for frames that the queue has not heard of is not forgotten",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 3, .storing), .batch("a"), .wait("y", "a", before: 4),
        .settle("a", 3, ["x"]), .batch("a"), .add("a", at: 0), .settle("a", 4, ["y"]), .unstored("a"),
      ]
    ),
    (
      "a failure is everybody's who waits for the writer, and the end of its frames",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 3, .storing), .batch("a"), .add("a", at: 0),
        .wait("y", "a", before: 9), .settle("a", nil, ["x", "y"]), .unstored(""), .batch(nil),
        .wait("z", "a", before: 9, nil),
      ]
    ),
    (
      "all that wait in the queue can fail at once, and those whose time has not come stay",
      [
        .add("a", at: 0, .ticking), .add("b", at: 0), .add("c", at: 0), .wait("x", "a", before: 1, .storing),
        .batch("a"), .wait("y", "b", before: 1), .all("b"), .settle("b", nil, ["y"]), .settle("a", nil, ["x"]),
        .batch(nil), .unstored("c"), .tick(20, .storing), .batch("c"),
      ]
    ),
    (
      "storing that has stopped is started again",
      [
        .add("a", at: 0, .ticking), .wait("x", "a", before: 1, .storing), .batch("a"), .settle("a", 1, ["x"]),
        .batch(nil), .add("b", at: 0), .wait("y", "b", before: 1, .storing), .batch("b"),
      ]
    ),
  ]

  @Test("Turns", arguments: 0..<cases.count)
  func turns(number: Int) {
    let (name, steps) = Self.cases[number]
    var queue = Queue(longest: Self.longest)
    for (index, step) in steps.enumerated() {
      let place: Comment = "\(name): step \(index + 1)"
      switch step {
      case .add(let writer, let tick, let work):
        #expect(queue.add(Self.writer(writer), at: tick) == work, place)
      case .wait(let waiter, let writer, let end, let work):
        #expect(queue.wait(waiter, for: Self.writer(writer), before: end) == work, place)
      case .tick(let tick, let work):
        #expect(queue.tick(at: tick) == work, place)
      case .batch(let names):
        #expect(queue.nextBatch().map(Self.names) == names, place)
      case .all(let names):
        #expect(Self.names(queue.takeAll()) == names, place)
      case .settle(let writer, let end, let tick, let told, let work):
        let (done, next) = queue.settle(Self.writer(writer), storedBefore: end, at: tick)
        #expect(done == told && next == work, place)
      case .unstored(let names):
        #expect(String(Self.names(queue.writers).sorted()) == names, place)
      }
    }
  }

  @Test("A batch has an end, and the rest goes with the next")
  func together() {
    var queue = Queue(longest: Self.longest)
    let writers = (0..<Queue.largestBatch + 3).map { _ in
      StreamWriter(key: Self.writer("a").key, attachment: UUID())
    }
    for writer in writers {
      _ = queue.add(writer, at: 0)
      _ = queue.wait("", for: writer, before: 1)
    }
    #expect(queue.waiting == writers.count)
    #expect(queue.nextBatch() == Array(writers.prefix(Queue.largestBatch)))
    #expect(queue.nextBatch() == Array(writers.suffix(3)) && queue.nextBatch() == nil)
  }
}

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
