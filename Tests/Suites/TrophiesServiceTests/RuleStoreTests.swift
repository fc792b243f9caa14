import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanTesting
import TrophiesDomain
import TrophiesService

@Suite("Rule store and reevaluation")
struct RuleStoreTests {
  private func withStore(_ body: @Sendable (PostgresTrophyStore) async throws -> Void) async throws {
    try await TestDatabase.with(.trophies) { try await body(PostgresTrophyStore($0)) }
  }

  @Test("Versions are added, and read as they were stored")
  func versions() async throws {
    try await withStore { store in
      let made = try await store.create(draft("T-OWL", 13, secret: true))
      #expect(try await store.create(draft("T-OWL", 13, secret: true), at: now + .seconds(9)) == made)
      let harder = try await store.setThreshold(20, of: "T-OWL", at: now + .seconds(60))
      let ended = try await store.archive("T-OWL", at: now + .seconds(90))
      let book = try await store.rules()
      #expect(book.versions(of: made.id) == [ended, harder, made])
      #expect(book.current.last == ended && book.current.count == 11)
    }
  }

  @Test("The service's role can add versions, but not change or delete earlier ones")
  func grants() async throws {
    try await TestDatabase.with(.trophies) { pool in
      for statement in [
        "UPDATE trophies.rules SET threshold = 1", "DELETE FROM trophies.rules", "DELETE FROM trophies.operations",
        "UPDATE trophies.rule_revocations SET version = 1", "DELETE FROM trophies.rule_revocations",
        "UPDATE trophies.medal_rules SET threshold = 1", "DELETE FROM trophies.medal_rules",
        "UPDATE trophies.medal_rule_revocations SET version = 1", "DELETE FROM trophies.medal_rule_revocations",
      ] as [SQLQuery] {
        let error = await #expect(throws: PostgresError.self) { try await pool.execute(statement) }
        #expect(error?.sqlState == .insufficientPrivilege, "\(statement)")
      }
    }
  }

