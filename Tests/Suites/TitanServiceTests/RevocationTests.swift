import Logging
import Synchronization
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct RevokedSessionsTests {
  private let now = TokenTestKit.now

  @Test func anEntryStaysForATokensLifetimeAndLeavesSoonAfter() {
    let revoked = RevokedSessions()
    #expect(!revoked.contains("a", at: now))
    revoked.add(["a"], at: now)
    // Others arrive all the time, as many as the limit allows.
    for minute in 1...60 as ClosedRange<Int64> {
      let time = now + .seconds(60 * minute)
      revoked.add((0..<100).map { "\(minute)-\($0)" }, at: time)
      #expect(revoked.contains("\(minute)-99", at: time))
      if minute <= 10 { #expect(revoked.contains("a", at: time)) }
      #expect(revoked.count <= 23 * 100, "at most those of two lifetimes")
    }
    #expect(!revoked.contains("a", at: now + .seconds(3_600)))
    // They leave even if no more arrive.
    #expect(!revoked.contains("60-99", at: now + .seconds(7_200)))
    #expect(!revoked.contains("60-99", at: now + .seconds(9_000)))
    #expect(revoked.count == 0)
  }

  @Test func onlyNewsChangeTheRevision() {
    let revoked = RevokedSessions()
    let before = revoked.revision
    revoked.add([], at: now)
    #expect(revoked.revision == before)
    revoked.add(["a", "b"], at: now)
    #expect(revoked.revision == before + 1)
    revoked.add(["a"], at: now + .seconds(1))
    #expect(revoked.revision == before + 1)
    #expect(revoked.recent == ["a", "b"])
  }

  @Test func aRevokedSessionsTokenIsRefusedWhereverItWasRemembered() async throws {
    let (kit, revoked, peer) = (TokenTestKit(), RevokedSessions(), Peer("here"))
    let verifier = TokenVerifier(keys: LocalTokenKeys([try kit.key]), revoked: revoked, clock: { TokenTestKit.now })
    let (token, other) = (try await kit.token(), try await kit.token(.init(sid: "session-2")))
    let caller = try await verifier.verify(token)
    _ = try await verifier.verify(other)
    peer.remember(Peer.Proof(credential: "Bearer a", caller: caller, revision: try #require(verifier.revision)))
    #expect(verifier.recall("Bearer a", from: peer) == caller)

    revoked.add(["session-1"], at: now)
    #expect(verifier.recall("Bearer a", from: peer) == nil)
    await #expect(throws: TokenProblem.revoked) { try await verifier.verify(token) }
    #expect(try await verifier.verify(other).authSessionID == "session-2")
    // A token that was never seen before is refused, too.
    let fresh = TokenVerifier(keys: LocalTokenKeys([try kit.key]), revoked: revoked, clock: { TokenTestKit.now })
    await #expect(throws: TokenProblem.revoked) { try await fresh.verify(token) }
    #expect(TokenProblem.revoked.rpcError.reason == "SESSION_REVOKED")
  }
}

@Suite struct RevocationFollowerTests {
  private struct Away: Error {}

  @Test func watchesAgainSoonWheneverTheCallEnds() async throws {
    let (revoked, pauses, calls) = (RevokedSessions(), Recorder<Duration>(), Recorder<Int>())
    let follower = RevocationFollower(
      revoked, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, clock: { TokenTestKit.now },
      sleep: { pause in
        pauses.append(pause)
        if pauses.all.count == 8 { withUnsafeCurrentTask { $0?.cancel() } }
      },
      watch: { take in
        calls.append(1)
        // Auth is away at first, then sends one response per call.
        guard calls.all.count > 5 else { throw Away() }
        take(["session-\(calls.all.count)"])
      })
    try await follower.run()
    #expect(
      pauses.all == [
        .milliseconds(100), .milliseconds(200), .milliseconds(500), .seconds(1), .seconds(1), .milliseconds(100),
        .milliseconds(100), .milliseconds(100),
      ])
    #expect(revoked.count == 3)
    #expect(revoked.contains("session-8", at: TokenTestKit.now))
  }
}

@Suite struct StreamRevocationTests {
  private let now = TokenTestKit.now

  @Test func aWatcherIsToldOnceAndAtOnce() throws {
    let (revoked, told) = (RevokedSessions(), Recorder<String>())
    let first = try #require(revoked.watch("a", at: now) { told.append("first") })
    _ = try #require(revoked.watch("a", at: now) { told.append("second") })
    _ = try #require(revoked.watch("b", at: now) { told.append("other") })
    revoked.end(first)
    revoked.end(first)
    for _ in 0..<2 { revoked.add(["a"], at: now) }
    #expect(told.all == ["second"])
    #expect(revoked.watched == 1, "a notified watch is removed")
    #expect(revoked.watch("a", at: now) {} == nil, "it is already revoked")
  }

  /// How a stream ends on a revocation, and what the service still remembers of it.
  private func end(of method: MethodDescriptor, revoking session: String) async throws -> RPCError? {
    let (kit, revoked, began) = (TokenTestKit(), RevokedSessions(), Signal())
    let verifier = TokenVerifier(keys: LocalTokenKeys([try kit.key]), revoked: revoked, clock: { TokenTestKit.now })
    var service = ScriptedService()
    service.onChat = { requests, responses, _ in
      began.fire()
      for try await request in requests { try await responses.write(request) }
    }
    service.onExpand = { _, _, _ in
      began.fire()
      try await Task.sleep(for: .seconds(3_600))
    }
    let interceptors = StandardInterceptors.all(
      logger: .silent, metrics: MetricsRegistry(), rules: AccessRules(publicMethods: []), verifier: verifier)
    let channel = InProcessTransport(router: RPCRouter(interceptors: interceptors, services: [service]))
    let stream = try await channel.open(method, options: CallOptions().bearer(try await kit.token()))
    try RawMessage("hello").serialize { size, fill in try stream.enqueue(size: size, fill) }
    if method.type == .serverStreaming { stream.halfClose() }
    await began.wait()
    #expect(revoked.watched == 1)
    revoked.add([session], at: TokenTestKit.now)
    guard session == "session-1" else {
      stream.cancel()
      return nil
    }
    defer { #expect(revoked.watched == 0) }
    do {
      while try await stream.receive() != nil {}
      return nil
    } catch let error as RPCError { return error }
  }

  @Test(arguments: [ScriptedService.chat, ScriptedService.expand])
  func aStreamEndsWithItsSession(method: MethodDescriptor) async throws {
    let error = try #require(try await end(of: method, revoking: "session-1"))
    #expect(error.code == .unauthenticated)
    #expect(error.sentReason == "SESSION_REVOKED")
  }

  @Test func anothersStreamGoesOn() async throws {
    #expect(try await end(of: ScriptedService.chat, revoking: "session-2") == nil)
  }

  @Test func callsThatAreShortOrNobodysAreNotWatched() throws {
    let interceptor = RevocationInterceptor(
      revoked: RevokedSessions(), rules: AccessRules(publicMethods: [ScriptedService.expand]),
      clock: { TokenTestKit.now })
    #expect(interceptor.prepared(for: ScriptedService.unaryMethod) == nil)
    #expect(interceptor.prepared(for: ScriptedService.expand) == nil)
    #expect(interceptor.prepared(for: ScriptedService.chat) != nil)
    let feed = MethodDescriptor(service: "titanup.test.v1.TestFeedService", method: "Watch", type: .serverStreaming)
    #expect(interceptor.prepared(for: feed) == nil)
  }
}
