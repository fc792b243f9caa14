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

@Suite("Streaks, clocks and pauses of SessionsService")
struct StreakHandlerTests {
  private let signer = TestSigner()
  private let store = MemorySessionStore()
  private let calls: TestCalls
  private var client: SessionsV1.SessionsServiceClient { .init(channel: calls.channel, options: TestCalls.by(user())) }

  init() {
    let handler = SessionsHandler(
      store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: signer.verifier,
      notifier: Notifier(), watchers: Notifier(), clock: { noon + .seconds(3_600) })
    calls = TestCalls([handler])
  }

  private func create(
    _ session: SessionsV1.Session, receipt: String = "", requestID: String = "", by caller: UserID = user()
  ) async throws -> SessionsV1.Session {
    let response = try await client.createSession(
      .init(session: session, receiptJws: receipt, requestID: requestID), options: TestCalls.by(caller))
    return try #require(response.session)
  }

  @Test("There is a streak of all sessions, and one of counted sessions")
  func streak() async throws {
    let none = try await client.getStreak(.init())
    #expect((none.streak, none.verifiedStreak) == (.init(nextFreezeIn: 7), .init(nextFreezeIn: 7)))
    // Declared on three dates until yesterday, counted on the one before.
    for day in 1...3 { _ = try await create(message(day, minutes: -1_440 * day)) }
    _ = try await client.createSession(
      .init(session: message(9, minutes: -2_880 + 30), receiptJws: signer.receipt(9, minutes: -2_880 + 30)))
    let streak = try await client.getStreak(.init())
    #expect(streak.streak == .init(current: 3, longest: 3, atRisk: true, nextFreezeIn: 4))
    #expect(streak.verifiedStreak == .init(current: 0, longest: 1, nextFreezeIn: 6))
    #expect((streak.today, streak.timeZone) == ("2026-05-31", "Europe/Berlin"))
    let before = try await client.getStreak(.init(timeZone: "UTC", asOf: "2026-05-29"))
    #expect(before.streak == .init(current: 2, longest: 2, todayDone: true, nextFreezeIn: 5))
    #expect(before.verifiedStreak == .init(current: 1, longest: 1, todayDone: true, nextFreezeIn: 6))
  }

  @Test("The streak is explained date by date")
  func streakDays() async throws {
    for day in [1, 3] { _ = try await create(message(day, minutes: -1_440 * day)) }
    let all = try await client.explainStreak(.init())
    #expect(
      all.days == [
        .init(localDate: "2026-05-28", kind: .active, count: 1),
        .init(localDate: "2026-05-29", kind: .missed, count: 0),
        .init(localDate: "2026-05-30", kind: .active, count: 1),
        .init(localDate: "2026-05-31", kind: .open, count: 1),
      ])
    let some = try await client.explainStreak(.init(fromLocalDate: "2026-05-29", toLocalDate: "2026-05-30"))
    #expect(some.days == Array(all.days[1...2]))
    #expect(try await client.explainStreak(.init(verifiedOnly: true)).days.isEmpty)
    for request in [
      SessionsV1.ExplainStreakRequest(timeZone: "Mars/X"), .init(fromLocalDate: "2026-06-01"),
      .init(fromLocalDate: "2025-04-26"), .init(toLocalDate: "tomorrow"),
    ] {
      let error = await #expect(throws: RPCError.self) { try await client.explainStreak(request) }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test("After a flight west, a session's date may not have begun here, and the displayed date counts")
  func streakBeyondToday() async throws {
    var further = message(1)
    (further.timeZone, further.utcOffsetSeconds) = ("Pacific/Kiritimati", 50_400)
    _ = try await create(further)
    let streak = try await client.getStreak(.init(timeZone: "UTC"))
    #expect((streak.today, streak.streak?.current) == ("2026-05-31", 1))
    let shown = try await client.explainStreak(.init(timeZone: "UTC"))
    #expect(shown.days == [.init(localDate: "2026-06-01", kind: .active, count: 1)])
    #expect(try await client.explainStreak(.init(timeZone: "UTC", toLocalDate: "2026-05-31")).days.isEmpty)
  }

  @Test("A changed clock applies to later sessions")
  func clock() async throws {
    #expect(try await client.getClock(.init()).clock == .init(firstWeekday: 1, etag: "0"))
    let before = try await create(message(1, minutes: -600))
    // In Auckland it is one in the morning of 1 June, before the day begins.
    let changed = try await client.updateClock(
      .init(clock: .init(timeZone: "Pacific/Auckland", dayStartMinutes: 240, firstWeekday: 7, etag: "0")))
    #expect(changed.clock?.etag == "1" && changed.clock?.updateTime == .init(noon + .seconds(3_600)))
    #expect(try await client.getStreak(.init()).today == "2026-05-31")
    #expect(try await client.getStreak(.init()).timeZone == "Pacific/Auckland")
    let part = try await client.updateClock(
      .init(clock: .init(dayStartMinutes: 0), updateMask: .init(paths: ["day_start_minutes"])))
    #expect(part.clock?.timeZone == "Pacific/Auckland" && part.clock?.firstWeekday == 7)
    #expect(try await client.getStreak(.init()).today == "2026-06-01")
    #expect(try await client.getSession(.init(sessionID: before.sessionID)).session?.localDate == before.localDate)
    let weeks = try await client.getActivityChart(.init(range: .last3Months, timeZone: "UTC"))
    #expect(weeks.buckets.dropFirst().allSatisfy { CalendarDay($0.localDate)?.weekday == 7 })
  }

  @Test("A session at night belongs to the previous date, once the day begins later")
  func nightOwl() async throws {
    _ = try await client.updateClock(.init(clock: .init(dayStartMinutes: 240, firstWeekday: 1)))
    // The clock was set at 13:00 UTC; a later session follows.
    var late = message(1, minutes: 61)
    (late.timeZone, late.utcOffsetSeconds) = ("Pacific/Kiritimati", 50_400)
    // 13:01 UTC is 03:01 on 1 June in Kiritimati.
    #expect(try await create(late).localDate == "2026-05-31")
    var early = message(2, minutes: 30)
    (early.timeZone, early.utcOffsetSeconds) = ("Pacific/Kiritimati", 50_400)
    #expect(try await create(early).localDate == "2026-06-01")
  }

  @Test("Every wrong field of a clock is named")
  func wrongClock() async throws {
    for (request, field) in [
      (SessionsV1.UpdateClockRequest(clock: .init(timeZone: "Mars/X", firstWeekday: 1)), "clock.time_zone"),
      (.init(clock: .init(dayStartMinutes: 241, firstWeekday: 1)), "clock.day_start_minutes"),
      (.init(clock: .init(firstWeekday: 8)), "clock.first_weekday"),
      (.init(clock: .init(firstWeekday: 1), updateMask: .init(paths: ["etag"])), "update_mask"),
    ] {
      let error = await #expect(throws: RPCError.self) { try await client.updateClock(request) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.receivedFields == [field])
    }
    let stale = await #expect(throws: RPCError.self) {
      try await client.updateClock(.init(clock: .init(firstWeekday: 1, etag: "5")))
    }
    #expect(stale?.code == .aborted)
  }

