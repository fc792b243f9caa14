import AuthDomain
import TitanCore
import TitanPostgres
import TitanRPC

/// Tells followers of deleted accounts, and hears what they have erased.
package struct ErasureFeed: Sendable {
  /// On which PostgreSQL tells of them.
  package static let channel = "auth_erased"
  /// Accounts in one response.
  private static let batch = 200

  let store: any DeletionStore
  let bell: ChangeBell

  /// Hands over what is behind the cursor, page by page, then whatever comes, until the task is cancelled.
  ///
  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED; what `take` throws.
  func run(after cursor: ErasureCursor?, _ take: (ErasurePage) async throws -> Void) async throws {
    // Before the first look, so that nothing falls between looking and waiting.
    let rings = bell.rings()
    var position = try await send(after: cursor, take)
    for await _ in rings { position = try await send(after: position, take) }
    // Rings end with the task.
    try Task.checkCancellation()
  }

  /// - Throws: FAILED_PRECONDITION EPOCH_CHANGED for a cursor of another life of the store.
  func confirm(_ cursor: ErasureCursor, by service: String, at now: Timestamp) async throws {
    try Self.check(cursor, against: try await store.erasures(after: cursor.position, limit: 0))
    try await store.confirmErasures(until: cursor.position, by: service, at: now)
  }

  /// Returns behind what of the feed the follower now stands.
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
    guard page.knows(cursor) else {
      throw RPCError(
        .failedPrecondition, reason: "EPOCH_CHANGED", "the cursor is of another epoch: start from the beginning",
        info: ["epoch": "\(page.epoch)"])
    }
  }
}
