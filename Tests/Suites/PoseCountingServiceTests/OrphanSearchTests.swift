import Foundation
import PoseCountingDomain
import PoseCountingService
import Synchronization
import Testing
import TitanCore
import TitanPostgres
import TitanTesting

/// What lies in the object store and is in no row, as after a backup was restored.
@Suite("Orphans in the object store")
struct OrphanSearchTests {
  /// Half an hour before now.
  private static let recent = now - .seconds(1_800)
  private static let now = PoseFixture.noon + .seconds(7_200)
  private static let before = "\(now - .seconds(3_600))"

  /// A database and an object store in which the backup of a moment ago is missing something.
  private struct House {
    let pool: PostgresPool
    let objects: MemoryObjectStore
    var queue: FrameDeletionQueue { FrameDeletionQueue(pool, longestWrite: .zero) }

    /// A stream with this many objects, and the attachment that may go on with it.
    func stream(_ count: UInt64) async throws -> (StreamKey, UUID) {
      let (key, attachment) = (StreamKey(user: UserID(UUID()), stream: StreamID(UUID())), UUID())
      let store = PostgresStreamStore(pool, objects: objects.frames)
      let opening = StreamOpening(
        key: key,
        header: StreamHeader(
          origin: .live, schema: .coco17, image: try #require(ImageSize(width: 1_280, height: 720)),
          parameters: .standard, startTime: PoseFixture.noon))
      _ = try await store.open(opening, attachment: attachment, limit: 9, at: PoseFixture.noon)
      for first in 0..<count {
        try await store.append(FrameChunk(first: first, count: 1, bytes: [1]), to: key, attachment: attachment)
      }
      return (key, attachment)
    }

    /// Makes it a stream that the backup doesn't know.
    func forget(_ key: StreamKey) async throws {
      try await pool.execute("DELETE FROM pose.chunks WHERE stream_id = \(key.stream)")
      try await pool.execute("DELETE FROM pose.streams WHERE stream_id = \(key.stream)")
    }

    func put(_ key: StreamKey, _ writer: UUID, _ first: UInt64) async throws -> String {
      let name = FrameObject(key: key, writer: writer, first: first).name
      try await objects.put([1], as: name)
      return name
    }

    func search(deletes: Bool = false, before: String = OrphanSearchTests.before) async throws -> (
      lines: [String], summary: String
    ) {
      let lines = Mutex<[String]>([])
      let summary = try await OrphanSearch(queue, objects, before: before, now: OrphanSearchTests.now)
        .run(deletes: deletes) { line in lines.withLock { $0.append(line) } }
      return (lines.withLock { $0 }, summary)
    }

    func sweep() async throws { try await FrameObjectSweeper(queue, objects.frames, logger: .silent).sweep() }
  }

  private func with(pageSize: Int, _ body: @Sendable (House) async throws -> Void) async throws {
    try await TestDatabase.with(.pose) { pool in
      try await body(House(pool: pool, objects: MemoryObjectStore(pageSize: pageSize)))
    }
  }

  @Test("Exactly the orphans are found, and go when somebody says so", arguments: [1, 2, 3, 1_000])
  func exactly(_ pageSize: Int) async throws {
    try await with(pageSize: pageSize) { house in
      let (known, attachment) = try await house.stream(3)
      let (lost, _) = try await house.stream(4)
      try await house.forget(lost)
      // On its way to its row.
      let underWay = try await house.put(known, attachment, 99)
      // Of a writer that the backup knows, but after it.
      let late = try await house.put(known, UUID(), 3)
      try await house.objects.put([1], as: "notes & more.txt")
      house.objects.set(Self.recent)
      let (young, _) = try await house.stream(1)
      try await house.forget(young)

      let names = house.objects.names
      let found = try await house.search()
      let folders = [known: "1 object", lost: "4 objects"]
      #expect(
        Set(found.lines)
          == Set(folders.map { "\(FrameObject.folder(of: $0)): \($1), the newest from \(PoseFixture.noon)" }))
      #expect(
        found.summary == """
          10 objects with frames and 1 other, left alone; in no row and from before \(Self.before): 5 objects of 2 streams; \
          nothing was changed
          """)
      try await house.sweep()
      #expect(house.objects.names == names, "nothing was queued")

