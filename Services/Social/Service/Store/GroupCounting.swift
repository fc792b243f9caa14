import SocialDomain
package import TitanCore
package import TitanFeeds
package import TitanPostgres

/// Counts what members show in their groups: totals on boards, and entries of feeds.
///
/// Whatever changes a member's training marks them in the same transaction, and counting starts from the training, not
/// from the change: so it can be done later, again, or by another process. A member's row in `users` is locked meanwhile, so
/// that one who joins, leaves or hides something at this moment is counted before or after it.
///
/// No total depends on the clock, so nobody is counted because time passes. Feeds count those whose training they have
/// changed. All other marks come with a notification, which `run` waits for.
package struct GroupCounting: Sendable {
  private let pool: PostgresPool
  /// Wakes `run` in all processes of the service. Only transactions notify: the triggers of the store do, too.
  package let notifier = Notifier(channel: Self.channel)
  private static let channel = "social_uncounted"

  package init(_ pool: PostgresPool) { self.pool = pool }

  /// Counts those who are marked now, among them those that a killed process has left, and then whenever transactions
  /// have marked others. It runs until its task is cancelled, or the store fails.
  package func run(clock: WallClock) async throws {
    // Subscribed before the first look, so that nothing is missed between looking and waiting.
    let notifications = notifier.subscribe()
    try await self(at: clock())
    for await _ in notifications { try await self(at: clock()) }
  }

  /// The most members that one transaction counts.
  private static let batch = 100

  /// Notes that the training of these people has changed, for a feed that counts them itself. Those without a name are in
  /// no group.
  static func mark(_ users: Set<UserID>, _ tx: PostgresTransaction) async throws {
    if users.isEmpty { return }
    try await tx.execute(
      """
      INSERT INTO social.uncounted_users (user_id)
      SELECT user_id FROM social.users WHERE user_id = ANY (\(Array(users))) ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id
      """)
  }

  static func mark(membersOf group: GroupID, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      """
      INSERT INTO social.uncounted_users (user_id)
      SELECT user_id FROM social.members WHERE group_id = \(group) ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id
      """)
    try await notify(tx)
  }

  /// Arrives when the transaction commits.
  static func notify(_ tx: PostgresTransaction) async throws {
    try await tx.execute("SELECT pg_notify(\(channel), '')")
  }

  /// Counts everyone who is marked, and those who are marked by that: what is found of one member's motion may concern
  /// another's.
  package func callAsFunction(at now: Timestamp) async throws {
    var last: UserID?
    while true {
      let users = try await pool.all(
        """
        SELECT user_id FROM social.uncounted_users WHERE \(last == nil) OR user_id > \(last)
        ORDER BY user_id LIMIT \(Self.batch)
        """
      ).map { try $0.decode("user_id", as: UserID.self) }
      guard let lastOfThese = users.last else {
        if last == nil { return }
        last = nil
        continue
      }
      try await pool.withTransaction { tx in
        _ = try await tx.all(
          "SELECT user_id FROM social.users WHERE user_id = ANY (\(users)) ORDER BY user_id FOR UPDATE")
        // Marks made from here on stay. What was committed with the deleted ones is seen by the statements that follow.
        let unmarked = try await tx.all(
          """
          DELETE FROM social.uncounted_users WHERE user_id IN (
            SELECT user_id FROM social.uncounted_users WHERE user_id = ANY (\(users)) ORDER BY user_id FOR UPDATE)
          RETURNING user_id
          """)
        // The others have meanwhile been counted by another process.
        try await Self.count(try unmarked.map { try $0.decode("user_id") }, at: now, tx)
      }
      last = lastOfThese
    }
  }

  /// Counts users whose rows are locked.
  static func count(_ users: [UserID], at now: Timestamp, _ tx: PostgresTransaction) async throws {
    if users.isEmpty { return }
    try await MotionComparison.compare(users, tx)
    try await countStandings(of: users, at: now, tx)
    try await countEntries(of: users, at: now, tx)
  }

  private static func countStandings(of users: [UserID], at now: Timestamp, _ tx: PostgresTransaction) async throws {
    let kept = BoardPeriod.firstKept(at: now)
    try await tx.execute(
      """
      WITH member AS (
        -- Members who are being removed are waited for.
        SELECT group_id, user_id, member_id FROM social.members WHERE user_id = ANY (\(users)) AND shows_board
        FOR KEY SHARE
      ), challenge AS (
        SELECT group_id, challenge_id, rule, first_date, last_date FROM social.challenges
        WHERE group_id IN (SELECT group_id FROM member)
      ), day AS (
        SELECT group_id, user_id, local_date, sum(reps) AS reps, count(*) AS sessions,
          local_date - (extract(isodow FROM local_date)::integer - 1) AS monday,
          local_date - (extract(day FROM local_date)::integer - 1) AS first_of_month
        FROM member JOIN social.sessions USING (user_id)
        WHERE is_verified AND local_date >= least(\(kept), (SELECT min(first_date) FROM challenge))
          AND NOT EXISTS (
            SELECT FROM social.shared_sets AS shared WHERE (shared.group_id, shared.user_id, shared.session_id)
              = (member.group_id, sessions.user_id, sessions.session_id))
        GROUP BY group_id, user_id, local_date
      ), wanted AS (
        SELECT group_id AS board_id, 1 AS kind, monday AS first_date, user_id, group_id, member_id, sum(reps) AS total
        FROM member JOIN day USING (group_id, user_id) WHERE monday >= \(kept)
        GROUP BY group_id, monday, user_id, member_id
        UNION ALL
        SELECT group_id, 2, first_of_month, user_id, group_id, member_id, sum(reps)
        FROM member JOIN day USING (group_id, user_id) WHERE first_of_month >= \(kept)
        GROUP BY group_id, first_of_month, user_id, member_id
        UNION ALL
        SELECT challenge_id, 3, first_date, user_id, group_id, member_id,
          CASE rule WHEN 1 THEN sum(reps) WHEN 2 THEN count(*) ELSE sum(sessions) END
        FROM member JOIN challenge USING (group_id) JOIN day USING (group_id, user_id)
        WHERE local_date BETWEEN first_date AND last_date
        GROUP BY challenge_id, rule, first_date, user_id, group_id, member_id
      ), gone AS (
        DELETE FROM social.standings AS standing
        WHERE user_id = ANY (\(users)) AND NOT EXISTS (
          SELECT FROM wanted WHERE (wanted.board_id, wanted.kind, wanted.first_date, wanted.user_id)
            = (standing.board_id, standing.kind, standing.first_date, standing.user_id))
      )
      INSERT INTO social.standings AS standing (board_id, kind, first_date, user_id, group_id, member_id, total)
      SELECT board_id, kind, first_date, user_id, group_id, member_id, total FROM wanted WHERE total > 0
      ON CONFLICT (board_id, kind, first_date, user_id) DO UPDATE SET total = EXCLUDED.total
      WHERE standing.total <> EXCLUDED.total
      """)
  }

  private static func countEntries(of users: [UserID], at now: Timestamp, _ tx: PostgresTransaction) async throws {
    let kept = FeedEntry.firstKept(at: now)
    try await tx.execute(
      """
      WITH member AS (
        SELECT group_id, user_id, shows_push_ups, shows_practices FROM social.members
        WHERE user_id = ANY (\(users)) AND (shows_push_ups OR shows_practices)
        FOR KEY SHARE
      ), done AS (
        SELECT user_id, local_date, start_time, true AS is_push_ups, reps,
          CASE WHEN is_verified THEN reps ELSE 0 END AS verified_reps, 0 AS practices
        FROM social.sessions WHERE user_id = ANY (\(users)) AND local_date >= \(kept)
        UNION ALL
        SELECT user_id, local_date, start_time, false, 0, 0, 1
        FROM social.practices WHERE user_id = ANY (\(users)) AND local_date >= \(kept)
      ), wanted AS (
        SELECT group_id, user_id, local_date, max(start_time) AS last_time, sum(reps) AS reps,
          sum(verified_reps) AS verified_reps, sum(practices) AS practices
        FROM member JOIN done USING (user_id)
        WHERE CASE WHEN is_push_ups THEN shows_push_ups ELSE shows_practices END
        GROUP BY group_id, user_id, local_date
      ), gone AS (
        DELETE FROM social.feed_entries AS entry
        WHERE user_id = ANY (\(users)) AND NOT EXISTS (
          SELECT FROM wanted WHERE (wanted.group_id, wanted.user_id, wanted.local_date)
            = (entry.group_id, entry.user_id, entry.local_date))
      )
      INSERT INTO social.feed_entries AS entry (
        group_id, user_id, local_date, last_time, reps, verified_reps, practices)
      SELECT group_id, user_id, local_date, last_time, reps, verified_reps, practices FROM wanted
      ON CONFLICT (group_id, user_id, local_date) DO UPDATE SET
        last_time = EXCLUDED.last_time, reps = EXCLUDED.reps, verified_reps = EXCLUDED.verified_reps,
        practices = EXCLUDED.practices
      WHERE (entry.last_time, entry.reps, entry.verified_reps, entry.practices)
        <> (EXCLUDED.last_time, EXCLUDED.reps, EXCLUDED.verified_reps, EXCLUDED.practices)
      """)
  }

  /// Deletes what is too old to be shown: invitations, challenges, and what was counted.
  package func tidy(at now: Timestamp) async throws {
    try await pool.execute("DELETE FROM social.group_invitations WHERE expire_time <= \(now)")
    let today = CalendarDay(of: now, utcOffsetSeconds: 0)
    try await pool.execute(
      "DELETE FROM social.challenges WHERE last_date < \(today - Challenge.keptDays)")
    try await pool.execute(
      """
      DELETE FROM social.standings AS standing
      WHERE kind < 3 AND first_date < \(BoardPeriod.firstKept(at: now))
        OR kind = 3 AND NOT EXISTS (
          SELECT FROM social.challenges
          WHERE challenges.group_id = standing.group_id AND challenges.challenge_id = standing.board_id)
      """)
    try await pool.execute(
      "DELETE FROM social.feed_entries WHERE local_date < \(FeedEntry.firstKept(at: now))")
  }
}
