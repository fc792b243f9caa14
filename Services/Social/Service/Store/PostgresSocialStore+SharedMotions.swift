package import SocialDomain
package import TitanCore
import TitanPostgres

extension PostgresSocialStore {
  /// Where a page of shared motions begins: behind this one.
  package struct MotionPlace: Hashable, Sendable {
    package var lastTime: Timestamp
    package var digest: [UInt8]

    package init(lastTime: Timestamp, digest: [UInt8]) { (self.lastTime, self.digest) = (lastTime, digest) }
  }

  /// The motions that several members of a group have shown, the one with the newest set first: all of them for those who
  /// run the group, and for others those with a set of their own.
  ///
  /// - Throws: `SocialRefusal.unknown`.
  package func sharedMotions(
    of group: GroupID, for user: UserID, after place: MotionPlace?, limit: Int
  ) async throws -> [SharedMotion] {
    let role = try await Self.role(of: user, in: group, pool)
    let rows = try await pool.all(
      """
      WITH motion AS (
        SELECT motion_digest, max(start_time) AS last_time
        FROM social.shared_sets JOIN social.sessions USING (user_id, session_id, motion_digest)
        WHERE group_id = \(group)
        GROUP BY motion_digest
        -- A motion whose other side is being counted has a single one for a moment.
        HAVING count(DISTINCT user_id) > 1
          AND (\(role.allows(.seeAllSharedMotions)) OR bool_or(user_id = \(user)))
          AND (\(place == nil) OR (max(start_time), motion_digest) < (\(place?.lastTime), \(place?.digest)))
        ORDER BY last_time DESC, motion_digest DESC LIMIT \(limit)
      )
      SELECT motion.motion_digest, motion.last_time, member.member_id, person.display_name,
        shared.user_id = \(user) AS is_self, session.local_date, session.start_time, session.reps
      FROM motion
      JOIN social.shared_sets AS shared ON shared.group_id = \(group) AND shared.motion_digest = motion.motion_digest
      JOIN social.sessions AS session USING (user_id, session_id)
      JOIN social.members AS member ON member.group_id = \(group) AND member.user_id = shared.user_id
      JOIN social.users AS person ON person.user_id = shared.user_id
      ORDER BY motion.last_time DESC, motion.motion_digest DESC, session.start_time, member.member_id, session.session_id
      """, commit: .reading)
    return try rows.reduce(into: []) { motions, row in
      let digest = try row.decode("motion_digest", as: [UInt8].self)
      if motions.last?.digest != digest {
        motions.append(SharedMotion(digest: digest, lastTime: try row.decode("last_time")))
      }
      motions[motions.count - 1].sets.append(
        SharedSet(
          member: try row.decode("member_id"), name: try row.decode("display_name", as: String?.self) ?? "",
          isSelf: try row.decode("is_self"), date: try row.decode("local_date"),
          startTime: try row.decode("start_time"), reps: try row.decode("reps")))
    }
  }
}
