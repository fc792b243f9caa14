import Foundation
import PoseCountingDomain
@testable import PoseCountingService
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanTesting
@testable import TitanPostgres

@Suite("Frames of many sets on their way to the store")
struct GroupCommitTests {
  private static let seed: UInt64 = 4_711

  @Test("In whatever pieces they come and whoever waits: stored in order, each once, and then acknowledged")
  func order() async throws {
    let store = MemoryStreamStore()
    let commit = GroupCommit(store, delay: .milliseconds(1))
    try await withThrowingTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          var generator = SplitMix64(seed: Self.seed + UInt64(number))
          let set = try await OpenSet(store, commit)
          var next: UInt64 = 0
          for _ in 0..<30 {
            let count = Int.random(in: 1...9, using: &generator)
            try set.frames.add(from: next, count: count)
            next += UInt64(count)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
              try await set.frames.store()
              #expect(set.acknowledged.last == next - 1, "set \(number) of seed \(Self.seed)")
            case 1: await Task.yield()
            default: break
            }
          }
          try await set.frames.store()
          #expect(try await set.stored() == OpenSet.frames(before: next))
          #expect(set.acknowledged == set.acknowledged.sorted() && set.acknowledged.last == next - 1)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("A buffer gives what it holds once, and nothing more after a failure")
  func buffer() throws {
    let acknowledged = Mutex<[UInt64]>([])
    let buffer = FrameBuffer { frame in acknowledged.withLock { $0.append(frame) } }
    let frames = OpenSet.frames(before: 6)
    #expect(try buffer.add(Array(frames[..<3]), before: 3, onPace: 5) == (3, true))
    #expect(try buffer.add([], before: 3, onPace: 1) == (3, false))
    #expect(try buffer.add(Array(frames[3..<5]), before: 5, onPace: 2) == (5, false))
    let chunk = buffer.take()
    #expect(chunk.first == 0 && chunk.end == 5 && chunk.onPace == 8)
    #expect(try StoredChunk(chunk).decoded(schema: OpenSet.schema) == Array(frames[..<5]))
    let nothing = buffer.take()
    #expect(nothing.first == 5 && nothing.count == 0)
    buffer.settle(chunk, .success(()))
    buffer.settle(nothing, .success(()))
    #expect(acknowledged.withLock { $0 } == [4])
    #expect(try buffer.add([], before: 5, onPace: 0) == (0, false))
    #expect(try buffer.add([frames[5]], before: 6, onPace: 0) == (1, true))
    buffer.settle(buffer.take(), .failure(Away()))
    #expect(throws: Away.self) { try buffer.add([], before: 6, onPace: 0) }
    #expect(throws: Away.self) { try buffer.checkFailure() }
    #expect(acknowledged.withLock { $0 } == [4])
  }

