import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanProto
import TitanRPC

@Suite("RefreshToken")
struct RefreshTests {
  @Test("A refresh token gets new tokens of the same auth session")
  func next() async throws {
    let harness = try await AuthHarness()
    let first = try await harness.registered()
    harness.clock.advance(by: .seconds(3600))
    let second = try await harness.refresh(first.refreshToken)
    #expect(second.refreshToken != first.refreshToken)
    #expect(second.accessToken != first.accessToken)
    #expect(second.authSessionID == first.authSessionID)
    #expect(second.refreshTokenExpireTime?.seconds == FakeClock.start.seconds + 3600 + 30 * 86_400)
    #expect(try ParsedToken(second.accessToken).isGenuine)
    _ = try await harness.auth.whoAmI(.init(), options: CallOptions().bearer(second.accessToken))
  }

  @Test("A lost response is repeated until its successor is used; then a repeat ends the session")
  func lostResponse() async throws {
    let harness = try await AuthHarness()
    let first = try await harness.registered()
    let second = try await harness.refresh(first.refreshToken)
    harness.clock.advance(by: .seconds(86_400))
    for _ in 0..<3 {
      let again = try await harness.refresh(first.refreshToken)
      #expect(again.refreshToken == second.refreshToken)
      #expect(again.refreshTokenExpireTime == second.refreshTokenExpireTime)
    }
    let third = try await harness.refresh(second.refreshToken)
    let reuse = await failure { try await harness.refresh(first.refreshToken) }
    #expect(reuse.code == .unauthenticated)
    #expect(reuse.receivedReason == "REFRESH_TOKEN_REUSED")
    // The call failed, but the revocation persists.
    for token in [first, second, third] {
      #expect(await failure { try await harness.refresh(token.refreshToken) }.receivedReason == "SESSION_REVOKED")
    }
    let me = await failure { try await harness.auth.whoAmI(.init(), options: CallOptions().bearer(third.accessToken)) }
    #expect(me.receivedReason == "SESSION_REVOKED")
  }

  @Test("A session expires after 31 idle days, and after 180 days in any case")
  func expiry() async throws {
    let harness = try await AuthHarness()
    let idle = try await harness.registered()
    harness.clock.advance(by: .seconds(31 * 86_400))
    let error = await failure { try await harness.refresh(idle.refreshToken) }
    #expect(error.code == .unauthenticated)
    #expect(error.receivedReason == "SESSION_EXPIRED")

    let start = harness.clock.read()
    var busy = try await harness.registered("eve@example.org")
    for _ in 0..<7 {
      harness.clock.advance(by: .seconds(25 * 86_400))
      busy = try await harness.refresh(busy.refreshToken)
    }
    #expect(busy.refreshTokenExpireTime?.seconds == start.seconds + 180 * 86_400)
    harness.clock.advance(by: .seconds(5 * 86_400))
    #expect(await failure { try await harness.refresh(busy.refreshToken) }.receivedReason == "SESSION_EXPIRED")
  }

  @Test("A foreign refresh token is invalid", arguments: ["", "x", String(repeating: "A", count: 96)])
  func invalid(token: String) async throws {
    let harness = try await AuthHarness()
    let error = await failure { try await harness.refresh(token) }
    #expect(error.code == .unauthenticated)
    #expect(error.receivedReason == "REFRESH_TOKEN_INVALID")
  }

  @Test("A genuine token that the store doesn't know is invalid")
  func forgotten() async throws {
    let (here, elsewhere) = (try await AuthHarness(), try await AuthHarness())
    let tokens = try await elsewhere.registered()
    #expect(await failure { try await here.refresh(tokens.refreshToken) }.receivedReason == "REFRESH_TOKEN_INVALID")
  }

  @Test("A hundred concurrent refreshes with one token get one successor")
  func race() async throws {
    let harness = try await AuthHarness()
    let first = try await harness.registered()
    let successors = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { try await harness.refresh(first.refreshToken).refreshToken } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(successors.count == 1)
    #expect(!successors.contains(first.refreshToken))
  }
}
