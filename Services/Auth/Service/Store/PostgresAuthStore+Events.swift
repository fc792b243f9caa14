package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore {
  package func record(_ event: SecurityEvent) async throws { try await record(event, in: pool) }

  package func recordFailure(_ event: SecurityEvent) async throws {
    // Doesn't wait for the disk, just like the failure counts: only a crash of PostgreSQL, not of this service, loses
    // the most recent ones.
    try await pool.execute(
      """
      INSERT INTO auth.sign_in_failures (user_id, event_id, device_name, address, create_time)
      VALUES (
        \(event.userID), \(event.id), \(event.deviceName), \(event.address?.description ?? ""), \(event.time))
      """,
      commit: .asynchronous)
  }

  package func settleFailures() async throws -> Int {
    try await pool.first("SELECT auth.settle_sign_in_failures() AS number")?.decode("number") ?? 0
  }

  /// Stores an event in the transaction that caused it. Returns false if it is already stored, and leaves it unchanged.
  @discardableResult
  func record(_ event: SecurityEvent, in querying: some PostgresQuerying) async throws -> Bool {
    try await querying.execute(
      """
      INSERT INTO auth.security_events (user_id, event_id, kind, session_id, device_name, address, create_time)
      VALUES (
        \(event.userID), \(event.id), \(event.kind), \(event.sessionID), \(event.deviceName),
        \(event.address?.description ?? ""), \(event.time))
      ON CONFLICT DO NOTHING
      """) == 1
  }

  package func events(
    of user: UserID, _ kinds: [SecurityEvent.Kind], after place: SecurityEventID?, limit: Int
  ) async throws -> [SecurityEvent] {
    let words = (kinds.isEmpty ? SecurityEvent.Kind.allCases : kinds).map(\.rawValue)
    let rows = try await pool.all(
      """
      SELECT user_id, event_id, kind, session_id, device_name, address, create_time
      FROM (
        SELECT user_id, event_id, kind, session_id, device_name, address, create_time FROM auth.security_events
        UNION ALL
        SELECT user_id, event_id, \(SecurityEvent.Kind.signInFailed)::text, NULL::uuid, device_name, address, create_time
        FROM auth.sign_in_failures
      ) AS events
      WHERE user_id = \(user) AND kind = ANY(\(words))
        AND (\(place)::uuid IS NULL OR event_id < \(place)::uuid)
      ORDER BY event_id DESC LIMIT \(limit)
      """)
    return try rows.map(SecurityEvent.init)
  }

  package func eraseOldEvents() async throws -> Int {
    try await pool.first("SELECT auth.erase_old_security_events() AS number")?.decode("number") ?? 0
  }

  package func revocations(
    since: Timestamp, from horizon: RevocationHorizon
  ) async throws -> RevocationLook {
    // One statement, so that the rows and the oldest running transaction come from the same snapshot: every transaction
    // below `pg_snapshot_xmin` has ended, and its rows are visible. That number itself isn't a horizon: after a crash,
    // PostgreSQL reuses ids that hadn't reached the disk. The ids of visible, committed rows are on disk.
    let rows = try await pool.all(
      """
      SELECT session_id, change_xid::text AS transaction,
        change_xid >= pg_snapshot_xmin(pg_current_snapshot()) AS will_come_again
      FROM auth.revocations
      WHERE change_xid > \("\(horizon.transaction)")::xid8 AND revoke_time >= \(since)
      """)
    var look = RevocationLook(horizon: horizon)
    for row in rows {
      let id: AuthSessionID = try row.decode("session_id")
      look.sessions.append(id)
      if try row.decode("will_come_again") {
        look.comingAgain.insert(id)
      } else if let transaction = UInt64(try row.decode("transaction", as: String.self)) {
        look.horizon.transaction = max(look.horizon.transaction, transaction)
      }
    }
    return look
  }
}

extension SecurityEvent.Kind: PostgresCodable {}

extension SecurityEvent {
  init(_ row: PostgresRow) throws {
    self.init(
      try row.decode("kind"), of: try row.decode("user_id"), session: try row.decode("session_id"),
      device: try row.decode("device_name"), from: CoarseAddress(stored: try row.decode("address")),
      at: try row.decode("create_time"), id: try row.decode("event_id", as: SecurityEventID.self).uuid)
  }
}
