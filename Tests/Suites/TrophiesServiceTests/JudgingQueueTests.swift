import SessionsProto
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanTesting
import TrophiesDomain
import TrophiesService

@Suite("Order of judging", .timeLimit(.minutes(10)))
struct JudgingQueueTests {
  private func withStore(_ body: @Sendable (PostgresTrophyStore, PostgresPool) async throws -> Void) async throws {
    try await TestDatabase.with(.trophies) { try await body(PostgresTrophyStore($0), $0) }
  }

  /// Sessions of one user from long ago, of one rep each.
  private func past(_ numbers: ClosedRange<Int>, of owner: UserID, _ evidence: Evidence) -> [ProjectedChange] {
    numbers.map { added(session($0, day: -100, reps: 1, evidence), of: owner) }
  }

  @Test("A few verified sessions are judged at once, and everything else waits")
  func atOnce() async throws {
    try await withStore { store, pool in
      try await store.apply([added(session(1, reps: 5))])
      #expect(try await store.names() == ["T-SESSION-5"])
      try await store.apply([added(session(2, reps: 50, .declared)), added(session(3, reps: 50, .device))])
      #expect(try await pool.waiting() == ["1 patient"])
      try await store.apply([deleted(2)])
      #expect(try await pool.waiting() == ["1 patient"], "a deleted declared session is not urgent")
      try await store.apply([deleted(1)])
      #expect(try await store.names().isEmpty)
      #expect(try await pool.waiting().isEmpty, "all of a user's sessions are judged, even waiting ones")
      // More than four at once wait, and so does a history of 501 sessions that count.
      try await store.apply((1...5).map { added(session($0, reps: 5), of: user($0)) })
      #expect(try await pool.waiting() == (1...5).map { "\($0) urgent" })
      try await store.settle(at: now)
      try await store.gather(past(1...501, of: user(7), .verifiedDigest))
      #expect(try await pool.waiting() == ["7 patient"], "sessions from long ago")
      try await store.settle(at: now)
      try await store.apply([added(session(900, reps: 5), of: user(7))])
      #expect(try await pool.waiting() == ["7 urgent"])
      try await store.settle(at: now)
      #expect(try await store.names(of: user(7)).contains("T-SESSION-5"))
    }
  }

  @Test("Its length is shown, and for how long the first has waited; nothing once all are judged")
  func lengths() async throws {
    try await withStore { store, _ in
      let metrics = RecordedMetrics()
      let shown = JudgingMetrics(metrics)
      func show() async throws -> [Double?] {
        shown.show(try await store.judgingQueue.lengths())
        return ["users true", "users false", "since_timestamp_seconds true", "since_timestamp_seconds false"].map {
          metrics.values("titanup_trophies_waiting_\($0)").last
        }
      }
      #expect(try await show() == [0, 0, 0, 0])
      try await store.apply((1...5).map { added(session($0, reps: 5), of: user($0)) })
      try await store.apply([added(session(2, reps: 50, .declared), of: user(8))])
      let since = Double(now.microseconds) / 1e6
      #expect(try await show() == [5, 1, since, since])
      try await store.settle(at: now)
      #expect(try await show() == [0, 0, 0, 0])
    }
  }

