import Crypto
import SessionsDomain
import SessionsProto
import SessionsService
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanReceipts
import TitanTesting

@Suite("SessionsService: batches and changes")
struct SessionChangesTests {
  private let signer = TestSigner()
  private let calls: TestCalls
  private var client: SessionsV1.SessionsServiceClient { .init(channel: calls.channel, options: TestCalls.by(user())) }

  init() { calls = Self.calls(MemorySessionStore(), signer.verifier) }

  private static func calls(_ store: MemorySessionStore, _ receipts: ReceiptVerifier) -> TestCalls {
    TestCalls([
      SessionsHandler(
        store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: receipts,
        notifier: Notifier(), watchers: Notifier(), clock: { noon + .seconds(3_600) })
    ])
  }

  private func create(_ number: Int, receipt: String = "") async throws -> SessionsV1.Session {
    try #require(try await client.createSession(.init(session: message(number), receiptJws: receipt)).session)
  }

  private func failure<Answer>(_ call: () async throws -> Answer) async -> RPCError? {
    await #expect(throws: RPCError.self) { _ = try await call() }
  }

  // Batches

  private func batch(_ items: [SessionsV1.CreateSessionRequest]) async throws -> [SessionsV1.BatchCreateSessionsResult]
  {
    try await client.batchCreateSessions(.init(requests: items)).results
  }

  private func error(_ result: SessionsV1.BatchCreateSessionsResult) throws -> RPCError {
    guard case .status(let status) = result.result, let code = StatusCode(rawValue: Int(status.code)) else {
      throw RuntimeError("no status: \(result)")
    }
    return RPCError(code: code, message: status.message, encodedDetails: status.serialized())
  }

