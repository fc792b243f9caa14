import Crypto
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrophiesDomain
import TrophiesProto
import TrophiesService

@Suite("Public links to awards")
struct AwardLinkHandlerTests {
  private static let key = AwardLinkKey(Data(repeating: 7, count: 32).base64EncodedString())

  private struct Stack {
    let store: PostgresTrophyStore
    let pool: PostgresPool
    /// Of user 1, of user 2, and of nobody.
    let ada, bob, anonymous: TrophiesV1.TrophiesServiceClient
    let award: String
  }

  /// A store in which user 1 has five push-ups and their trophy.
  private func withStack(
    key: AwardLinkKey? = key, _ body: @Sendable (Stack) async throws -> Void
  ) async throws {
    try await TestDatabase.with(.trophies) { pool in
      let store = PostgresTrophyStore(pool)
      try await store.apply([added(session(1, reps: 5)), added(session(2, reps: 2))])
      let ticks = Mutex(0)
      let clock: WallClock = {
        let seconds = ticks.withLock { count in
          count += 1
          return count
        }
        return now + .seconds(seconds)
      }
      let calls = TestCalls([
        TrophiesHandler(
          store: store, notifier: Notifier(), links: AwardLinks(store: store, key: key), clock: clock)
      ])
      func client(_ options: CallOptions) -> TrophiesV1.TrophiesServiceClient {
        .init(channel: calls.channel, options: options)
      }
      let award = try #require(try await store.awards(of: user(), AwardFilter(), limit: 9).first)
      #expect(award.trophy.description == "T-SESSION-5")
      try await body(
        Stack(
          store: store, pool: pool, ada: client(TestCalls.by(user())), bob: client(TestCalls.by(user(2))),
          anonymous: client(CallOptions()), award: "\(award.id)"))
    }
  }

  private func request(_ stack: Stack, _ number: Int = 50, name: String = "") -> TrophiesV1.CreateAwardLinkRequest {
    .init(linkID: "\(AwardLinkID(uuid(number)))", awardID: stack.award, displayName: name)
  }

  private func token(_ link: TrophiesV1.AwardLink?) throws -> String {
    let path = try #require(link).path
    #expect(path.hasPrefix("/a/") && path.count == 46)
    return String(path.dropFirst(3))
  }

  /// The error that a call fails with.
  private func refusal(_ call: () async throws -> some Any) async throws -> RPCError {
    do {
      _ = try await call()
    } catch let error as RPCError {
      return error
    }
    throw Answered()
  }

  private struct Answered: Error {}

