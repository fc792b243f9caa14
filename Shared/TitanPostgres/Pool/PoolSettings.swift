/// The size of a pool and its waiting times.
package struct PoolSettings: Sendable, Hashable {
  /// The number of connections kept open even when idle, by which readiness is judged. At least one.
  package var minimumConnections = 1
  package var maximumConnections = 8
  /// The most statements in flight on one connection.
  package var pipelineDepth = 64
  /// How long a statement or a transaction waits for a connection.
  package var acquireTimeout: Duration = .seconds(2)
  /// The most connections that one owner's transactions may lease at a time: see `LeaseOwner`.
  package var maximumLeasesPerOwner = 2
  /// The most transactions of one owner that may wait for these; any further one is refused at once.
  package var maximumWaitingLeasesPerOwner = 128
  /// How long a connection above the minimum may idle.
  package var idleTimeout: Duration = .seconds(60)
  /// The first pause after a failed attempt to connect. It doubles with each failure, up to the maximum, and each pause
  /// is shortened at random by up to a half.
  package var minimumBackoff: Duration = .milliseconds(50)
  package var maximumBackoff: Duration = .seconds(5)
  /// How many prepared statements one connection keeps. Zero prepares none.
  package var statementCacheSize = 256
  /// How often a transaction is run in total, if PostgreSQL asks for a retry.
  package var transactionAttempts = 5
  /// How long shutdown waits for running work.
  package var shutdownGrace: Duration = .seconds(5)

  package init() {}

  /// A cold pool has leased nothing yet, so running and waiting requests are counted together.
  var maximumLeaseRequestsPerOwner: Int { maximumLeasesPerOwner + maximumWaitingLeasesPerOwner }

  /// One connection is never leased, so that single statements always get through.
  var maximumLeases: Int { max(1, maximumConnections - 1) }
}
