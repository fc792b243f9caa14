import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanMotion
import TitanPostgres
import TitanRPC
import TitanTesting

/// Frames in an object store: what is there, what is in the database, and that nothing is left of what was deleted.
@Suite("Frames outside of the database")
struct FrameObjectsTests {
  /// A service on a database and an object store.
  fileprivate struct House {
    let pool: PostgresPool
    let objects: MemoryObjectStore
    let store: PostgresStreamStore
    let fixture: PoseFixture

    init(_ pool: PostgresPool, _ objects: MemoryObjectStore = MemoryObjectStore()) {
      (self.pool, self.objects) = (pool, objects)
      store = PostgresStreamStore(pool, objects: objects.frames)
      fixture = PoseFixture(store: store)
    }

    /// - Parameter longestWrite: after which nobody writes any more.
    func sweep(longestWrite: Duration = .zero) async throws {
      try await sweep(FrameDeletionQueue(pool, longestWrite: longestWrite))
    }

    func sweep(_ queue: FrameDeletionQueue) async throws {
      try await FrameObjectSweeper(queue, objects.frames, logger: .silent).sweep()
    }

    func number(_ query: SQLQuery) async throws -> Int { try await pool.first(query)?.decode("number") ?? 0 }

    var bytesInDatabase: Int {
      get async throws {
        try await number("SELECT COALESCE(sum(octet_length(frames)), 0)::bigint AS number FROM pose.chunks")
      }
    }

    var pending: Int { get async throws { try await FrameDeletionQueue(pool).count() } }

    /// A whole set.
    func count(_ change: (inout PoseV1.Open) -> Void = { _ in }) async throws -> StreamKey {
      let id = UUID()
      let frames = try PoseRecording.renderedAthlete().messages
      let answers = try await fixture.connect().stream(PoseFixture.open(id, change), frames)
      #expect(answers.receipts.first?.reps.count == 12)
      return StreamKey(user: fixture.user, stream: StreamID(id))
    }
  }

