import Testing
import TitanTesting

@testable import TitanPostgres

/// Each test stops and starts its own cluster.
@Suite(.timeLimit(.minutes(10))) struct RecoveryTests {
  @Test func recoversByItselfFromACrash() async throws {
    let cluster = try await ScratchCluster.start()
    var impatient = PoolSettings.test
    impatient.acquireTimeout = .milliseconds(200)
    let configuration = try PostgresConfiguration(cluster.connectionString)
    let pool = PostgresPool(configuration, settings: impatient, logger: .silent)
    let patient = PostgresPool(configuration, settings: .test, logger: .silent)
    try await patient.ping()
    try await patient.execute("CREATE TABLE t (id bigint)")
    #expect(patient.isReady)

    // Statements in flight are lost.
    let running = Task { try await patient.execute("SELECT pg_sleep(600)") }
    try await patient.wait(until: "SELECT count(*) = 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    try await cluster.crash()
    let lost = await #expect(throws: PostgresError.self) { try await running.value }
    #expect(lost?.isUnavailable == true)

    // While the server is away, callers get an error within a bounded time.
    for _ in 1...3 {
      let error = await #expect(throws: PostgresError.self) { try await pool.ping() }
      #expect(error?.isUnavailable == true)
    }
    let error = await #expect(throws: PostgresError.self) {
      try await pool.withTransaction { try await $0.execute("SELECT 1") }
    }
    #expect(error?.kind == .noConnection)
    #expect(!pool.isReady)

    // A caller that is willing to wait gets its result once the server is back.
    async let waiting: Int = patient.execute("INSERT INTO t (id) VALUES (1)")
    try await cluster.restart()
    #expect(try await waiting == 1)
    #expect(patient.isReady)
    await pool.shutdown()
    await patient.shutdown()
  }

  @Test func aTransactionThatLosesItsConnectionHasNotHappened() async throws {
    let cluster = try await ScratchCluster.start()
    let pool = PostgresPool(try PostgresConfiguration(cluster.connectionString), settings: .test, logger: .silent)
    try await pool.execute("CREATE TABLE t (id bigint)")
    let error = await #expect(throws: PostgresError.self) {
      try await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO t (id) VALUES (1)")
        try await cluster.crash()
        try await cluster.restart()
        // It is certainly gone: the response comes over a new connection.
        try await pool.wait(until: "SELECT count(*) = 0 FROM t")
      }
    }
    #expect(error?.isUnavailable == true)
    #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    await pool.shutdown()
  }

  @Test func listensAgain() async throws {
    let cluster = try await ScratchCluster.start()
    let configuration = try PostgresConfiguration(cluster.connectionString)
    let pool = PostgresPool(configuration, settings: .test, logger: .silent)
    let listener = PostgresListener(configuration, channels: ["news"], logger: .silent)
    let events = listener.events
    #expect(await events.next() == .reconnected)
    try await cluster.crash()
    try await cluster.restart()
    #expect(await events.next() == .reconnected)
    try await pool.wait(until: "SELECT true")
    try await pool.execute("SELECT pg_notify('news', 'after')")
    #expect(await events.next() == .notification(channel: "news", payload: "after"))
    listener.stop()
    await pool.shutdown()
  }

  @Test func tellsWhatWasToBeToldWhileTheServerWasAway() async throws {
    let cluster = try await ScratchCluster.start()
    let configuration = try PostgresConfiguration(cluster.connectionString)
    let pool = PostgresPool(configuration, settings: .test, logger: .silent)
    let (one, other) = (
      PostgresListener(configuration, channels: ["news"], logger: .silent),
      PostgresListener(configuration, channels: ["news"], logger: .silent)
    )
    for listener in [one, other] { #expect(await listener.events.next() == .reconnected) }
    try await cluster.crash()
    one.notify("news", ["meanwhile"])
    try await cluster.restart()
    for listener in [one, other] { #expect(await listener.events.next() == .reconnected) }
    // A listener that connected later did not hear it.
    one.notify("news", ["after"])
    var heard = await other.events.next()
    if heard == .notification(channel: "news", payload: "meanwhile") { heard = await other.events.next() }
    #expect(heard == .notification(channel: "news", payload: "after"))
    for listener in [one, other] { listener.stop() }
    await pool.shutdown()
  }

  @Test func aWaiterLearnsThatAServerThatRefusesConnectionsIsAway() async throws {
    let cluster = try await ScratchCluster.start()
    let configuration = try PostgresConfiguration(cluster.connectionString)
    var impatient = PoolSettings.test
    impatient.acquireTimeout = .milliseconds(200)
    let pool = PostgresPool(configuration, settings: impatient, logger: .silent)
    let others = PostgresPool(configuration, settings: .test, logger: .silent)
    try await others.ping()
    try await eventually { pool.isReady }
    try await cluster.freeze()
    // The only connection is busy, and more are allowed.
    let running = Task { try await pool.execute("SELECT pg_sleep(600)") }
    try await others.wait(until: "SELECT count(*) = 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    let error = await #expect(throws: PostgresError.self) { try await pool.ping() }
    #expect(error?.kind == .noConnection)
    #expect(error?.isUnavailable == true)
    try await cluster.thaw()
    running.cancel()
    await pool.shutdown()
    await others.shutdown()
  }

  @Test func startsWhileTheServerIsAway() async throws {
    let cluster = try await ScratchCluster.start()
    try await cluster.crash()
    let pool = PostgresPool(try PostgresConfiguration(cluster.connectionString), settings: .test, logger: .silent)
    #expect(!pool.isReady)
    async let answer: Int? = pool.value("SELECT 3 AS value")
    try await cluster.restart()
    #expect(try await answer == 3)
    await pool.shutdown()
  }
}
