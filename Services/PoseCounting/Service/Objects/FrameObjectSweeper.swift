package import CoreMetrics
package import Logging
import TitanCore
import TitanDelivery

/// Clears folders of the object store of what no chunk names. Any number of processes may do so at once, and each may be
/// interrupted anywhere.
package struct FrameObjectSweeper: Sendable {
  /// The number of folders that are cleared at the same time.
  private static let width = 4
  /// The number of objects of a folder that are deleted at the same time.
  private static let objectWidth = 4
  /// Longer than it takes to clear the longest stream's folder.
  private static let lease = Duration.seconds(120)
  private static let longestPause = Duration.seconds(300)

  private let queue: FrameDeletionQueue
  private let store: any ObjectStore
  private let logger: Logger
  private let pending: any MeterHandler

  package init(
    _ queue: FrameDeletionQueue, _ objects: FrameObjects, logger: Logger,
    metrics: any MetricsFactory = NOOPMetricsHandler.instance
  ) {
    (self.queue, store, self.logger) = (queue, objects.store, logger)
    pending = metrics.makeMeter(label: "titanup_pose_frame_deletions_pending", dimensions: [])
  }

  /// Works until nothing is due.
  package func sweep() async throws {
    try await LeasedWork(
      width: Self.width, share: Self.width, owner: \.key.user,
      lease: { count, _ in try await queue.lease(count, for: Self.lease) }, carryOut: carryOut
    ).run()
    pending.set(Int64(try await queue.count()))
  }

  private func carryOut(_ deletion: FrameDeletion) async throws {
    do {
      try await clear(deletion.key)
    } catch let error as ObjectStoreError {
      let pause = Self.pause(after: deletion.attempts)
      logger.warning(
        "frames could not be deleted in the object store; it is tried again",
        metadata: ["cause": "\(error)", "attempts": "\(deletion.attempts)"])
      return try await queue.postpone(deletion, by: pause)
    }
    try await queue.settle(deletion)
  }

  /// A second after the first attempt, and twice as long after each further one.
  package static func pause(after attempts: Int) -> Duration {
    min(.seconds(1 << min(max(attempts - 1, 0), 16)), longestPause)
  }

  private func clear(_ key: StreamKey) async throws {
    let folder = FrameObject.folder(of: key)
    var page = try await store.list(folder, after: "")
    while true {
      let unnamed = Set(try await queue.unnamed(page.names.compactMap(FrameObject.init)))
      try await delete(page.names.filter { name in FrameObject(name).map(unnamed.contains) ?? true })
      guard page.isTruncated, let last = page.names.last else { return }
      page = try await store.list(folder, after: last)
    }
  }

  private func delete(_ names: [String]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, name) in names.enumerated() {
        if index >= Self.objectWidth { try await group.next() }
        group.addTask { try await store.delete(name) }
      }
      try await group.waitForAll()
    }
  }
}
