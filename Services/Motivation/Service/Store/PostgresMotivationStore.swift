package import TitanPostgres

/// Everything of motivation's in the schema `motivation`.
package struct PostgresMotivationStore: Sendable {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }
}
