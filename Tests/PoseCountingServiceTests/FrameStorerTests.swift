import Foundation
import PoseCountingDomain
@testable import PoseCountingService
import Synchronization
import Testing
import TitanCore
import TitanMotion
import TitanTesting

@Suite("Frames of many sets on their way to the store")
struct FrameStorerTests {
  private static let seed: UInt64 = 4_711

  @Test("In whatever pieces they come and whoever waits: stored in order, each once, and then acknowledged")
  func order() async throws {
    let store = MemoryStreamStore()
    let storer = FrameStorer(store, delay: .milliseconds(1))
    try await withThrowingTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          var generator = SplitMix64(seed: Self.seed + UInt64(number))
          let set = try await OpenSet(store, storer)
          var next: UInt64 = 0
          for _ in 0..<30 {
            let count = Int.random(in: 1...9, using: &generator)
            try set.frames.add(OpenSet.chunk(from: next, count: count))
            next += UInt64(count)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
              try await set.frames.store()
            case 1:
              try await set.frames.storeDurably()
              #expect(set.acknowledged.last == next - 1, "set \(number) of seed \(Self.seed)")
            case 2: await Task.yield()
            default: break
            }
          }
          try await set.frames.storeDurably()
          #expect(try await set.stored() == OpenSet.chunk(from: 0, count: Int(next)).bytes)
          #expect(set.acknowledged == set.acknowledged.sorted() && set.acknowledged.last == next - 1)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("Frames whose turn was before leave the turn of those that came since as it was")
  func turns() async throws {
    let (_, sets) = try await Self.openSets()
    let frames = sets[0].frames
    try frames.add(OpenSet.chunk(from: 0, count: 3))
    try await frames.store()
    try frames.add(OpenSet.chunk(from: 3, count: 1))
    try frames.add(OpenSet.chunk(from: 4, count: 1))
    #expect(frames.take(from: 0) == nil && frames.take(from: 4) == nil)
    #expect(frames.take(from: 3) == OpenSet.chunk(from: 3, count: 2))
    #expect(frames.take(from: 3) == nil)
  }

