import AuthDomain
import AuthProto
import AuthService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("WatchRevocations")
struct RevocationWatchTests {
  private func asTrophies(_ harness: AuthHarness) async throws -> CallOptions {
    CallOptions().bearer(
      try await harness.feed.issueServiceToken(.init(clientID: "trophies", clientSecret: "a secret of trophies"))
        .accessToken)
  }

  @Test("A watch starts with what still matters, sends what follows, and resumes when it is opened again")
  func watch() async throws {
    let harness = try await AuthHarness()
    let (early, late) = (try await harness.registered(), try await harness.registered("eve@example.org"))
    let service = try await asTrophies(harness)
    try await harness.feed.watchRevocations(.init(), options: service) { responses in
      var responses = responses.makeAsyncIterator()
      #expect(try await responses.next()?.authSessionIDs == [])
      for tokens in [early, late] {
        _ = try await harness.auth.signOut(.init(), options: CallOptions().bearer(tokens.accessToken))
        harness.components.revocationNotifier.notify()
        #expect(try await responses.next()?.authSessionIDs == [tokens.authSessionID])
      }
    }
    let again = try await harness.feed.watchRevocations(.init(), options: service) { responses in
      try await responses.first { _ in true }?.authSessionIDs
    }
    #expect(Set(again ?? []) == [early.authSessionID, late.authSessionID])
    // The last token expired long ago.
    harness.clock.advance(by: RevocationWatch.window + .seconds(1))
    let later = try await asTrophies(harness)
    let nothing = try await harness.feed.watchRevocations(.init(), options: later) { responses in
      try await responses.first { _ in true }?.authSessionIDs
    }
    #expect(nothing == [])
  }

  @Test("PostgreSQL notifies watchers when a session ends")
  func notified() async throws {
    try await TestDatabase.with([.auth]) { database in
      try await database.withPool(as: .auth) { pool in
        let harness = try await AuthHarness(store: PostgresAuthStore(pool: pool))
        let tokens = try await harness.registered()
        let service = try await asTrophies(harness)
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            await Notifier.connect(
              harness.components.notifiers, to: database.configuration(as: .auth), logger: .silent)
          }
          try await harness.feed.watchRevocations(.init(), options: service) { responses in
            var responses = responses.makeAsyncIterator()
            #expect(try await responses.next()?.authSessionIDs == [])
            _ = try await harness.auth.signOut(.init(), options: CallOptions().bearer(tokens.accessToken))
            #expect(try await responses.next()?.authSessionIDs == [tokens.authSessionID])
          }
          group.cancelAll()
        }
      }
    }
  }
}
