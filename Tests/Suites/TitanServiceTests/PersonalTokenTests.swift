import Crypto
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct PersonalTokenTests {
  /// Knows one token, and what was asked.
  private final class Source: PersonalTokenSource {
    let token: VerifiedPersonalToken
    let digest: [UInt8]
    let asked = Recorder<[UInt8]>()
    let problem = Mutex<TokenProblem?>(nil)

    init(_ secret: PersonalAccessToken, expiresAt: Timestamp = TokenTestKit.now + .seconds(86_400)) {
      digest = Array(SHA256.hash(data: Data(secret.text.utf8)))
      let user = UserID(TokenTestKit.user) ?? UserID(UUID())
      token = VerifiedPersonalToken(
        id: "token-1", userID: user, language: .german, scopes: [AccessScope(.habits, .read)], expiresAt: expiresAt)
    }

    func token(digest: [UInt8]) async throws -> VerifiedPersonalToken {
      asked.append(digest)
      if let problem = problem.withLock(\.self) { throw problem }
      guard digest == self.digest else { throw TokenProblem.malformed }
      return token
    }
  }

  private let clock = MovableClock(TokenTestKit.now)
  private let revoked = RevokedSessions()
  private let secret = PersonalAccessToken(secret: Array(repeating: 7, count: 32))
  private let keys = LocalTokenKeys([])

  private func verifier(_ source: (any PersonalTokenSource)?) -> TokenVerifier {
    TokenVerifier(keys: keys, personal: source, revoked: revoked, clock: { [clock] in clock.now })
  }

  @Test("A token names its owner, its scopes and no sign-in, and never an operator")
  func caller() async throws {
    let caller = try await verifier(Source(secret)).verify(secret.text)
    #expect(caller.role == .user && caller.userID?.description == TokenTestKit.user)
    #expect(caller.personalAccess == PersonalAccess(tokenID: "token-1", scopes: [AccessScope(.habits, .read)]))
    #expect(caller.authSessionID == nil && caller.authenticatedAt == nil && caller.authenticationMethods.isEmpty)
    #expect(caller.language == .german && caller.expiresAt == TokenTestKit.now + .seconds(86_400))
  }

  @Test("Auth is asked once a minute, by the SHA-256 alone")
  func caching() async throws {
    let source = Source(secret)
    let verifier = verifier(source)
    for _ in 0..<3 { _ = try await verifier.verify(secret.text) }
    #expect(source.asked.all == [source.digest])
    clock.advance(by: .seconds(59))
    _ = try await verifier.verify(secret.text)
    #expect(source.asked.all.count == 1)
    clock.advance(by: .seconds(1))
    #expect(try await verifier.verified(secret.text).until == clock.now + .seconds(60))
    #expect(source.asked.all.count == 2)
  }

  @Test("A connection recalls a token for as long as it is cached")
  func recalling() async throws {
    let (verifier, peer) = (verifier(Source(secret)), Peer("here"))
    let verified = try await verifier.verified(secret.text)
    peer.remember(
      Peer.Proof(
        credential: "Bearer a", caller: verified.caller, revision: try #require(verifier.revision),
        expiresAt: verified.until))
    #expect(verifier.recall("Bearer a", from: peer) == verified.caller)
    clock.advance(by: .seconds(60))
    #expect(verifier.recall("Bearer a", from: peer) == nil)
  }

  @Test("A revoked token is refused at once, with a reason of its own")
  func revocation() async throws {
    let verifier = verifier(Source(secret))
    _ = try await verifier.verify(secret.text)
    revoked.add(["token-1"], at: clock.now)
    await #expect(throws: TokenProblem.personalTokenRevoked) { try await verifier.verify(secret.text) }
    // What auth said before the revocation doesn't bring it back.
    clock.advance(by: .seconds(60))
    await #expect(throws: TokenProblem.personalTokenRevoked) { try await verifier.verify(secret.text) }
    #expect(TokenProblem.personalTokenRevoked.rpcError.reason == "TOKEN_REVOKED")
  }

  @Test("A token that expires within the minute is refused when it does")
  func expiry() async throws {
    let source = Source(secret, expiresAt: TokenTestKit.now + .seconds(30))
    let verifier = verifier(source)
    _ = try await verifier.verify(secret.text)
    clock.advance(by: .seconds(30))
    await #expect(throws: TokenProblem.expired) { try await verifier.verify(secret.text) }
  }

  @Test("What auth refuses isn't cached")
  func refusals() async throws {
    let source = Source(secret)
    let verifier = verifier(source)
    source.problem.withLock { $0 = .personalTokenRevoked }
    await #expect(throws: TokenProblem.personalTokenRevoked) { try await verifier.verify(secret.text) }
    source.problem.withLock { $0 = nil }
    _ = try await verifier.verify(secret.text)
  }

  @Test("A mistyped token costs no question, and without a source none is good")
  func mistyped() async throws {
    let source = Source(secret)
    for wrong in [String(secret.text.dropLast()), "tup_", secret.text + "0"] {
      await #expect(throws: TokenProblem.malformed) { try await verifier(source).verify(wrong) }
    }
    #expect(source.asked.all.isEmpty)
    await #expect(throws: TokenProblem.malformed) { try await verifier(nil).verify(secret.text) }
  }

  @Test("A neighbourhood that guesses is refused before auth is asked, others are not")
  func guessing() async throws {
    let source = Source(secret)
    let authentication = Authentication(verifier: verifier(source), guesses: RateLimit(perMinute: 3))
    let start = ContinuousClock.now
    func attempt(_ token: PersonalAccessToken, from address: String) async -> String? {
      do {
        _ = try await authentication.verify(CalledContext.make(token, from: address), at: start)
        return nil
      } catch { return RPCError(wrapping: error).reason }
    }
    for number in 1...3 as ClosedRange<UInt8> {
      let guess = PersonalAccessToken(secret: Array(repeating: 100 + number, count: 32))
      #expect(await attempt(guess, from: "203.0.113.7:1") == "TOKEN_INVALID")
    }
    #expect(await attempt(secret, from: "203.0.113.8:1") == "RATE_LIMITED")
    #expect(source.asked.all.count == 3)
    #expect(await attempt(secret, from: "198.51.100.1:1") == nil)
  }
}

/// The context of a call whose stream is never used.
enum CalledContext {
  static func make(_ token: PersonalAccessToken? = nil, from address: String = "here") -> ServerContext {
    ServerContext(
      method: MethodDescriptor(service: "titanup.habits.v1.HabitsService", method: "ListHabits", type: .unary),
      stream: UnusedStream(
        requestMetadata: token.map { ["authorization": .string("Bearer \($0.text)")] } ?? [:], peer: Peer(address)))
  }

  private final class UnusedStream: ServerStream {
    let requestMetadata: Metadata
    let peer: Peer
    let deadline: Deadline? = nil
    let isWritable = true
    let lastWasCompressed = false

    init(requestMetadata: Metadata, peer: Peer) { (self.requestMetadata, self.peer) = (requestMetadata, peer) }

    func receive() async throws -> [UInt8]? { nil }
    func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {}
    func compressResponses(_ compression: Compression) {}
    func waitUntilWritable() async throws {}
    func sendInitialMetadata(_ metadata: Metadata) {}
    func cancel() {}
    func finish(_ status: Status, trailingMetadata: Metadata) {}
  }
}
