import Synchronization
import Testing
import TitanTesting

@testable import TitanPostgres

@Suite(.timeLimit(.minutes(10))) struct TransactionTests {
  struct Oops: Error {}
  static let table = "CREATE TABLE t (id bigint PRIMARY KEY, n bigint NOT NULL DEFAULT 0)"

  @Test func commitsWhatTheBodyDid() async throws {
    try await TestDatabase.withScript(Self.table) { pool async throws in
      let inside = try await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO t (id) VALUES (1)")
        // Other connections do not see it yet.
        #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
        return try await transaction.value("SELECT count(*) AS value FROM t", as: Int.self)
      }
      #expect(inside == 1)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 1)
    }
  }

  @Test func rollsBackWhenTheBodyThrows() async throws {
    try await TestDatabase.withScript(Self.table) { pool async throws in
      await #expect(throws: Oops.self) {
        try await pool.withTransaction { transaction in
          try await transaction.execute("INSERT INTO t (id) VALUES (1)")
          throw Oops()
        }
      }
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    }
  }

  @Test func aWaiterThatGetsNoConnectionLearnsThatThePoolIsBusy() async throws {
    var one = PoolSettings.test
    one.maximumConnections = 1
    one.acquireTimeout = .milliseconds(100)
    try await TestDatabase.withScript(Self.table, settings: one) { pool async throws in
      try await eventually { pool.isReady }
      try await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO t (id) VALUES (1)")
        let statement = await #expect(throws: PostgresError.self) { try await pool.ping() }
        let lease = await #expect(throws: PostgresError.self) {
          try await pool.withTransaction { try await $0.execute("INSERT INTO t (id) VALUES (2)") }
        }
        for error in [statement, lease] {
          #expect(error?.kind == .poolBusy)
          #expect(error?.isUnavailable == false)
        }
      }
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 1)
    }
  }

  @Test func anErrorInTheMiddleUndoesAll() async throws {
    try await TestDatabase.withScript(Self.table) { pool async throws in
      let error = await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { transaction in
          try await transaction.execute("INSERT INTO t (id) VALUES (1)")
          try await transaction.execute("INSERT INTO t (id) VALUES (1)")
          try await transaction.execute("INSERT INTO t (id) VALUES (2)")
        }
      }
      #expect(error?.sqlState == .uniqueViolation)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    }
  }

  @Test func aSwallowedErrorDoesNotPassForACommit() async throws {
    try await TestDatabase.withScript(Self.table) { pool async throws in
      let error = await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { transaction in
          try await transaction.execute("INSERT INTO t (id) VALUES (1)")
          _ = try? await transaction.execute("INSERT INTO t (id) VALUES (1)")
        }
      }
      #expect(error?.kind == .transactionAborted)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    }
  }

  @Test func theFirstStatementsErrorLeavesNoTransactionOpen() async throws {
    try await TestDatabase.withScript(Self.table, settings: PipelineTests.oneConnection) { pool async throws in
      await #expect(throws: PostgresError.self) {
        _ = try await pool.withTransaction { try await $0.execute("SELECT 1 / 0") }
      }
      try await pool.execute("INSERT INTO t (id) VALUES (1)")
      // Other connections see it, so no transaction was left open.
      let others = PostgresPool(pool.configuration, settings: .test, logger: .silent)
      #expect(try await others.value("SELECT count(*) AS value FROM t") == 1)
      await others.shutdown()
    }
  }

  @Test func aBodyWithoutStatementsNeedsNoTransaction() async throws {
    try await TestDatabase.withScript(Self.table) { pool async throws in
      #expect(try await pool.withTransaction { _ in 7 } == 7)
      await #expect(throws: Oops.self) { try await pool.withTransaction { _ in throw Oops() } }
    }
  }

  @Test func isOfNoUseAfterItsEnd() async throws {
    try await TestDatabase.withScript(Self.table) { pool async throws in
      let escaped = try await pool.withTransaction { transaction in
        try await transaction.execute("INSERT INTO t (id) VALUES (1)")
        return transaction
      }
      let error = await #expect(throws: PostgresError.self) { try await escaped.execute("DELETE FROM t") }
      #expect(error?.kind == .closed)
      #expect(error?.isUnavailable == false)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 1)
    }
  }

  @Test(arguments: [IsolationLevel.readCommitted, .repeatableRead, .serializable])
  func runsAtTheLevelAskedFor(_ level: IsolationLevel) async throws {
    try await TestDatabase.withScript(Self.table) { pool async throws in
      let told = try await pool.withTransaction(level) {
        try await $0.value("SELECT current_setting('transaction_isolation') AS value", as: String.self)
      }
      #expect(told == level.rawValue.lowercased())
    }
  }

  /// Both read the same row before either writes it, so that exactly one has to run again.
  @Test func runsAgainAfterASerializationFailure() async throws {
    try await TestDatabase.withScript(Self.table + "; INSERT INTO t VALUES (1, 0)") { pool async throws in
      let attempts = Counter()
      let meeting = Meeting(of: 2)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...2 {
          group.addTask {
            let hasMet = CancellationFlag()
            try await pool.withTransaction(.serializable) { transaction in
              attempts.increment()
              let n = try #require(try await transaction.value("SELECT n AS value FROM t WHERE id = 1", as: Int.self))
              if !hasMet.isSet {
                hasMet.set()
                await meeting.arrive()
              }
              try await transaction.execute("UPDATE t SET n = \(n + 1) WHERE id = 1")
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await pool.value("SELECT n AS value FROM t") == 2)
      #expect(attempts.value == 3)
    }
  }

  @Test func givesUpAfterTheLastAttempt() async throws {
    var settings = PoolSettings.test
    settings.transactionAttempts = 3
    try await TestDatabase.withScript(Self.table, settings: settings) { pool async throws in
      let attempts = Counter()
      let error = await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { transaction in
          attempts.increment()
          try await transaction.execute("DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$")
        }
      }
      #expect(error?.isRetryable == true)
      #expect(attempts.value == 3)
    }
  }

  @Test func aStatementOfItsOwnRunsAgainToo() async throws {
    // Sequences are not rolled back, so they count the attempts.
    let script =
      Self.table + """
        ; INSERT INTO t (id) VALUES (1);
        CREATE SEQUENCE attempts;
        CREATE FUNCTION fails_once() RETURNS int LANGUAGE plpgsql AS $$ BEGIN
          IF nextval('attempts') < 2 THEN RAISE EXCEPTION 'again' USING ERRCODE = '40P01'; END IF;
          RETURN 7;
        END $$
        """
    try await TestDatabase.withScript(script) { pool async throws in
      #expect(try await pool.execute("UPDATE t SET n = fails_once()") == 1)
      #expect(try await pool.value("SELECT n AS value FROM t") == 7)
      #expect(try await pool.value("SELECT last_value AS value FROM attempts") == 2)
    }
  }

  @Test func aDeferredConstraintFailsTheCommit() async throws {
    let script = Self.table + "; ALTER TABLE t ADD CONSTRAINT t_n_key UNIQUE (n) DEFERRABLE INITIALLY DEFERRED"
    try await TestDatabase.withScript(script) { pool async throws in
      let error = await #expect(throws: PostgresError.self) {
        try await pool.withTransaction { try await $0.execute("INSERT INTO t (id, n) VALUES (1, 5), (2, 5)") }
      }
      #expect(error?.constraint == "t_n_key")
      #expect(error?.kind == .server)
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    }
  }

  @Test func aLostAnswerToCommitIsItsOwnError() async throws {
    // The commit waits for a lock that the test holds, until its backend is terminated.
    let script =
      Self.table
        + """
        ; CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
        CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON t DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION hold()
        """
    try await TestDatabase.withScript(script) { pool async throws in
      try await pool.withTransaction { holder in
        _ = try await holder.first("SELECT pg_advisory_xact_lock(1)")
        let commit = Task {
          _ = try await pool.withTransaction { try await $0.execute("INSERT INTO t (id) VALUES (1)") }
        }
        // Only this database's: backends of others wait for locks, too.
        let waiting = """
          FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          """
        try await pool.wait(until: "SELECT count(*) = 1 \(unescaped: waiting)")
        try await pool.execute("SELECT pg_terminate_backend(pid) \(unescaped: waiting)")
        let error = await #expect(throws: PostgresError.self) { try await commit.value }
        #expect(error?.kind == .commitUnknown)
        #expect(error?.isUnavailable == true)
      }
      #expect(try await pool.value("SELECT count(*) AS value FROM t") == 0)
    }
  }

  @Test func singleStatementsPassWhileAllLeasesAreTaken() async throws {
    var settings = PoolSettings.test
    settings.maximumConnections = 3
    try await TestDatabase.withScript(Self.table, settings: settings) { pool async throws in
      let sum = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 1...20 {
          group.addTask {
            try await pool.withTransaction { transaction in
              let inside = try await transaction.value("SELECT \(number) AS value", as: Int.self) ?? 0
              let outside = try await pool.value("SELECT \(number) AS value", as: Int.self) ?? 0
              return inside + outside
            }
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(sum == 420)
    }
  }
}

final class Counter: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func increment() { count.add(1, ordering: .relaxed) }
}

/// Lets a number of tasks meet.
actor Meeting {
  private var missing: Int
  private var present: [CheckedContinuation<Void, Never>] = []

  init(of count: Int) { missing = count }

  func arrive() async {
    missing -= 1
    guard missing > 0 else {
      for one in present { one.resume() }
      return
    }
    await withCheckedContinuation { present.append($0) }
  }
}
