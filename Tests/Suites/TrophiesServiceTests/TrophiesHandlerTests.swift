import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrophiesDomain
import TrophiesProto
import TrophiesService

@Suite("TrophiesService")
struct TrophiesHandlerTests {
  private let store: MemoryTrophyStore
  private let notifier = Notifier()
  private let calls: TestCalls
  private var client: TrophiesV1.TrophiesServiceClient { .init(channel: calls.channel, options: TestCalls.by(user())) }

  init() {
    func rule(
      _ id: String, _ metric: TrophyRule.Metric, _ scope: TrophyRule.Scope, _ threshold: Int, _ order: Int
    ) -> TrophyRule {
      TrophyRule(
        id: TrophyID(id), metric: metric, scope: scope, threshold: threshold, order: order,
        imageURI: "titanup:trophies/\(id).svg",
        texts: [
          .english: .init(title: "\(threshold)", description: "en"), .german: .init(title: id, description: "de"),
        ])
    }
    func medal(_ id: String, _ kind: TrophyRule.Kind, _ threshold: Int) -> TrophyRule {
      TrophyRule(
        id: TrophyID(id), kind: kind, metric: kind == .intraday ? .sessions : .activeDays,
        scope: kind == .intraday ? .day : .streak, threshold: threshold, order: kind.rawValue * 10 + threshold,
        imageURI: "titanup:medals/\(id).svg", texts: [.english: .init(title: "m", description: "")])
    }
    store = MemoryTrophyStore(
      rules: [
        rule("T-STREAK-3", .activeDays, .streak, 3, 1), rule("T-SESSION-5", .reps, .session, 5, 2),
        rule("T-SESSION-10", .reps, .session, 10, 3), rule("T-DAY-50", .reps, .day, 50, 4),
      ],
      medals: [medal("M-DAY-1", .intraday, 1), medal("M-DAY-2", .intraday, 2), medal("M-ROW-2", .consistency, 2)])
    calls = TestCalls([TrophiesHandler(store: store, notifier: notifier, clock: { now })])
  }

  @Test("A new account has no trophies, and locked ones are listed on request")
  func empty() async throws {
    #expect(try await client.listAwards(.init()).awards.isEmpty)
    #expect(try await client.listTrophies(.init()).trophies.isEmpty)
    let all = try await client.listTrophies(.init(includeLocked: true)).trophies
    #expect(all.map(\.trophyID) == ["T-STREAK-3", "T-SESSION-5", "T-SESSION-10", "T-DAY-50"])
    #expect(all[1].metric == .reps)
    #expect(all[1].scope == .session)
    #expect((all[1].threshold, all[1].ruleVersion, all[1].imageURI) == (5, 1, "titanup:trophies/T-SESSION-5.svg"))
  }

  @Test("Awards are listed newest first, in the requested language, for their owner only")
  func awards() async throws {
    store.judge([session(1, reps: 12)])
    let response = try await client.listAwards(
      .init(), options: TestCalls.by(user(), metadata: ["accept-language": .string("de-DE, en;q=0.5")]))
    #expect(response.awards.map { $0.trophy?.title } == ["T-SESSION-10", "T-SESSION-5"])
    #expect(response.awards.first?.proof?.sessionIDs == ["\(sessionID(1))"])
    #expect(response.awards.first?.proof?.localDates == ["2026-06-01"])
    #expect(response.awards.first?.state == .granted)
    #expect(response.awards.first?.earnTime == .init(monday + .seconds(620)))
    #expect(response.awards.first?.grantTime == .init(now))
    #expect(try await client.listTrophies(.init()).trophies.map(\.trophyID) == ["T-SESSION-5", "T-SESSION-10"])
    #expect(try await client.listAwards(.init(), options: TestCalls.by(user(2))).awards.isEmpty)
  }

  @Test("A list says whether a session has been judged, whatever it earned")
  func judged() async throws {
    store.judge([session(1, reps: 1)])
    func isJudged(_ id: String, by caller: UserID = user()) async throws -> Bool {
      try await client.listAwards(.init(sessionID: id), options: TestCalls.by(caller)).isSessionJudged
    }
    #expect(try await isJudged("\(sessionID(1))"))
    #expect(try await !isJudged("\(sessionID(2))"))
    #expect(try await !isJudged("\(sessionID(1))", by: user(2)))
    #expect(try await !isJudged(""))
    let error = await #expect(throws: RPCError.self) { _ = try await isJudged("x") }
    #expect(error?.receivedFields == ["session_id"])
  }

