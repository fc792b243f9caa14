import NIOPosix
import Testing
import TitanPostgres
import TitanRPC
import TitanRPCTransport
import TitanTesting

/// A call that is given up reaches the database: over sockets, to a handler, to PostgreSQL.
@Suite(.timeLimit(.minutes(10))) struct CancelledQueryTests {
  enum Query: String, CaseIterable, Sendable { case single, transaction }
  enum GivingUp: CaseIterable, Sendable { case cancellation, deadline, serverMaximum }

  @Test(arguments: Query.allCases, GivingUp.allCases)
  func aCallGivenUpLeavesNoQueryBehind(query: Query, by givingUp: GivingUp) async throws {
    try await TestDatabase.withTwoPools { pool, administrator in
      var service = ScriptedService()
      service.onUnary = { request, _ in
        switch Query(rawValue: String(decoding: request.bytes, as: UTF8.self)) {
        case .single: try await pool.execute("SELECT pg_sleep(600)")
        case .transaction: _ = try await pool.withTransaction { try await $0.execute("SELECT pg_sleep(600)") }
        case nil: try await pool.ping()
        }
        return request
      }
      var configuration = GRPCServer.Configuration()
      if givingUp == .serverMaximum { configuration.maximumUnaryDuration = .seconds(2) }
      try await Self.serving(service, configuration) { client in
        _ = try await client.unary("ping")
        let options = givingUp == .deadline ? CallOptions.timeout(.seconds(2)) : CallOptions()
        let request = RawMessage(Array(query.rawValue.utf8))
        let call = Task { try await client.unary(request, options) }
        try await administrator.waitForSleepers(1)
        if givingUp == .cancellation { call.cancel() }
        let error = await #expect(throws: (any Error).self) { try await call.value }
        if givingUp == .cancellation {
          #expect(error is CancellationError)
        } else {
          #expect((error as? RPCError)?.code == .deadlineExceeded)
        }
        try await administrator.waitForSleepers(0)
        // The pool's only connection is of use again.
        #expect(try await client.unary("ping") == "ping")
      }
    }
  }

  private static func serving(
    _ service: ScriptedService, _ configuration: GRPCServer.Configuration,
    _ body: @Sendable (ScriptedClient) async throws -> Void
  ) async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let server = GRPCServer(router: RPCRouter(services: [service]), configuration: configuration, group: group)
    try await server.bind()
    let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", server.localPort ?? 0), group: group)
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await server.serve() }
      let result = await Result { try await body(ScriptedClient(channel)) }
      channel.close()
      server.beginGracefulShutdown()
      try await tasks.waitForAll()
      try result.get()
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

extension TestDatabase {
  /// A pool with one connection for all, transactions among them, and another to look from.
  fileprivate static func withTwoPools(_ body: @Sendable (PostgresPool, PostgresPool) async throws -> Void) async throws
  {
    try await with([.auth]) { database async throws in
      var one = PoolSettings()
      one.maximumConnections = 1
      let pool = PostgresPool(database.configuration(as: .auth), settings: one)
      let administrator = PostgresPool(database.administration)
      try await finally(
        { try await body(pool, administrator) },
        {
          await pool.shutdown()
          await administrator.shutdown()
        })
    }
  }
}

extension PostgresPool {
  /// Looks until so many statements of this database sleep.
  fileprivate func waitForSleepers(_ count: Int) async throws {
    while let row = try await first(
      """
      SELECT count(*) AS sleepers FROM pg_stat_activity
      WHERE wait_event = 'PgSleep' AND datname = current_database()
      """)
    {
      if try row.decode("sleepers") == count { return }
      await Task.yield()
    }
  }
}
