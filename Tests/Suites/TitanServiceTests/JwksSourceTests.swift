import Crypto
import Logging
import Synchronization
import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct JwksSourceTests {
  private let kit = TokenTestKit()
  private let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  private struct Away: Error {}

  /// Returns the keys it was given, or fails, and counts the calls.
  private final class FakeAuth: Sendable {
    let answer = Mutex<[TokenKey]?>(nil)
    let asked = Atomic(0)
    func fetch() throws -> [TokenKey] {
      asked.wrappingAdd(1, ordering: .relaxed)
      guard let keys = answer.withLock({ $0 }) else { throw Away() }
      return keys
    }
    var count: Int { asked.load(ordering: .relaxed) }
  }

  private final class ManualInstant: Sendable {
    private let instant = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { instant.withLock { $0 } }
    func advance(by duration: Duration) { instant.withLock { $0 += duration } }
  }

  @Test func unavailableUntilAuthAnswers() async throws {
    let (auth, time) = (FakeAuth(), ManualInstant())
    let source = JwksSource(logger: quiet, now: { time.now }) { try auth.fetch() }
    let failure = await #expect(throws: RPCError.self) { try await source.key(id: "key-1") }
    #expect(failure?.code == .unavailable)
    #expect(failure?.details.contains(.retryInfo(delay: .seconds(1))) == true)
    auth.answer.withLock { $0 = try? [kit.key] }
    // Auth is not asked again at once, however many callers there are.
    await #expect(throws: RPCError.self) { try await source.key(id: "key-1") }
    #expect(auth.count == 1)
    time.advance(by: .milliseconds(200))
    #expect(try await source.key(id: "key-1")?.id == "key-1")
    #expect(auth.count == 2)
  }

  @Test func anUnknownKeyAsksAgainButNotOften() async throws {
    let (auth, time) = (FakeAuth(), ManualInstant())
    auth.answer.withLock { $0 = try? [kit.key] }
    let source = JwksSource(logger: quiet, now: { time.now }) { try auth.fetch() }
    #expect(try await source.key(id: "key-2") == nil)
    for number in 0..<100 { #expect(try await source.key(id: "made-up-\(number)") == nil) }
    #expect(auth.count == 1)
    let rotated = TokenKey(id: "key-2", publicKey: kit.privateKey.publicKey.rawRepresentation)
    auth.answer.withLock { $0 = rotated.map { [$0] } }
    time.advance(by: .seconds(5))
    #expect(try await source.key(id: "key-2")?.id == "key-2")
    #expect(try await source.key(id: "key-1") == nil)
  }

  @Test func knownKeysStayKnownWhileAuthIsAway() async throws {
    let (auth, time) = (FakeAuth(), ManualInstant())
    auth.answer.withLock { $0 = try? [kit.key] }
    let source = JwksSource(logger: quiet, now: { time.now }) { try auth.fetch() }
    _ = try await source.key(id: "key-1")
    auth.answer.withLock { $0 = nil }
    time.advance(by: .seconds(5))
    let failure = await #expect(throws: RPCError.self) { try await source.key(id: "key-2") }
    #expect(failure?.code == .unavailable)
    #expect(try await source.key(id: "key-1")?.id == "key-1")
  }

  @Test func theLoopRetriesUntilItHasKeys() async throws {
    let (auth, key, pauses) = (FakeAuth(), try kit.key, Recorder<Duration>())
    let source = JwksSource(
      logger: quiet,
      sleep: { pause in
        pauses.append(pause)
        if pauses.all.count == 5 { auth.answer.withLock { $0 = [key] } }
        if pauses.all.count == 6 { throw CancellationError() }
        if pauses.all.count > 6 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    ) { try auth.fetch() }
    try await source.run()
    #expect(
      pauses.all.prefix(6) == [
        .milliseconds(200), .milliseconds(500), .seconds(1), .seconds(2), .seconds(2), .seconds(300),
      ])
    #expect(try await source.key(id: "key-1")?.id == "key-1")
  }

  @Test(arguments: [
    ("OKP", "Ed25519", "EdDSA", "sig", true), ("OKP", "Ed25519", "", "", true),
    ("OKP", "X25519", "EdDSA", "sig", false),
    ("RSA", "Ed25519", "EdDSA", "sig", false), ("OKP", "Ed25519", "HS256", "sig", false),
    ("OKP", "Ed25519", "EdDSA", "enc", false),
  ])
  func keysOfOtherKindsAreNone(_ kty: String, _ crv: String, _ alg: String, _ use: String, _ isGood: Bool) {
    let x = Base64URL.encode(kit.privateKey.publicKey.rawRepresentation)
    #expect((TokenKey(kty: kty, crv: crv, kid: "k", alg: alg, use: use, x: x) != nil) == isGood)
    #expect(TokenKey(kty: "OKP", crv: "Ed25519", kid: "k", alg: "", use: "", x: "AAAA") == nil)
    #expect(TokenKey(kty: "OKP", crv: "Ed25519", kid: "", alg: "", use: "", x: x) == nil)
  }
}

@Suite struct ServiceTokenSourceTests {
  @Test func oneTokenIsUsedUntilShortlyBeforeItsEnd() async throws {
    let (clock, issued) = (MovableClock(TokenTestKit.now), Recorder<Int>())
    let source = ServiceTokenSource(clock: { clock.now }) {
      issued.append(1)
      return .init(text: "token-\(issued.all.count)", expiresAt: clock.now + .seconds(600))
    }
    #expect(try await source.token() == "token-1")
    clock.advance(by: .seconds(539))
    #expect(try await source.token() == "token-1")
    clock.advance(by: .seconds(1))
    #expect(try await source.token() == "token-2")
    source.rejected()
    let method = MethodDescriptor(service: "titanup.test.v1.Feed", method: "Watch", type: .serverStreaming)
    #expect(try await source.metadata(for: method).first("authorization") == "Bearer token-3")
  }

  @Test func aRefusalIsNotRemembered() async throws {
    let tries = Recorder<Int>()
    let source = ServiceTokenSource(clock: { TokenTestKit.now }) {
      tries.append(1)
      if tries.all.count == 1 { throw RPCError(code: .unavailable, message: "away") }
      return .init(text: "token", expiresAt: TokenTestKit.now + .seconds(600))
    }
    await #expect(throws: RPCError.self) { try await source.token() }
    #expect(try await source.token() == "token")
  }
}
