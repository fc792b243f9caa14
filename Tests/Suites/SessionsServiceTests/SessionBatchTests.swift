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
import TitanTesting

@Suite("Quotas and batches of SessionsService")
struct SessionBatchTests {
  private let signer = TestSigner()

  private func client(
    _ store: MemorySessionStore, rest: @escaping @Sendable (Duration) async throws -> Void = { _ in }
  ) -> SessionsV1.SessionsServiceClient {
    let handler = SessionsHandler(
      store: store, feed: store, days: MemoryDayStore(), goals: MemoryGoalStore(), receipts: signer.verifier,
      notifier: Notifier(), watchers: Notifier(), clock: { noon + .seconds(3_600) }, rest: rest)
    return .init(channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
  }

  @Test("Beyond the quota, an error says when to retry, and retries and receipts still pass")
  func quota() async throws {
    let client = client(MemorySessionStore(quota: SessionQuota(limit: 2)))
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

  @Test("Beyond the quota, a batch returns stored sessions, explains wrong items and refuses the rest")
  func quotaInABatch() async throws {
    let client = client(MemorySessionStore(quota: SessionQuota(limit: 2)))
    let stored = try await client.createSession(.init(session: message(2))).session
    _ = try await client.createSession(.init(session: message(1)))
    _ = try await client.deleteSession(.init(sessionID: message(1).sessionID))
    var unfinished = message(6)
    unfinished.endTime = nil
    let batch = try await client.batchCreateSessions(
      .init(requests: [
        .init(session: message(3)), .init(session: message(4), requestID: "\(uuid(71))"), .init(session: message(2)),
        .init(session: message(1)), .init(session: unfinished), .init(session: message(5), requestID: "7"),
        .init(session: message(7, minutes: 5), receiptJws: signer.receipt(7, minutes: 5)), .init(session: message(8)),
      ]))
    let reasons = try batch.results.map { result in
      guard case .status(let status) = result.result else { return "OK" }
      for case .errorInfo(let reason, _, _) in try StatusDetails.decode(status.serialized()) { return reason }
      return "none"
    }
    #expect(
      reasons == [
        "SESSION_QUOTA", "SESSION_QUOTA", "OK", "SESSION_EXISTS", "INVALID_FIELD", "REQUEST_ID_INVALID", "OK",
        "SESSION_QUOTA",
      ])
    #expect(batch.results[2].result == stored.map { .session($0) })
  }

  @Test("A long batch rests before each item after the tenth", arguments: [(10, 0), (25, 15)])
  func batchRests(items: Int, rests: Int) async throws {
    let made = Mutex<[Duration]>([])
    let client = client(MemorySessionStore()) { rest in made.withLock { $0.append(rest) } }
    let batch = try await client.batchCreateSessions(
      .init(requests: (1...items).map { .init(session: message($0)) }))
    #expect(batch.results.count == items)
    #expect(made.withLock { $0.count } == rests)
    #expect(made.withLock { $0.allSatisfy { $0 > .zero } })
  }
}