      let deleted = try await house.search(deletes: true)
      #expect(Set(deleted.lines) == Set(found.lines) && deleted.summary.hasSuffix("the pose service deletes them now"))
      #expect(house.objects.names == names, "the services delete")
      let again = try await house.search(deletes: true)
      #expect(again.lines.isEmpty, "these folders are queued already")
      try await house.sweep()
      #expect(house.objects.names == names.filter { !$0.hasPrefix(FrameObject.folder(of: lost)) && $0 != late })
      #expect(house.objects.names.contains(underWay))
      #expect(try await house.queue.count() == 0)
    }
  }

  @Test("What a closed or expired stream's last connection wrote without a row is an orphan, too")
  func ended() async throws {
    try await with(pageSize: 1_000) { house in
      let (key, attachment) = try await house.stream(1)
      let name = try await house.put(key, attachment, 1)
      #expect(try await house.search().lines.isEmpty)
      try await house.pool.execute("UPDATE pose.streams SET attachment = \(UUID())")
      _ = try await house.search(deletes: true)
      try await house.sweep()
      #expect(house.objects.names.count == 1 && !house.objects.names.contains(name))
    }
  }

  @Test("What is queued stays so if the object store fails on the way")
  func interrupted() async throws {
    try await with(pageSize: 2) { house in
      for _ in 0..<3 { try await house.forget(house.stream(2).0) }
      let store = FailingStore(store: house.objects, after: 2)
      let search = try OrphanSearch(house.queue, store, before: Self.before, now: Self.now)
      await #expect(throws: ObjectStoreError.unavailable("away")) { try await search.run(deletes: true) { _ in } }
      #expect(try await house.queue.count() == 1, "the second page's stream may go on in the third")
      #expect(try await house.search(deletes: true).lines.count == 2)
      try await house.sweep()
      #expect(house.objects.names.isEmpty)
    }
  }

  @Test("A bucket without objects")
  func empty() async throws {
    try await with(pageSize: 1_000) { house in
      let found = try await house.search(deletes: true)
      #expect(found.lines.isEmpty)
      #expect(
        found.summary == "0 objects with frames; in no row and from before \(Self.before): 0 objects of 0 streams")
    }
  }

  @Test("Other times are refused, and the latest one is named")
  func times() async throws {
    try await with(pageSize: 1_000) { house in
      let early = ["\(Self.now - .seconds(3_599))", "\(Self.now)"]
      for text in ["", "yesterday", "2026-11-28", "2026-13-01T00:00:00Z"] + early {
        let refusal = OrphanSearch.Refusal.badTime(text, latest: Self.now - .seconds(3_600))
        await #expect(throws: refusal) { try await house.search(before: text) }
        #expect("\(refusal)".contains(Self.before))
      }
    }
  }

  @Test("Without an object store there is nothing to look into")
  func noBucket() async throws {
    try await with(pageSize: 1_000) { house in
      #expect(throws: OrphanSearch.Refusal.noBucket) {
        try OrphanSearch(house.queue, nil, before: Self.before, now: Self.now)
      }
    }
  }
}

/// Lists a few pages, and is away then.
private final class FailingStore: ObjectStore {
  private let store: MemoryObjectStore
  private let pages: Mutex<Int>

  init(store: MemoryObjectStore, after pages: Int) {
    self.store = store
    self.pages = Mutex(pages)
  }

  func put(_ bytes: [UInt8], as name: String) async throws { try await store.put(bytes, as: name) }
  func get(_ name: String) async throws -> [UInt8]? { try await store.get(name) }
  func delete(_ name: String) async throws { try await store.delete(name) }

  func list(_ prefix: String, after name: String) async throws -> ObjectListing {
    let isAway = pages.withLock { pages in
      pages -= 1
      return pages < 0
    }
    if isAway { throw ObjectStoreError.unavailable("away") }
    return try await store.list(prefix, after: name)
  }
}