  @Test("A session is judged if it is known and its owner isn't waiting")
  func judged() async throws {
    try await withStore { store, _ in
      func isJudged(_ number: Int, of owner: UserID = user()) async throws -> Bool {
        try await store.hasJudged(sessionID(number), of: owner)
      }
      #expect(try await !isJudged(1))
      // It earns nothing, but is judged.
      try await store.apply([added(session(1, reps: 1))])
      #expect(try await isJudged(1))
      #expect(try await !isJudged(1, of: user(2)))
      try await store.gather([added(session(2, reps: 5))])
      for number in [1, 2] { #expect(try await !isJudged(number)) }
      try await store.settle(at: now)
      for number in [1, 2] { #expect(try await isJudged(number)) }
      try await store.apply([deleted(1)])
      #expect(try await !isJudged(1))
    }
  }

  @Test("In a backlog only recently verified sessions are urgent")
  func backlog() async throws {
    try await withStore { store, pool in
      let yesterday = session(1, day: 0, reps: 5)
      var late = session(2, reps: 5)
      (late.start, late.end) = (now - .seconds(900), now - .seconds(890))
      #expect(yesterday.end < now - .seconds(86_400))
      try await store.gather([
        added(yesterday), added(late, of: user(2)), added(session(3, day: 1, reps: 5, .declared), of: user(3)),
      ])
      #expect(try await pool.waiting() == ["1 patient", "2 urgent", "3 patient"])
      #expect(try await store.judgingQueue.judgeBatch(urgentOnly: true, at: now))
      #expect(try await pool.waiting() == ["1 patient", "3 patient"])
      #expect(try await !store.judgingQueue.judgeBatch(urgentOnly: true, at: now))
      #expect(try await store.judgingQueue.judgeBatch(urgentOnly: false, at: now))
      #expect(try await pool.waiting().isEmpty)
      #expect(try await !store.judgingQueue.judgeBatch(urgentOnly: false, at: now))
    }
  }

  @Test("However much one user has declared, another user's verified session is judged first")
  func fair() async throws {
    try await withStore { store, pool in
      for part in 0..<5 {
        try await store.apply(past(part * 1_000 + 1...part * 1_000 + 1_000, of: user(1), .declared))
      }
      try await store.apply((2...6).map { added(session($0, reps: 5), of: user($0)) })
      #expect(try await pool.waiting() == ["1 patient"] + (2...6).map { "\($0) urgent" })
      #expect(try await store.judgingQueue.judgeBatch(urgentOnly: false, at: now))
      #expect(try await pool.waiting() == ["1 patient"])
      for number in 2...6 { #expect(try await store.names(of: user(number)) == ["T-SESSION-5"]) }
    }
  }

  @Test("Users who have waited longest come first, and a long history is judged alone")
  func order() async throws {
    try await withStore { store, pool in
      for (owner, count) in [(1, 4_000), (2, 900), (3, 200), (4, 5)] {
        try await store.gather(past(1...count, of: user(owner), .verifiedDigest))
      }
      try await store.settle(at: now)
      // The last one is also the first, and keeps its place.
      for (owner, time) in [(3, 1), (1, 2), (2, 3), (4, 4), (3, 5)] {
        let positions = try await store.standing().positions
        let change = added(session(9_000 + time, reps: 1), of: user(owner))
        #expect(try await store.gather([change], from: positions, to: positions.next, at: now + .seconds(time)))
      }
      var batches: [[String]] = []
      while true {
        let before = try await pool.waiting()
        guard try await store.judgingQueue.judgeBatch(urgentOnly: false, at: now) else { break }
        let after = try await pool.waiting()
        batches.append(before.filter { !after.contains($0) })
      }
      #expect(batches == [["1 urgent", "3 urgent"], ["2 urgent", "4 urgent"]])
    }
  }

  @Test("A history that changes while it is judged doesn't block the feed, and its user goes to the back")
  func changing() async throws {
    try await withStore { store, pool in
      try await store.gather((1...2).map { added(session($0, day: 1, reps: 12), of: user($0)) })
      let batch = try await pool.withTransaction { tx in
        _ = try await tx.first("SELECT FROM trophies.users WHERE user_id = \(user(2)) FOR UPDATE")
        let batch = Task { try await store.judgingQueue.judgeBatch(urgentOnly: false, at: now + .seconds(5)) }
        // Both have been judged, and their awards are about to be written.
        let held: SQLQuery =
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
        while try await pool.first(held) == nil { try await Task.sleep(for: .milliseconds(2)) }
        // No other process judges them meanwhile.
        #expect(try await !store.judgingQueue.judgeBatch(urgentOnly: false, at: now))
        try await tx.execute("DELETE FROM trophies.sessions WHERE user_id = \(user(2))")
        try await tx.execute(
          "UPDATE trophies.users SET history_changes = history_changes + 1 WHERE user_id = \(user(2))")
        return batch
      }
      #expect(try await batch.value)
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
      #expect(try await store.names(of: user(2)).isEmpty, "the history that was judged is outdated")
      #expect(try await pool.waiting() == ["2 urgent"])
      #expect(
        try await pool.first("SELECT stale_since FROM trophies.users WHERE user_id = \(user(2))")?
          .decode("stale_since") == now + .seconds(5))
      try await store.settle(at: now)
      #expect(try await store.names(of: user(2)).isEmpty)
      #expect(try await pool.waiting().isEmpty)
    }
  }

  @Test("Rules that change while a user is judged apply, too")
  func rules() async throws {
    try await withStore { store, pool in
      try await store.gather([added(session(1, day: 1, reps: 12))])
      let batch = try await pool.withTransaction { tx in
        _ = try await tx.first("SELECT FROM trophies.users WHERE user_id = \(user()) FOR UPDATE")
        let batch = Task { try await store.judgingQueue.judgeBatch(urgentOnly: false, at: now) }
        let held: SQLQuery =
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
        while try await pool.first(held) == nil { try await Task.sleep(for: .milliseconds(2)) }
        try await store.create(draft("T-OWL", 11))
        return batch
      }
      #expect(try await batch.value)
      #expect(try await store.names().isEmpty)
      try await store.settle(at: now)
      #expect(try await store.names() == ["T-OWL", "T-SESSION-10", "T-SESSION-5"])
    }
  }

  @Test("Declared sessions count if a rule accepts them")
  func believed() async throws {
    try await withStore { store, _ in
      var trusting = draft("T-WORD", 40)
      trusting.minEvidence = 4
      try await store.create(trusting)
      try await store.apply([added(session(1, reps: 50, .declared))])
      #expect(try await store.names().isEmpty)
      try await store.settle(at: now)
      #expect(try await store.names() == ["T-WORD"])
    }
  }

  @Test("A follower with separate judges handles one user's flood and two others' verified sessions")
  func judging() async throws {
    try await withStore { store, pool in
      let feed = MemoryFeed()
      let (waiting, channel) = (JudgingNotifiers(), TestCalls([feed]).channel)
      let judging = Judging(queue: store.judgingQueue, waiting: waiting, clock: { now })
      let follower = FollowedFeed(
        FeedClient(.sessions(countsOnly: true), channel), into: JudgedProjection(store, waiting), clock: { now },
        logger: .silent
      ) { try ProjectedChange($0) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await judging.run() }
        group.addTask { while !Task.isCancelled { try? await follower.run() } }
        for number in 1...200 { feed.add(added(session(number, reps: 1, .declared))) }
        feed.add(added(session(201, reps: 12), of: user(2)))
        for number in 202...400 { feed.add(added(session(number, reps: 1, .declared))) }
        feed.add((1...5).map { added(session(400 + $0, reps: 5), of: user(2 + $0)) })
        while try await store.standing().positions != .inFirstSlot(405, ofEpoch: 1) {
          try await Task.sleep(for: .milliseconds(2))
        }
        while try await !pool.waiting().isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        group.cancelAll()
      }
      #expect(try await store.names(of: user(2)) == ["T-SESSION-10", "T-SESSION-5"])
      for number in 3...7 { #expect(try await store.names(of: user(number)) == ["T-SESSION-5"]) }
      #expect(try await store.details(of: user()).history.sessions.count == 399)
    }
  }
}

extension PostgresPool {
  /// The waiting users, by the numbers of `user`, and whether they are urgent.
  fileprivate func waiting() async throws -> [String] {
    try await all("SELECT user_id, is_urgent FROM trophies.users WHERE is_stale ORDER BY user_id").map { row in
      let (id, isUrgent) = (try row.decode("user_id", as: UserID.self), try row.decode("is_urgent", as: Bool.self))
      return "\((1...99).first { user($0) == id } ?? 0) \(isUrgent ? "urgent" : "patient")"
    }
  }
}
