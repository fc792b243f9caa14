import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanTesting
import TrainingProto
import TrophiesDomain
import TrophiesService

@Suite("Practices as trophies follow them")
struct PracticeProjectionTests {
  /// Both projections of one store: of sessions, and of practices.
  private func withStores(
    _ body: @Sendable (PostgresTrophyStore, PostgresTrophyStore, PostgresPool) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.trophies) { pool in
      try await body(PostgresTrophyStore(pool), PostgresTrophyStore(pool, following: .training), pool)
    }
  }

  private static func set(_ practice: Int, _ amount: Int) -> TrainingSession { set(practice, .squat, amount) }

  private static func set(_ practice: Int, _ exercise: CountedExercise, _ amount: Int) -> TrainingSession {
    var set = session(practice, reps: amount, .verifiedDigest)
    (set.exercise, set.repTimes) = (exercise, [])
    return set
  }

  private static func done(_ practice: Int, _ sets: [TrainingSession], of owner: UserID = user()) -> ProjectedChange {
    ProjectedChange(user: owner, .practice(sessionID(practice), sets))
  }

  private static func rule(_ id: String, _ threshold: Int, _ exercise: CountedExercise = .squat) -> RuleDraft {
    var rule = draft(id, threshold)
    rule.exercise = exercise.rawValue
    return rule
  }

  @Test("Verified sets earn awards beside sessions, and a deleted practice takes its award back")
  func earns() async throws {
    try await withStores { sessions, practices, _ in
      try await sessions.create(Self.rule("T-SQUAT", 20))
      try await sessions.create(Self.rule("T-PLANK", 60, .plank))
      try await sessions.apply([added(session(1, reps: 12))])
      #expect(try await sessions.names() == ["T-SESSION-10", "T-SESSION-5"])
      try await practices.apply([Self.done(2, [Self.set(2, 12), Self.set(2, 21), Self.set(2, .plank, 59)])])
      #expect(try await sessions.names() == ["T-SESSION-10", "T-SESSION-5", "T-SQUAT"])
      let award = try #require(
        try await sessions.awards(of: user(), AwardFilter(), limit: 9).first { $0.trophy == TrophyID("T-SQUAT") })
      #expect(
        award.standing.earned.proof
          == AwardProof(
            of: .squat, sessions: [sessionID(2)], localDates: [Self.set(2, 1).localDate]))
      let details = try await sessions.details(of: user())
      #expect(details.history.of(.squat).sessions.map(\.reps).sorted() == [12, 21])
      #expect(try await sessions.history(of: user()).0.of(.plank).sessions.map(\.reps) == [59])
      // Corrected: the second set is gone, and the plank was longer.
      try await practices.apply([Self.done(2, [Self.set(2, 12), Self.set(2, .plank, 60)])])
      #expect(try await sessions.names() == ["T-PLANK", "T-SESSION-10", "T-SESSION-5"])
      try await practices.apply([Self.done(2, [])])
      #expect(try await sessions.names() == ["T-SESSION-10", "T-SESSION-5"])
      let revoked = try await sessions.awards(of: user(), AwardFilter(includesRevoked: true), limit: 9)
      #expect(revoked.filter { $0.standing.state == .revoked }.count == 2)
    }
  }

  @Test("A user is judged again only if their sets have changed")
  func toldAgain() async throws {
    try await withStores { _, practices, pool in
      func changes() async throws -> Int? {
        try await pool.first("SELECT history_changes FROM trophies.users WHERE user_id = \(user())")?
          .decode("history_changes")
      }
      let told = [Self.done(1, [Self.set(1, 9)]), Self.done(2, []), Self.done(3, [Self.set(3, 5), Self.set(3, 6)])]
      try await practices.apply(told)
      let once = try await changes()
      try await practices.apply(told)
      #expect(try await changes() == once)
      // Of repeated changes the last one counts.
      try await practices.apply([Self.done(3, []), Self.done(3, [Self.set(3, 5), Self.set(3, 6)])])
      #expect(try await changes() == once)
      try await practices.apply([Self.done(3, [Self.set(3, 5)])])
      #expect(try await changes() != once)
    }
  }

  @Test("A rereading removes sets that the feed no longer has, and leaves sessions alone")
  func rebuild() async throws {
    try await withStores { sessions, practices, _ in
      try await sessions.create(Self.rule("T-SQUAT", 20))
      try await sessions.apply([added(session(1, reps: 7))])
      try await practices.apply([Self.done(2, [Self.set(2, 30)]), Self.done(3, [Self.set(3, 4)])])
      try await practices.beginRebuild(from: try await practices.standing().positions)
      try await practices.gather([Self.done(3, [Self.set(3, 4)])])
      try await practices.finishRebuild(from: try await practices.standing().positions, at: now)
      #expect(try await sessions.names() == ["T-SESSION-5"])
      let history = try await sessions.details(of: user()).history
      #expect(history.of(.squat).sessions.map(\.reps) == [4] && history.sessions.map(\.reps) == [7])
    }
  }

  @Test("An erased user has no sets, and gets none later")
  func erased() async throws {
    try await withStores { _, practices, pool in
      let erasures = PostgresErasures(pool, of: .trophies)
      try await practices.apply([Self.done(1, [Self.set(1, 9)])])
      #expect(try await erasures.erase([user()], from: "", to: "a"))
      try await practices.apply([Self.done(2, [Self.set(2, 9)])])
      #expect(try await pool.all("SELECT 1 AS x FROM trophies.sets").isEmpty)
    }
  }

  @Test("Operators' previews and reevaluations see sets, also of medals")
  func operators() async throws {
    try await withStores { sessions, practices, _ in
      try await practices.apply([Self.done(1, [Self.set(1, 30)])])
      let rule = try await sessions.create(Self.rule("T-SQUAT", 20))
      #expect(try await sessions.allRules().current(rule.id)?.exercise == .squat)
      #expect(try await sessions.names().isEmpty)
      let people = try await sessions.people(after: nil, limit: 9)
      #expect(people.map { $0.history.of(.squat).sessions.count } == [1])
      #expect(try await sessions.reevaluate()?.counts == JudgementCounts(granted: 1))
      #expect(try await sessions.names() == ["T-SQUAT"])
      var medal = Self.rule("M-SQUAT", 25)
      medal.kind = 2
      try await sessions.create(medal)
      let medals = MedalRecord.all(try await sessions.medalRules(), in: try await sessions.history(of: user()).0)
      #expect(medals.map(\.rule.exercise) == [.squat] && medals.first?.dates.count == 1)
    }
  }

  private static func told(_ sets: [TrainingV1.VerifiedSet]) -> TrainingV1.PracticeChange {
    .init(
      userID: "\(user())", practiceID: "\(uuid(1))",
      change: .completed(
        .init(
          startTime: .init(now), endTime: .init(now + .seconds(600)), timeZone: "Asia/Tokyo", utcOffsetSeconds: 32_400,
          localDate: "2026-06-02", verified: sets.isEmpty ? [] : [.init(exerciseID: "squat", amount: 1, sets: 1)],
          verifiedSets: sets)))
  }

  private static func told(_ word: String, _ amount: UInt32) -> TrainingV1.VerifiedSet {
    .init(
      exerciseID: "x", countedAs: word, amount: amount, startTime: .init(now), endTime: .init(now + .seconds(40)))
  }

  @Test("A practice is read with the sets that rules can ask for")
  func read() throws {
    let sets = ["SQUAT", "PUSH_UP", "HANDSTAND", "PLANK", ""].map { Self.told($0, 30) }
    let change = try ProjectedChange(Self.told(sets))
    let date = try #require(CalendarDay("2026-06-02"))
    let expected = [CountedExercise.squat, .plank].map { exercise in
      TrainingSession(
        id: sessionID(1), exercise: exercise, start: now, end: now + .seconds(40), timeZone: "Asia/Tokyo",
        utcOffsetSeconds: 32_400, localDate: date, reps: 30, evidence: .verifiedDigest)
    }
    #expect(change == ProjectedChange(user: user(), .practice(sessionID(1), expected)))
    #expect(try ProjectedChange(Self.told([])).state == .practice(sessionID(1), []))
    let deleted = TrainingV1.PracticeChange(
      userID: "\(user())", practiceID: "\(uuid(1))", change: .deleted(.init(deleteTime: .init(now))))
    #expect(try ProjectedChange(deleted).state == .practice(sessionID(1), []))
  }

  @Test("An older training service, which doesn't say set by set, is waited for; nonsense is refused")
  func refused() throws {
    var old = Self.told([Self.told("SQUAT", 9)])
    guard case .completed(var snapshot) = old.change else { return }
    snapshot.verifiedSets = []
    old.change = .completed(snapshot)
    #expect(throws: (any Error).self) { try ProjectedChange(old) }
    var set = Self.told("SQUAT", 9)
    set.endTime = nil
    #expect(throws: (any Error).self) { try ProjectedChange(Self.told([set])) }
    #expect(throws: (any Error).self) { try ProjectedChange(TrainingV1.PracticeChange(userID: "\(user())")) }
    old.change = nil
    #expect(throws: (any Error).self) { try ProjectedChange(old) }
  }
}
