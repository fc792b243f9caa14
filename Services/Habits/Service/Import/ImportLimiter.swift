import TitanCore
import TitanRPC
package import TitanThreads

/// Reads imports away from the event loops, a few at a time, and at most one of each account.
package final class ImportLimiter: Sendable {
  private let threads: BoundedThreadPool
  /// The imports under way in this process.
  private let importing = ConcurrencyLimit<UserID>(perKey: 1)

  package init(threads: BoundedThreadPool) { self.threads = threads }

  /// Runs an import unless another one of the user's is under way.
  ///
  /// - Throws: RESOURCE_EXHAUSTED IMPORT_RUNNING; what `body` throws.
  func exclusively<Result: Sendable>(
    _ user: UserID, _ language: Language, _ body: () async throws -> Result
  ) async throws -> Result {
    guard importing.enter(user) else { throw Self.running.saying(Self.wait, in: language) }
    defer { importing.leave(user) }
    return try await body()
  }

  /// - Throws: RESOURCE_EXHAUSTED IMPORTS_BUSY; what `work` throws.
  func read<Result: Sendable>(
    _ language: Language, _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    do {
      return try await threads.run(work)
    } catch let full as BoundedThreadPool.Full {
      throw Self.busy(full.limit).saying(Self.wait, in: language)
    }
  }

  private static let wait = LocalizedText(
    "An import is still under way. Please try again in a moment.",
    "Ein Import läuft noch. Bitte versuche es gleich noch einmal.")

  private static let running = RPCError(
    .resourceExhausted, reason: "IMPORT_RUNNING",
    "another import of this account is under way; allowed: 1 at a time", info: ["limit": "1"],
    details: [.retryInfo(delay: .seconds(5))])

  private static func busy(_ limit: Int) -> RPCError {
    RPCError(
      .resourceExhausted, reason: "IMPORTS_BUSY", "\(limit) imports are waiting, as many as are allowed to",
      info: ["limit": "\(limit)"], details: [.retryInfo(delay: .seconds(5))])
  }
}
