import SessionsDomain
import SessionsProto
import SessionsService
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// How changes take their numbers in the feed, so that no reader misses one.
@Suite("Numbers of the sessions feed")
struct SessionsFeedNumbersTests {
  @Test("A transaction that stays open holds back nobody's changes, and its own are not skipped")
  func lateCommit() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
      _ = try await store.create(newSession(1))
      let before = try await client.listSessionChanges(.init(includeDays: true)).nextCursor
      let seen = try await pool.withTransaction { late in
        // It has written, and has the older transaction id.
        try await late.execute("INSERT INTO sessions.users (user_id) VALUES (\(user(99)))")
        for number in 2...4 { _ = try await store.create(newSession(number, of: user(number))) }
        let page = try await client.listSessionChanges(.init(cursor: before, includeDays: true))
        #expect(Set(page.changes.map(\.sessionID)) == Set([2, 3, 4].map { "\(sessionID($0))" }) && !page.isPending)
        let number = try await late.takeChangeNumber(of: user(), in: .sessions)
        try await late.execute(
          """
          UPDATE sessions.sessions SET note = 'late', change_number = \(number)
          WHERE user_id = \(user()) AND session_id = \(sessionID(1))
          """)
        return page.nextCursor
      }
      let rest = try await client.listSessionChanges(.init(cursor: seen, includeDays: true)).changes
      #expect(rest.map(\.sessionID) == ["\(sessionID(1))"])
    }
  }

  @Test("Many write at once: a reader misses nothing, every change has its number, and nobody waits in a circle")
  func concurrency() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let news = StreamNewsProjection(pool, notifier: Notifier())
      let people = 1...24
      for person in people { _ = try await store.create(newSession(person, of: user(person))) }
      let isOver = Mutex(false)
      async let read = {
        var (positions, seen) = (FeedPositions.beginning(of: FeedPositions.slots), [SessionID?: Int]())
        while true {
          let wasOver = isOver.withLock(\.self)
          let page = try await store.changes(.sessionsAndDays, .counts, after: positions, limit: 10)
          for entry in page.entries {
            #expect(entry.number > positions.numbers[entry.slot] ?? 0)
            positions.pass(slot: entry.slot, number: entry.number, epoch: "\(page.epoch)")
            seen[entry.change.sessionID] = entry.number
          }
          if wasOver, page.entries.isEmpty { return seen }
        }
      }()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for part in 0..<4 {
          group.addTask {
            for person in people where person % 4 == part {
              _ = try await store.create(newSession(100 + person, of: user(person), minutes: 10))
              #expect(try await store.delete(sessionID(person), of: user(person), at: noon))
              _ = try await days.changeClock(of: user(person), at: noon, request: nil) { $0 }
            }
          }
        }
        group.addTask {
          // All people at once, in orders that differ.
          for step in 0..<10 {
            let changes = people.map { person in
              StreamNewsChange(
                user: user(step % 2 == 0 ? person : 25 - person),
                stream: LandmarkStreamID(uuid(step % 2 == 0 ? person : 25 - person)),
                news: StreamNews(isExpired: false, counts: [StreamCount(counter: "pushup/9", reps: step + 1)]))
            }
            let isApplied = try await news.apply(changes, from: place(step), to: place(step + 1), at: noon)
            #expect(isApplied)
          }
        }
        try await group.waitForAll()
      }
      isOver.withLock { $0 = true }
      let seen = try await read
      let newest = try await pool.all("SELECT session_id, change_number FROM sessions.sessions").reduce(into: [:]) {
        $0[try $1.decode("session_id", as: SessionID.self)] = try $1.decode("change_number", as: Int.self)
      }
      #expect(newest.count == 48 && seen.filter { $0.key != nil } == newest)
    }
  }

  @Test("Whatever changes a session or the days takes the next number, and whatever changes nothing takes none")
  func numbers() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let news = StreamNewsProjection(pool, notifier: Notifier())
      var last = 0
      /// Checks that the newest change has a number so much higher, and is about a session or about days.
      func expectNews(_ taken: Int, of session: SessionID? = sessionID(1), _ what: String) async throws {
        let page = try await store.changes(
          .sessionsAndDays, .counts, after: .beginning(of: FeedPositions.slots), limit: 9)
        last += taken
        #expect(page.entries.last?.number == last, "\(what)")
        #expect(page.entries.last?.change.sessionID == session, "\(what)")
      }
      func note(_ text: String) async throws {
        _ = try await store.change(sessionID(1), of: user(), at: noon, request: nil) { session in
          var facts = session.facts
          facts.note = text
          return facts
        }
      }
      func tell(_ versions: [Int], from first: Int) async throws {
        let changes = versions.map { version in
          let count = StreamCount(counter: "pushup/\(version)", reps: 4)
          return StreamNewsChange(
            user: user(), stream: LandmarkStreamID(uuid(1)), news: StreamNews(isExpired: false, counts: [count]))
        }
        #expect(try await news.apply(changes, from: place(first), to: place(first + 1), at: noon))
      }
      _ = try await store.create(newSession(1))
      try await expectNews(1, "created")
      _ = try await store.create(newSession(1))
      try await expectNews(0, "created again")
      try await note("new")
      try await expectNews(1, "changed")
      try await note("new")
      try await expectNews(0, "changed to what it was")
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      try await expectNews(1, "deleted")
      #expect(try await store.delete(sessionID(1), of: user(), at: noon))
      try await expectNews(0, "deleted again")
      _ = try await store.undelete(sessionID(1), of: user(), at: noon)
      try await expectNews(1, "restored")
      try await tell([7], from: 0)
      try await expectNews(1, "recounted")
      try await tell([7, 8, 9, 9], from: 1)
      try await expectNews(2, "recounted twice in one transaction")
      _ = try await days.changeClock(of: user(), at: noon, request: nil) { $0 }
      try await expectNews(1, of: nil, "new clock")
      let today = CalendarDay(of: noon, utcOffsetSeconds: 0)
      let pause = Pause(id: PauseID(uuid(1)), dates: today...today, reason: "")
      try await days.create(pause, of: user(), today: today, at: noon)
      try await expectNews(1, of: nil, "paused")
      try await days.create(pause, of: user(), today: today, at: noon)
      try await expectNews(0, of: nil, "paused again")
      #expect(try await days.delete(pause.id, of: user(), at: noon))
      try await expectNews(1, of: nil, "no longer paused")
      #expect(try await days.delete(PauseID(uuid(2)), of: user(), at: noon) == false)
      try await expectNews(0, of: nil, "deleted no pause")
    }
  }

  @Test("An erased user's changes leave the feed, and their numbers stay taken")
  func erasure() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let store = PostgresSessionStore(pool)
      _ = try await store.create(newSession(1))
      let seen = try await store.end()
      #expect(try await PostgresErasures(pool, of: .sessions).erase([user()], from: "", to: "1"))
      let all = try await store.changes(
        .sessionsAndDays, .everything, after: .beginning(of: FeedPositions.slots), limit: 9)
      #expect(all.entries.isEmpty)
      // A reader that has seen them is not ahead of the store.
      let rest = try await store.changes(.sessionsAndDays, .everything, after: seen, limit: 9)
      #expect(rest.entries.isEmpty && !rest.isAhead)
      #expect(try await store.end() == seen)
    }
  }

  @Test("A session without a number is refused")
  func unnumbered() async throws {
    try await TestDatabase.with(.sessions) { pool in
      _ = try await PostgresSessionStore(pool).create(newSession(1))
      let error = await #expect(throws: PostgresError.self) {
        // As programs from before do.
        try await pool.execute(
          """
          INSERT INTO sessions.sessions (
            user_id, session_id, start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, set_reps,
            set_start_times, set_end_times, target, note, evidence, rep_start_ms, rep_end_ms, rep_depths, rep_qualities,
            is_late, content_digest, revision, create_time)
          SELECT user_id, gen_random_uuid(), start_time, end_time, time_zone, utc_offset_seconds, local_date, reps, set_reps,
            set_start_times, set_end_times, target, note, 4, '{}', '{}', '{}', '{}', is_late, content_digest, 1, create_time
          FROM sessions.sessions
          """)
      }
      #expect(error?.sqlState.rawValue == "23502")
    }
  }
}
