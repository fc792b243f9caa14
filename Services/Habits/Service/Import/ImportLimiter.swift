import TitanCore
import TitanRPC
package import TitanThreads

/// Reads imports off the event loops, a few at a time, and at most one per account.
package final class ImportLimiter: Sendable {
  private let threads: BoundedThreadPool
  /// The imports in progress in this process.
  private let importing = ConcurrencyLimit<UserID>(perKey: 1)

  package init(threads: BoundedThreadPool) { self.threads = threads }

  /// Runs an import unless another import of the user is in progress.
  ///
  /// - Throws: RESOURCE_EXHAUSTED IMPORT_RUNNING; what `body` throws.
  func exclusively<Result: Sendable>(_ user: UserID, _ body: () async throws -> Result) async throws -> Result {
    guard importing.enter(user) else { throw ImportRefusal.running }
    defer { importing.leave(user) }
    return try await body()
  }

  /// - Throws: RESOURCE_EXHAUSTED IMPORTS_BUSY; what `work` throws.
  func read<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    do {
      return try await threads.run(work)
    } catch let full as BoundedThreadPool.Full {
      throw ImportRefusal.busy(limit: full.limit)
    }
  }
}

/// Why an import has to wait.
enum ImportRefusal: RPCErrorConvertible {
  /// Another import of the account is in progress.
  case running
  /// The queue is full.
  case busy(limit: Int)

  var rpcError: RPCError {
    switch self {
    case .running:
      RPCError(
        .resourceExhausted, reason: "IMPORT_RUNNING",
        "another import of this account is under way; allowed: 1 at a time", info: ["limit": "1"],
        details: [.retryInfo(delay: .seconds(5))])
    case .busy(let limit):
      RPCError(
        .resourceExhausted, reason: "IMPORTS_BUSY", "\(limit) imports are waiting, the most allowed",
        info: ["limit": "\(limit)"], details: [.retryInfo(delay: .seconds(5))])
    }
  }

  var words: LocalizedText? {
    .init(
      "An import is still under way. Please try again in a moment.",
      "Ein Import läuft noch. Bitte versuche es gleich noch einmal.")
  }
}
