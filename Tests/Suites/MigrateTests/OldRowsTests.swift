import Testing
import TitanCore
import TitanPostgres
import TitanTesting

/// What migrations do to rows that earlier versions of the programs have written.
@Suite("Migrations of existing rows", .timeLimit(.minutes(10)))
struct OldRowsTests {
  private func run(_ script: String, _ database: TestDatabase) async throws {
    try await DirectConnection.with(database.administration) { try $0.run(script: script) }
  }

  /// The only column of a query, as text.
  private func column(_ query: SQLQuery, _ database: TestDatabase) async throws -> [String] {
    try await DirectConnection.with(database.administration) { connection in
      try connection.all(query).map { try $0.decode("value") }
    }
  }

  private static let owner = "01900000-0000-7000-8000-000000000001"
  private static let other = "01900000-0000-7000-8000-000000000002"

  @Test("Training rereads sessions for their zones, keeps its rows until then, and leaves other feeds alone")
  func trainingZones() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.training, through: 3)
      try await run(
        """
        INSERT INTO training.push_ups (
          user_id, session_id, start_time, end_time, local_date, reps, sets, active_time, reading)
        VALUES ('\(Self.owner)', '\(Self.other)', '2026-06-01T06:00Z', '2026-06-01T06:01Z', '2026-06-01', 12, 1, '30 s', 4);
        UPDATE training.feeds SET cursor = 'place ' || feed, reading = 4;
        """, database)
      try await database.migrate(.training)
      let feeds = try await column(
        "SELECT concat_ws(' ', feed, cursor, reading, is_rebuilding) AS value FROM training.feeds ORDER BY feed",
        database)
      #expect(feeds == ["profile place profile 4 f", "sessions  5 t"])
      let rows = try await column(
        "SELECT concat_ws(' ', reps, reading, '\"' || time_zone || '\"') AS value FROM training.push_ups", database)
      #expect(rows == ["12 4 \"\""])
    }
  }

  @Test("Training that has read nothing yet does not reread anything")
  func trainingAtTheBeginning() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.training, through: 3)
      try await database.migrate(.training)
      let feeds = try await column(
        "SELECT concat_ws(' ', feed, cursor, reading, is_rebuilding) AS value FROM training.feeds ORDER BY feed",
        database)
      #expect(feeds == ["profile  1 f", "sessions  1 f"])
    }
  }

  @Test("Sessions, clocks and pauses keep their order in the feed, and what is written from then on comes after them")
  func feedOfSessions() async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(.sessions, through: 10)
      try await run(
        """
        INSERT INTO sessions.users (user_id) VALUES ('\(Self.owner)');
        INSERT INTO sessions.sessions (
          user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, set_reps,
          set_start_times, set_end_times, target, note, evidence, rep_start_ms, rep_end_ms, is_late, content_digest,
          revision, create_time, change_xid)
        SELECT '\(Self.owner)', ('01900000-0000-7000-8000-00000000010' || number)::uuid, '2026-06-01T06:00Z',
          '2026-06-01T06:01Z', 'UTC', 0, '2026-06-01', 5, '{5}', '{2026-06-01T06:00Z}', '{2026-06-01T06:01Z}', 10, '', 4,
          '{}', '{}', false, '', 1, '2026-06-01T06:02Z', change_xid
        FROM (VALUES (1, '30'::xid8), (2, '10'), (3, '20')) AS written (number, change_xid);
        INSERT INTO sessions.pauses (user_id, pause_id, first_local_date, last_local_date, reason, create_time)
        VALUES ('\(Self.owner)', '\(Self.other)', '2026-05-31', '2026-06-02', '', '2026-06-01T06:02Z');
        """, database)
      try await database.migrate(.sessions, through: 11)
      let numbers: SQLQuery = """
        SELECT concat_ws(' ', string_agg(change_number::text, ' ' ORDER BY session_id),
          (SELECT days_change_number FROM sessions.users), (SELECT sum(last_number) FROM sessions.feed_slots)) AS value
        FROM sessions.sessions
        """
      #expect(try await column(numbers, database) == ["3 1 2 4 4"])
      // As programs wrote that left it to triggers to number what they change.
      try await run("UPDATE sessions.sessions SET note = 'later' WHERE change_number = 1", database)
      try await run("UPDATE sessions.pauses SET reason = 'later'", database)
      #expect(try await column(numbers, database) == ["3 5 2 6 6"])
      try await database.migrate(.sessions)
      #expect(try await column(numbers, database) == ["3 5 2 6 6"])
    }
  }

  @Test(
    "Followers of sessions begin anew, one reading further on, and keep what they have",
    arguments: [(TitanUpService.trophies, 13), (.habits, 7), (.training, 9)])
  func followersOfSessions(_ service: TitanUpService, _ last: Int) async throws {
    try await TestDatabase.with([]) { database in
      try await database.migrate(service, through: last)
      try await run(
        "UPDATE \(service.schema).feeds SET cursor = 'somewhere', reading = 4 WHERE feed = 'sessions'", database)
      try await database.migrate(service)
      let slots = try await column(
        """
        SELECT concat_ws(' ', count(*), min(number), max(number), max(epoch), min(reading), max(reading),
          bool_or(is_rebuilding)) AS value
        FROM \(unescaped: service.schema).followed_slots WHERE feed = 'sessions'
        """, database)
      #expect(slots == ["128 0 0  5 5 f"])
    }
  }

  @Test("Titles of habits are normalized, and one that becomes a duplicate for its user is changed")
  func habitTitles() async throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    // Two marks on one letter, in either order: neither form is composed.
    let (below, above) = ("a\u{323}\u{307}", "a\u{307}\u{323}")
    let titles = [
      (Self.owner, composed), (Self.owner, decomposed), (Self.owner, below), (Self.owner, above),
      (Self.other, decomposed), (Self.other, "run"),
    ]
    try await TestDatabase.with([]) { database in
      try await database.migrate(.habits, through: 4)
      for (number, (user, title)) in titles.enumerated() {
        try await run(
          """
          INSERT INTO habits.users (user_id) VALUES ('\(user)') ON CONFLICT DO NOTHING;
          INSERT INTO habits.habits (
            user_id, habit_id, title, title_key, kind, measure, unit, goal_count, goal_period, goal_direction, difficulty,
            color, start_date, is_hidden_in_activity, is_archived, position, content_digest, revision, change_number,
            create_time)
          VALUES ('\(user)', '01900000-0000-7000-8000-00000000010\(number)', '\(title)', '\(title)', 1, 1, '', 1, 1, 1, 1,
            'red', '2026-06-01', false, false, \(number), '', 1, 1, '2026-06-01T06:00Z');
          """, database)
      }
      try await database.migrate(.habits)
      // Compared by scalars, because Swift considers composed and decomposed texts equal.
      let keys = try await column("SELECT title_key AS value FROM habits.habits ORDER BY habit_id", database)
      let expected = [composed, decomposed, "\u{1EA1}\u{307}", above, composed, "run"]
      #expect(keys.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
      let kept = try await column("SELECT title AS value FROM habits.habits ORDER BY habit_id", database)
      #expect(kept.map { Array($0.unicodeScalars) } == titles.map { Array($0.1.unicodeScalars) })
    }
  }
}
