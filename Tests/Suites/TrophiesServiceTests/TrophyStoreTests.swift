import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting
import TrophiesDomain
import TrophiesService

@Suite("Trophy store")
struct TrophyStoreTests {
  private func withStore(_ body: @Sendable (PostgresTrophyStore) async throws -> Void) async throws {
    try await TestDatabase.with(.trophies) { try await body(PostgresTrophyStore($0)) }
  }

  @Test("The diary's ten trophies exist, in both languages")
  func seeds() async throws {
    try await withStore { store in
      let rules = try await store.rules().current
      #expect(
        rules.map(\.id.description) == [
          "T-STREAK-3", "T-SESSION-5", "T-FAST-5-10S", "T-SESSION-10", "T-SESSION-20", "T-SESSION-40", "T-SESSION-50",
          "T-DAY-50", "T-DAY-100", "T-DAY-300",
        ])
      #expect(
        rules.map { $0.texts(in: .english).title } == [
          "3 days of pushups", "5 pushups", "5 pushups under 10 second", "10 pushups", "20 pushups", "40 pushups",
          "50 pushups", "50 pushups in a day", "100 pushups in a day", "300 pushups in a day",
        ])
      #expect(
        rules.map(\.criterion) == [
          .daysInRow(3), .repsInSession(5), .repsInWindow(5, milliseconds: 10_000), .repsInSession(10),
          .repsInSession(20), .repsInSession(40), .repsInSession(50), .repsInDay(50), .repsInDay(100), .repsInDay(300),
        ])
      #expect(rules.allSatisfy { $0.minEvidence == .verifiedDigest })
      #expect(rules.allSatisfy { $0.texts(in: .german).title != $0.texts(in: .english).title })
    }
  }

  @Test("Counted sessions earn awards, with the proving session, and declared ones don't")
  func earns() async throws {
    try await withStore { store in
      try await store.apply([added(session(1, reps: 12)), added(session(2, reps: 300, .declared))])
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
      let awards = try await store.awards(of: user(), AwardFilter(), limit: 9)
      // Newest first: the tenth rep came after the fifth.
      #expect(awards.map(\.trophy.description) == ["T-SESSION-10", "T-SESSION-5"])
      let earned = awards[1].standing.earned
      #expect(earned.proof.sessions == [sessionID(1)])
      #expect(earned.earnTime == monday + .seconds(600 + 10))
      #expect(awards.allSatisfy { $0.grantTime == now && $0.standing.state == .granted })
      #expect(try await store.names(of: user(2)).isEmpty)
    }
  }

  @Test("An erased user earns nothing from later changes, or from a rereading")
  func erased() async throws {
    try await TestDatabase.with(.trophies) { pool in
      let (store, erasures) = (PostgresTrophyStore(pool), PostgresErasures(pool, of: .trophies))
      try await store.apply([added(session(1, reps: 12)), added(session(2, reps: 7), of: user(2))])
      #expect(try await erasures.erase([user()], from: "", to: "a"))
      try await store.apply([ProjectedChange(user: user(), .days(DayRules(timeZone: "Asia/Tokyo")))])
      try await store.apply([added(session(3, reps: 12)), added(session(4, reps: 12), of: user(2))])
      try await store.beginRebuild(from: try await store.standing().positions)
      try await store.apply([added(session(1, reps: 12))])
      try await store.finishRebuild(from: try await store.standing().positions, at: now)
      for table in ["users", "sessions", "awards", "days"] {
        let rows = try await pool.all("SELECT 1 AS x FROM trophies.\(unescaped: table) WHERE user_id = \(user())")
        #expect(rows.isEmpty, "\(table)")
      }
      try await store.apply([added(session(4, reps: 12), of: user(2))])
      #expect(try await store.names(of: user(2)) == ["T-SESSION-10", "T-SESSION-5"])
    }
  }

  @Test("Users without changes in the feed are not judged again")
  func toldAgain() async throws {
    try await TestDatabase.with(.trophies) { pool in
      let store = PostgresTrophyStore(pool)
      func changes() async throws -> Int? {
        try await pool.first("SELECT history_changes FROM trophies.users WHERE user_id = \(user())")?
          .decode("history_changes")
      }
      let told = [
        added(session(1, reps: 12)), added(session(2, reps: 7)),
        deleted(3),
      ]
      try await store.apply(told)
      let once = try await changes()
      try await store.apply(told)
      #expect(try await changes() == once)
      try await store.apply([added(session(2, reps: 8))])
      #expect(try await changes() != once)
      // Of repeated changes the last one counts, even if it equals the original.
      try await store.apply([added(session(2, reps: 30)), added(session(2, reps: 8))])
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
    }
  }

  @Test("A repeated change has no effect, and a deleted and restored session gives the same award, sent again")
  func onceOnly() async throws {
    try await withStore { store in
      try await store.apply([added(session(1, reps: 7))])
      let granted = try await store.awards(of: user(), AwardFilter(), limit: 9)
      try await store.apply([added(session(1, reps: 7)), added(session(1, reps: 7))])
      #expect(try await store.awards(of: user(), AwardFilter(), limit: 9) == granted)
      try await store.apply([deleted(1), deleted(1)])
      #expect(try await store.names().isEmpty)
      let revoked = try await store.awards(of: user(), AwardFilter(includesRevoked: true), limit: 9)
      #expect(revoked.map(\.standing.state) == [.revoked])
      try await store.apply([added(session(1, reps: 7))])
      let again = try await store.awards(of: user(), AwardFilter(), limit: 9)
      #expect(again.map(\.id) == granted.map(\.id))
      #expect(again.map(\.grantTime) == granted.map(\.grantTime))
      #expect(again.map(\.changeNumber) == [3])
    }
  }

  @Test("An award is found by its id, and stays seen whatever happens to it")
  func acknowledge() async throws {
    try await withStore { store in
      try await store.apply([added(session(1, reps: 7))])
      let award = try #require(try await store.awards(of: user(), AwardFilter(), limit: 9).first)
      #expect(award.acknowledgeTime == nil)
      #expect(try await store.award(award.id, of: user()) == award)
      #expect(try await store.award(award.id, of: user(2)) == nil)
      #expect(try await store.acknowledge(award.id, of: user(2), at: now) == nil)
      #expect(try await store.acknowledge(award.id, of: user(), at: now)?.acknowledgeTime == now)
      #expect(try await store.acknowledge(award.id, of: user(), at: now + .seconds(9))?.acknowledgeTime == now)
      try await store.apply([deleted(1)])
      try await store.apply([added(session(1, reps: 7))])
      #expect(try await store.award(award.id, of: user())?.acknowledgeTime == now)
    }
  }

  @Test("A trophy gives points by tier, and the highest level outlives the sessions that earned it")
  func levels() async throws {
    try await withStore { store in
      let rules = try await store.rules().current
      #expect(rules.map(\.experience) == [15, 15, 15, 15, 30, 30, 90, 30, 30, 90])
      #expect(try await store.details(of: user()).highestLevel == TitanLevel(1))
      // 300 reps, one date, and every trophy except for the three days in a row.
      try await store.apply([added(session(1, reps: 300))])
      let details = try await store.details(of: user())
      let points = try await store.rules().experience(of: details.awards.standings)
      let experience = Experience(details.history, trophyPoints: points)
      #expect(experience.total == 300 + 10 + 330)
      #expect(details.highestLevel == experience.level)
      try await store.apply([deleted(1)])
      let after = try await store.details(of: user())
      #expect(after.highestLevel == details.highestLevel)
      #expect(try await store.rules().experience(of: after.awards.standings) == 0)
    }
  }

  @Test("A level reached has its position among the awards, and is sent once")
  func levelChanges() async throws {
    try await withStore { store in
      try await store.apply([added(session(1, reps: 4))])
      #expect(try await store.awardChanges(of: user(), after: 0, limit: 9).changes.isEmpty)
      try await store.apply([added(session(1, reps: 300))])
      let changes = try await store.awardChanges(of: user(), after: 0, limit: 99).changes
      #expect(changes.map(\.number) == Array(1...9))
      #expect(changes.last == .level(number: 9))
      // It is not sent before the awards that precede it.
      let page = try await store.awardChanges(of: user(), after: 0, limit: 8).changes
      #expect(page == Array(changes.prefix(8)))
      #expect(try await store.awardChanges(of: user(), after: 8, limit: 9).changes == [.level(number: 9)])
      try await store.apply([deleted(1)])
      try await store.apply([added(session(1, reps: 300))])
      let later = try await store.awardChanges(of: user(), after: 9, limit: 99).changes
      #expect(later.count == 8 && later.allSatisfy { if case .award = $0 { true } else { false } })
    }
  }

  @Test("A pause completes a streak, its removal revokes the award, and the newest day rules count")
  func days() async throws {
    try await withStore { store in
      let first = CalendarDay(of: monday, utcOffsetSeconds: 7_200)
      func days(_ pauses: [ClosedRange<CalendarDay>], of owner: UserID = user()) -> ProjectedChange {
        ProjectedChange(
          user: owner,
          .days(DayRules(timeZone: "Asia/Tokyo", dayStart: DayStart(minutes: 240) ?? .midnight, pauses: pauses)))
      }
      try await store.apply([0, 1, 4].map { added(session($0, day: $0, reps: 1)) })
      #expect(try await store.names().isEmpty)
      try await store.apply([days([first + 2...first + 3, first + 9...first + 9])])
      #expect(try await store.names() == ["T-STREAK-3"])
      let rules = try await store.details(of: user()).history.days
      #expect((rules.timeZone, rules.dayStart.minutes, rules.pauses.count) == ("Asia/Tokyo", 240, 2))
      try await store.apply([days([first + 2...first + 2])])
      #expect(try await store.names().isEmpty)
      try await store.apply([days([first + 2...first + 3])])
      #expect(try await store.names() == ["T-STREAK-3"])
      // Rereading the feed: what it no longer mentions is removed at the end.
      try await store.beginRebuild(from: try await store.standing().positions)
      try await store.apply([0, 1, 4].map { added(session($0, day: $0, reps: 1)) })
      #expect(try await store.names() == ["T-STREAK-3"])
      try await store.finishRebuild(from: try await store.standing().positions, at: now)
      #expect(try await store.names().isEmpty)
      #expect(try await store.details(of: user()).history.days == .standard)
    }
  }

  @Test("The catalogue's medals exist, in both languages")
  func medals() async throws {
    try await withStore { store in
      let rules = try await store.medalRules().current
      #expect(rules.filter { $0.kind == .intraday }.map(\.threshold) == [1, 2, 5, 8, 10, 15, 20, 50])
      #expect(
        rules.filter { $0.kind == .consistency }.map(\.threshold) == [1, 7, 30, 60, 90, 150, 200, 300, 365])
      #expect(
        rules.map(\.criterion)
          == rules.map { $0.kind == .intraday ? .sessionsInDay($0.threshold) : .daysInRow($0.threshold) })
      #expect(rules.allSatisfy { $0.minEvidence == .verifiedDigest && $0.texts[.german] != $0.texts[.english] })
    }
  }

  @Test("A change of an award's proof is not sent")
  func otherProof() async throws {
    try await withStore { store in
      try await store.apply([added(session(1, reps: 7)), added(session(2, day: 1, reps: 7))])
      let first = try #require(try await store.awards(of: user(), AwardFilter(), limit: 9).first)
      try await store.apply([deleted(1)])
      let second = try #require(try await store.awards(of: user(), AwardFilter(), limit: 9).first)
      #expect(second.standing.earned.proof.sessions == [sessionID(2)])
      #expect(second.changeNumber == first.changeNumber)
      #expect(try await store.awardChanges(of: user(), after: first.changeNumber, limit: 9).awards.isEmpty)
    }
  }

  @Test("A batch can change many users, with 300 reps each")
  func batch() async throws {
    try await withStore { store in
      let changes = (1...20).flatMap { owner in
        (0..<6).map { added(session(owner * 10 + $0, reps: 50), of: user(owner)) }
      }
      try await store.apply(changes)
      try await store.settle(at: now)
      for owner in 1...20 {
        let days = try await store.names(of: user(owner)).filter { $0.hasPrefix("T-DAY") }
        #expect(days == ["T-DAY-100", "T-DAY-300", "T-DAY-50"])
      }
    }
  }

  @Test("A follower at another position does nothing")
  func overtaken() async throws {
    try await withStore { store in
      let first = try await store.apply([added(session(1, reps: 7))], from: place(0), to: place(1), at: now)
      let second = try await store.apply([deleted(1)], from: place(0), to: place(2), at: now)
      #expect((first, second) == (true, false))
      #expect(try await store.standing() == FeedStanding(positions: place(1), isRebuilding: false))
      #expect(try await store.names() == ["T-SESSION-5"])
    }
  }

  @Test("Processes that receive the same changes apply each of them once")
  func replicas() async throws {
    try await withStore { store in
      let winners = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<4 {
          group.addTask {
            var won = 0
            for step in 0..<10 {
              let change = added(session(step, reps: 5 + step))
              won +=
                try await store.apply([change], from: place(step), to: place(step + 1), at: now) ? 1 : 0
            }
            return won
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(winners == 10)
      #expect(try await store.standing().positions == place(10))
    }
  }

  @Test("A rebuild removes nothing until it is finished, and ends at the feed's cursor")
  func rebuild() async throws {
    try await withStore { store in
      try await store.apply([added(session(1, reps: 12)), added(session(2, day: 1, reps: 25), of: user(2))])
      let positions = try await store.standing().positions
      try await store.beginRebuild(from: place(9))
      #expect(try await store.standing().positions == positions)
      try await store.beginRebuild(from: positions)
      #expect(try await store.standing() == FeedStanding(positions: place(0), isRebuilding: true))
      // The restored feed knows the second session and another one of the first user.
      #expect(
        try await store.apply([added(session(2, day: 1, reps: 25), of: user(2))], from: place(0), to: place(3), at: now)
      )
      #expect(try await store.apply([added(session(3, reps: 6))], from: place(3), to: place(4), at: now))
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
      try await store.finishRebuild(from: place(4), at: now)
      #expect(try await store.standing() == FeedStanding(positions: place(4), isRebuilding: false))
      #expect(try await store.names() == ["T-SESSION-5"])
      #expect(try await store.names(of: user(2)) == ["T-SESSION-10", "T-SESSION-20", "T-SESSION-5"])
    }
  }

  @Test("Finishing a rebuild that another process has restarted removes nothing")
  func rebuildBegunAgain() async throws {
    try await withStore { store in
      let told = [
        added(session(1, reps: 12)),
        ProjectedChange(user: user(), .days(DayRules(timeZone: "Asia/Tokyo"))),
      ]
      #expect(try await store.apply(told, from: place(0), to: place(1), at: now))
      try await store.beginRebuild(from: place(1))
      #expect(try await store.apply(told, from: place(0), to: place(1), at: now))
      try await store.beginRebuild(from: place(1))
      let (history, changes) = (
        try await store.details(of: user()).history, try await store.awardChanges(of: user(), after: 0, limit: 9)
      )
      try await store.finishRebuild(from: place(1), at: now)
      #expect(try await store.standing() == FeedStanding(positions: place(0), isRebuilding: true))
      #expect(try await store.details(of: user()).history == history)
      #expect(history.sessions == [session(1, reps: 12)] && history.days.timeZone == "Asia/Tokyo")
      #expect(try await store.awardChanges(of: user(), after: 0, limit: 9) == changes)
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
      // The second rebuild finishes it.
      #expect(try await store.apply(told, from: place(0), to: place(1), at: now))
      try await store.finishRebuild(from: place(1), at: now)
      #expect(try await store.standing() == FeedStanding(positions: place(1), isRebuilding: false))
      #expect(try await store.names() == ["T-SESSION-10", "T-SESSION-5"])
    }
  }

  @Test("Awards that are judged from scratch keep their ids")
  func ids() async throws {
    let awards = Collected<[AwardID]>()
    for _ in 0..<2 {
      try await withStore { store in
        try await store.apply([added(session(1, reps: 12))])
        awards.add(try await store.awards(of: user(), AwardFilter(), limit: 9).map(\.id))
      }
    }
    #expect(awards.all.count == 2)
    #expect(awards.all.first == awards.all.last)
  }

  @Test("Each change of a user makes a new version of the history, which reads the same without rep times")
  func versions() async throws {
    try await withStore { store in
      let first = try await store.summary(of: user())
      #expect((first.version.changes, first.awards, first.highestLevel) == (0, [], TitanLevel(1)))
      var seen: Set<HistoryVersion> = [first.version]
      let pause = CalendarDay("2026-06-03")!...CalendarDay("2026-06-04")!
      let steps = [
        [added(session(1, reps: 12))], [added(session(2, day: 1, reps: 5)), added(session(3, day: 2, reps: 7))],
        [ProjectedChange(user: user(), .days(DayRules(pauses: [pause])))], [deleted(1)],
        [added(session(2, day: 1, reps: 6))],
      ]
      for step in steps {
        try await store.apply(step)
        let (summary, details) = (try await store.summary(of: user()), try await store.details(of: user()))
        #expect(seen.insert(summary.version).inserted)
        #expect(
          summary.awards.sorted { $0.changeNumber < $1.changeNumber }
            == details.awards.sorted { $0.changeNumber < $1.changeNumber })
        #expect(summary.highestLevel == details.highestLevel)
        let (slim, rules) = (try await store.history(of: user()).0, try await store.medalRules())
        #expect(MedalRecord.all(rules, in: slim) == MedalRecord.all(rules, in: details.history))
        #expect(Experience(slim, trophyPoints: 0) == Experience(details.history, trophyPoints: 0))
        #expect((slim.zone, slim.days) == (details.history.zone, details.history.days))
        try await store.apply([added(session(9, reps: 1), of: user(2))])
        #expect(try await store.summary(of: user()).version == summary.version)
      }
      try await store.beginRebuild(from: try await store.standing().positions)
      try await store.finishRebuild(from: try await store.standing().positions, at: now)
      let rebuilt = try await store.summary(of: user())
      #expect(seen.insert(rebuilt.version).inserted && rebuilt.awards.allSatisfy { $0.standing.state == .revoked })
    }
  }
}