  private func with(
    _ objects: MemoryObjectStore = MemoryObjectStore(), _ body: @Sendable (House) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.pose) { pool in try await body(House(pool, objects)) }
  }

  @Test("A set's frames are objects, which are counted again, and go with the set")
  func whole() async throws {
    try await with { house in
      let key = try await house.count()
      #expect(try await house.bytesInDatabase == 0)
      let record = try #require(try await house.store.stream(key))
      #expect(record.storedBytes > 10_000)
      #expect(house.objects.names.allSatisfy { $0.hasPrefix(FrameObject.folder(of: key)) })
      let chunks = try await house.number("SELECT count(*) AS number FROM pose.chunks")
      #expect(house.objects.names.count == chunks)
      let recount = try await house.fixture.connect().recountStream(
        .init(streamID: "\(key.stream)", counter: "pushup/1"))
      #expect(recount.oldReps == 12 && recount.newReps > 0)

      try await house.sweep()
      #expect(!house.objects.names.isEmpty, "nothing was to be deleted")
      _ = try await house.store.deleteFrames(of: key, at: PoseFixture.noon)
      #expect(try await house.pending == 1)
      try await house.sweep()
      #expect(try await house.pending == 0)
      #expect(house.objects.names.isEmpty)
    }
  }

  @Test("A set that was interrupted goes on from the objects")
  func interrupted() async throws {
    try await with { house in
      let frames = try PoseRecording.renderedAthlete().messages
      let open = PoseFixture.open(UUID())
      _ = try await house.fixture.connect().converse(
        [.open(open)] + Array(frames[..<123]).batches(of: 8).map { .frames($0) })
      // A process that has counted nothing of it.
      let other = PoseFixture(store: house.store, user: house.fixture.user)
      house.objects.fail(with: .unavailable("away"))
      let error = await #expect(throws: RPCError.self) { try await other.connect().stream(open, frames) }
      #expect(error?.code == .unavailable && error?.info?.reason == "FRAMES_UNAVAILABLE")
      house.objects.fail(with: nil)
      let answers = try await other.connect().stream(open, Array(frames[123...]))
      #expect(answers.readies.first?.nextFrame == 123)
      #expect(answers.receipts.first?.reps.count == 12)
    }
  }

  @Test("While the store is away, frames go into the database, and the store is left in peace")
  func away() async throws {
    try await with { house in
      for error in [ObjectStoreError.unavailable("away"), .refused("no such bucket")] {
        let other = House(house.pool)
        other.objects.fail(with: error)
        let before = try await other.bytesInDatabase
        let key = try await other.count()
        #expect(try await other.bytesInDatabase > before + 10_000)
        #expect(try await other.store.frames(of: key, from: 0, schema: .mediapipe33)?.first == 0)
        #expect(other.objects.attempts == 1 && other.objects.names.isEmpty)
      }
    }
  }

  @Test("After a rest it is asked again")
  func rest() async throws {
    let objects = MemoryObjectStore()
    let clock = Mutex(ContinuousClock.now)
    let frames = FrameObjects(objects, logger: .silent, now: { clock.withLock { $0 } })
    try await TestDatabase.with(.pose) { pool in
      let store = PostgresStreamStore(pool, objects: frames)
      let (key, attachment) = (StreamKey(user: UserID(UUID()), stream: StreamID(UUID())), UUID())
      _ = try await store.open(try Self.opening(key), attachment: attachment, limit: 1, at: PoseFixture.noon)
      func append(_ first: UInt64) async throws -> Int {
        try await store.append(FrameChunk(first: first, count: 1, bytes: [1]), to: key, attachment: attachment)
        return objects.names.count
      }
      objects.fail(with: .unavailable("away"))
      #expect(try await append(0) == 0)
      objects.fail(with: nil)
      clock.withLock { $0 += FrameObjects.rest - .milliseconds(1) }
      #expect(try await append(1) == 0)
      clock.withLock { $0 += .milliseconds(1) }
      #expect(try await append(2) == 1)
      #expect(objects.attempts == 2)
    }
  }

  @Test("A deletion that fails stays until it has worked, and until nobody can still be writing")
  func deletion() async throws {
    try await with(MemoryObjectStore(pageSize: 2)) { house in
      let key = try await house.count { $0.retention = .none }
      #expect(!house.objects.names.isEmpty && house.objects.names.allSatisfy { FrameObject($0)?.key == key })
      house.objects.fail(with: .unavailable("away"))
      try await house.sweep()
      #expect(try await house.pending == 1)
      house.objects.fail(with: nil)
      try await house.hurry()
      try await house.sweep(longestWrite: .seconds(3_600))
      #expect(house.objects.names.isEmpty)
      #expect(try await house.pending == 1, "somebody looks again")
      let late = FrameObject(key: key, writer: UUID(), first: 0)
      try await house.objects.put([1], as: late.name)
      try await house.hurry()
      try await house.sweep()
      #expect(house.objects.names.isEmpty)
      #expect(try await house.pending == 0)
    }
  }

  @Test("The sweepers of several processes delete each object once")
  func sweepers() async throws {
    try await with { house in
      let frames = try PoseRecording.renderedAthlete().messages
      for number in 0..<8 {
        let open = PoseFixture.open(UUID()) { $0.retention = .none }
        _ = try await house.fixture.connect().stream(open, Array(frames[..<(60 + number)]))
      }
      let names = house.objects.names
      #expect(try await house.pending == 8 && names.count >= 8)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try await house.sweep() } }
        try await group.waitForAll()
      }
      #expect(house.objects.deletions.sorted() == names)
      #expect(try await house.pending == 0)
    }
  }

  @Test("What an older connection writes is garbage, also in a folder whose stream goes on")
  func garbage() async throws {
    try await with { house in
      let key = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))
      let (first, second, third) = (UUID(), UUID(), UUID())
      func open(_ attachment: UUID) async throws {
        _ = try await house.store.open(try Self.opening(key), attachment: attachment, limit: 9, at: PoseFixture.noon)
      }
      func append(_ first: UInt64, _ attachment: UUID) async throws -> FrameOutcome {
        let chunk = FrameChunk(first: first, count: 1, bytes: [1])
        return try await house.store.append([FrameAppend(chunk, to: key, attachment: attachment)])[0]
      }
      try await open(first)
      #expect(try await append(0, first) == .kept)
      try await open(second)
      #expect(try await append(1, first) == .takenOver)
      #expect(try await house.pending == 1)
      // On its way to be named.
      try await house.objects.put([1], as: FrameObject(key: key, writer: second, first: 1).name)
      try await house.objects.put([1], as: FrameObject(key: key, writer: third, first: 1).name)
      try await house.sweep()
      let kept = [FrameObject(key: key, writer: first, first: 0), FrameObject(key: key, writer: second, first: 1)]
      #expect(Set(house.objects.names) == Set(kept.map(\.name)))
    }
  }

  @Test("An upload that begins anew, or is refused, leaves nothing of the first attempt")
  func upload() async throws {
    try await with { house in
      let key = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))
      var attachment = UUID()
      for _ in 0..<2 {
        attachment = UUID()
        _ = try await house.store.open(
          try Self.opening(key, .upload), attachment: attachment, limit: 9, at: PoseFixture.noon)
        try await house.store.append(FrameChunk(first: 0, count: 1, bytes: [1]), to: key, attachment: attachment)
      }
      #expect(house.objects.names.count == 2)
      try await house.sweep()
      #expect(house.objects.names.count == 1)
      let stream = CountedStream(try Self.opening(key, .upload).header)
      let refusal = StreamStoreError.endsInFuture(PoseFixture.noon + .seconds(9), now: PoseFixture.noon)
      await #expect(throws: refusal) {
        try await house.store.close(key, stream, attachment: attachment, at: PoseFixture.noon) { _ in throw refusal }
      }
      #expect(try await house.pending == 1)
      try await house.sweep()
      #expect(house.objects.names.isEmpty)
    }
  }

  @Test("An erasure is complete, and notifies so, once the person's objects are gone", .timeLimit(.minutes(5)))
  func erasure() async throws {
    try await with { house in
      _ = try await house.count()
      let other = House(house.pool, house.objects)
      let kept = try await other.count()
      let queue = FrameDeletionQueue(house.pool, longestWrite: .zero)
      var notifications = queue.erasures.subscribe().makeAsyncIterator()
      #expect(try await queue.isErasureComplete())
      #expect(try await PostgresErasures(house.pool, of: .pose).erase([house.fixture.user], from: "", to: "a"))
      #expect(try await !queue.isErasureComplete())
      house.objects.fail(with: .unavailable("away"))
      try await house.sweep()
      #expect(try await !queue.isErasureComplete())
      house.objects.fail(with: nil)
      try await house.hurry()
      try await house.sweep(queue)
      #expect(try await queue.isErasureComplete())
      #expect(await notifications.next() != nil)
      #expect(Set(house.objects.names.compactMap { FrameObject($0)?.key }) == [kept])
    }
  }

  @Test("Objects that are gone are expired frames; without a store, frames in it cannot be read")
  func gone() async throws {
    try await with { house in
      let key = try await house.count()
      let without = PostgresStreamStore(house.pool)
      await #expect(throws: ObjectStoreError.self) { try await without.frames(of: key, from: 0, schema: .mediapipe33) }
      for name in house.objects.names { try await house.objects.delete(name) }
      await #expect(throws: StreamStoreError.expired(key.stream)) {
        try await house.store.frames(of: key, from: 0, schema: .mediapipe33)
      }
    }
  }

  private static func opening(_ key: StreamKey, _ origin: StreamHeader.Origin = .live) throws -> StreamOpening {
    StreamOpening(
      key: key,
      header: StreamHeader(
        origin: origin, schema: .coco17, image: try #require(ImageSize(width: 1_280, height: 720)),
        parameters: .standard, startTime: PoseFixture.noon))
  }
}

extension FrameObjectsTests.House {
  /// Makes everything due.
  fileprivate func hurry() async throws {
    try await pool.execute("UPDATE pose.frame_deletions SET due_at = queued_at")
  }
}
