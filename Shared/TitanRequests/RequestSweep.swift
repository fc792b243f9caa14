package import TitanCore
package import TitanPostgres

/// Deletes expired answers, kept for retries, of all users. A user's next write deletes their own; the sweep is for
/// users who never write again.
///
/// It goes from user to user with an index for this purpose, in batches of users and of rows. Its cost depends on the
/// number of users with answers, not on the number of answers, and no statement takes long or locks much.
package struct RequestSweep: Sendable {
  private let pool: PostgresPool
  private let service: TitanUpService
  private let clock: WallClock
  private let batch: Batch

  /// How much one statement processes.
  package struct Batch: Sendable {
    package var users = 200
    package var rows = 1_000

    package init() {}
  }

  package init(_ pool: PostgresPool, of service: TitanUpService, clock: @escaping WallClock, batch: Batch = Batch()) {
    (self.pool, self.service, self.clock, self.batch) = (pool, service, clock, batch)
  }

  /// A day longer than users' own writes keep them, so that the two do not contend for the same rows.
  package static let age: Duration = .seconds(9 * 86_400)
  /// The time between two sweeps.
  package static let interval: Duration = .seconds(6 * 3_600)

  /// Returns the number of deleted answers.
  @discardableResult
  package func callAsFunction() async throws -> Int {
    let expired = clock() - Self.age
    var (forgotten, last) = (0, UserID?.none)
    while true {
      let users = try await users(after: last)
      guard let lastOfThese = users.last else { return forgotten }
      var count = 0
      repeat {
        count = try await forget(of: users, before: expired)
        forgotten += count
      } while count == batch.rows
      last = lastOfThese
    }
  }

  /// The next users with answers, each found by one index lookup.
  private func users(after last: UserID?) async throws -> [UserID] {
    let schema = service.schema
    let rows = try await pool.all(
      """
      WITH RECURSIVE users (user_id) AS (
        (SELECT user_id FROM \(unescaped: schema).requests WHERE \(last)::uuid IS NULL OR user_id > \(last)
         ORDER BY user_id LIMIT 1)
        UNION ALL
        SELECT (SELECT r.user_id FROM \(unescaped: schema).requests AS r WHERE r.user_id > u.user_id
                ORDER BY r.user_id LIMIT 1)
        FROM users AS u WHERE u.user_id IS NOT NULL
      )
      SELECT user_id FROM users WHERE user_id IS NOT NULL LIMIT \(batch.users)
      """)
    return try rows.map { try $0.decode("user_id") }
  }

  private func forget(of users: [UserID], before expired: Timestamp) async throws -> Int {
    let schema = service.schema
    return try await pool.execute(
      """
      DELETE FROM \(unescaped: schema).requests WHERE create_time < \(expired) AND ctid = ANY (ARRAY (
        SELECT ctid FROM \(unescaped: schema).requests
        WHERE user_id = ANY (\(users)) AND create_time < \(expired) LIMIT \(batch.rows)
      ))
      """)
  }
}