  @Test("Items are independent: a wrong one doesn't keep the others from being recorded")
  func batch() async throws {
    let results = try await batch([
      .init(session: message(1), receiptJws: signer.receipt(1)), .init(session: message(2, reps: 0)),
      .init(session: message(3), receiptJws: signer.receipt(3)), .init(session: message(4, minutes: 9)), .init(),
    ])
    #expect(results.count == 5)
    #expect(
      results[0].result
        == .session(try #require(try await client.getSession(.init(sessionID: "\(sessionID(1))")).session)))
    #expect((try error(results[1]).code, try error(results[1]).receivedFields) == (.invalidArgument, ["session.reps"]))
    let overlap = try error(results[2])
    #expect((overlap.code, overlap.receivedReason) == (.failedPrecondition, "SESSION_OVERLAP"))
    for result in results[1...2] {
      let isSaid = try error(result).receivedDetails.contains { if case .localizedMessage = $0 { true } else { false } }
      #expect(isSaid)
    }
    #expect(overlap.receivedInfo["session_id"] == "\(sessionID(1))")
    #expect(try error(results[4]).code == .invalidArgument)
    #expect(try await client.listSessions(.init()).sessions.map(\.sessionID) == [4, 1].map { "\(sessionID($0))" })
  }

  @Test("If the receipt keys are unavailable, the whole batch fails")
  func batchWithoutKeys() async throws {
    let store = MemorySessionStore()
    let isAway = Mutex(true)
    let keys = ReceiptKeys { [key = signer.key, keyID = signer.keyID] in
      if isAway.withLock({ $0 }) { throw RPCError(code: .unavailable, message: "away") }
      return [keyID: key.publicKey]
    }
    let client = SessionsV1.SessionsServiceClient(
      channel: Self.calls(store, ReceiptVerifier(keys: keys)).channel, options: TestCalls.by(user()))
    let items: [SessionsV1.CreateSessionRequest] = [
      .init(session: message(1, minutes: 9)), .init(session: message(2), receiptJws: signer.receipt(2)),
    ]
    let error = await failure { try await client.batchCreateSessions(.init(requests: items)) }
    #expect((error?.code, error?.receivedReason) == (.unavailable, "RECEIPT_KEYS_UNAVAILABLE"))
    isAway.withLock { $0 = false }
    let results = try await client.batchCreateSessions(.init(requests: items)).results
    #expect(results.allSatisfy { if case .session = $0.result { true } else { false } })
    #expect(try await client.listSessions(.init()).sessions.map(\.sessionID) == [1, 2].map { "\(sessionID($0))" })
  }

  @Test("A batch that is sent again, in another order and with one more item, returns the existing sessions")
  func batchAgain() async throws {
    let items = (1...5).map { SessionsV1.CreateSessionRequest(session: message($0, minutes: $0)) }
    let first = try await batch(items)
    let more = SessionsV1.CreateSessionRequest(session: message(6, minutes: 6))
    let again = try await batch([more] + items.reversed() + [items[0]])
    #expect(Array(again[1...5].reversed()) == first)
    #expect(again[6] == first[0])
    #expect(try await client.listSessions(.init()).sessions.count == 6)
  }

  @Test("A batch has at most two hundred items")
  func batchSize() async throws {
    let items = (1...201).map { SessionsV1.CreateSessionRequest(session: message($0)) }
    let error = await failure { try await batch(items) }
    #expect((error?.code, error?.receivedReason) == (.resourceExhausted, "BATCH_TOO_LARGE"))
    #expect(try await client.listSessions(.init()).sessions.isEmpty)
    #expect(try await batch(Array(items.dropLast())).count == 200)
    #expect(try await batch([]).isEmpty)
  }

  // Changes

  @Test("Note and target can change, guarded by the etag, and counted values can't")
  func update() async throws {
    let session = try await create(1, receipt: signer.receipt(1))
    var wanted = SessionsV1.Session(sessionID: session.sessionID, target: 20, note: "new", etag: session.etag)
    let updated = try #require(try await client.updateSession(.init(session: wanted)).session)
    #expect((updated.note, updated.target, updated.targetMet, updated.etag) == ("new", 20, false, "2"))
    #expect((updated.reps, updated.evidence, updated.receiptID) == (session.reps, session.evidence, session.receiptID))
    let stale = await failure { try await client.updateSession(.init(session: wanted)) }
    #expect((stale?.code, stale?.receivedReason) == (.aborted, "ETAG_MISMATCH"))
    wanted.etag = ""
    (wanted.note, wanted.target) = ("newer", 0)
    let note = try await client.updateSession(.init(session: wanted, updateMask: .init(paths: ["note"])))
    #expect((note.session?.note, note.session?.target) == ("newer", 20))
    let again = try await client.updateSession(.init(session: wanted, updateMask: .init(paths: ["note"])))
    #expect(again == note)
  }

  @Test("A wrong update is refused with its reason")
  func wrongUpdate() async throws {
    let session = try await create(1)
    func reason(_ wanted: SessionsV1.Session, _ paths: [String]) async -> String? {
      await failure {
        try await client.updateSession(.init(session: wanted, updateMask: .init(paths: paths)))
      }?.receivedReason
    }
    #expect(await reason(session, ["note", "reps"]) == "IMMUTABLE_FIELD")
    #expect(await reason(session, ["sets.reps"]) == "IMMUTABLE_FIELD")
    #expect(await reason(session, ["color"]) == "PATH_UNKNOWN")
    #expect(await reason(message(2), ["note"]) == "NOT_FOUND")
    #expect(await reason(.init(sessionID: "x"), []) == "UUID_INVALID")
    let error = await failure {
      try await client.updateSession(.init(session: .init(sessionID: session.sessionID, target: 501)))
    }
    #expect(error?.receivedFields == ["session.target"])
    let foreign = await failure {
      try await client.updateSession(.init(session: session), options: TestCalls.by(user(2)))
    }
    #expect(foreign?.code == .notFound)
  }

  @Test("A deletion can be undone once")
  func undelete() async throws {
    let session = try await create(1)
    let request = SessionsV1.UndeleteSessionRequest(sessionID: session.sessionID)
    let live = await failure { try await client.undeleteSession(request) }
    #expect((live?.code, live?.receivedReason) == (.alreadyExists, "SESSION_NOT_DELETED"))
    _ = try await client.deleteSession(.init(sessionID: session.sessionID))
    var back = try #require(try await client.undeleteSession(request).session)
    #expect(try await client.getSession(.init(sessionID: session.sessionID)).session == back)
    back.etag = session.etag
    #expect(back == session)
    #expect(await failure { try await client.undeleteSession(.init(sessionID: "\(sessionID(2))")) }?.code == .notFound)
  }

  @Test("A newer counter's count is accepted with the user's consent, and the earlier one is kept")
  func recount() async throws {
    let session = try await create(1, receipt: signer.receipt(1))
    func accept(_ receipt: String, lower: Bool = false, requestID: String = "") async throws -> SessionsV1.Session {
      let response = try await client.acceptRecount(
        .init(
          sessionID: session.sessionID, receiptJws: receipt, acceptLowerCount: lower, etag: session.etag,
          requestID: requestID))
      return try #require(response.session)
    }
    #expect(try await accept(signer.receipt(1)) == session)
    let fewer = signer.receipt(7, stream: 1, reps: 9, counter: "pushup/2")
    let refusal = await failure { try await accept(fewer) }
    #expect((refusal?.code, refusal?.receivedReason) == (.failedPrecondition, "LOWER_COUNT_NOT_CONFIRMED"))
    #expect(refusal?.receivedInfo == ["old_reps": "12", "new_reps": "9"])
    let id = "9b2e0f3a-6c1d-4e5f-8a7b-0c1d2e3f4a5b"
    let counted = try await accept(fewer, lower: true, requestID: id)
    #expect((counted.reps, counted.counter, counted.receiptID) == (9, "pushup/2", "\(ReceiptID(uuid(7)))"))
    #expect(try await accept(fewer, lower: true, requestID: id) == counted)
    let stored = try await client.getSession(.init(sessionID: session.sessionID))
    #expect(stored.session == counted)
    #expect(
      stored.pastCounts == [
        .init(
          receiptID: session.receiptID, counter: "pushup/1", reps: 12, evidence: .verifiedStream,
          replaceTime: .init(noon + .seconds(3_600)))
      ])
  }

  @Test("A receipt that isn't a recount of the session is refused")
  func noRecount() async throws {
    let session = try await create(1, receipt: signer.receipt(1))
    let declared = try await client.createSession(.init(session: message(2, minutes: 9))).session
    for (id, receipt, reason) in [
      (session.sessionID, signer.receipt(7, stream: 2, counter: "pushup/2"), "STREAM_MISMATCH"),
      (session.sessionID, signer.receipt(7, stream: 1), "COUNTER_NOT_NEWER"),
      (session.sessionID, signer.receipt(7, for: user(2), stream: 1, counter: "pushup/2"), "RECEIPT_WRONG_USER"),
      (session.sessionID, signer.receipt(7, stream: 1, counter: "pushup/2") + "x", "RECEIPT_INVALID"),
      (session.sessionID, "", "RECEIPT_INVALID"),
      (declared?.sessionID ?? "", signer.receipt(7, stream: 1, counter: "pushup/2"), "SESSION_WITHOUT_RECEIPT"),
      ("\(sessionID(3))", signer.receipt(7, stream: 1, counter: "pushup/2"), "NOT_FOUND"),
    ] {
      let error = await failure { try await client.acceptRecount(.init(sessionID: id, receiptJws: receipt)) }
      #expect(error?.receivedReason == reason)
    }
  }
}
