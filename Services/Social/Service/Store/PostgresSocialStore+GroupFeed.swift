package import SocialDomain
package import TitanCore
import TitanPostgres
package import TitanRequests

extension PostgresSocialStore {
  /// Where a page of a feed begins: behind this entry.
  package struct FeedPlace: Hashable, Sendable {
    package var lastTime: Timestamp
    package var id: FeedEntryID

    package init(lastTime: Timestamp, id: FeedEntryID) { (self.lastTime, self.id) = (lastTime, id) }
  }

  /// What the members of a group show, newest first.
  ///
  /// - Throws: `SocialRefusal.unknown`.
  package func feed(
    of group: GroupID, for user: UserID, at now: Timestamp, after place: FeedPlace?, limit: Int
  ) async throws -> [FeedEntry] {
    _ = try await Self.role(of: user, in: group, pool)
    return try await pool.all(
      """
      SELECT entry.entry_id, member.member_id, person.display_name, entry.user_id = \(user) AS is_self,
        entry.local_date, entry.last_time, entry.reps, entry.verified_reps, entry.practices,
        (SELECT count(*) FROM social.cheers
         WHERE cheers.group_id = entry.group_id AND cheers.entry_id = entry.entry_id) AS cheers,
        EXISTS (
          SELECT FROM social.cheers
          WHERE cheers.group_id = entry.group_id AND cheers.entry_id = entry.entry_id AND cheers.user_id = \(user)
        ) AS is_cheered
      FROM social.feed_entries AS entry
      JOIN social.members AS member ON member.group_id = entry.group_id AND member.user_id = entry.user_id
      JOIN social.users AS person ON person.user_id = entry.user_id
      WHERE entry.group_id = \(group) AND entry.local_date >= \(FeedEntry.firstKept(at: now))
        AND (\(place == nil) OR (entry.last_time, entry.entry_id) < (\(place?.lastTime), \(place?.id)))
        AND NOT EXISTS (
          SELECT FROM social.blocks
          WHERE (blocks.user_id, blocks.blocked_user_id) IN ((\(user), entry.user_id), (entry.user_id, \(user))))
      ORDER BY entry.last_time DESC, entry.entry_id DESC LIMIT \(limit)
      """
    ).map { row in
      FeedEntry(
        id: try row.decode("entry_id"), member: try row.decode("member_id"),
        name: try row.decode("display_name", as: String?.self) ?? "", isSelf: try row.decode("is_self"),
        date: try row.decode("local_date"), lastTime: try row.decode("last_time"), reps: try row.decode("reps"),
        verifiedReps: try row.decode("verified_reps"), practices: try row.decode("practices"),
        cheers: try row.decode("cheers"), isCheered: try row.decode("is_cheered"))
    }
  }

  /// - Throws: `SocialRefusal`.
  package func setCheer(
    _ isCheered: Bool, _ entry: FeedEntryID, in group: GroupID, by user: UserID, at now: Timestamp,
    request: RememberedRequest<Void>?
  ) async throws -> Answered<Void> {
    try await change(of: user, at: now, request) { tx in
      // Neither the caller nor the entry goes while the cheer is written.
      let member = try await tx.first(
        "SELECT FROM social.members WHERE group_id = \(group) AND user_id = \(user) FOR KEY SHARE")
      guard member != nil else { throw SocialRefusal.unknown(.group) }
      let row = try await tx.first(
        """
        SELECT entry.user_id FROM social.feed_entries AS entry
        WHERE entry.group_id = \(group) AND entry.entry_id = \(entry)
          AND entry.local_date >= \(FeedEntry.firstKept(at: now))
          AND NOT EXISTS (
            SELECT FROM social.blocks
            WHERE (blocks.user_id, blocks.blocked_user_id) IN ((\(user), entry.user_id), (entry.user_id, \(user))))
        FOR KEY SHARE
        """)
      guard let row else { throw SocialRefusal.unknown(.entry) }
      guard try row.decode("user_id", as: UserID.self) != user else { throw SocialRefusal.ownEntry }
      if isCheered {
        try await tx.execute(
          """
          INSERT INTO social.cheers (group_id, entry_id, user_id) VALUES (\(group), \(entry), \(user))
          ON CONFLICT DO NOTHING
          """)
      } else {
        try await tx.execute(
          """
          DELETE FROM social.cheers WHERE group_id = \(group) AND entry_id = \(entry) AND user_id = \(user)
          """)
      }
    }
  }
}
