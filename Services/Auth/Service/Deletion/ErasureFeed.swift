import AuthDomain
import TitanCore
import TitanFeeds
import TitanRPC

/// Tells followers which accounts were deleted, and records what they have erased.
package struct ErasureFeed: Sendable {
  /// The PostgreSQL channel that announces erasures.
  package static let channel = "auth_erased"
  /// The maximum number of accounts in one response.
  private static let batch = 200

  let store: any DeletionStore
  let notifier: Notifier

  /// Passes everything after the cursor to `take`, page by page, and then new erasures as they come, until the task is
  /// cancelled.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED; whatever `take` throws.
  func run(after cursor: ErasureCursor?, _ take: (ErasurePage) async throws -> Void) async throws {
    // Subscribes before the first read, so that nothing is missed between reading and waiting.
    let notifications = notifier.subscribe()
    var position = try await send(after: cursor, take)
    for await _ in notifications { position = try await send(after: position, take) }
    // The notifications end when the task is cancelled.
    try Task.checkCancellation()
  }

  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED for a cursor from another lifetime of the store.
  func confirm(_ cursor: ErasureCursor, by service: String, at now: Timestamp) async throws {
    try Self.check(cursor, against: try await store.erasures(after: cursor.position, limit: 0))
    try await store.confirmErasures(until: cursor.position, by: service, at: now)
  }

  /// Returns the follower's new position in the feed.
  private func send(
    after start: ErasureCursor?, _ take: (ErasurePage) async throws -> Void
  ) async throws -> ErasureCursor? {
    var cursor = start
    while true {
      let page = try await store.erasures(after: cursor?.position ?? 0, limit: Self.batch)
      if let cursor { try Self.check(cursor, against: page) }
      guard let last = page.erasures.last else { return cursor }
      try await take(page)
      cursor = ErasureCursor(epoch: page.epoch, position: last.position)
    }
  }

  private static func check(_ cursor: ErasureCursor, against page: ErasurePage) throws {
    guard page.knows(cursor) else { throw RPCError.epochChanged(now: "\(page.epoch)") }
  }
}
