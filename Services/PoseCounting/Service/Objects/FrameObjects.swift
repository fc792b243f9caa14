package import CoreMetrics
package import Logging
import Synchronization
import TitanCore

/// The object store as a place for frames.
package final class FrameObjects: Sendable {
  /// How long frames go into the database after the store could not take some.
  package static let rest = Duration.seconds(30)

  let store: any ObjectStore
  private let logger: Logger
  private let now: @Sendable () -> ContinuousClock.Instant
  private let puts, failures: any CounterHandler
  /// When the store is tried again.
  private let restEnd = Mutex<ContinuousClock.Instant?>(nil)

  package init(
    _ store: any ObjectStore, logger: Logger, metrics: any MetricsFactory = NOOPMetricsHandler.instance,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.store, self.logger, self.now) = (store, logger, now)
    puts = metrics.makeCounter(label: "titanup_pose_frame_objects_put_total", dimensions: [])
    failures = metrics.makeCounter(label: "titanup_pose_frame_objects_failures_total", dimensions: [])
  }

  /// Puts frames into the store, many at a time.
  ///
  /// - Returns: for each whether they are there. The others are the database's: a set goes on while the store is away.
  func put(_ appends: [FrameAppend]) async -> [Bool] {
    await withTaskGroup(of: (Int, Bool).self) { group in
      for (index, append) in appends.enumerated() {
        group.addTask { (index, await self.put(append)) }
      }
      return await group.reduce(into: Array(repeating: false, count: appends.count)) { $0[$1.0] = $1.1 }
    }
  }

  private func put(_ append: FrameAppend) async -> Bool {
    guard !isResting else { return false }
    do {
      try await store.put(append.chunk.bytes, as: append.object.name)
      puts.increment(by: 1)
      endRest()
      return true
    } catch let error as ObjectStoreError {
      failures.increment(by: 1)
      beginRest(after: error)
      return false
    } catch {
      // The call was cancelled, which says nothing about the store.
      return false
    }
  }

  /// - Returns: the frames, as they were put; `nil` if they are not there any more.
  func get(_ object: FrameObject) async throws -> [UInt8]? {
    do {
      return try await store.get(object.name)
    } catch let error as ObjectStoreError {
      failures.increment(by: 1)
      logger.warning("stored frames could not be read", metadata: ["cause": "\(error)"])
      throw error
    }
  }

  private var isResting: Bool {
    let now = now()
    return restEnd.withLock { $0.map { now < $0 } ?? false }
  }

  private func beginRest(after error: ObjectStoreError) {
    let now = now()
    let isFirst = restEnd.withLock { end in
      defer { end = now + Self.rest }
      return end.map { $0 <= now } ?? true
    }
    guard isFirst else { return }
    logger.warning(
      "the object store takes no frames; they go into the database for a while", metadata: ["cause": "\(error)"])
  }

  private func endRest() {
    let now = now()
    let hasEnded = restEnd.withLock { end in
      guard let over = end, over <= now else { return false }
      end = nil
      return true
    }
    if hasEnded { logger.notice("the object store takes frames again") }
  }
}

extension FrameAppend {
  var object: FrameObject { FrameObject(key: key, writer: attachment, first: chunk.first) }
}
