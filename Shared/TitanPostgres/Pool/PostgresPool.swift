import Foundation
package import Logging
import NIOPosix
package import Tracing

/// A pool of connections to one database. Single statements share connections and are pipelined; each is its own
/// transaction. Callers continue on their own executors.
///
/// The pool connects and reconnects by itself. While PostgreSQL is unreachable it answers every call, after
/// `PoolSettings.acquireTimeout` at the latest, with an error whose `isUnavailable` is true.
package final class PostgresPool: PostgresQuerying {
  let mailbox = PoolMailbox()
  let configuration: PostgresConfiguration
  package let settings: PoolSettings
  let watch: (any StatementWatch)?
  /// `nil`: nothing is traced.
  let spans: DatabaseSpans?
  /// The server's troubles, as seen in its answers.
  package let troubles = TroubleRecord()
  private let threads: NIOThreadPool

  /// Starts connecting at once.
  ///
  /// - Parameters:
  ///   - watch: observes every statement; only tests have one.
  ///   - tracer: gives what runs within a trace spans of its own.
  package init(
    _ configuration: PostgresConfiguration, settings: PoolSettings = PoolSettings(),
    logger: Logger = Logger(label: "titanup.postgres"), watch: (any StatementWatch)? = nil,
    tracer: (any Tracer)? = nil
  ) {
    self.watch = watch
    spans = tracer.map(DatabaseSpans.init)
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

  /// Whether a connection is open. It turns false as soon as the server goes away, and true again by itself.
  package var isReady: Bool { mailbox.use.open > 0 }

  /// How much of it is in use. Callers that have just asked are not in it yet.
  package var use: PoolUse { mailbox.use }

  /// Checks that the server answers.
  package func ping() async throws { _ = try await first("SELECT 1") }

  /// Replaces every connection, because they lead to the wrong server. Each is closed once its work in flight has been
  /// answered.
  package func reconnect() { _ = mailbox.post(.reconnect) }

  /// Accepts no more calls, waits up to `PoolSettings.shutdownGrace` for running ones, and closes the connections. A
  /// second call waits for the same shutdown.
  package func shutdown() async {
    await withCheckedContinuation { continuation in
      if !mailbox.post(.shutdown(continuation)) { continuation.resume() }
    }
    try? await threads.shutdownGracefully()
  }

  package func all(_ query: SQLQuery) async throws -> [PostgresRow] { try await run(query, query.defaultCommit).rows }

  package func first(_ query: SQLQuery) async throws -> PostgresRow? {
    try await run(query, query.defaultCommit).firstRow
  }

  @discardableResult
  package func execute(_ query: SQLQuery) async throws -> Int { try await run(query, query.defaultCommit).affectedRows }

  /// The first row of a statement with its own commit mode; `nil` if there is none.
  package func first(_ query: SQLQuery, commit: CommitMode) async throws -> PostgresRow? {
    try await run(query, commit).firstRow
  }

  /// Every row of a statement with its own commit mode.
  package func all(_ query: SQLQuery, commit: CommitMode) async throws -> [PostgresRow] {
    try await run(query, commit).rows
  }

  /// The number of rows affected by a statement with its own commit mode.
  @discardableResult
  package func execute(_ query: SQLQuery, commit: CommitMode) async throws -> Int {
    try await run(query, commit).affectedRows
  }

  private func run(_ query: SQLQuery, _ commit: CommitMode) async throws -> PostgresResult {
    guard let spans, let trace = ServiceContext.current else { return try await runUntraced(query, commit) }
    return try await spans.statement(query, in: trace) { try await runUntraced(query, commit) }
  }

  /// A single statement is a transaction, so it too runs again after a serialization failure or a deadlock.
  private func runUntraced(_ query: SQLQuery, _ commit: CommitMode) async throws -> PostgresResult {
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
  /// - Parameter commit: the mode of a single statement; a transaction has its own.
  func run(
    _ query: SQLQuery, _ commit: CommitMode, _ message: (Statement) -> PoolMessage
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
      // Set the flag first, so that a statement posted after the message still sees it.
      cancellation.set()
      _ = mailbox.post(.cancelled(ticket))
    }
  }
}
