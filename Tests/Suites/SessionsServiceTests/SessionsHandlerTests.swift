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

@Suite("SessionsService")
struct SessionsHandlerTests {
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

  private func failure(
    _ session: SessionsV1.Session, receipt: String = "", requestID: String = "", by caller: UserID = user()
  ) async -> RPCError? {
    await #expect(throws: RPCError.self) {
      try await create(session, receipt: receipt, requestID: requestID, by: caller)
    }
  }

  @Test("A counted session is verified, and the server sets its output fields")
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

  @Test("A call without a token is unauthenticated")
  func unauthenticated() async {
    let error = await #expect(throws: RPCError.self) {
      try await client.createSession(.init(session: message(1)), options: CallOptions())
    }
    #expect(error?.code == .unauthenticated)
  }

  @Test("An empty request is refused, every missing field is named, and nothing is stored")
  func nothing() async throws {
    let error = await #expect(throws: RPCError.self) { try await client.createSession(.init()) }
    #expect(error?.code == .invalidArgument)
    #expect(
      error?.receivedFields == [
        "session.session_id", "session.start_time", "session.end_time", "session.time_zone", "session.reps",
      ])
    #expect(try await client.listSessions(.init()).sessions.isEmpty)
  }

  @Test("A tampered receipt, another user's receipt and a wrong count are refused")
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

  @Test("A receipt of another exercise is no session of push-ups; an old one without an exercise is")
  func otherExercise() async throws {
    let squats = await failure(message(1), receipt: signer.receipt(1, counter: "squat/1", exercise: "SQUAT"))
    #expect((squats?.code, squats?.receivedReason) == (.invalidArgument, "RECEIPT_OF_OTHER_EXERCISE"))
    let old = await failure(message(1, reps: 13), receipt: signer.receipt(1, exercise: nil))
    #expect(old?.receivedFields == ["session.reps"], "it is read, and its count compared")
  }

  @Test("A stream counts once, and the error names where")
  func streamUsed() async throws {
    _ = try await create(message(1), receipt: signer.receipt(1, stream: 5))
    let error = await failure(message(2, minutes: 3), receipt: signer.receipt(2, stream: 5, minutes: 3))
    #expect((error?.code, error?.receivedReason) == (.alreadyExists, "STREAM_ALREADY_USED"))
    #expect(error?.receivedInfo["session_id"] == "\(sessionID(1))")
  }

  @Test("A session with a simulated receipt is only listed, and blocks no other")
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

  @Test("A retimed stream counts once with either receipt, and its recount is accepted")
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

  @Test("Two counted sessions at the same time conflict")
  func overlap() async throws {
    _ = try await create(message(1), receipt: signer.receipt(1))
    let error = await failure(message(2), receipt: signer.receipt(2))
    #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "SESSION_OVERLAP"))
    let words = ErrorDetail.localizedMessage(locale: "en", message: "You have another counted session at this time.")
    #expect(error?.receivedDetails.contains(words) == true)
    #expect(error?.receivedInfo["session_id"] == "\(sessionID(1))")
  }

  @Test("The same id and content return the same session, and other content is SESSION_EXISTS")
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

  @Test("A request id returns its first response, or REQUEST_ID_REUSED")
  func requestID() async throws {
    let id = "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b"
    let first = try await create(message(1), requestID: id)
    _ = try await client.deleteSession(.init(sessionID: first.sessionID))
    #expect(try await create(message(1), requestID: id.uppercased()) == first)
    let error = await failure(message(2), requestID: id)
    #expect((error?.code, error?.receivedReason) == (.invalidArgument, "REQUEST_ID_REUSED"))
    #expect(await failure(message(2), requestID: "7")?.receivedReason == "REQUEST_ID_INVALID")
  }

  @Test("Another user's session and an unknown one get the same error, byte for byte")
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
      (.init(evidence: [.declared, .unspecified]), user()), (.init(evidence: [.init(rawValue: 7)]), user()),
    ] {
      let error = await #expect(throws: RPCError.self) {
        try await client.listSessions(request, options: TestCalls.by(caller))
      }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test("The chart shows today in the requested zone, or else in that of the newest session")
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

  @Test("Lists that are too long are refused before anything reads them")
  func longLists() async throws {
    let list = SessionsV1.ListSessionsRequest(evidence: Array(repeating: .declared, count: 101))
    let kinds = await #expect(throws: RPCError.self) { try await client.listSessions(list) }
    #expect(kinds?.message == "evidence: got 101 values; allowed: at most 100")
    let update = SessionsV1.UpdateSessionRequest(
      session: message(1), updateMask: .init(paths: Array(repeating: "reps", count: 101)))
    let paths = await #expect(throws: RPCError.self) { try await client.updateSession(update) }
    #expect(paths?.message == "update_mask: got 101 values; allowed: at most 100")
  }
}
