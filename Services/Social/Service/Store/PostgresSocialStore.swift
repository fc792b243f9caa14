package import SocialDomain
package import TitanCore
import TitanFields
package import TitanPostgres
package import TitanRequests

/// The service's data in the schema `social`.
package struct PostgresSocialStore: Sendable {
  let pool: PostgresPool

  package init(_ pool: PostgresPool) { self.pool = pool }

  package func sharing(of user: UserID) async throws -> Sharing { try await Self.sharing(of: user, pool) }

  package func changeSharing(
    of user: UserID, at now: Timestamp, request: RememberedRequest<Sharing>?,
    _ decide: @escaping @Sendable (Sharing, Places) throws -> Sharing
  ) async throws -> Answered<Sharing> {
    try await change(of: user, at: now, request) { tx in
      let changed = try decide(
        try await Self.sharing(of: user, tx), try await Self.places(of: user, at: now, tx))
      try await tx.execute(
        """
        UPDATE social.users SET display_name = \(changed.name?.text), shows_push_ups = \(changed.showsPushUps),
          shows_streak = \(changed.showsStreak), shows_practices = \(changed.showsPractices)
        WHERE user_id = \(user)
        """)
      return changed
    }
  }

  /// Runs a change of one user's data, or finds the answer that its request id had before.
  func change<Outcome: Sendable>(
    of user: UserID, at now: Timestamp, _ request: RememberedRequest<Outcome>?,
    _ body: @escaping @Sendable (PostgresTransaction) async throws -> Outcome
  ) async throws -> Answered<Outcome> {
    try await pool.withTransaction { tx in
      try await Self.answer(of: user, at: now, request, locking: [user], tx) { try await body(tx) }
    }
  }

  /// The same within a transaction, for a change that concerns further users: all are locked, the lowest id first, so
  /// that two such changes don't wait for each other.
  static func answer<Outcome: Sendable>(
    of user: UserID, at now: Timestamp, _ request: RememberedRequest<Outcome>?, locking users: Set<UserID>,
    _ tx: PostgresTransaction, _ body: @Sendable () async throws -> Outcome
  ) async throws -> Answered<Outcome> {
    for user in users.sorted(by: { $0.description < $1.description }) { try await tx.lock(user, in: .social) }
    if let bytes = try await tx.replay(request, of: user, in: .social) { return .replayed(bytes) }
    let outcome = try await body()
    try await tx.remember(request, of: user, outcome, in: .social, at: now)
    return .done(outcome)
  }

  /// The columns of `users` that make a `Sharing`.
  static let sharingColumns = "display_name, shows_push_ups, shows_streak, shows_practices"

  static func sharing(_ row: PostgresRow) throws -> Sharing {
    Sharing(
      name: try row.decode("display_name", as: String?.self).map { DisplayName(stored: $0) },
      showsPushUps: try row.decode("shows_push_ups"), showsStreak: try row.decode("shows_streak"),
      showsPractices: try row.decode("shows_practices"))
  }

  static func sharing(of user: UserID, _ database: some PostgresQuerying) async throws -> Sharing {
    let row = try await database.first(
      "SELECT \(unescaped: sharingColumns) FROM social.users WHERE user_id = \(user)")
    return try row.map { try sharing($0) } ?? .nothing
  }

  static func places(of user: UserID, at now: Timestamp, _ tx: PostgresTransaction) async throws -> Places {
    let row = try await tx.first(
      """
      SELECT (SELECT count(*) FROM social.partners WHERE user_id = \(user)) AS partners,
        (SELECT count(*) FROM social.members WHERE user_id = \(user)) AS groups,
        (SELECT count(*) FROM social.invitations WHERE user_id = \(user) AND expire_time > \(now)) AS invitations
      """)
    guard let row else { throw MissingRow("social.partners") }
    return Places(
      partners: try row.decode("partners"), openInvitations: try row.decode("invitations"),
      groups: try row.decode("groups"))
  }
}
