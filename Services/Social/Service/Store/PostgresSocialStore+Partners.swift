package import SocialDomain
package import TitanCore
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// A user's partners, the newest first.
  package func partners(of user: UserID, after place: PartnerID?, limit: Int) async throws -> [Partner] {
    try await pool.all(
      """
      SELECT \(unescaped: Self.partnerColumns)
      FROM social.partners AS partner JOIN social.users AS other ON other.user_id = partner.other_user_id
      WHERE partner.user_id = \(user) AND (\(place == nil) OR partner.partner_id < \(place))
      ORDER BY partner.partner_id DESC LIMIT \(limit)
      """
    ).map { try Self.partner($0) }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func partner(_ id: PartnerID, of user: UserID) async throws -> Partner {
    try await Self.partner(id, of: user, pool)
  }

  /// Makes two users partners, and uses up the invitation.
  ///
  /// - Parameters:
  ///   - ids: names the two sides for each other.
  /// - Returns: what the user calls the partner.
  /// - Throws: `SocialRefusal`.
  package func accept(
    _ proof: InvitationProof, by user: UserID, ids: (own: PartnerID, inviters: PartnerID), at now: Timestamp,
    request: RememberedRequest<PartnerID>?
  ) async throws -> Answered<PartnerID> {
    try await changeWithInviter(proof, by: user, at: now, request) { invitation, tx in
      guard try await Self.sharing(of: user, tx).name != nil else { throw SocialRefusal.nameMissing }
      let used = try await tx.execute(
        """
        DELETE FROM social.invitations
        WHERE user_id = \(invitation.inviter) AND invitation_id = \(invitation.id)
        """)
      guard used == 1 else { throw SocialRefusal.unknown(.invitation) }
      let known = try await tx.first(
        "SELECT partner_id FROM social.partners WHERE user_id = \(user) AND other_user_id = \(invitation.inviter)")
      if let known { return try known.decode("partner_id") }
      try await Self.places(of: user, at: now, tx).checkPartner()
      try await tx.execute(
        """
        INSERT INTO social.partners (user_id, partner_id, other_user_id, create_time)
        VALUES (\(user), \(ids.own), \(invitation.inviter), \(now)),
          (\(invitation.inviter), \(ids.inviters), \(user), \(now))
        """)
      return ids.own
    }
  }

  /// - Throws: `SocialRefusal.unknown`.
  package func end(
    _ id: PartnerID, of user: UserID, at now: Timestamp, request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(of: user, at: now, request) { tx in
      try await Self.end(with: try await Self.partner(id, of: user, tx).user, of: user, tx)
    }
  }

  /// Ends a partnership on both sides, if there is one. The deletions need no lock of the other user: they only wait for
  /// each other, and a deadlock of two of them runs one again.
  static func end(with other: UserID, of user: UserID, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      """
      DELETE FROM social.partners
      WHERE (user_id, other_user_id) IN ((\(user), \(other)), (\(other), \(user)))
      """)
  }

  static func partner(
    _ id: PartnerID, of user: UserID, _ database: some PostgresQuerying
  ) async throws -> Partner {
    let row = try await database.first(
      """
      SELECT \(unescaped: partnerColumns)
      FROM social.partners AS partner JOIN social.users AS other ON other.user_id = partner.other_user_id
      WHERE partner.user_id = \(user) AND partner.partner_id = \(id)
      """)
    guard let row else { throw SocialRefusal.unknown(.partner) }
    return try partner(row)
  }

  private static let partnerColumns = """
    partner.partner_id, partner.other_user_id, partner.create_time, other.display_name, other.shows_push_ups,
    other.shows_streak, other.shows_practices
    """

  private static func partner(_ row: PostgresRow) throws -> Partner {
    Partner(
      id: try row.decode("partner_id"), user: try row.decode("other_user_id"),
      createTime: try row.decode("create_time"), sharing: try sharing(row))
  }

  /// Runs a change that concerns a user and the inviter of an invitation, or finds the answer that its request id had
  /// before.
  ///
  /// The inviter is found without a lock and once more with it: only then is it certain that the invitation is open and
  /// that the inviter still exists.
  func changeWithInviter<Outcome: Sendable>(
    _ proof: InvitationProof, by user: UserID, at now: Timestamp, _ request: RememberedRequest<Outcome>?,
    _ body: @escaping @Sendable (FoundInvitation, PostgresTransaction) async throws -> Outcome
  ) async throws -> Answered<Outcome> {
    try await pool.withTransaction { tx in
      let inviter = try await Self.inviter(proof, by: user, at: now, tx)
      let concerned = Set([user, inviter ?? user])
      // Nobody is erased from here on until the end of the transaction.
      let erased = try await tx.erased(among: concerned, in: .social)
      return try await Self.answer(of: user, at: now, request, locking: concerned.subtracting(erased), tx) {
        let invitation = try await Self.find(proof, by: user, at: now, tx)
        guard invitation.inviter == inviter, !erased.contains(invitation.inviter) else {
          throw SocialRefusal.unknown(.invitation)
        }
        return try await body(invitation, tx)
      }
    }
  }

  /// `nil` if there is none that the user may know of.
  private static func inviter(
    _ proof: InvitationProof, by user: UserID, at now: Timestamp, _ tx: PostgresTransaction
  ) async throws -> UserID? {
    do { return try await find(proof, by: user, at: now, tx).inviter } catch is SocialRefusal { return nil }
  }
}
