import SessionsDomain
import SessionsService
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("SessionsService")
struct SessionsHandlerTests {
  private let signer = TestSigner()
  private let store = MemorySessionStore()
  private let calls: TestCalls
  private var client: SessionsV1.SessionsServiceClient { .init(channel: calls.channel, options: TestCalls.by(user())) }

  init() {
    let handler = SessionsHandler(
      store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: signer.verifier,
      announcer: ChangeAnnouncer(), watchers: UserBells(), clock: { noon + .seconds(3_600) })
    calls = TestCalls([handler])
  }

  private func create(
    _ session: SessionsV1.Session, receipt: String = "", requestID: String = "", by caller: UserID = user()
  ) async throws -> SessionsV1.Session {
    let response = try await client.createSession(
      .init(session: session, receiptJws: receipt, requestID: requestID), options: TestCalls.by(caller))
    return try #require(response.session)
  }

  private func failure(
    _ session: SessionsV1.Session, receipt: String = "", requestID: String = "", by caller: UserID = user()
  ) async -> RPCError? {
    await #expect(throws: RPCError.self) {
      try await create(session, receipt: receipt, requestID: requestID, by: caller)
    }
  }

  @Test("A counted session is verified; what only the server says is said by it")
  func counted() async throws {
    var asked = message(1, note: "gut")
    asked.evidence = .verifiedDigest
    asked.localDate = "1999-01-01"
    asked.late = true
    let session = try await create(asked, receipt: signer.receipt(1))
    #expect(session.evidence == .verifiedStream)
    #expect(session.localDate == "2026-05-31")
    #expect(session.receiptID == "\(ReceiptID(uuid(1)))")
    #expect(session.streamID == "\(LandmarkStreamID(uuid(1)))")
    #expect(session.counter == "pushup/1")
    #expect((session.target, session.targetMet) == (10, true))
    #expect((session.late, session.etag, session.note) == (false, "1", "gut"))
    #expect(session.createTime == .init(noon + .seconds(3_600)))
    #expect(try await client.getSession(.init(sessionID: asked.sessionID)).session == session)
  }

  @Test("Without a receipt a session is declared")
  func declared() async throws {
    let session = try await create(message(1, reps: 300))
    #expect(session.evidence == .declared)
    #expect((session.receiptID, session.counter, session.streamID) == ("", "", ""))
  }

  @Test("Nobody without a token")
  func unauthenticated() async {
    let error = await #expect(throws: RPCError.self) {
      try await client.createSession(.init(session: message(1)), options: CallOptions())
    }
    #expect(error?.code == .unauthenticated)
  }

  @Test("Nothing at all: every missing field is named, and nothing is stored")
  func nothing() async throws {
    let error = await #expect(throws: RPCError.self) { try await client.createSession(.init()) }
    #expect(error?.code == .invalidArgument)
    #expect(
      error?.receivedFields == [
        "session.session_id", "session.start_time", "session.end_time", "session.time_zone", "session.reps",
      ])
    #expect(try await client.listSessions(.init()).sessions.isEmpty)
  }

  @Test("One bit of a receipt, another's receipt, another count")
  func badReceipts() async throws {
    var tampered = Array(signer.receipt(1).utf8)
    tampered[tampered.count / 2] ^= 1
    let error = await failure(message(1), receipt: String(decoding: tampered, as: UTF8.self))
    #expect((error?.code, error?.receivedReason) == (.permissionDenied, "RECEIPT_INVALID"))
    let others = await failure(message(1), receipt: signer.receipt(1, for: user(2)))
    #expect((others?.code, others?.receivedReason) == (.permissionDenied, "RECEIPT_WRONG_USER"))
    let count = await failure(message(1, reps: 13), receipt: signer.receipt(1))
    #expect((count?.code, count?.receivedFields) == (.invalidArgument, ["session.reps"]))
  }

  @Test("A stream counts once, and the error names where")
  func streamUsed() async throws {
    _ = try await create(message(1), receipt: signer.receipt(1, stream: 5))
    let error = await failure(message(2, minutes: 3), receipt: signer.receipt(2, stream: 5, minutes: 3))
    #expect((error?.code, error?.receivedReason) == (.alreadyExists, "STREAM_ALREADY_USED"))
    #expect(error?.receivedInfo["session_id"] == "\(sessionID(1))")
  }

  @Test("What a receipt calls simulated is nothing but listed, and in nobody's way")
  func simulated() async throws {
    let simulated = try await create(message(1), receipt: signer.receipt(1, isSimulated: true))
    #expect(simulated.evidence == .simulated && simulated.receiptID == "\(ReceiptID(uuid(1)))")
    #expect(try await create(message(2), receipt: signer.receipt(2)).evidence == .verifiedStream)
    let again = await failure(message(3, minutes: 3), receipt: signer.receipt(3, stream: 1, minutes: 3))
    #expect(again?.receivedReason == "STREAM_ALREADY_USED")
    let listed = try await client.listSessions(.init(evidence: [.simulated]), options: TestCalls.by(user()))
    #expect(listed.sessions == [simulated])
    let chart = try await client.getActivityChart(.init(range: .today), options: TestCalls.by(user()))
    #expect(chart.totalReps == 12)
    let stats = try await client.getStats(.init(period: .last7Days), options: TestCalls.by(user()))
    #expect(stats.reps == 12 && stats.sessions == 1)
  }

  @Test("A stream that was given another time counts once with either receipt, and its recount is taken")
  func retimed() async throws {
    let session = try await create(message(1), receipt: signer.receipt(1))
    let other = await failure(message(2, minutes: 30), receipt: signer.receipt(2, stream: 1, minutes: 30))
    #expect((other?.code, other?.receivedReason) == (.alreadyExists, "STREAM_ALREADY_USED"))
    let recounted = try await client.acceptRecount(
      .init(
        sessionID: session.sessionID,
        receiptJws: signer.receipt(3, stream: 1, minutes: 30, reps: 13, counter: "pushup/2")),
      options: TestCalls.by(user())
    ).session
    #expect(recounted?.reps == 13 && recounted?.startTime == session.startTime)
  }

  @Test("Two counted sessions at one time")
  func overlap() async throws {
    _ = try await create(message(1), receipt: signer.receipt(1))
    let error = await failure(message(2), receipt: signer.receipt(2))
    #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "SESSION_OVERLAP"))
    let words = ErrorDetail.localizedMessage(locale: "en", message: "You have another counted session at this time.")
    #expect(error?.receivedDetails.contains(words) == true)
    #expect(error?.receivedInfo["session_id"] == "\(sessionID(1))")
  }

  @Test("Beyond the quota: until when, also in a batch; retries and receipts pass")
  func quota() async throws {
    let store = MemorySessionStore(quota: SessionQuota(limit: 2))
    let handler = SessionsHandler(
      store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: signer.verifier,
      announcer: ChangeAnnouncer(), watchers: UserBells(), clock: { noon + .seconds(3_600) })
    let client = SessionsV1.SessionsServiceClient(channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
    let first = SessionsV1.CreateSessionRequest(session: message(1), requestID: "\(uuid(70))")
    let made = try await client.createSession(first)
    _ = try await client.createSession(.init(session: message(2)))
    let error = await #expect(throws: RPCError.self) { try await client.createSession(.init(session: message(3))) }
    #expect((error?.code, error?.receivedReason) == (.resourceExhausted, "SESSION_QUOTA"))
    #expect(error?.receivedDetails.contains(.retryInfo(delay: .seconds(86_400))) == true)
    #expect(error?.receivedInfo == ["limit": "2", "window_seconds": "86400"])
    #expect(try await client.createSession(first) == made)
    let batch = try await client.batchCreateSessions(
      .init(requests: [
        .init(session: message(2)), .init(session: message(3)),
        .init(session: message(4, minutes: 5), receiptJws: signer.receipt(4, minutes: 5)),
      ]))
    let codes = batch.results.map { result in
      if case .status(let status) = result.result { Int(status.code) } else { 0 }
    }
    #expect(codes == [0, 8, 0])
  }

  @Test("The same id and content: the same session; other content: SESSION_EXISTS")
  func sameID() async throws {
    let first = try await create(message(1), receipt: signer.receipt(1))
    #expect(try await create(message(1), receipt: signer.receipt(1)) == first)
    var output = message(1)
    output.localDate = "2020-02-02"
    #expect(try await create(output, receipt: signer.receipt(1)) == first)
    let error = await failure(message(1, note: "other"), receipt: signer.receipt(1))
    #expect((error?.code, error?.receivedReason) == (.alreadyExists, "SESSION_EXISTS"))
    #expect(await failure(message(1))?.receivedReason == "SESSION_EXISTS")
  }

  @Test("A request id gives the answer it gave, or REQUEST_ID_REUSED")
  func requestID() async throws {
    let id = "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b"
    let first = try await create(message(1), requestID: id)
    _ = try await client.deleteSession(.init(sessionID: first.sessionID))
    #expect(try await create(message(1), requestID: id.uppercased()) == first)
    let error = await failure(message(2), requestID: id)
    #expect((error?.code, error?.receivedReason) == (.invalidArgument, "REQUEST_ID_REUSED"))
    #expect(await failure(message(2), requestID: "7")?.receivedReason == "REQUEST_ID_INVALID")
  }

  @Test("Another's session and one that never was: the same, byte for byte")
  func othersSession() async throws {
    _ = try await create(message(1))
    func outcome(_ call: (CallOptions) async throws -> Void) async -> RPCError? {
      await #expect(throws: RPCError.self) { try await call(TestCalls.by(user(2))) }
    }
    let foreign = await outcome { _ = try await client.getSession(.init(sessionID: "\(sessionID(1))"), options: $0) }
    #expect(foreign?.code == .notFound)
    let foreignDelete = await outcome {
      _ = try await client.deleteSession(.init(sessionID: "\(sessionID(1))"), options: $0)
    }
    #expect(foreignDelete?.status == foreign?.status)
    #expect(try await store.delete(sessionID(1), of: user(), at: noon))
    let gone = await #expect(throws: RPCError.self) {
      try await client.getSession(.init(sessionID: "\(sessionID(1))"))
    }
    #expect(gone?.status == foreign?.status)
    let malformed = await #expect(throws: RPCError.self) { try await client.getSession(.init(sessionID: "x")) }
    #expect(malformed?.code == .invalidArgument)
  }

  @Test("Pages are stable while sessions are added, and belong to one list of one user")
  func pages() async throws {
    for number in 1...5 { _ = try await create(message(number, minutes: number)) }
    let first = try await client.listSessions(.init(pageSize: 2))
    #expect(first.sessions.map(\.sessionID) == [5, 4].map { "\(sessionID($0))" })
    _ = try await create(message(6, minutes: 6))
    let second = try await client.listSessions(.init(pageSize: 2, pageToken: first.nextPageToken))
    #expect(second.sessions.map(\.sessionID) == [3, 2].map { "\(sessionID($0))" })
    let last = try await client.listSessions(.init(pageSize: 2, pageToken: second.nextPageToken))
    #expect(last.sessions.map(\.sessionID) == [1].map { "\(sessionID($0))" })
    #expect(last.nextPageToken.isEmpty)
    for (request, caller) in [
      (SessionsV1.ListSessionsRequest(pageToken: first.nextPageToken), user(2)),
      (.init(pageToken: first.nextPageToken, fromLocalDate: "2026-01-01"), user()),
      (.init(pageToken: first.nextPageToken, evidence: [.declared]), user()),
      (.init(pageToken: first.nextPageToken, minReps: 1), user()),
      (.init(pageSize: -1), user()), (.init(toLocalDate: "2026-02-30"), user()),
      (.init(evidence: [.declared, .unspecified]), user()), (.init(evidence: [.init(rawValue: 6)]), user()),
    ] {
      let error = await #expect(throws: RPCError.self) {
        try await client.listSessions(request, options: TestCalls.by(caller))
      }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test("The chart: today in the zone asked for, or in that of the newest session")
  func chart() async throws {
    let empty = try await client.getActivityChart(.init(range: .today))
    #expect((empty.timeZone, empty.today, empty.goalReps, empty.remainingReps) == ("Etc/UTC", "2026-05-31", 10, 10))
    _ = try await create(message(1, reps: 7))
    _ = try await create(message(2, minutes: -1_440, reps: 30))
    let today = try await client.getActivityChart(.init(range: .today))
    #expect(today.timeZone == "Europe/Berlin")
    #expect(today.buckets.map(\.sessionID) == ["\(sessionID(1))"])
    #expect((today.totalReps, today.remainingReps) == (7, 3))
    let week = try await client.getActivityChart(.init(range: .last7Days, timeZone: "Pacific/Kiritimati"))
    #expect(week.today == "2026-06-01")
    #expect(week.buckets.map(\.reps) == [0, 0, 0, 0, 30, 7, 0])
    #expect(week.buckets[5].byEvidence == [.init(evidence: .declared, reps: 7)])
    for request in [
      SessionsV1.GetActivityChartRequest(), .init(range: .init(rawValue: 99)), .init(range: .today, timeZone: "Mars/X"),
    ] {
      let error = await #expect(throws: RPCError.self) { try await client.getActivityChart(request) }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test("The streak: of all sessions, and of those TitanUp counted")
  func streak() async throws {
    let none = try await client.getStreak(.init())
    #expect((none.streak, none.verifiedStreak) == (.init(nextFreezeIn: 7), .init(nextFreezeIn: 7)))
    // Declared on three dates until yesterday; counted on the one before.
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

  @Test("A list of kinds that goes on and on is refused before anything looks at it")
  func longLists() async throws {
    let list = SessionsV1.ListSessionsRequest(evidence: Array(repeating: .declared, count: 101))
    let kinds = await #expect(throws: RPCError.self) { try await client.listSessions(list) }
    #expect(kinds?.message == "evidence: got 101 values; allowed: at most 100")
    let update = SessionsV1.UpdateSessionRequest(
      session: message(1), updateMask: .init(paths: Array(repeating: "reps", count: 101)))
    let paths = await #expect(throws: RPCError.self) { try await client.updateSession(update) }
    #expect(paths?.message == "update_mask: got 101 values; allowed: at most 100")
  }

  @Test(
    "A streak is told as of tomorrow at the latest, or as of today where it is a later date",
    arguments: [
      ("UTC", "2026-06-01", true), ("UTC", "2026-06-02", false), ("UTC", "9999-12-31", false),
      ("Pacific/Kiritimati", "2026-06-02", true), ("Pacific/Kiritimati", "2026-06-03", false),
      // Where it is noon in UTC, today is tomorrow furthest east already.
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

  @Test("The streak, date by date")
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

  @Test("Who flew west has trained on a date that has not begun here: what counts is what is shown")
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

  @Test("The clock: day start, zone and weeks, for what comes after")
  func clock() async throws {
    #expect(try await client.getClock(.init()).clock == .init(firstWeekday: 1, etag: "0"))
    let before = try await create(message(1, minutes: -600))
    // In Auckland it is the first of June, one in the morning: before its day begins.
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

  @Test("A night owl's session is of the date before, once the day begins later")
  func nightOwl() async throws {
    _ = try await client.updateClock(.init(clock: .init(dayStartMinutes: 240, firstWeekday: 1)))
    // The clock was set at 13:00 Z. 03:30 in Kathmandu, of the next date there, comes after it.
    var late = message(1, minutes: 61)
    (late.timeZone, late.utcOffsetSeconds) = ("Pacific/Kiritimati", 50_400)
    // 13:01 Z is 03:01 on 1 June in Kiritimati.
    #expect(try await create(late).localDate == "2026-05-31")
    var early = message(2, minutes: 30)
    (early.timeZone, early.utcOffsetSeconds) = ("Pacific/Kiritimati", 50_400)
    #expect(try await create(early).localDate == "2026-06-01")
  }

  @Test("A wrong clock is refused, field by field")
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

  @Test("A pause keeps a streak; its own fields are checked")
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
}
