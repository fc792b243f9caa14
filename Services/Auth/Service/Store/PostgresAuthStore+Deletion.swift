package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore: DeletionStore {
  package func requestDeletion(
    of user: UserID, _ wish: DeletionWish, receiptDigest: [UInt8], _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> (wish: DeletionWish, isNew: Bool)? {
    try await pool.withTransaction { transaction in
      let row = try await transaction.first(
        "SELECT delete_request_time, delete_time FROM auth.users WHERE user_id = \(user) FOR UPDATE")
      guard let row else { return nil }
      try await revokeSessions(of: user, but: nil, .deletionRequested, at: event.time, in: transaction)
      if let requestTime = try row.decode("delete_request_time", as: Timestamp?.self) {
        return (DeletionWish(requestTime: requestTime, deleteTime: try row.decode("delete_time")), false)
      }
      try await transaction.execute(
        """
        UPDATE auth.users SET delete_time = \(wish.deleteTime), delete_request_time = \(wish.requestTime),
          receipt_digest = \(receiptDigest)
        WHERE user_id = \(user)
        """)
      try await record(event, in: transaction)
      for mail in mails { try await queue(mail, in: transaction) }
      return (wish, true)
    }
  }

  package func cancelDeletion(of user: UserID, _ event: SecurityEvent) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let kept = try await transaction.execute(
        """
        UPDATE auth.users SET delete_time = NULL, delete_request_time = NULL, receipt_digest = NULL
        WHERE user_id = \(user) AND delete_time IS NOT NULL
        """)
      if kept == 1 { try await record(event, in: transaction) }
      return kept == 1
    }
  }

  package func eraseNext(at now: Timestamp) async throws -> UserID? {
    try await pool.withTransaction { transaction in
      let row = try await transaction.first(
        """
        SELECT user_id, delete_request_time, receipt_digest FROM auth.users WHERE delete_time <= \(now)
        ORDER BY delete_time LIMIT 1 FOR UPDATE SKIP LOCKED
        """)
      guard let row else { return nil }
      let user: UserID = try row.decode("user_id")
      // Mails don't belong to an account: some go to addresses without one.
      try await transaction.execute(
        """
        DELETE FROM auth.mails WHERE user_id = \(user)
          OR recipient_key IN (SELECT address_key FROM auth.email_addresses WHERE user_id = \(user))
        """)
      try await transaction.execute(
        """
        INSERT INTO auth.deletions (user_id, receipt_digest, request_time, erase_time)
        VALUES (\(user), \(row.decode("receipt_digest", as: [UInt8].self)),
          \(row.decode("delete_request_time", as: Timestamp.self)), \(now))
        """)
      try await transaction.execute("DELETE FROM auth.users WHERE user_id = \(user)")
      return user
    }
  }

  package func deletion(of user: UserID, receiptDigest: [UInt8]) async throws -> DeletionRecord? {
    let row = try await pool.first(
      """
      SELECT request_time, erase_time, position FROM auth.deletions
      WHERE user_id = \(user) AND receipt_digest = \(receiptDigest)
      UNION ALL
      SELECT delete_request_time, NULL, NULL FROM auth.users
      WHERE user_id = \(user) AND receipt_digest = \(receiptDigest)
      """)
    guard let row else { return nil }
    var confirmTimes: [String: Timestamp] = [:]
    if let position = try row.decode("position", as: Int64?.self) {
      let rows = try await pool.all(
        """
        SELECT service, min(confirm_time) AS confirm_time FROM auth.erasure_confirmations
        WHERE position >= \(position) GROUP BY service
        """)
      for row in rows { confirmTimes[try row.decode("service")] = try row.decode("confirm_time") }
    }
    return DeletionRecord(
      userID: user, requestTime: try row.decode("request_time"), eraseTime: try row.decode("erase_time"),
      confirmTimes: confirmTimes)
  }
}
