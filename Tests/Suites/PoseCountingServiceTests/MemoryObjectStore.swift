import Logging
import PoseCountingService
import Synchronization
import TitanCore
import TitanTesting

/// An object store in this process, which can be away.
final class MemoryObjectStore: ObjectStore {
  private struct Object {
    var bytes: [UInt8]
    var modified: Timestamp
  }

  private let objects = Mutex<[String: Object]>([:])
  private let time = Mutex(PoseFixture.noon)
  private let failure = Mutex<ObjectStoreError?>(nil)
  /// How often it was asked to store something.
  var attempts: Int { putAttempts.withLock { $0 } }
  private let putAttempts = Mutex(0)
  /// The names that it was asked to delete, in order.
  var deletions: [String] { deleted.withLock { $0 } }
  private let deleted = Mutex<[String]>([])
  /// The most names in a page of a listing.
  private let pageSize: Int

  init(pageSize: Int = 1_000) { self.pageSize = pageSize }

  /// As a place for frames.
  var frames: FrameObjects { FrameObjects(self, logger: .silent) }
  var names: [String] { objects.withLock { $0.keys.sorted() } }

  /// What is stored from now on is from this time.
  func set(_ now: Timestamp) { time.withLock { $0 = now } }

  func fail(with error: ObjectStoreError?) { failure.withLock { $0 = error } }

  func put(_ bytes: [UInt8], as name: String) async throws {
    putAttempts.withLock { $0 += 1 }
    try check()
    let now = time.withLock { $0 }
    objects.withLock { $0[name] = Object(bytes: bytes, modified: now) }
  }

  func get(_ name: String) async throws -> [UInt8]? {
    try check()
    return objects.withLock { $0[name]?.bytes }
  }

  func list(_ prefix: String, after name: String) async throws -> ObjectListing {
    try check()
    let found = objects.withLock { $0.filter { $0.key.hasPrefix(prefix) && $0.key > name } }.sorted { $0.key < $1.key }
    return ObjectListing(
      found.prefix(pageSize).map { .init($0.key, modified: $0.value.modified) }, isTruncated: found.count > pageSize)
  }

  func delete(_ name: String) async throws {
    try check()
    objects.withLock { $0[name] = nil }
    deleted.withLock { $0.append(name) }
  }

  private func check() throws { if let failure = failure.withLock({ $0 }) { throw failure } }
}