  @Test("Of a set that was opened elsewhere nothing more is stored; those stored with it go on")
  func takenOver() async throws {
    let (store, sets) = try await Self.openSets()
    _ = try await store.open(sets[1].opening, attachment: UUID(), limit: 9, at: PoseFixture.noon)
    for set in sets { try set.frames.add(from: 0, count: 3) }
    await #expect(throws: StreamStoreError.takenOver(sets[1].opening.key.stream)) { try await sets[1].frames.store() }
    #expect(throws: StreamStoreError.takenOver(sets[1].opening.key.stream)) {
      try sets[1].frames.add(from: 3, count: 1)
    }
    #expect(sets[1].acknowledged.isEmpty)
    for set in [sets[0], sets[2]] {
      try await set.frames.store()
      #expect(set.acknowledged.last == 2)
    }
  }

  @Test("A writer without frames waits for nothing, and nothing is stored")
  func nothing() async throws {
    let (store, sets) = try await Self.openSets()
    try await sets[0].frames.store()
    #expect(sets[0].acknowledged.isEmpty && store.batches.isEmpty)
  }

  @Test("Frames that came while others of the set were on their way are stored next, for who waits for them")
  func meanwhile() async throws {
    let (begun, mayAppend) = (Signal(), Signal())
    let (store, sets) = try await Self.openSets(beforeAppending: { _ in
      begun.fire()
      await mayAppend.wait()
    })
    let frames = sets[0].frames
    try frames.add(from: 0, count: 3)
    async let first: Void = frames.store()
    await begun.wait()
    try frames.add(from: 3, count: 2)
    async let second: Void = frames.store()
    #expect(sets[0].acknowledged.isEmpty)
    mayAppend.fire()
    _ = try await (first, second)
    #expect(sets[0].acknowledged == [2, 4] && store.batches == [1, 1])
  }

  @Test("A store that has lost earlier frames is reported as such")
  func lost() async throws {
    let (store, sets) = try await Self.openSets()
    let frames = sets[0].frames
    try frames.add(from: 0, count: 3)
    try await frames.store()
    store.forgetLastChunks()
    try frames.add(from: 3, count: 1)
    await #expect(throws: StreamStoreError.lost(sets[0].opening.key.stream)) { try await frames.store() }
    #expect(sets[0].acknowledged == [2])
  }

  @Test("A store that fails is told to those whose frames it had, who are acknowledged nothing; others are served")
  func failure() async throws {
    let isAway = Mutex(true)
    let (store, sets) = try await Self.openSets(beforeAppending: { _ in if isAway.withLock({ $0 }) { throw Away() } })
    try sets[0].frames.add(from: 0, count: 3)
    await #expect(throws: Away.self) { try await sets[0].frames.store() }
    await #expect(throws: Away.self) { try await sets[0].frames.store() }
    #expect(sets[0].acknowledged.isEmpty)
    isAway.withLock { $0 = false }
    try sets[1].frames.add(from: 0, count: 3)
    try await sets[1].frames.store()
    #expect(sets[1].acknowledged == [2] && store.batches == [1])
  }

  @Test("Reopening a stream waits for frames already received, and not for later ones")
  func reopened() async throws {
    let sets = Mutex<[OpenSet]>([])
    let (store, opened) = try await Self.openSets(beforeAppending: { appends in
      // Whoever still sends does so while these are on their way.
      guard let set = sets.withLock({ $0.first }), let chunk = appends.first?.chunk else { return }
      try set.frames.add(from: chunk.end, count: 1)
    })
    sets.withLock { $0 = opened }
    try opened[0].frames.add(from: 0, count: 3)
    await opened[0].commit.storeFrames(of: opened[0].opening.key)
    #expect(opened[0].acknowledged.first == 2)
    sets.withLock { $0 = [] }
    try await opened[0].frames.store()
    #expect(store.batches.count == opened[0].acknowledged.count)
  }

  @Test("Frames on their way, and those that came since, are those of a stream that is opened again")
  func underWay() async throws {
    let (begun, mayAppend) = (Signal(), Signal())
    let (_, sets) = try await Self.openSets(beforeAppending: { _ in
      begun.fire()
      await mayAppend.wait()
    })
    let frames = sets[0].frames
    try frames.add(from: 0, count: 3)
    async let first: Void = frames.store()
    await begun.wait()
    try frames.add(from: 3, count: 2)
    async let again: Void = sets[0].commit.storeFrames(of: sets[0].opening.key)
    mayAppend.fire()
    _ = try await (first, again)
    #expect(sets[0].acknowledged == [2, 4])
  }

  @Test("A service that stops stores what waits")
  func stopping() async throws {
    let (_, sets) = try await Self.openSets()
    for set in sets { try set.frames.add(from: 0, count: 3) }
    let storing = Task { await sets[0].commit.run() }
    storing.cancel()
    await storing.value
    for set in sets { #expect(set.acknowledged == [2]) }
  }

  @Test("If the database is away, all waiting callers learn it at once, not batch by batch")
  func away() async throws {
    let (begun, mayFail) = (Signal(), Signal())
    let asked = Mutex(0)
    let store = MemoryStreamStore { _ in
      asked.withLock { $0 += 1 }
      begun.fire()
      await mayFail.wait()
      throw PostgresError.noConnection(after: .seconds(2), lastFailure: nil)
    }
    let commit = GroupCommit(store, delay: .seconds(60))
    try await withThrowingTaskGroup { group in
      let first = try await OpenSet(store, commit)
      try first.frames.add(from: 0, count: 1)
      group.addTask { try await first.frames.store() }
      await begun.wait()
      let others = 3 * CommitQueue<Int>.largestBatch
      for _ in 0..<others {
        let set = try await OpenSet(store, commit)
        try set.frames.add(from: 0, count: 1)
        group.addTask { try await set.frames.store() }
      }
      while commit.waiting < others { await Task.yield() }
      mayFail.fire()
      var failed = 0
      while let result = await group.nextResult() {
        #expect(throws: PostgresError.self) { try result.get() }
        failed += 1
      }
      #expect(failed == others + 1)
    }
    #expect(asked.withLock { $0 } == 1)
  }

  @Test("A client that is faster than the store is held back: no chunk grows beyond its limit and a message")
  func bounded() async throws {
    let largest = Mutex(0)
    let store = MemoryStreamStore { appends in
      largest.withLock { $0 = max($0, appends.map(\.chunk.count).max() ?? 0) }
      await Task.yield()
    }
    var limits = PoseLimits()
    limits.framesPerChunk = 20
    let frames = try PoseRecording.renderedAthlete().messages
    let answers = try await PoseFixture(store: store, limits: limits).connect()
      .stream(PoseFixture.open(UUID()), frames, batch: 7)
    #expect(answers.acks.last == UInt64(frames.count - 1))
    #expect((20..<20 + 7).contains(largest.withLock { $0 }))
  }

  private struct Away: Error {}

  private static func openSets(
    beforeAppending: @escaping @Sendable ([FrameAppend]) async throws -> Void = { _ in }
  ) async throws -> (MemoryStreamStore, [OpenSet]) {
    let store = MemoryStreamStore(beforeAppending: beforeAppending)
    // Only who waits has something stored.
    let commit = GroupCommit(store, delay: .seconds(60))
    var sets: [OpenSet] = []
    for _ in 0..<3 { sets.append(try await OpenSet(store, commit)) }
    return (store, sets)
  }
}

