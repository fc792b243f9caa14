import NIOPosix
import Synchronization
import Testing
import TitanCore
import TitanPostgres
import TitanRPC
import TitanRPCTransport
import TitanTesting

/// A cancelled call reaches the database: through sockets and a handler to PostgreSQL.
@Suite(.timeLimit(.minutes(10))) struct CancelledQueryTests {
  enum Query: String, CaseIterable, Sendable { case single, transaction }
  enum GivingUp: CaseIterable, Sendable { case cancellation, deadline, serverMaximum }

  /// On a busy machine a call may end before its query is seen running, which proves nothing: it then gets more time.
  @Test(arguments: Query.allCases, GivingUp.allCases)
  func aCallGivenUpLeavesNoQueryBehind(query: Query, by givingUp: GivingUp) async throws {
    for seconds in [2, 8, 32, 128] {
      if try await Self.leavesNoQueryBehind(query, givingUp, after: .seconds(seconds)) { return }
    }
    Issue.record("no query was seen running")
  }

  /// Returns `false` if the call ended before its query was seen.
  private static func leavesNoQueryBehind(
    _ query: Query, _ givingUp: GivingUp, after time: Duration
  ) async throws -> Bool {
    try await TestDatabase.withTwoPools { pool, administrator in
      var service = ScriptedService()
      service.onUnary = { request, _ in
        switch Query(rawValue: String(decoding: request.bytes, as: UTF8.self)) {
        case .single: try await pool.execute("SELECT pg_sleep(3600)")
        case .transaction: _ = try await pool.withTransaction { try await $0.execute("SELECT pg_sleep(3600)") }
        case nil: try await pool.ping()
        }
        return request
      }
      var configuration = GRPCServer.Configuration()
      if givingUp == .serverMaximum { configuration.maximumUnaryDuration = time }
      return try await serving(service, configuration) { client in
        _ = try await client.unary("ping")
        let options = givingUp == .deadline ? CallOptions.timeout(time) : CallOptions()
        let request = RawMessage(Array(query.rawValue.utf8))
        let isOver = Flag()
        let call = Task {
          defer { isOver.isSet.store(true, ordering: .relaxed) }
          return try await client.unary(request, options)
        }
        let wasSeen = try await administrator.waitForSleepers(1, orUntil: isOver)
        if givingUp == .cancellation { call.cancel() }
        let error = await #expect(throws: (any Error).self) { try await call.value }
        if givingUp == .cancellation {
          #expect(error is CancellationError)
        } else {
          #expect((error as? RPCError)?.code == .deadlineExceeded)
        }
        try await administrator.waitForSleepers(0)
        // The pool's only connection can be used again.
        let answer = try await client.unary("ping")
        #expect(answer == "ping")
        return wasSeen
      }
    }
  }

  fileprivate final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private static func serving<Value: Sendable>(
    _ service: ScriptedService, _ configuration: GRPCServer.Configuration,
    _ body: @Sendable (ScriptedClient) async throws -> Value
  ) async throws -> Value {
    let group = MultiThreadedEventLoopGroup.singleton
    let server = GRPCServer(router: RPCRouter(services: [service]), configuration: configuration, group: group)
    try await server.bind()
    let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", server.localPort ?? 0), group: group)
    return try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await server.serve() }
      let result = await Result { try await body(ScriptedClient(channel)) }
      channel.close()
      server.beginGracefulShutdown()
      try await tasks.waitForAll()
      return try result.get()
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

extension TestDatabase {
  /// A pool with one connection for everything, even transactions, and another pool to observe from.
  fileprivate static func withTwoPools<Value: Sendable>(
    _ body: @Sendable (PostgresPool, PostgresPool) async throws -> Value
  ) async throws -> Value {
    try await with([.auth]) { database async throws in
      var one = PoolSettings()
      one.maximumConnections = 1
      let pool = PostgresPool(database.configuration(as: .auth), settings: one)
      let administrator = PostgresPool(database.administration)
      return try await finally(
        { try await body(pool, administrator) },
        {
          await pool.shutdown()
          await administrator.shutdown()
        })
    }
  }
}

extension PostgresPool {
  /// Polls until `count` statements of this database sleep; returns `false` if `over` comes first.
  @discardableResult
  fileprivate func waitForSleepers(_ count: Int, orUntil over: CancelledQueryTests.Flag? = nil) async throws -> Bool {
    while over?.isSet.load(ordering: .relaxed) != true {
      let row = try await first(
        """
        SELECT count(*) AS sleepers FROM pg_stat_activity
        WHERE wait_event = 'PgSleep' AND datname = current_database()
        """)
      if try row?.decode("sleepers") == count { return true }
      try await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}