  @Test("Of a set that was opened elsewhere nothing more is stored; those stored with it go on")
  func takenOver() async throws {
    let (store, sets) = try await Self.openSets()
    _ = try await store.open(sets[1].opening, attachment: UUID(), limit: 9, at: PoseFixture.noon)
    for set in sets { try set.frames.add(OpenSet.chunk(from: 0, count: 3)) }
    await #expect(throws: StreamStoreError.takenOver(sets[1].opening.key.stream)) { try await sets[1].frames.store() }
    #expect(throws: StreamStoreError.takenOver(sets[1].opening.key.stream)) {
      try sets[1].frames.add(OpenSet.chunk(from: 3, count: 1))
    }
    #expect(sets[1].acknowledged.isEmpty)
    for set in [sets[0], sets[2]] {
      try await set.frames.storeDurably()
      #expect(set.acknowledged.last == 2)
    }
  }

  @Test("Who waits for frames to be stored goes on before they are durable; then they are acknowledged")
  func durability() async throws {
    let mayFlush = Signal()
    let (store, sets) = try await Self.openSets(beforeMakingDurable: { await mayFlush.wait() })
    for set in sets {
      try set.frames.add(OpenSet.chunk(from: 0, count: 3))
      try await set.frames.store()
    }
    #expect(sets.allSatisfy(\.acknowledged.isEmpty) && store.batches.reduce(0, +) == 3)
    mayFlush.fire()
    for set in sets {
      try await set.frames.storeDurably()
      #expect(set.acknowledged == [2])
    }
  }

  @Test("Who wants nothing but durable frames is not answered before those stored earlier are durable")
  func durableWithoutNew() async throws {
    let (_, sets) = try await Self.openSets()
    let frames = sets[0].frames
    try await frames.storeDurably()
    #expect(sets[0].acknowledged.isEmpty)
    try frames.add(OpenSet.chunk(from: 0, count: 3))
    try await frames.store()
    try frames.add(OpenSet.chunk(from: 3, count: 2))
    try await frames.storeDurably()
    #expect(sets[0].acknowledged.last == 4 && sets[0].acknowledged == sets[0].acknowledged.sorted())
  }

  @Test("Frames that were stored and cannot be made durable are not acknowledged, and end the stream")
  func noFlush() async throws {
    let (_, sets) = try await Self.openSets(beforeMakingDurable: { throw Away() })
    try sets[0].frames.add(OpenSet.chunk(from: 0, count: 3))
    try await sets[0].frames.store()
    await #expect(throws: Away.self) { try await sets[0].frames.storeDurably() }
    #expect(throws: Away.self) { try sets[0].frames.add(OpenSet.chunk(from: 3, count: 1)) }
    #expect(sets[0].acknowledged.isEmpty)
  }

  @Test(
    "A crash that loses stored frames is told as such, whether it shows when they are to be durable or with the next")
  func crash() async throws {
    let mayFlush = Signal()
    let (store, sets) = try await Self.openSets(beforeMakingDurable: { await mayFlush.wait() })
    for set in sets[..<2] {
      try set.frames.add(OpenSet.chunk(from: 0, count: 3))
      try await set.frames.store()
    }
    store.crash()
    try sets[0].frames.add(OpenSet.chunk(from: 3, count: 1))
    await #expect(throws: StreamStoreError.lost(sets[0].opening.key.stream)) { try await sets[0].frames.store() }
    mayFlush.fire()
    await #expect(throws: StreamStoreError.lost(sets[1].opening.key.stream)) { try await sets[1].frames.storeDurably() }
    #expect(sets[0].acknowledged.isEmpty && sets[1].acknowledged.isEmpty)
  }

  @Test("A store that fails is told to those whose frames it had, who are acknowledged nothing; others are served")
  func failure() async throws {
    let isAway = Mutex(true)
    let (store, sets) = try await Self.openSets(beforeAppending: { _ in if isAway.withLock({ $0 }) { throw Away() } })
    try sets[0].frames.add(OpenSet.chunk(from: 0, count: 3))
    await #expect(throws: Away.self) { try await sets[0].frames.store() }
    await #expect(throws: Away.self) { try await sets[0].frames.store() }
    #expect(sets[0].acknowledged.isEmpty)
    isAway.withLock { $0 = false }
    try sets[1].frames.add(OpenSet.chunk(from: 0, count: 3))
    try await sets[1].frames.storeDurably()
    #expect(sets[1].acknowledged == [2] && store.batches == [1])
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
    beforeAppending: @escaping @Sendable ([FrameAppend]) async throws -> Void = { _ in },
    beforeMakingDurable: @escaping @Sendable () async throws -> Void = {}
  ) async throws -> (MemoryStreamStore, [OpenSet]) {
    let store = MemoryStreamStore(beforeAppending: beforeAppending, beforeMakingDurable: beforeMakingDurable)
    // Only who waits has something stored.
    let storer = FrameStorer(store, delay: .seconds(60))
    var sets: [OpenSet] = []
    for _ in 0..<3 { sets.append(try await OpenSet(store, storer)) }
    return (store, sets)
  }
}

/// A set that was opened, its frames, and what of them was acknowledged.
private final class OpenSet: Sendable {
  let opening: StreamOpening
  let frames: UnstoredFrames
  private let store: MemoryStreamStore
  private let acks: Acknowledgements

  var acknowledged: [UInt64] { acks.frames.withLock { $0 } }

  init(_ store: MemoryStreamStore, _ storer: FrameStorer) async throws {
    let (attachment, acks) = (UUID(), Acknowledgements())
    opening = StreamOpening(
      key: StreamKey(user: UserID(UUID()), stream: StreamID(UUID())),
      header: StreamHeader(
        origin: .live, schema: .mediapipe33, image: try #require(ImageSize(width: 640, height: 360)),
        parameters: .newest, target: .reps(0), preparationSeconds: 0, startTime: PoseFixture.noon))
    (self.store, self.acks) = (store, acks)
    frames = UnstoredFrames(of: opening.key, attachment: attachment, from: 0, storer: storer) { frame in
      acks.frames.withLock { $0.append(frame) }
    }
    _ = try await store.open(opening, attachment: attachment, limit: 9, at: PoseFixture.noon)
  }

  /// Frames of a byte each, which tells their number.
  static func chunk(from first: UInt64, count: Int) -> FrameChunk {
    FrameChunk(first: first, count: count, bytes: (0..<count).map { UInt8(truncatingIfNeeded: Int(first) + $0) })
  }

  /// The bytes that the store has.
  func stored() async throws -> [UInt8] {
    guard
      case .unfinished(_, let chunks) = try await store.open(
        opening, attachment: UUID(), limit: 9, at: PoseFixture.noon)
    else { return [] }
    return chunks.flatMap { $0 }
  }

  private final class Acknowledgements: Sendable {
    let frames = Mutex<[UInt64]>([])
  }
}