/// A set that was opened, its frames, and what of them was acknowledged.
private final class OpenSet: Sendable {
  static let schema = LandmarkSchema.mediapipe33

  let opening: StreamOpening
  let frames: UnstoredFrames
  let commit: GroupCommit
  private let store: MemoryStreamStore
  private let acks: Acknowledgements

  var acknowledged: [UInt64] { acks.frames.withLock { $0 } }

  init(_ store: MemoryStreamStore, _ commit: GroupCommit) async throws {
    let (attachment, acks) = (UUID(), Acknowledgements())
    opening = StreamOpening(
      key: StreamKey(user: UserID(UUID()), stream: StreamID(UUID())),
      header: StreamHeader(
        origin: .live, schema: Self.schema, image: try #require(ImageSize(width: 640, height: 360)),
        parameters: .standard, target: .reps(0), preparationSeconds: 0, startTime: PoseFixture.noon))
    (self.store, self.commit, self.acks) = (store, commit, acks)
    frames = UnstoredFrames(of: opening.key, attachment: attachment, commit: commit) { frame in
      acks.frames.withLock { $0.append(frame) }
    }
    _ = try await store.open(opening, attachment: attachment, limit: 9, at: PoseFixture.noon)
  }

  /// Frames whose time and place tell their number.
  static func frames(before end: UInt64) -> [QuantizedFrame] {
    (0..<end).map { number in
      let place = Int32(number % 1_000)
      return QuantizedFrame(
        microseconds: Int64(number),
        landmarks: Array(
          repeating: QuantizedLandmark(x: place, y: -place, z: 7, visibility: UInt8(number % 256)),
          count: schema.count))
    }
  }

  /// The frames that the store has.
  func stored() async throws -> [QuantizedFrame] {
    guard
      case .unfinished(_, let chunks) = try await store.open(
        opening, attachment: UUID(), limit: 9, at: PoseFixture.noon)
    else { return [] }
    return try chunks.flatMap { try $0.decoded(schema: Self.schema) }
  }

  private final class Acknowledgements: Sendable {
    let frames = Mutex<[UInt64]>([])
  }
}

extension UnstoredFrames {
  @discardableResult
  fileprivate func add(from first: UInt64, count: Int) throws -> Int {
    let end = first + UInt64(count)
    return try add(Array(OpenSet.frames(before: end)[Int(first)...]), before: end, onPace: 0)
  }
}
