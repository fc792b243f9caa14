import AuthDomain
import AuthProto
import AuthService
import Foundation
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// What holds for refresh tokens whatever devices, networks and thieves do. Each case comes from a seed, which is the
/// test's argument: a failure names it, and `TITANUP_TEST_SEED` runs it again.
@Suite("RefreshToken with random histories")
struct RefreshPropertyTests {
  enum Kind: CaseIterable { case memory, postgres }

  /// The same seeds each time, and a new one.
  private static let seeds: [UInt64] = {
    if let named = ProcessInfo.processInfo.environment["TITANUP_TEST_SEED"].flatMap(UInt64.init) { return [named] }
    return [1, 2, 3, 4, 5, 6, 7, .random(in: 8 ... .max)]
  }()

  private func with(_ kind: Kind, _ body: @Sendable (AuthHarness) async throws -> Void) async throws {
    switch kind {
    case .memory: try await body(try await AuthHarness())
    case .postgres:
      try await TestDatabase.with(.auth) { try await body(try await AuthHarness(store: PostgresAuthStore(pool: $0))) }
    }
  }

  @Test("A device that retries while responses get lost is never signed out", arguments: seeds, Kind.allCases)
  func lossyNetwork(seed: UInt64, kind: Kind) async throws {
    try await with(kind) { harness in
      var random = SplitMix64(seed: seed)
      var held = try await harness.registered().refreshToken
      for step in 0..<60 {
        harness.clock.advance(by: .seconds(.random(in: 0...100_000, using: &random)))
        // An impatient device: several calls at once with the same token.
        let (token, tries) = (held, Int.random(in: 1...4, using: &random))
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
          for _ in 0..<tries { group.addTask { try await harness.refresh(token).refreshToken } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(answers).count == 1, "seed \(seed), step \(step)")
        #expect(!answers.contains(token), "seed \(seed), step \(step)")
        // Each response may get lost; the device goes on with any that arrived.
        if let answer = answers.first(where: { _ in Bool.random(using: &random) }) { held = answer }
      }
    }
  }

  @Test(
    "Owner and thief get the responses of the table until the first stale token ends the session", arguments: seeds,
    Kind.allCases)
  func thief(seed: UInt64, kind: Kind) async throws {
    try await with(kind) { harness in
      var random = SplitMix64(seed: seed)
      for round in 0..<8 {
        let first = try await harness.registered("ada-\(round)@example.org").refreshToken
        var (tokens, numbers) = ([first, first], [1, 1])
        var (newest, hasEnded) = (1, false)
        for step in 0..<200 {
          let place = Comment("seed \(seed), round \(round), step \(step)")
          let who = Int.random(in: 0...1, using: &random)
          guard numbers[who] >= newest - 1 else {
            // Both have gone on with tokens the other never saw: the theft shows, and neither keeps the session.
            let stale = await failure { try await harness.refresh(tokens[who]) }
            #expect(stale.receivedReason == "REFRESH_TOKEN_REUSED", place)
            for token in tokens {
              #expect(await failure { try await harness.refresh(token) }.receivedReason == "SESSION_REVOKED", place)
            }
            hasEnded = true
            break
          }
          tokens[who] = try await harness.refresh(tokens[who]).refreshToken
          newest = max(newest, numbers[who] + 1)
          numbers[who] += 1
          if numbers[0] == numbers[1] { #expect(tokens[0] == tokens[1], place) }
        }
        #expect(hasEnded, "seed \(seed), round \(round)")
      }
    }
  }
}
