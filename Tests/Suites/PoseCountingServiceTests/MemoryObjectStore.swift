import Logging
import PoseCountingService
import Synchronization
import TitanTesting

/// An object store in this process, which can be away.
final class MemoryObjectStore: ObjectStore {
  private let objects = Mutex<[String: [UInt8]]>([:])
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

  func fail(with error: ObjectStoreError?) { failure.withLock { $0 = error } }

  func put(_ bytes: [UInt8], as name: String) async throws {
    putAttempts.withLock { $0 += 1 }
    try check()
    objects.withLock { $0[name] = bytes }
  }

  func get(_ name: String) async throws -> [UInt8]? {
    try check()
    return objects.withLock { $0[name] }
  }

  func list(_ prefix: String, after name: String) async throws -> ObjectNames {
    try check()
    let found = names.filter { $0.hasPrefix(prefix) && $0 > name }
    return ObjectNames(Array(found.prefix(pageSize)), isTruncated: found.count > pageSize)
  }

  func delete(_ name: String) async throws {
    try check()
    objects.withLock { $0[name] = nil }
    deleted.withLock { $0.append(name) }
  }

  private func check() throws { if let failure = failure.withLock({ $0 }) { throw failure } }
}
