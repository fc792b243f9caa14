package import TitanFeeds
package import TitanPostgres

/// The service's data in the schema `motivation`.
package struct PostgresMotivationStore: Sendable {
  let pool: PostgresPool

  let notifier: Notifier

  /// - Parameter notifier: notifies reminder watches.
  package init(_ pool: PostgresPool, notifier: Notifier = Notifier()) {
    self.pool = pool
    self.notifier = notifier
  }
}
