import TitanPostgres

/// The pool's view of its server, as metrics.
enum DatabaseMetrics {
  /// Adds a pool's counters. They are read whenever the metrics are rendered.
  static func add(_ pool: PostgresPool, to metrics: MetricsRegistry) {
    for trouble in PostgresTrouble.allCases {
      metrics.observe("titanup_database_trouble_total", .counter, dimensions: [("condition", trouble.rawValue)]) {
        pool.troubles.count(of: trouble)
      }
    }
    metrics.observe("titanup_database_failed_connects_total", .counter) { pool.troubles.failedConnects }
    let maximum = pool.settings.maximumConnections
    metrics.observe("titanup_database_pool_maximum", .gauge) { maximum }
    metrics.observe("titanup_database_pool_open", .gauge) { pool.use.open }
    metrics.observe("titanup_database_pool_busy", .gauge) { pool.use.busy }
    metrics.observe("titanup_database_pool_waiting", .gauge) { pool.use.waiting }
    metrics.observe("titanup_database_pool_timeouts_total", .counter) { pool.use.timeouts }
    metrics.observe("titanup_database_in_trouble", .gauge) { pool.troubles.pending == nil ? 0 : 1 }
  }
}