  @Test("Of several concurrent rules with one id, one is created")
  func together() async throws {
    try await withStore { store in
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for threshold in 1...8 {
          group.addTask { (try? await store.create(draft("T-OWL", threshold))) != nil }
        }
        return await group.reduce(into: [Bool]()) { $0.append($1) }
      }
      #expect(outcomes.count(where: \.self) == 1)
      let versions = try await store.rules().versions(of: TrophyID("T-OWL"))
      #expect(versions.count == 1)
    }
  }

  @Test("A new rule awards earlier sessions after a reevaluation")
  func retroactive() async throws {
    try await withStore { store in
      for owner in 1...10 { try await store.apply([added(session(owner, reps: owner + 4), of: user(owner))]) }
      try await store.create(draft("T-OWL", 13))
      #expect(try await store.names(of: user(10)).contains("T-OWL") == false)
      let done = try #require(try await store.reevaluate())
      #expect((done.state, done.percent, done.endTime) == (.done, 100, now))
      #expect((done.usersTotal, done.usersDone) == (10, 10))
      #expect(done.counts == JudgementCounts(granted: 2))
      for owner in 1...10 {
        let names = try await store.names(of: user(owner))
        #expect(names.contains("T-OWL") == (owner >= 9))
      }
      let award = try #require(
        try await store.awards(of: user(9), AwardFilter(), limit: 99).first { $0.trophy.description == "T-OWL" })
      #expect(award.standing.earned.earnTime < now && award.grantTime == now)
      // A second reevaluation changes nothing.
      #expect(try await store.reevaluate(.init(), 701)?.counts == JudgementCounts())
    }
  }

  @Test("A harder version keeps earlier awards, and a revoking one removes them for good")
  func harder() async throws {
    try await withStore { store in
      try await store.create(draft("T-OWL", 13), at: monday)
      try await store.apply([added(session(1, reps: 15)), added(session(2, reps: 30), of: user(2))])
      try await store.setThreshold(20, of: "T-OWL")
      #expect(try await store.reevaluate()?.counts == JudgementCounts(grandfathered: 1))
      func owl() async throws -> AwardStanding? {
        try await store.details(of: user()).awards.standings[TrophyID("T-OWL")]
      }
      #expect(try await owl()?.state == .grandfathered)
      #expect(try await store.names().contains("T-OWL"))
      // Deleting and restoring the session leads to the same award.
      let before = try await owl()
      try await store.apply([deleted(1)])
      #expect(try await owl()?.state == .revoked)
      try await store.apply([added(session(1, reps: 15))])
      #expect(try await owl() == before)
      let scope = Reevaluation.Scope(trophies: [TrophyID("T-OWL")], policy: .revoke)
      #expect(try await store.reevaluate(scope, 701)?.counts == JudgementCounts(revoked: 1))
      try await store.apply([deleted(1)])
      try await store.apply([added(session(1, reps: 15))])
      #expect(try await owl()?.state == .revoked)
      #expect(try await store.names(of: user(2)).contains("T-OWL"))
    }
  }

  @Test("A rule can count reps of a lifetime")
  func lifetime() async throws {
    try await withStore { store in
      var life = draft("T-LIFE-30", 30)
      life.scope = 4
      try await store.create(life)
      try await store.apply([added(session(1, reps: 15)), added(session(2, day: 1, reps: 14))])
      #expect(try await store.names().contains("T-LIFE-30") == false)
      try await store.apply([added(session(3, day: 5, reps: 1))])
      #expect(try await store.names().contains("T-LIFE-30"))
    }
  }

  @Test("A rule can count sessions on a day and in total")
  func sessions() async throws {
    try await withStore { store in
      for (id, scope, threshold) in [("T-THREE", 2, 3), ("T-FOUR", 4, 4)] {
        var counted = draft(id, threshold)
        (counted.metric, counted.scope) = (4, scope)
        try await store.create(counted)
      }
      try await store.apply([1, 2].map { added(session($0, reps: 1)) })
      try await store.apply([added(session(3, reps: 1, .declared)), added(session(4, day: 1, reps: 1))])
      #expect(try await store.names().isEmpty)
      try await store.apply([added(session(5, reps: 1))])
      #expect(try await store.names() == ["T-FOUR", "T-THREE"])
      try await store.apply([deleted(2)])
      #expect(try await store.names().isEmpty)
    }
  }

  @Test("Medals of operators apply at once, by versions, and a revocation removes those of earlier versions")
  func medals() async throws {
    try await withStore { store in
      func dates() async throws -> [CalendarDay] {
        let records = MedalRecord.all(try await store.medalRules(), in: try await store.history(of: user()).0)
        return records.filter { $0.rule.id.description == "M-TWICE" }.flatMap(\.dates)
      }
      var twice = draft("M-TWICE", 2)
      (twice.kind, twice.metric, twice.scope) = (2, 4, 2)
      let first = CalendarDay(of: monday, utcOffsetSeconds: 7_200)
      try await store.apply([1, 2].map { added(session($0, reps: 1)) })
      let made = try await store.create(twice, at: monday)
      #expect(made.order == 60 && made.imageURI == "titanup:medals/M-TWICE.svg")
      #expect(try await store.create(twice, at: now) == made)
      #expect(try await dates() == [first])
      try await store.setThreshold(3, of: "M-TWICE", at: now)
      try await store.apply(
        [3, 4, 5].map { added(session($0, day: 2, reps: 1)) } + [added(session(6, day: 3, reps: 1))])
      #expect(try await dates() == [first, first + 2])
      let scope = Reevaluation.Scope(trophies: [made.id], policy: .revoke)
      #expect(try await store.reevaluate(scope)?.counts == JudgementCounts())
      #expect(try await dates() == [first + 2])
      let ended = try await store.archive("M-TWICE", at: now + .seconds(9 * 86_400))
      #expect((ended.kind, ended.version) == (.intraday, 3))
      #expect(try await store.allRules().versions(of: made.id).map(\.version) == [3, 2, 1])
      #expect(try await dates() == [first + 2])
      // Trophies and their revocations are not affected.
      #expect(try await store.rules().current.allSatisfy { !$0.kind.isMedal })
      #expect(try await store.names().isEmpty)
    }
  }

  @Test("A reevaluation is limited to the requested trophies and user")
  func scoped() async throws {
    try await withStore { store in
      for owner in 1...3 { try await store.apply([added(session(owner, reps: 15), of: user(owner))]) }
      try await store.create(draft("T-OWL", 13))
      try await store.create(draft("T-CAT", 14))
      let cat = try await store.reevaluate(.init(trophies: [TrophyID("T-CAT")]))
      #expect(cat?.counts == JudgementCounts(granted: 3))
      let one = try await store.reevaluate(.init(user: user(2)), 701)
      #expect((one?.usersTotal, one?.usersDone, one?.counts) == (1, 1, JudgementCounts(granted: 1)))
      #expect(try await store.names(of: user(2)).contains("T-OWL"))
      #expect(try await store.names(of: user(3)).contains("T-OWL") == false)
      #expect(try await store.reevaluate(.init(user: user(50)), 702)?.usersDone == 0)
    }
  }

  @Test("One reevaluation runs at a time, with its progress, and survives a killed process")
  func progress() async throws {
    try await withStore { store in
      for owner in 1...10 { try await store.apply([added(session(owner, reps: 15), of: user(owner))]) }
      try await store.create(draft("T-OWL", 13))
      let begun = try await store.begin()
      #expect((begun.state, begun.percent, begun.usersTotal, begun.usersDone) == (.running, 0, 10, 0))
      await #expect(throws: ReevaluationRunning(id: begun.id)) { try await store.begin(.init(), 701) }
      #expect(try await store.judgeNext(4, at: now))
      let half = try #require(try await store.reevaluation(nil))
      #expect((half.state, half.percent, half.usersDone, half.counts.granted) == (.running, 40, 4, 4))
      // Two processes come back.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          group.addTask {
            try await Reevaluator(store: store, notifier: Notifier(), clock: { now }, batchSize: 1).workOff()
          }
        }
        try await group.waitForAll()
      }
      while try await store.judgeNext(4, at: now) {}
      let done = try #require(try await store.reevaluation(begun.id))
      #expect((done.state, done.usersDone, done.counts) == (.done, 10, JudgementCounts(granted: 10)))
      #expect(try await store.reevaluate(.init(), 702)?.state == .done)
    }
  }

  @Test("A notification starts a reevaluation")
  func notifier() async throws {
    try await TestDatabase.with([.trophies]) { database in
      try await database.withPool(as: .trophies) { pool in
        let store = PostgresTrophyStore(pool)
        let notifier = Notifier(channel: PostgresTrophyStore.reevaluationChannel)
        try await store.apply([added(session(1, reps: 15))])
        try await store.create(draft("T-OWL", 13))
        try await withThrowingTaskGroup { group in
          group.addTask {
            await Notifier.connect([notifier], to: database.configuration(as: .trophies), logger: .silent)
          }
          group.addTask { try await Reevaluator(store: store, notifier: notifier, clock: { now }).run() }
          let begun = try await store.begin()
          while try await store.reevaluation(begun.id)?.state != .done { try await Task.sleep(for: .milliseconds(2)) }
          group.cancelAll()
        }
        #expect(try await store.names().contains("T-OWL"))
      }
    }
  }

  @Test("Users are read page by page, with everything they are judged by")
  func people() async throws {
    try await withStore { store in
      for owner in 1...5 { try await store.apply([added(session(owner, reps: 15), of: user(owner))]) }
      let first = try await store.people(after: nil, limit: 3)
      let second = try await store.people(after: first.last?.user, limit: 3)
      #expect((first + second).map(\.user) == (1...5).map { user($0) })
      #expect(second.last?.history.sessions.map(\.id) == [sessionID(5)])
      #expect(second.last?.held[TrophyID("T-SESSION-10")]?.state == .granted)
    }
  }

  @Test("A user erased meanwhile is skipped, and the operation keeps none of their data")
  func erased() async throws {
    try await TestDatabase.with(.trophies) { pool in
      let (store, erasures) = (PostgresTrophyStore(pool), PostgresErasures(pool, of: .trophies))
      for owner in 1...4 { try await store.apply([added(session(owner, reps: 15), of: user(owner))]) }
      try await store.create(draft("T-OWL", 13))
      try await store.begin()
      #expect(try await store.judgeNext(2, at: now))
      #expect(try await erasures.erase([user(2), user(3)], from: "", to: "a"))
      while try await store.judgeNext(2, at: now) {}
      let done = try #require(try await store.reevaluation(nil))
      #expect((done.state, done.usersDone, done.counts.granted) == (.done, 3, 3))
      let traces = try await pool.all("SELECT 1 AS x FROM trophies.operations WHERE last_judged_id IS NOT NULL")
      #expect(traces.isEmpty)
    }
  }
}
