import TitanCore
import TitanPostgres

/// Finds sets with the same motion under several accounts: verified ones of members who show themselves on boards of the
/// same group. People in no common group are never compared, and neither are sets that count on no board.
///
/// All of these sets lose their place on the group's boards: when a set began is what its sender says, so nobody can tell
/// the original from the copy. A copy gains nothing, and the original counts again as soon as its copies are deleted.
enum MotionComparison {
  /// Compares the sets of users whose rows are locked, and marks those others of whom it wasn't known yet.
  static func compare(_ users: [UserID], _ tx: PostgresTransaction) async throws {
    let marked = try await tx.execute(
      """
      WITH pair AS (
        -- Whoever leaves, hides or deletes something at this moment is waited for.
        SELECT own_member.group_id, own.motion_digest, own.user_id, own.session_id, other.user_id AS other_user_id
        FROM social.members AS own_member
        JOIN social.sessions AS own USING (user_id)
        JOIN social.sessions AS other ON other.motion_digest = own.motion_digest AND other.user_id <> own.user_id
        JOIN social.members AS other_member
          ON other_member.group_id = own_member.group_id AND other_member.user_id = other.user_id
        WHERE own.user_id = ANY (\(users)) AND own.motion_digest IS NOT NULL AND own.is_verified AND other.is_verified
          AND own_member.shows_board AND other_member.shows_board
        FOR SHARE
      ), gone AS (
        DELETE FROM social.shared_sets AS shared
        WHERE user_id = ANY (\(users)) AND NOT EXISTS (
          SELECT FROM pair WHERE (pair.group_id, pair.motion_digest, pair.user_id, pair.session_id)
            = (shared.group_id, shared.motion_digest, shared.user_id, shared.session_id))
      ), found AS (
        INSERT INTO social.shared_sets (group_id, motion_digest, user_id, session_id)
        SELECT DISTINCT group_id, motion_digest, user_id, session_id FROM pair
        ON CONFLICT DO NOTHING
      )
      INSERT INTO social.uncounted_users (user_id)
      SELECT DISTINCT other_user_id FROM pair
      WHERE other_user_id <> ALL (\(users)) AND NOT EXISTS (
        SELECT FROM social.shared_sets AS known WHERE (known.group_id, known.motion_digest, known.user_id)
          = (pair.group_id, pair.motion_digest, pair.other_user_id))
      ORDER BY other_user_id
      ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id
      """)
    if marked > 0 { try await GroupCounting.notify(tx) }
  }
}
