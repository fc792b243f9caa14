import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrophiesDomain
import TrophiesService

@Suite("TrophiesService")
struct TrophiesHandlerTests {
  private let store: MemoryTrophyStore
  private let bells = UserBells()
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
    store = MemoryTrophyStore(rules: [
      rule("T-STREAK-3", .activeDays, .streak, 3, 1), rule("T-SESSION-5", .reps, .session, 5, 2),
      rule("T-SESSION-10", .reps, .session, 10, 3), rule("T-DAY-50", .reps, .day, 50, 4),
    ])
    calls = TestCalls([TrophiesHandler(store: store, bells: bells, clock: { now })])
  }

  @Test("A new account has nothing; the rest is shown when asked for")
  func empty() async throws {
    #expect(try await client.listAwards(.init()).awards.isEmpty)
    #expect(try await client.listTrophies(.init()).trophies.isEmpty)
    let all = try await client.listTrophies(.init(includeLocked: true)).trophies
    #expect(all.map(\.trophyID) == ["T-STREAK-3", "T-SESSION-5", "T-SESSION-10", "T-DAY-50"])
    #expect(all[1].metric == .reps)
    #expect(all[1].scope == .session)
    #expect((all[1].threshold, all[1].ruleVersion, all[1].imageURI) == (5, 1, "titanup:trophies/T-SESSION-5.svg"))
  }

  @Test("What was earned, newest first, in the language asked for, and only to whom it belongs")
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

  @Test("Page by page, revoked ones when asked for; a token belongs to its list")
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

  @Test("How far the rest is, today being where the newest session was, and what evidence is missing")
  func progress() async throws {
    // `now` is Tuesday in Berlin, as is the second session.
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

  @Test("Nobody without a token")
  func unauthenticated() async {
    let error = await #expect(throws: RPCError.self) { try await client.listAwards(.init(), options: CallOptions()) }
    #expect(error?.code == .unauthenticated)
  }

  @Test("A watcher gets what is there and what comes, and goes on behind its cursor")
  func watch() async throws {
    store.judge([session(1, reps: 7)])
    let cursor = try await client.watchAwards(.init()) { responses in
      var iterator = responses.makeAsyncIterator()
      let first = try await iterator.next()
      #expect(first?.award?.trophy?.trophyID == "T-SESSION-5")
      store.judge([session(1, reps: 7), session(2, reps: 11)])
      bells.ring(user(2))
      bells.ring(user())
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
    // Of another life of the store: from the beginning.
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
}