  @Test("Whoever has the link sees the award and its evidence, signed by a published key, and nobody's id")
  func shared() async throws {
    try await withStack { stack in
      let link = try await stack.ada.createAwardLink(request(stack, name: " Ada ")).link
      let jws = try await stack.anonymous.getSharedAward(.init(token: try token(link))).statementJws
      let parts = jws.split(separator: ".")
      let keys = try await stack.anonymous.getAwardKeys(.init())
      let published = try #require(keys.keys.first)
      let verifier = try Curve25519.Signing.PublicKey(rawRepresentation: try #require(Base64URL.decode(published.x)))
      let signature = try #require(Base64URL.decode(String(parts[2])))
      #expect(verifier.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
      let header = String(decoding: try #require(Base64URL.decode(String(parts[0]))), as: UTF8.self)
      #expect(header == #"{"alg":"EdDSA","kid":"\#(published.keyID)","typ":"award-statement+jwt"}"#)
      #expect(keys.jwksJson.contains(published.x) && keys.jwksJson.contains(published.keyID))
      let claims = String(decoding: try #require(Base64URL.decode(String(parts[1]))), as: UTF8.self)
      #expect(
        claims.contains(#""evidence":{"dates":1,"latest":[["2026-06-01",5,1]],"reps":5,"sessions":1}"#)
          && claims.contains(#""name":"Ada""#) && claims.contains(#""trophy":"T-SESSION-5""#)
          && claims.contains(#""title":{"de":"5 Liegestütze","en":"5 pushups"}"#)
          && claims.contains(#""earned_on":"2026-06-01""#), "\(claims)")
      for secret in ["\(user())", "\(sessionID(1))", stack.award] { #expect(!claims.contains(secret)) }
    }
  }

  @Test("The store has no token, only its digest")
  func stored() async throws {
    try await withStack { stack in
      let token = try token(try await stack.ada.createAwardLink(request(stack)).link)
      let row = try await stack.pool.first("SELECT award_links::text AS line, token_digest FROM trophies.award_links")
      let line: String = try #require(row).decode("line")
      #expect(!line.contains(token))
      #expect(try #require(row).decode("token_digest") == AwardLinkKey.digest(token))
    }
  }

  @Test("The same request again returns the same link; its owner can list it with its path")
  func repeated() async throws {
    try await withStack { stack in
      let first = try await stack.ada.createAwardLink(request(stack))
      #expect(try await stack.ada.createAwardLink(request(stack)) == first)
      #expect(try await stack.ada.listAwardLinks(.init()).links == [first.link])
      #expect(try await stack.ada.listAwardLinks(.init(awardID: "\(AwardID(uuid(77)))")).links.isEmpty)
      #expect(try await stack.bob.listAwardLinks(.init()).links.isEmpty)
      let refused = try await refusal {
        try await stack.ada.createAwardLink(request(stack, name: "Ada"))
      }
      #expect(refused.code == .alreadyExists && refused.receivedReason == "LINK_EXISTS")
    }
  }

  @Test("Unknown, revoked, proofless and erased are one answer")
  func alike() async throws {
    try await withStack { stack in
      func answer(_ token: String) async throws -> String {
        let error = try await refusal { try await stack.anonymous.getSharedAward(.init(token: token)) }
        return "\(error.code) \(error.receivedReason ?? "") \(error.message)"
      }
      let unknown = try await answer(String(repeating: "A", count: 43))
      #expect(unknown == "notFound AWARD_LINK_UNKNOWN no award is behind this link")
      for odd in ["", "/a/", String(repeating: "x", count: 10_000), "ä\u{0}"] {
        #expect(try await answer(odd) == unknown)
      }

      // Revoked, by its owner and by nobody else; and what is made under its id again is another link.
      let revoked = try token(try await stack.ada.createAwardLink(request(stack, 51)).link)
      let id = "\(AwardLinkID(uuid(51)))"
      _ = try await stack.bob.revokeAwardLink(.init(linkID: id))
      _ = try await stack.anonymous.getSharedAward(.init(token: revoked))
      _ = try await stack.ada.revokeAwardLink(.init(linkID: id))
      _ = try await stack.ada.revokeAwardLink(.init(linkID: id))
      #expect(try await answer(revoked) == unknown)
      _ = try await stack.ada.createAwardLink(request(stack, 51))
      #expect(try await answer(revoked) == unknown)

      // Without its session there is no award, and with it there is again.
      let token = try token(try await stack.ada.createAwardLink(request(stack, 52)).link)
      try await stack.store.apply([deleted(1)])
      #expect(try await answer(token) == unknown)
      #expect(try await stack.ada.listAwardLinks(.init()).links.allSatisfy { !$0.isValid })
      let refused = try await refusal { try await stack.ada.createAwardLink(request(stack, 53)) }
      #expect(refused.receivedReason == "AWARD_REVOKED")
      try await stack.store.apply([added(session(1, reps: 5))])
      _ = try await stack.anonymous.getSharedAward(.init(token: token))

      #expect(try await PostgresErasures(stack.pool, of: .trophies).erase([user()], from: "", to: "a"))
      #expect(try await answer(token) == unknown)
      #expect(try await stack.pool.all("SELECT link_id FROM trophies.award_links").isEmpty)
    }
  }

  @Test("Another user's award, a bad id and a bad name are refused, and so is the hundred and first link")
  func refused() async throws {
    try await withStack { stack in
      func refused(
        _ client: TrophiesV1.TrophiesServiceClient, _ request: TrophiesV1.CreateAwardLinkRequest
      ) async throws -> RPCError { try await refusal { try await client.createAwardLink(request) } }
      #expect(try await refused(stack.bob, request(stack)).code == .notFound)
      #expect(try await refused(stack.ada, request(stack, name: "a\nb")).receivedReason == "NAME_INVALID")
      #expect(try await refused(stack.ada, .init(linkID: "1", awardID: stack.award)).code == .invalidArgument)
      for number in 1...100 { _ = try await stack.ada.createAwardLink(request(stack, 100 + number)) }
      let full = try await refused(stack.ada, request(stack, 99))
      #expect(full.code == .resourceExhausted && full.receivedReason == "TOO_MANY_LINKS")
      _ = try await stack.ada.revokeAwardLink(.init(linkID: "\(AwardLinkID(uuid(101)))"))
      _ = try await stack.ada.createAwardLink(request(stack, 99))
    }
  }

  @Test("Twenty requests at once for the last place make one link")
  func together() async throws {
    try await withStack { stack in
      for number in 1...99 { _ = try await stack.ada.createAwardLink(request(stack, 100 + number)) }
      let made = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<20 {
          group.addTask { (try? await stack.ada.createAwardLink(request(stack, 300 + number))) != nil }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(made == 1)
      #expect(try await stack.ada.listAwardLinks(.init()).links.count == 100)
    }
  }

  @Test("Without a key there are no links, and with another key earlier ones work but show no path")
  func keys() async throws {
    try await withStack { stack in
      let token = try token(try await stack.ada.createAwardLink(request(stack)).link)
      func client(_ key: AwardLinkKey?) -> TrophiesV1.TrophiesServiceClient {
        let handler = TrophiesHandler(
          store: stack.store, notifier: Notifier(), links: AwardLinks(store: stack.store, key: key), clock: { now })
        return .init(channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
      }
      let off = client(nil)
      #expect(
        try await refusal { try await off.createAwardLink(request(stack, 60)) }.receivedReason
          == "AWARD_LINKS_OFF")
      #expect(
        try await refusal { try await off.getSharedAward(.init(token: token)) }.receivedReason
          == "AWARD_LINK_UNKNOWN")
      #expect(try await off.getAwardKeys(.init()) == .init(jwksJson: #"{"keys":[]}"#))
      let other = client(AwardLinkKey(Data(repeating: 8, count: 32).base64EncodedString()))
      #expect(try await other.listAwardLinks(.init()).links.map(\.path) == [""])
      #expect(try await other.createAwardLink(request(stack)).link?.path == "")
      #expect(try await !other.getSharedAward(.init(token: token)).statementJws.isEmpty)
    }
  }

  @Test(
    "A key is 32 bytes, and doesn't print",
    arguments: ["", "AAAA", "no base64!", String(repeating: "A", count: 44)])
  func forms(text: String) throws {
    #expect(AwardLinkKey(text) == nil)
    #expect("\(try #require(Self.key))" == "****")
  }
}
