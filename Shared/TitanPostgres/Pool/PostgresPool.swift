import Foundation
package import Logging
import NIOPosix

/// A pool of connections to one database. Single statements share connections and are pipelined; each is a transaction
/// of its own. Callers continue on their own executors.
///
/// The pool connects by itself, reconnects by itself, and while PostgreSQL is away answers every call with an error
/// whose `isUnavailable` is true, after `PoolSettings.acquireTimeout` at the latest.
package final class PostgresPool: PostgresQuerying {
  let mailbox = PoolMailbox()
  let configuration: PostgresConfiguration
  package let settings: PoolSettings
  let watch: (any StatementWatch)?
  /// What the server has complained of.
  package let troubles = TroubleRecord()
  private let threads: NIOThreadPool

  /// Starts connecting at once.
  ///
  /// - Parameter watch: told of every statement; only tests have one.
  package init(
    _ configuration: PostgresConfiguration, settings: PoolSettings = PoolSettings(),
    logger: Logger = Logger(label: "titanup.postgres"), watch: (any StatementWatch)? = nil
  ) {
    self.watch = watch
    var settings = settings
    if configuration.usesTransactionPooler { settings.statementCacheSize = 0 }
    self.configuration = configuration
    self.settings = settings
    threads = NIOThreadPool(numberOfThreads: PoolStateMachine.connectingLimit)
    threads.start()
    let connector = Connector(configuration: configuration, mailbox: mailbox, threads: threads)
    let thread = Thread { [mailbox, settings, troubles, timeout = configuration.statementTimeout] in
      PoolLoop(
        mailbox: mailbox, connector: connector, settings: settings, statementTimeout: timeout, logger: logger,
        troubles: troubles
      ).run()
    }
    thread.name = "postgres"
    thread.start()
  }

  deinit {
    // No effect after shutdown(). The loop holds no reference to the pool, so it ends here at the latest.
    _ = mailbox.post(.shutdown(nil))
    threads.shutdownGracefully { _ in }
  }

  /// Whether a connection is open. It turns false as soon as the server goes away, and true by itself.
  package var isReady: Bool { mailbox.openConnections > 0 }

  /// Asks the server for a sign of life.
  package func ping() async throws { _ = try await first("SELECT 1") }

  /// Replaces every connection, each as soon as what is on its way there has been answered: they lead to the wrong server.
  package func reconnect() { _ = mailbox.post(.reconnect) }

  /// Takes no more calls, waits for those that run up to `PoolSettings.shutdownGrace`, and closes the connections.
  /// A second call waits for the same end.
  package func shutdown() async {
    await withCheckedContinuation { continuation in
      if !mailbox.post(.shutdown(continuation)) { continuation.resume() }
    }
    try? await threads.shutdownGracefully()
  }

  package func all(_ query: SQLQuery) async throws -> [PostgresRow] { try await run(query).rows }

  package func first(_ query: SQLQuery) async throws -> PostgresRow? { try await run(query).firstRow }

  @discardableResult
  package func execute(_ query: SQLQuery) async throws -> Int { try await run(query).affectedRows }

  /// Every row of a statement whose commit waits for what it is told to.
  package func all(_ query: SQLQuery, commit: CommitMode) async throws -> [PostgresRow] {
    try await run(query, commit).rows
  }

  /// How many rows a statement touched whose commit waits for what it is told to.
  @discardableResult
  package func execute(_ query: SQLQuery, commit: CommitMode) async throws -> Int {
    try await run(query, commit).affectedRows
  }

  /// A statement of its own is a transaction: it runs again after a serialization failure or a deadlock, as those do.
  private func run(_ query: SQLQuery, _ commit: CommitMode = .synchronous) async throws -> PostgresResult {
    var attempt = 1
    while true {
      let number = watch?.willSend(query.text, position: 1)
      do {
        let result = try await run(query, commit) { .statement($0) }
        if let number { watch?.wasAnswered(query.text, number: number) }
        return result
      } catch let error as PostgresError where error.isRetryable && mayTryAgain(after: attempt) {
        try await pause(after: attempt)
      }
      attempt += 1
    }
  }

  /// Posts a statement and waits for its answer.
  ///
  /// - Parameter commit: of a single statement; a transaction has its own.
  func run(
    _ query: SQLQuery, _ commit: CommitMode = .synchronous, _ message: (Statement) -> PoolMessage
  ) async throws -> PostgresResult {
    let count = query.parameters.count
    guard count <= SQLParameters.limit else { throw PostgresError.tooManyParameters(count, statement: query.text) }
    let ticket = mailbox.nextTicket()
    let cancellation = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let statement = Statement(
          ticket: ticket, query: query, commit: commit, cancellation: cancellation, continuation: continuation)
        if !mailbox.post(message(statement)) { continuation.resume(throwing: PostgresError.poolClosed) }
      }
    } onCancel: {
      // The flag first: a statement that is posted after the message still sees it.
      cancellation.set()
      _ = mailbox.post(.cancelled(ticket))
    }
  }
}