  @Test("A pause keeps a streak, and its fields are checked")
  func pauses() async throws {
    for day in [1, 4, 5] { _ = try await create(message(day, minutes: -1_440 * day)) }
    #expect(try await client.getStreak(.init()).streak?.current == 1)
    let pause = SessionsV1.Pause(
      pauseID: "\(PauseID(uuid(1)))", firstLocalDate: "2026-05-28", lastLocalDate: "2026-05-29", reason: "flu")
    #expect(try await client.createPause(.init(pause: pause)).pause == pause)
    #expect(try await client.createPause(.init(pause: pause)).pause == pause)
    #expect(try await client.getStreak(.init()).streak?.current == 3)
    #expect(
      try await client.explainStreak(.init()).days.map(\.kind) == [.active, .active, .paused, .paused, .active, .open])
    #expect(try await client.listPauses(.init()).pauses == [pause])
    _ = try await client.deletePause(.init(pauseID: pause.pauseID))
    #expect(try await client.getStreak(.init()).streak?.current == 1)
    let wrong = await #expect(throws: RPCError.self) {
      try await client.createPause(
        .init(pause: .init(pauseID: "x", firstLocalDate: "tomorrow", reason: String(repeating: "a", count: 201))))
    }
    #expect(
      Set(wrong?.receivedFields ?? []) == [
        "pause.pause_id", "pause.first_local_date", "pause.last_local_date", "pause.reason",
      ])
    let back = await #expect(throws: RPCError.self) {
      try await client.createPause(
        .init(pause: .init(pauseID: "\(PauseID(uuid(2)))", firstLocalDate: "2026-05-27", lastLocalDate: "2026-05-27")))
    }
    #expect(back?.code == .failedPrecondition)
  }

  @Test(
    "A streak can be requested up to tomorrow, or up to today in a zone that is further ahead",
    arguments: [
      ("UTC", "2026-06-01", true), ("UTC", "2026-06-02", false), ("UTC", "9999-12-31", false),
      ("Pacific/Kiritimati", "2026-06-02", true), ("Pacific/Kiritimati", "2026-06-03", false),
      // At noon UTC, the easternmost zones already have tomorrow's date.
      ("Pacific/Pago_Pago", "2026-06-01", true), ("Pacific/Pago_Pago", "2026-06-02", false),
    ])
  func streakAhead(zone: String, asOf: String, isAllowed: Bool) async throws {
    let call = { try await client.getStreak(.init(timeZone: zone, asOf: asOf)) }
    if isAllowed {
      #expect(try await call().today == asOf)
    } else {
      let error = await #expect(throws: RPCError.self) { try await call() }
      #expect(error?.code == .invalidArgument && error?.receivedReason == "OUT_OF_RANGE")
      #expect(error?.message.hasPrefix("as_of: got \"\(asOf)\"; allowed: no date after 2026-06-0") == true)
    }
  }
}
