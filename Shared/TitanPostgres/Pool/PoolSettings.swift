/// How large a pool is and how long it waits.
package struct PoolSettings: Sendable, Hashable {
  /// Connections held open even when nobody asks: what readiness is judged by. At least one.
  package var minimumConnections = 1
  package var maximumConnections = 8
  /// Statements that may be on their way on one connection at once.
  package var pipelineDepth = 64
  /// How long a statement or a transaction waits for a connection.
  package var acquireTimeout: Duration = .seconds(2)
  /// Connections that transactions of one owner may lease at a time: see `LeaseOwner`.
  package var maximumLeasesPerOwner = 2
  /// Transactions of one owner that may wait while it has all these; a further one is refused at once.
  package var maximumWaitingLeasesPerOwner = 128
  /// How long a connection above the minimum may idle.
  package var idleTimeout: Duration = .seconds(60)
  /// The first pause after a failed attempt to connect; it doubles with each, up to the maximum,
  /// and each is shortened at random by up to a half.
  package var minimumBackoff: Duration = .milliseconds(50)
  package var maximumBackoff: Duration = .seconds(5)
  /// How many statements one connection keeps prepared. Zero prepares none.
  package var statementCacheSize = 256
  /// How often a transaction is run in all, if PostgreSQL asks for another try.
  package var transactionAttempts = 5
  /// How long shutdown waits for what is running.
  package var shutdownGrace: Duration = .seconds(5)

  package init() {}

  /// A cold pool has leased nothing yet, so what runs and what waits count together.
  var maximumLeaseRequestsPerOwner: Int { maximumLeasesPerOwner + maximumWaitingLeasesPerOwner }

  /// One connection stays free of transactions, so that single statements always have a way.
  var maximumLeases: Int { max(1, maximumConnections - 1) }
}
