import AuthDomain
package import TitanCore
package import TitanFields
import TitanPostgres

extension PostgresAuthStore: AttemptStore {
  package func isKnown(
    _ address: CoarseAddress, to email: EmailAddress, welcome digest: [UInt8], at now: Timestamp
  ) async throws -> Bool {
    let row = try await pool.first(
      """
      SELECT EXISTS (
        SELECT FROM auth.email_addresses e JOIN auth.auth_sessions s ON s.user_id = e.user_id
        WHERE e.address_key = \(email.canonical) AND s.address = \(address.description)
      ) OR EXISTS (
        SELECT FROM auth.attempts WHERE attempt_key = \(digest) AND expire_time > \(now)
      ) AS is_known
      """)
    return try row?.decode("is_known") ?? false
  }

  package func welcome(_ digest: [UInt8], until time: Timestamp, at now: Timestamp) async throws {
    try await pool.execute(
      """
      INSERT INTO auth.attempts (attempt_key, failures, wait_until, expire_time)
      VALUES (\(digest), 0, \(now), \(time))
      ON CONFLICT (attempt_key) DO UPDATE SET expire_time = excluded.expire_time
      """)
  }

  package func begin(_ keys: [AttemptKey], at now: Timestamp) async throws -> Duration? {
    let digests = keys.map(\.digest)
    // Checks without a lock first, so that a caller who keeps trying during the delay costs one query.
    let waiting = try await pool.first(
      """
      SELECT max(wait_until) AS wait_until FROM auth.attempts
      WHERE attempt_key = ANY(\(digests)) AND wait_until > \(now)
      """)
    if let waiting, let time = try waiting.decode("wait_until", as: Timestamp?.self) { return time - now }
    // All attempts from one network wait here for each other's commits, so commits don't wait for the disk. Only a
    // crash of PostgreSQL, not of this service, loses the most recent counts.
    return try await pool.withTransaction(commit: .asynchronous) { transaction in
      let counts = try await lock(digests, at: now, in: transaction)
      if let time = counts.values.map(\.waitUntil).max(), time > now { return time - now }
      let raised = keys.map { key in
        (counts[key.digest] ?? AttemptCount(failures: 0, waitUntil: now)).raised(key.scope.delay, at: now)
      }
      try await transaction.execute(
        """
        UPDATE auth.attempts a
        SET failures = n.failures, wait_until = n.wait_until, expire_time = \(now + AttemptScope.memory)
        FROM unnest(\(digests), \(raised.map(\.failures)), \(raised.map(\.waitUntil)))
          AS n (attempt_key, failures, wait_until)
        WHERE a.attempt_key = n.attempt_key
        """)
      return nil
    }
  }

  /// Locks the counts until the end of the transaction.
  private func lock(
    _ digests: [[UInt8]], at now: Timestamp, in transaction: PostgresTransaction
  ) async throws -> [[UInt8]: AttemptCount] {
    // Inserts missing rows and locks all of them in the order of their keys, as everywhere, so that attempts can't
    // deadlock. An expired count starts over.
    let rows = try await transaction.all(
      """
      INSERT INTO auth.attempts AS a (attempt_key, failures, wait_until, expire_time)
      SELECT k.attempt_key, 0, \(now), \(now + AttemptScope.memory)
      FROM (SELECT attempt_key FROM unnest(\(digests)) AS u (attempt_key) ORDER BY attempt_key) AS k
      ON CONFLICT (attempt_key) DO UPDATE
      SET failures = CASE WHEN a.expire_time > \(now) THEN a.failures ELSE 0 END,
        wait_until = CASE WHEN a.expire_time > \(now) THEN a.wait_until ELSE \(now) END
      RETURNING attempt_key, failures, wait_until
      """)
    var counts: [[UInt8]: AttemptCount] = [:]
    for row in rows {
      counts[try row.decode("attempt_key")] = AttemptCount(
        failures: try row.decode("failures"), waitUntil: try row.decode("wait_until"))
    }
    return counts
  }

  package func forgive(_ keys: [AttemptKey]) async throws {
    guard !keys.isEmpty else { return }
    try await pool.execute(
      """
      UPDATE auth.attempts SET failures = greatest(failures - 1, 0)
      WHERE attempt_key IN (
        SELECT attempt_key FROM auth.attempts WHERE attempt_key = ANY(\(keys.map(\.digest)))
        ORDER BY attempt_key FOR UPDATE)
      """)
  }

  package func forget(_ keys: [AttemptKey]) async throws {
    guard !keys.isEmpty else { return }
    try await pool.execute(
      """
      DELETE FROM auth.attempts
      WHERE attempt_key IN (
        SELECT attempt_key FROM auth.attempts WHERE attempt_key = ANY(\(keys.map(\.digest)))
        ORDER BY attempt_key FOR UPDATE)
      """)
  }
}