  @Test("A trophy and an award are found by id, and other users' and unknown ones are not")
  func one() async throws {
    store.judge([session(1, reps: 7)])
    let trophy = try await client.getTrophy(.init(trophyID: "T-SESSION-5"))
    #expect((trophy.trophy?.trophyID, trophy.isEarned) == ("T-SESSION-5", true))
    #expect(try await client.getTrophy(.init(trophyID: "T-DAY-50")).isEarned == false)
    let award = try #require(try await client.listAwards(.init()).awards.first)
    #expect(try await client.getAward(.init(awardID: award.awardID)).award == award)
    #expect(!award.seen)
    let seen = try await client.acknowledgeAward(.init(awardID: award.awardID)).award
    #expect(seen?.seen == true)
    #expect(try await client.acknowledgeAward(.init(awardID: award.awardID)).award == seen)
    #expect(try await client.listAwards(.init()).awards == [try #require(seen)])
    func code(_ call: () async throws -> Void) async -> StatusCode? {
      await #expect(throws: RPCError.self) { try await call() }?.code
    }
    let other = TestCalls.by(user(2))
    #expect(await code { _ = try await client.getAward(.init(awardID: award.awardID), options: other) } == .notFound)
    #expect(
      await code { _ = try await client.acknowledgeAward(.init(awardID: award.awardID), options: other) } == .notFound)
    #expect(await code { _ = try await client.getAward(.init(awardID: "x")) } == .invalidArgument)
    #expect(await code { _ = try await client.getTrophy(.init(trophyID: "T-NONE")) } == .notFound)
    #expect(await code { _ = try await client.explainAward(.init(trophyID: "")) } == .notFound)
  }

  @Test("An award is explained by its session, and a missing one by near misses")
  func explain() async throws {
    store.judge([session(1, reps: 7), session(2, day: 1, reps: 9)])
    let earned = try await client.explainAward(.init(trophyID: "T-SESSION-5"))
    #expect(earned.award?.proof?.sessionIDs == ["\(sessionID(1))"] && earned.nearMisses.isEmpty)
    let open = try await client.explainAward(.init(trophyID: "T-SESSION-10"))
    #expect(open.award == nil && open.nearMisses.map(\.value) == [9, 7])
    #expect(open.nearMisses.first?.sessionIDs == ["\(sessionID(2))"])
  }

  @Test("The level stays when the sessions that earned it are deleted")
  func level() async throws {
    #expect(try await client.getLevel(.init()).level == .init(number: 1, nextThreshold: 100, rank: 1))
    store.judge([session(1, reps: 140), session(2, day: 1, reps: 60)])
    let explained = try await client.explainLevel(.init())
    #expect((explained.verifiedReps, explained.activeDates, explained.trophyExperience) == (200, 2, 0))
    #expect(explained.level == .init(number: 2, experience: 220, threshold: 100, nextThreshold: 300, rank: 1))
    #expect(try await client.getLevel(.init()).level == explained.level)
    store.judge([session(2, day: 1, reps: 60)])
    let after = try await client.getLevel(.init()).level
    #expect(after == .init(number: 2, experience: 70, threshold: 100, nextThreshold: 300, rank: 1, regainedAt: 100))
  }

  @Test("Intraday medals are current until the date is over, and the history counts how often each was earned")
  func medals() async throws {
    // It is Tuesday, 2026-06-02, 07:00 UTC.
    store.judge([session(1, reps: 1), session(2, reps: 1), session(3, day: 1, reps: 1)])
    let current = try await client.listCurrentMedals(.init())
    #expect((current.today, current.timeZone) == ("2026-06-02", "Europe/Berlin"))
    #expect(current.medals.map(\.medalID) == ["M-DAY-1", "M-ROW-2"])
    let later = try await client.listCurrentMedals(.init(timeZone: "Pacific/Honolulu"))
    #expect((later.today, later.medals.map(\.medalID)) == ("2026-06-01", ["M-DAY-1", "M-DAY-2", "M-ROW-2"]))
    let history = try await client.listMedalHistory(.init())
    #expect(history.medals.map(\.count) == [2, 1, 1])
    #expect(history.days.map(\.localDate) == ["2026-06-02", "2026-06-01"])
    #expect(history.days.map(\.medalIDs) == [["M-DAY-1", "M-ROW-2"], ["M-DAY-1", "M-DAY-2"]])
    let monday = try await client.listMedalHistory(.init(fromLocalDate: "2026-06-01", toLocalDate: "2026-06-01"))
    #expect(monday.medals.map(\.count) == [1, 1])
    #expect((monday.medals.first?.firstLocalDate, monday.medals.first?.lastLocalDate) == ("2026-06-01", "2026-06-01"))
    #expect(try await client.listMedalHistory(.init(), options: TestCalls.by(user(2))).medals.isEmpty)
    let error = await #expect(throws: RPCError.self) {
      try await client.listMedalHistory(.init(fromLocalDate: "yesterday"))
    }
    #expect(error?.receivedReason == "DATE_INVALID")
  }

  @Test("Awards come in pages, with revoked ones on request, and a token belongs to its list")
  func pages() async throws {
    store.judge([session(1, reps: 60)])
    let first = try await client.listAwards(.init(pageSize: 2))
    #expect(first.awards.map { $0.trophy?.trophyID } == ["T-DAY-50", "T-SESSION-10"])
    let second = try await client.listAwards(.init(pageSize: 2, pageToken: first.nextPageToken))
    #expect(second.awards.map { $0.trophy?.trophyID } == ["T-SESSION-5"])
    #expect(second.nextPageToken.isEmpty)
    store.judge([])
    #expect(try await client.listAwards(.init()).awards.isEmpty)
    let revoked = try await client.listAwards(.init(includeRevoked: true))
    #expect(revoked.awards.map(\.state) == [.revoked, .revoked, .revoked])
    for (request, owner) in [
      (TrophiesV1.ListAwardsRequest(pageToken: first.nextPageToken, includeRevoked: true), user()),
      (.init(pageToken: first.nextPageToken), user(2)), (.init(pageSize: -1), user()), (.init(pageToken: "x"), user()),
    ] {
      let error = await #expect(throws: RPCError.self) {
        try await client.listAwards(request, options: TestCalls.by(owner))
      }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test("Progress uses today in the newest session's zone, and shows the missing evidence")
  func progress() async throws {
    // `now` is on Tuesday in Berlin, like the second session.
    store.judge([session(1, reps: 3), session(2, day: 1, reps: 4), session(3, day: 1, reps: 300, .declared)])
    let progress = try await client.getTrophyProgress(.init()).progress
    #expect(progress.map { $0.trophy?.trophyID } == ["T-STREAK-3", "T-SESSION-5", "T-SESSION-10", "T-DAY-50"])
    #expect(progress.map(\.current) == [2, 4, 4, 4])
    #expect(progress.map(\.target) == [3, 5, 10, 50])
    #expect(progress.map(\.percent) == [66, 80, 40, 8])
    #expect(progress.map(\.unverifiedCurrent) == [0, 300, 300, 304])
    #expect(progress[3].nextHint.hasPrefix("Needs verified reps: 304"))
    let far = try await client.getTrophyProgress(.init(timeZone: "Pacific/Honolulu")).progress
    #expect(far[3].current == 3)
    let error = await #expect(throws: RPCError.self) { try await client.getTrophyProgress(.init(timeZone: "Mars/X")) }
    #expect(error?.code == .invalidArgument)
  }

  @Test("Today and streaks follow the user's clock and pauses")
  func days() async throws {
    // `now` is 07:00 UTC on Tuesday: 21:00 on Monday in Honolulu, the clock's zone, and 10:00 on Tuesday in Moscow,
    // where the clock begins days at 06:00.
    let sessions = [session(1, reps: 3), session(2, day: 1, reps: 4)]
    store.judge(sessions, days: DayRules(timeZone: "Pacific/Honolulu"))
    #expect(try await client.listCurrentMedals(.init()).today == "2026-06-01")
    #expect(try await client.getTrophyProgress(.init()).progress[3].current == 3)
    store.judge(sessions, days: DayRules(dayStart: DayStart(minutes: 360) ?? .midnight))
    #expect(try await client.listCurrentMedals(.init(timeZone: "America/Sao_Paulo")).today == "2026-06-01")
    #expect(try await client.listCurrentMedals(.init(timeZone: "Europe/Moscow")).today == "2026-06-02")
    // Sunday and Monday are paused: with Saturday the streak has three dates.
    let tuesday = CalendarDay(of: now, utcOffsetSeconds: 0)
    let paused = DayRules(pauses: [tuesday - 2...tuesday - 1])
    let around = [session(1, day: -3, reps: 1), session(2, day: -2, reps: 1), session(3, day: 1, reps: 1)]
    store.judge(around)
    #expect(try await client.getTrophyProgress(.init()).progress[0].current == 1)
    store.judge(around, days: paused)
    #expect(try await client.getTrophyProgress(.init()).progress.map { $0.trophy?.trophyID }.first == "T-SESSION-5")
    #expect(try await client.listAwards(.init()).awards.map { $0.trophy?.trophyID } == ["T-STREAK-3"])
    #expect(try await client.listMedalHistory(.init()).medals.map(\.count) == [3, 1])
  }

  @Test("Levels reached are sent on request, in one order with awards")
  func levels() async throws {
    store.judge([session(1, reps: 7)])
    store.judge([session(1, reps: 7), session(2, reps: 290)])
    let request = TrophiesV1.WatchAwardsRequest(includeLevels: true)
    let seen = try await client.watchAwards(request) { responses in
      var iterator = responses.makeAsyncIterator()
      var seen: [TrophiesV1.WatchAwardsResponse] = []
      while seen.count < 4, let next = try await iterator.next() { seen.append(next) }
      return seen
    }
    #expect(seen.map { $0.award?.trophy?.trophyID } == ["T-SESSION-5", "T-SESSION-10", "T-DAY-50", nil])
    #expect(seen.last?.level == (try await client.getLevel(.init()).level))
    #expect(seen.last?.level?.number == 3)
    // After its cursor there is nothing, with or without levels, until something happens.
    store.judge([session(1, reps: 7)])
    let cursor = seen.last?.cursor ?? ""
    let next = try await client.watchAwards(.init(cursor: cursor)) { responses in
      var iterator = responses.makeAsyncIterator()
      return try await iterator.next()?.award?.state
    }
    #expect(next == .revoked)
    let awards = try await client.watchAwards(.init()) { responses in
      var iterator = responses.makeAsyncIterator()
      return [try await iterator.next(), try await iterator.next(), try await iterator.next()]
    }
    #expect(awards.allSatisfy { $0?.award != nil && $0?.level == nil })
  }

  @Test("A call without a token is unauthenticated")
  func unauthenticated() async {
    let error = await #expect(throws: RPCError.self) { try await client.listAwards(.init(), options: CallOptions()) }
    #expect(error?.code == .unauthenticated)
  }

  @Test("A watcher gets existing and new changes, and continues after its cursor")
  func watch() async throws {
    store.judge([session(1, reps: 7)])
    let cursor = try await client.watchAwards(.init()) { responses in
      var iterator = responses.makeAsyncIterator()
      let first = try await iterator.next()
      #expect(first?.award?.trophy?.trophyID == "T-SESSION-5")
      store.judge([session(1, reps: 7), session(2, reps: 11)])
      notifier.notify(user(2))
      notifier.notify(user())
      let second = try await iterator.next()
      #expect(second?.award?.trophy?.trophyID == "T-SESSION-10")
      return second?.cursor ?? ""
    }
    store.judge([])
    let resumed = try await client.watchAwards(.init(cursor: cursor)) { responses in
      var iterator = responses.makeAsyncIterator()
      return [try await iterator.next()?.award?.state, try await iterator.next()?.award?.state]
    }
    #expect(resumed == [.revoked, .revoked])
    // A cursor from another epoch of the store starts from the beginning.
    store.beginEpoch()
    let again = try await client.watchAwards(.init(cursor: cursor)) { responses in
      var iterator = responses.makeAsyncIterator()
      return [try await iterator.next()?.award?.state, try await iterator.next()?.award?.state]
    }
    #expect(again == [.revoked, .revoked])
    for (text, owner) in [(cursor, user(2)), ("x", user())] {
      let error = await #expect(throws: RPCError.self) {
        try await client.watchAwards(.init(cursor: text), options: TestCalls.by(owner)) { for try await _ in $0 {} }
      }
      #expect((error?.code, error?.receivedReason) == (.invalidArgument, "CURSOR_INVALID"))
    }
  }

  @Test("However many watches a user has, a change is read once")
  func readOnce() async throws {
    store.judge([session(1, reps: 7)])
    let seen = Recorder<String>()
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [client] in
          try await client.watchAwards(.init()) { responses in
            for try await response in responses {
              seen.append(response.award?.trophy?.trophyID ?? "")
              if response.award?.trophy?.trophyID == "T-SESSION-10" { return }
            }
          }
        }
      }
      try await eventually { seen.all.count == 8 }
      let pages = store.pages
      store.judge([session(1, reps: 7), session(2, reps: 11)])
      notifier.notify(user())
      try await group.waitForAll()
      #expect(store.pages - pages == 1)
    }
    #expect(seen.all.count == 16)
  }

  @Test("Medals and level are cached until the history changes")
  func toldAgain() async throws {
    func told() async throws -> (medals: [UInt32], level: UInt32, readings: Int) {
      let medals = try await client.listMedalHistory(.init()).medals.map(\.count)
      return (medals, try await client.getLevel(.init()).level?.experience ?? 0, store.readings)
    }
    #expect(try await told() == ([], 0, 0), "an unknown user has no history to read")
    store.judge([session(1, reps: 6)])
    #expect(try await told() == ([1], 6 + 10, 1))
    #expect(try await told() == ([1], 6 + 10, 1))
    _ = try await client.listCurrentMedals(.init())
    #expect(store.readings == 1)
    store.judge([session(1, reps: 6), session(2, day: 1, reps: 7)])
    #expect(try await told() == ([2, 1], 13 + 20, 2))
    store.beginEpoch()
    #expect(try await told() == ([2, 1], 13 + 20, 3))
    store.judge([])
    #expect(try await told() == ([], 0, 4))
  }
}
