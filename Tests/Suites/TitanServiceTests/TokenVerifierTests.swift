import Crypto
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import TitanService

@Suite struct TokenVerifierTests {
  private let kit = TokenTestKit()
  private typealias Claims = TokenTestKit.Claims

  @Test func aUsersTokenNamesTheUser() async throws {
    let caller = try await kit.verifier().verify(try await kit.token())
    #expect(caller.role == .user)
    #expect(caller.userID?.description == TokenTestKit.user)
    #expect(caller.authSessionID == "session-1")
    #expect(caller.authenticationMethods == ["pwd"])
    #expect(caller.expiresAt == TokenTestKit.now + .seconds(600))
  }

  @Test(
    arguments: [
      ("de-AT", .german), ("en", .english), ("DE", .german), ("fr", nil), (nil, nil),
    ] as [(String?, Language?)])
  func aUsersTokenSaysTheAccountsLanguage(_ locale: String?, _ language: Language?) async throws {
    let caller = try await kit.verifier().verify(try await kit.token(Claims(locale: locale)))
    #expect(caller.language == language)
  }

  @Test func aServicesTokenNamesTheService() async throws {
    let claims = Claims(sub: "trophies", sid: nil, role: "service", amr: nil)
    let caller = try await kit.verifier().verify(try await kit.token(claims))
    #expect(caller.role == .service("trophies"))
    #expect(caller.userID == nil)
  }

  @Test func anOperatorIsAPerson() async throws {
    let caller = try await kit.verifier().verify(try await kit.token(Claims(role: "admin")))
    #expect(caller.role == .admin)
    #expect(caller.userID?.description == TokenTestKit.user)
  }

  private static let seconds = Double(TokenTestKit.now.seconds)

  @Test(arguments: [
    (Claims(iss: "somebody"), TokenProblem.malformed), (Claims(iss: nil), .malformed),
    (Claims(sub: "ada"), .malformed), (Claims(sub: nil), .malformed), (Claims(sid: nil), .malformed),
    (Claims(sid: ""), .malformed), (Claims(role: "root"), .malformed), (Claims(role: nil), .malformed),
    // A user's id is not a service's name, and a service is not a user.
    (Claims(role: "service"), .malformed), (Claims(sub: "", role: "service"), .malformed),
    (Claims(iat: nil), .malformed), (Claims(exp: nil), .malformed), (Claims(exp: 1e300), .malformed),
    (Claims(iat: -1), .malformed), (Claims(iat: seconds + 10, exp: seconds + 10), .malformed),
    (Claims(iat: seconds - 600, exp: seconds), .expired), (Claims(iat: seconds - 601, exp: seconds - 1), .expired),
    (Claims(iat: seconds + 31), .notYetValid),
  ])
  private func badClaims(_ claims: Claims, _ problem: TokenProblem) async throws {
    let (token, verifier) = (try await kit.token(claims), try kit.verifier())
    await #expect(throws: problem) { try await verifier.verify(token) }
    #expect(verifier.cachedTokens == 0)
  }

  @Test func clocksMayDifferABit() async throws {
    let token = try await kit.token(Claims(iat: Self.seconds + 30))
    #expect(try await kit.verifier().verify(token).role == .user)
  }

  @Test func anotherKeysSignatureIsRefused() async throws {
    let stranger = TokenTestKit()
    let (token, verifier) = (try await stranger.token(), try kit.verifier())
    await #expect(throws: TokenProblem.malformed) { try await verifier.verify(token) }
  }

  @Test func anUnknownKeyIsRefused() async throws {
    let (token, verifier) = (try await kit.token(kid: "key-2"), try kit.verifier())
    await #expect(throws: TokenProblem.malformed) { try await verifier.verify(token) }
  }

