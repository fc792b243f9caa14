import AuthDomain
import AuthProto
import AuthService
import Crypto
import Foundation
import Synchronization
import Testing
import TitanCore
import TitanRPC
import TitanTesting

@Suite("A provider that misbehaves, on PostgreSQL")
struct ProviderMisbehaviourTests {
  /// A provider that misbehaves, and the reason that is given.
  enum Misbehaviour: String, CaseIterable {
    case liesInToken, liesInAnswer, saysNothingInAnswer, liesInDocument, foreignAudience, oldToken, foreignNonce
    case unpublishedKey, swappedKey, replayedToken, refusesCode, wrongSecret, noToken, noJSON, isDown, isLate, breaks
    case cancelled, noAddress

    var reason: String {
      switch self {
      case .liesInToken, .liesInAnswer, .saysNothingInAnswer, .liesInDocument: "PROVIDER_ISSUER_MISMATCH"
      case .foreignAudience, .oldToken, .foreignNonce, .swappedKey, .replayedToken: "PROVIDER_TOKEN_INVALID"
      case .unpublishedKey: "PROVIDER_KEY_UNKNOWN"
      case .refusesCode, .wrongSecret: "PROVIDER_CODE_REFUSED"
      case .noToken, .noJSON: "PROVIDER_ANSWER_INVALID"
      case .isDown, .breaks: "PROVIDER_UNREACHABLE"
      case .isLate: "PROVIDER_TIMEOUT"
      case .cancelled: "PROVIDER_DENIED"
      case .noAddress: "PROVIDER_EMAIL_UNVERIFIED"
      }
    }

    func happen(to state: inout FakeProvider.State, _ answer: inout AuthV1.ProviderAnswer) {
      switch self {
      case .liesInToken: state.claims = ["iss": "https://evil.example"]
      case .liesInAnswer: answer.issuer = "https://evil.example"
      case .saysNothingInAnswer: state.namesIssuer = true
      case .liesInDocument: state.issuer = "https://evil.example"
      case .foreignAudience: state.claims = ["aud": "other"]
      case .oldToken: state.claims = ["exp": FakeClock.start.seconds]
      case .foreignNonce: state.claims = ["nonce": "another"]
      case .unpublishedKey: state.published = ["k-0": P256.Signing.PrivateKey().publicKey]
      case .swappedKey: state.published = ["k-1": P256.Signing.PrivateKey().publicKey]
      case .replayedToken:
        state.tokenReply = ProviderReply(status: 200, body: Array(#"{"id_token":"\#(state.lastToken)"}"#.utf8))
      case .refusesCode: state.codes = [:]
      case .wrongSecret:
        state.tokenReply = ProviderReply(status: 401, body: Array(#"{"error":"invalid_client"}"#.utf8))
      case .noToken: state.tokenReply = ProviderReply(status: 200, body: Array(#"{"access_token":"a"}"#.utf8))
      case .noJSON: state.tokenReply = ProviderReply(status: 200, body: Array("<html>".utf8))
      case .isDown: state.failure = .unreachable("refused")
      case .isLate: state.failure = .late
      case .breaks: state.tokenReply = ProviderReply(status: 503, body: [])
      case .cancelled: (answer.code, answer.error) = ("", "access_denied")
      case .noAddress: state.claims = ["sub": "bob", "email_verified": false]
      }
    }
  }

  @Test("A provider that misbehaves changes nothing, and the reason is said", arguments: Misbehaviour.allCases)
  func misbehaviour(_ misbehaviour: Misbehaviour) async throws {
    try await ProviderHouse.with { house in
      _ = try await house.signIn()
      // By then, the cached document is old and is read again.
      house.harness.clock.advance(by: .seconds(300))
      var answer = try await house.answer()
      house.harness.clock.advance(by: .seconds(300))
      let before = try await house.everything()
      var changed = answer
      house.provider.state.withLock { misbehaviour.happen(to: &$0, &changed) }
      let error = await failure { try await house.finish(changed) }
      #expect(error.receivedReason == misbehaviour.reason)
      #expect(error.receivedText?.isEmpty == false)
      #expect(try await house.everything() == before)
      // The answer is used up, even if the provider behaves again.
      house.provider.state.withLock { state in
        (state.claims, state.tokenReply, state.failure, state.published) = ([:], nil, nil, nil)
        (state.issuer, state.namesIssuer) = ("https://id.example", false)
      }
      answer.code = answer.code.isEmpty ? "x" : answer.code
      #expect(await failure { try await house.finish(answer) }.receivedReason == "SIGN_IN_EXPIRED")
      // What it said of its keys is forgotten by then.
      house.harness.clock.advance(by: .seconds(300))
      #expect(try await house.signIn().tokens != nil)
    }
  }
}
