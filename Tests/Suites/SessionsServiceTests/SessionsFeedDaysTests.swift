import SessionsDomain
import SessionsProto
import SessionsService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Days in the sessions feed")
struct SessionsFeedDaysTests {
  @Test("Clocks and pauses come on request, in one order with sessions and without reasons")
  func days() async throws {
    try await TestDatabase.with(.sessions) { pool in
      let (store, days) = (PostgresSessionStore(pool), PostgresDayStore(pool))
      let client = SessionsV1.SessionsFeedServiceClient(
        channel: TestCalls([SessionsFeedHandler(store: store)]).channel)
      let today = CalendarDay(of: noon, utcOffsetSeconds: 0)
      let pause = Pause(id: PauseID(uuid(1)), dates: today...today + 3, reason: "flu")
      _ = try await store.create(newSession(1))
      _ = try await days.changeClock(of: user(), at: noon, request: nil) { clock in
        var clock = clock
        (clock.timeZone, clock.dayStart) = ("Pacific/Apia", DayStart(minutes: 240) ?? .midnight)
        return clock
      }
      _ = try await store.create(newSession(2, minutes: 10))

      let sessionsOnly = try await client.listSessionChanges(.init())
      #expect(sessionsOnly.changes.map(\.sessionID) == [1, 2].map { "\(sessionID($0))" })
      for countsOnly in [false, true] {
        var cursor = ""
        var seen: [SessionsV1.SessionChange] = []
        while seen.count < 9 {
          let page = try await client.listSessionChanges(
            .init(cursor: cursor, pageSize: 1, includeDays: true, countsOnly: countsOnly))
          guard let change = page.changes.first else { break }
          (seen, cursor) = (seen + [change], page.nextCursor)
        }
        #expect(seen.map(\.userID) == Array(repeating: "\(user())", count: 3))
        #expect(seen.map(\.sessionID) == ["\(sessionID(1))", "", "\(sessionID(2))"])
        guard case .days(let clock)? = seen.dropFirst().first?.change else {
          Issue.record("\(seen)")
          return
        }
        #expect((clock.clock?.timeZone, clock.clock?.dayStartMinutes) == ("Pacific/Apia", 240))
        #expect(clock.pauses.isEmpty)
      }
      // The days leave their old place, and come in the new one.
      let before = try await client.listSessionChanges(.init(includeDays: true))
      try await days.create(pause, of: user(), today: today, at: noon)
      let paused = try await client.listSessionChanges(.init(cursor: before.nextCursor, includeDays: true))
      guard case .days(let rules)? = paused.changes.first?.change, paused.changes.count == 1 else {
        Issue.record("\(paused.changes)")
        return
      }
      #expect(rules.pauses == [.init(firstLocalDate: "\(today)", lastLocalDate: "\(today + 3)")])
      #expect(rules.clock?.timeZone == "Pacific/Apia")

      // A deleted pause comes once, with the newest state.
      #expect(try await days.delete(pause.id, of: user(), at: noon))
      let after = try await client.listSessionChanges(.init(cursor: paused.nextCursor, includeDays: true)).changes
      #expect(after.map(\.change) == [.days(.init(clock: rules.clock))])

      // A reader that has read without them has skipped some, whether it is told as a cursor or in slots.
      let change = try #require(sessionsOnly.changes.first)
      for request in [
        .init(cursor: paused.nextCursor), .init(cursor: sessionsOnly.nextCursor, includeDays: true),
        .init(includeDays: true, slots: [change.slot], numbers: [change.number], epoch: sessionsOnly.epoch),
        .init(slots: [change.slot], numbers: [change.number], epoch: paused.epoch),
      ] as [SessionsV1.ListSessionChangesRequest] {
        let error = await #expect(throws: RPCError.self) { try await client.listSessionChanges(request) }
        #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "EPOCH_CHANGED"))
      }
    }
  }
}