  @Test func theHandmadeFormIsGood() async throws {
    let token = try kit.handmade(header: #"{"alg":"EdDSA","typ":"at+jwt","kid":"key-1"}"#)
    #expect(try await kit.verifier().verify(token).role == .user)
  }

  /// All are signed with the right key, so that only the header is wrong.
  @Test(arguments: [
    #"{"alg":"none","typ":"at+jwt","kid":"key-1"}"#, #"{"alg":"HS256","typ":"at+jwt","kid":"key-1"}"#,
    #"{"alg":"eddsa","typ":"at+jwt","kid":"key-1"}"#, #"{"alg":"ES256","typ":"at+jwt","kid":"key-1"}"#,
    #"{"alg":"EdDSA","typ":"JWT","kid":"key-1"}"#, #"{"alg":"EdDSA","kid":"key-1"}"#,
    #"{"alg":"EdDSA","typ":"at+jwt"}"#, #"{"alg":"EdDSA","typ":"at+jwt","kid":"key-1","crit":["b64"],"b64":false}"#,
    "[]", "", "not json",
  ])
  func otherHeadersAreRefused(_ header: String) async throws {
    let (token, verifier) = (try kit.handmade(header: header), try kit.verifier())
    await #expect(throws: TokenProblem.malformed) { try await verifier.verify(token) }
  }

  @Test func thePublicKeyIsNoHMACSecret() async throws {
    let secret = SymmetricKey(data: kit.privateKey.publicKey.rawRepresentation)
    for algorithm in ["HS256", "EdDSA"] {
      let header = #"{"alg":"\#(algorithm)","typ":"at+jwt","kid":"key-1"}"#
      let token = try kit.handmade(header: header) { Data(HMAC<SHA256>.authenticationCode(for: $0, using: secret)) }
      let verifier = try kit.verifier()
      await #expect(throws: TokenProblem.malformed) { try await verifier.verify(token) }
    }
  }

  @Test func anyChangedCharacterIsRefused() async throws {
    let (token, verifier) = (Array(try await kit.token()), try kit.verifier())
    for index in token.indices {
      var changed = token
      changed[index] = token[index] == "A" ? "B" : "A"
      let text = String(changed)
      await #expect(throws: TokenProblem.malformed) { try await verifier.verify(text) }
    }
  }

  @Test(arguments: ["", ".", "..", "a.b.c", "a.b.c.d", String(repeating: "a", count: 1_000_000)])
  func garbageIsRefused(_ token: String) async throws {
    let verifier = try kit.verifier()
    await #expect(throws: TokenProblem.malformed) { try await verifier.verify(token) }
  }
}

@Suite struct TokenCacheTests {
  private let kit = TokenTestKit()

  @Test func aVerifiedTokenIsVerifiedOnceAndExpires() async throws {
    let (clock, key, asked) = (MovableClock(TokenTestKit.now), try kit.key, Recorder<Bool>())
    let keys = LocalTokenKeys(asking: {
      asked.append(true)
      return [key]
    })
    let verifier = TokenVerifier(keys: keys, clock: { clock.now })
    let token = try await kit.token()
    let first = try await verifier.verify(token)
    #expect(try await verifier.verify(token) == first)
    #expect(verifier.cachedTokens == 1)
    clock.advance(by: .seconds(600))
    await #expect(throws: TokenProblem.expired) { try await verifier.verify(token) }
    #expect(verifier.cachedTokens == 0)
    await #expect(throws: TokenProblem.expired) { try await verifier.verify(token) }
  }

  @Test func aTokenDiesWithItsKey() async throws {
    let (key, isGone) = (try kit.key, Recorder<Bool>())
    let keys = LocalTokenKeys(asking: { isGone.all.isEmpty ? [key] : [] })
    let verifier = TokenVerifier(keys: keys, clock: { TokenTestKit.now })
    let token = try await kit.token()
    _ = try await verifier.verify(token)
    isGone.append(true)
    await #expect(throws: TokenProblem.malformed) { try await verifier.verify(token) }
  }

  /// Keys of which one may disappear.
  private final class ChangingKeys: TokenKeySource {
    private let number = Atomic(0)
    var revision: Int? { number.load(ordering: .relaxed) }
    func key(id: String) async throws -> TokenKey? { nil }
    func change() { number.add(1, ordering: .relaxed) }
  }

  @Test func aConnectionRecallsTheTokenItProved() throws {
    let (clock, keys, peer) = (MovableClock(TokenTestKit.now), ChangingKeys(), Peer("here"))
    let verifier = TokenVerifier(keys: keys, clock: { clock.now })
    let caller = Caller(role: .service("trophies"), expiresAt: TokenTestKit.now + .seconds(60))
    #expect(verifier.recall("Bearer a", from: peer) == nil)
    peer.remember(Peer.Proof(credential: "Bearer a", caller: caller, revision: 0))
    #expect(verifier.recall("Bearer a", from: peer) == caller)
    #expect(verifier.recall("Bearer b", from: peer) == nil)
    #expect(verifier.recall("Bearer a ", from: peer) == nil)
    #expect(verifier.recall("Bearer a", from: Peer("elsewhere")) == nil)
    keys.change()
    #expect(verifier.recall("Bearer a", from: peer) == nil)
    peer.remember(Peer.Proof(credential: "Bearer a", caller: caller, revision: 1))
    clock.advance(by: .seconds(59))
    #expect(verifier.recall("Bearer a", from: peer) == caller)
    clock.advance(by: .seconds(1))
    #expect(verifier.recall("Bearer a", from: peer) == nil)
    #expect(verifier.cacheUse.hits == 2)
  }

  @Test func itIsBoundedAndKeepsWhatIsUsed() {
    let cache = TokenCache(limit: 10)
    func digest(_ number: Int) -> SHA256Digest { SHA256.hash(data: Data("\(number)".utf8)) }
    let entry = TokenCache.Entry(
      caller: Caller(role: .user, expiresAt: TokenTestKit.now), keyID: "k", until: TokenTestKit.now)
    cache.insert(entry, for: digest(0))
    for number in 1...1_000 {
      cache.insert(entry, for: digest(number))
      #expect(cache[digest(0)] != nil)
      #expect(cache.count <= 10)
    }
    #expect(cache[digest(1)] == nil)
    #expect(cache[digest(1_000)] != nil)
  }
}
