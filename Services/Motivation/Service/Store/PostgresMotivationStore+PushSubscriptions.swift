package import MotivationDomain
package import TitanCore
import TitanPostgres

extension PostgresMotivationStore: PushSubscriptionStore {
  package func subscribe(_ subscription: PushSubscription, of user: UserID) async throws -> PushSubscription {
    try await pool.withTransaction { tx in
      // First: a look at the user's reminders holds this row while it waits for subscriptions.
      try await tx.execute(
        """
        INSERT INTO motivation.push_agendas (user_id, look_time) VALUES (\(user), '-infinity')
        ON CONFLICT (user_id) DO UPDATE SET look_time = EXCLUDED.look_time
        """)
      let endpoint = subscription.endpoint.text
      // Of two people who subscribe on one device at the same time, the second ends the first one's subscription.
      try await tx.execute("SELECT pg_advisory_xact_lock(hashtextextended(\(endpoint), 0))")
      try await tx.execute(
        "DELETE FROM motivation.push_subscriptions WHERE endpoint = \(endpoint) AND user_id <> \(user)")
      let stored = try await tx.first(
        """
        INSERT INTO motivation.push_subscriptions (user_id, \(unescaped: PushSubscriptionRow.columns))
        VALUES (
          \(user), \(endpoint), \(subscription.keys.publicKey), \(subscription.keys.authSecret),
          \(subscription.language.rawValue), \(subscription.authSessionID), \(subscription.createTime),
          \(subscription.renewTime))
        ON CONFLICT (user_id, endpoint) DO UPDATE SET
          public_key = EXCLUDED.public_key, auth_secret = EXCLUDED.auth_secret, language = EXCLUDED.language,
          auth_session_id = EXCLUDED.auth_session_id, renew_time = EXCLUDED.renew_time
        RETURNING \(unescaped: PushSubscriptionRow.columns)
        """)
      try await tx.execute(
        """
        DELETE FROM motivation.push_subscriptions WHERE user_id = \(user) AND endpoint IN (
          SELECT endpoint FROM motivation.push_subscriptions WHERE user_id = \(user)
          ORDER BY endpoint = \(endpoint) DESC, renew_time DESC, endpoint OFFSET \(PushSubscription.mostPerUser))
        """)
      return try stored.map(PushSubscriptionRow.subscription) ?? subscription
    }
  }

  package func pushSubscriptions(of user: UserID) async throws -> [PushSubscription] {
    try await pool.all(
      """
      SELECT \(unescaped: PushSubscriptionRow.columns) FROM motivation.push_subscriptions WHERE user_id = \(user)
      ORDER BY renew_time DESC, endpoint
      """
    ).map(PushSubscriptionRow.subscription)
  }

  package func unsubscribe(_ endpoint: String, of user: UserID) async throws {
    try await pool.execute(
      "DELETE FROM motivation.push_subscriptions WHERE user_id = \(user) AND endpoint = \(endpoint)")
  }
}

/// A row of `push_subscriptions`.
enum PushSubscriptionRow {
  static let columns =
    "endpoint, public_key, auth_secret, language, auth_session_id, create_time, renew_time"

  @Sendable static func subscription(_ row: PostgresRow) throws -> PushSubscription {
    PushSubscription(
      endpoint: PushEndpoint(stored: try row.decode("endpoint")),
      keys: PushKeys(publicKey: try row.decode("public_key"), authSecret: try row.decode("auth_secret")),
      language: Language(rawValue: try row.decode("language")) ?? .english,
      authSessionID: try row.decode("auth_session_id", as: String?.self),
      createTime: try row.decode("create_time"), renewTime: try row.decode("renew_time"))
  }
}
