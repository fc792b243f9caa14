import Glibc
import Testing
import TitanTesting

@testable import TitanPostgres

/// A pool whose configuration names several servers, of which one takes writes.
@Suite(.timeLimit(.minutes(10))) struct LeaderTests {
  private static let start = ContinuousClock.now

  @Test(
    "A search is due when nothing was heard for a while although something was asked",
    arguments: [
      // When the oldest statement was sent, when the server was last heard, and when the search is due: in seconds.
      (nil, 0, nil), (nil, 7, nil), (0, 0, 3), (5, 0, 8), (0, 5, 8), (5, 5, 8), (1, 6, 9),
    ] as [(Int?, Int, Int?)])
  func due(sent: Int?, heard: Int, due: Int?) {
    func moment(_ seconds: Int) -> ContinuousClock.Instant { Self.start + .seconds(seconds) }
    var search = LeaderSearch(at: Self.start)
    search.heard(at: moment(heard))
    #expect(search.due(oldestSend: sent.map(moment)) == due.map(moment))
    search.begin()
    #expect(search.isRunning)
    #expect(search.due(oldestSend: sent.map(moment)) == nil)
    search.end(at: moment(20))
    #expect(search.due(oldestSend: sent.map(moment)) == sent.map { _ in moment(23) })
  }

  @Test(
    "A server is silent when it leaves a statement without an answer and says nothing else",
    arguments: [
      (nil, 0, false), (0, 0, true), (0, 9, false), (9, 0, false), (8, 9, false), (9, 8, false), (8, 8, true),
    ] as [(Int?, Int, Bool)])
  func silence(sent: Int?, heard: Int, isSilent: Bool) {
    var search = LeaderSearch(at: Self.start)
    search.heard(at: Self.start + .seconds(heard))
    let (oldest, now) = (sent.map { Self.start + .seconds($0) }, Self.start + .milliseconds(9_500))
    #expect(search.isSilent(oldestSend: oldest, at: now) == isSilent)
  }

  @Test(
    "Only several servers with one leader are searched, and each of several has two seconds to answer",
    arguments: [
      ("host=a,b target_session_attrs=read-write", true, "2"), ("host=a,b target_session_attrs=primary", true, "2"),
      ("postgresql://a:1,a:2/d?target_session_attrs=read-write", true, "2"), ("host=a,b", false, "2"),
      ("host=a,b target_session_attrs=prefer-standby", false, "2"), ("host=a", false, "5"),
      ("host=a target_session_attrs=read-write", false, "5"),
      ("host=a,b connect_timeout=7 target_session_attrs=read-write", true, "7"),
    ])
  func configuration(text: String, isSearched: Bool, timeout: String) throws {
    let configuration = try PostgresConfiguration(text)
    #expect(configuration.looksForLeader == isSearched)
    #expect(configuration.connectionParameters(timeouts: false)["connect_timeout"] == timeout)
  }

  @Test("What waits for a server that stands still is given up once another leads, and what follows goes there")
  func aFrozenLeader() async throws {
    let (old, new) = (try await ScratchCluster.start(), try await ScratchCluster.start())
    let pool = try Self.pool(old, new)
    try await pool.execute("CREATE TABLE old (id bigint)")
    let running = Task { try await pool.execute("SELECT pg_sleep(600)") }
    let transaction = Task {
      try await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO old VALUES (1)")
        try await transaction.execute("SELECT pg_sleep(600)")
      }
    }
    try await pool.wait(until: "SELECT count(*) = 2 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    try await old.freeze()
    let single = await #expect(throws: PostgresError.self) { try await running.value }
    #expect(single?.kind == .connectionLost)
    let whole = await #expect(throws: PostgresError.self) { try await transaction.value }
    #expect(whole?.isUnavailable == true)
    #expect(try await pool.value("SELECT to_regclass('old') IS NULL AS value") == true)
    try await old.thaw()
    await pool.shutdown()
  }

  @Test("A statement that takes longer than a search is left alone while its server leads")
  func aLongStatement() async throws {
    let (leader, other) = (try await ScratchCluster.start(), try await ScratchCluster.start())
    let pool = try Self.pool(leader, other)
    let seconds = 2 * LeaderSearch.patience.components.seconds
    #expect(try await pool.execute("SELECT pg_sleep(\(Double(seconds)))") == 1)
    await pool.shutdown()
  }

  @Test("Cancelled statements on a server that stands still don't keep the pool from another")
  func cancelledOnAFrozenLeader() async throws {
    let (old, new) = (try await ScratchCluster.start(), try await ScratchCluster.start())
    let pool = try Self.pool(old, new)
    try await pool.execute("CREATE TABLE old (id bigint)")
    let running = (1...3).map { _ in
      Task { try await pool.withTransaction { try await $0.execute("SELECT pg_sleep(600)") } }
    }
    try await pool.wait(until: "SELECT count(*) = 3 FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    try await old.freeze()
    for task in running { task.cancel() }
    for task in running { _ = await task.result }
    #expect(try await pool.value("SELECT to_regclass('old') IS NULL AS value") == true)
    try await old.thaw()
    await pool.shutdown()
  }

  @Test("A listener whose connection stands still listens on another, and says that something may have been missed")
  func aFrozenListener() async throws {
    let cluster = try await ScratchCluster.start()
    let configuration = try PostgresConfiguration(cluster.connectionString)
    let pool = PostgresPool(configuration, settings: .test, logger: .silent)
    let listener = PostgresListener(configuration, channels: ["news"], logger: .silent)
    #expect(await listener.events.next() == .reconnected)
    let backend = try await pool.value(
      "SELECT pid AS value FROM pg_stat_activity WHERE query LIKE 'LISTEN%'", as: Int.self)
    let process = try pid_t(#require(backend))
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    #expect(await listener.events.next() == .reconnected)
    try await pool.execute("SELECT pg_notify('news', '1')")
    #expect(await listener.events.next() == .notification(channel: "news", payload: "1"))
    listener.stop()
    await pool.shutdown()
  }

  private static func pool(_ first: ScratchCluster, _ second: ScratchCluster) throws -> PostgresPool {
    let hosts = [first, second].map { $0.address.dropFirst("host=".count) }.joined(separator: ",")
    let configuration = try PostgresConfiguration(
      "host=\(hosts) user=postgres dbname=postgres target_session_attrs=read-write")
    return PostgresPool(configuration, settings: .test, logger: .silent)
  }
}
