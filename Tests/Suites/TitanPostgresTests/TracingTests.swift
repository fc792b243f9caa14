import InMemoryTracing
import Testing
import TitanTesting
import Tracing

@testable import TitanPostgres

@Suite struct StatementSummaryTests {
  @Test(arguments: [
    ("SELECT 1", "SELECT"), ("select a from sessions.sessions where id = $1", "SELECT sessions.sessions"),
    ("INSERT INTO sessions.sessions (id) VALUES ($1)", "INSERT sessions.sessions"),
    ("INSERT INTO a.b(id) SELECT id FROM c.d ON CONFLICT (id) DO UPDATE SET x = 1", "INSERT a.b c.d"),
    ("UPDATE a.b SET x = $1 FROM c.d WHERE e = f.g", "UPDATE a.b c.d"),
    ("DELETE FROM a.b USING c.d WHERE a.b.id = c.d.id", "DELETE a.b c.d"),
    ("SELECT x FROM a.b JOIN c.d ON a.b.id = c.d.id FOR UPDATE", "SELECT a.b c.d"),
    ("WITH moved AS (DELETE FROM a.b RETURNING id) SELECT id FROM moved", "DELETE a.b"),
    ("WITH x AS (SELECT id FROM a.b) SELECT id FROM x", "WITH a.b"),
    ("SELECT 1 FROM a.a, b.b JOIN a.a ON 1 = 1 JOIN c.c JOIN d.d JOIN e.e JOIN f.f", "SELECT a.a c.c d.d e.e"),
    ("SELECT 'from x.y''z', \"from\" FROM a.b", "SELECT a.b"), ("", "STATEMENT"), ("$1 FROM a.b", "STATEMENT a.b"),
  ])
  func fewWords(_ statement: String, _ summary: String) { #expect("\(StatementSummary(statement))" == summary) }
}

@Suite(.timeLimit(.minutes(10))) struct DatabaseTracingTests {
  struct Oops: Error {}

  /// The spans of what `body` does within a trace, the outer ones behind the inner ones.
  private func spans(
    tracing isOn: Bool = true, _ body: @Sendable (PostgresPool) async throws -> Void
  ) async throws -> [FinishedInMemorySpan] {
    let tracer = InMemoryTracer()
    try await TestDatabase.with([]) { database async throws in
      try await DirectConnection.with(database.administration) {
        try $0.run(script: "CREATE SCHEMA s; CREATE TABLE s.t (id bigint PRIMARY KEY, name text)")
      }
      let pool = PostgresPool(
        database.administration, settings: .test, logger: .silent, tracer: isOn ? tracer : nil)
      try await finally({ try await body(pool) }, { await pool.shutdown() })
    }
    return tracer.finishedSpans
  }

  @Test func statementsHaveSpansWithoutTheirValues() async throws {
    let spans = try await spans { pool in
      let root = InMemoryTracer().startSpan("call")
      try await ServiceContext.withValue(root.context) {
        let name = "ada@example.org"
        try await pool.execute("INSERT INTO s.t (id, name) VALUES (\(Int64(1)), \(name))")
        _ = try? await pool.execute("INSERT INTO s.t (id, name) VALUES (\(Int64(1)), \(name))")
        _ = try await pool.first("SELECT name FROM s.t WHERE name = \(name)")
      }
    }
    #expect(spans.map(\.operationName) == ["INSERT s.t", "INSERT s.t", "SELECT s.t"])
    #expect(spans.allSatisfy { $0.kind == .client && $0.attributes.get("db.system.name") == .string("postgresql") })
    #expect(spans.map { $0.attributes.get("db.operation.name") } == ["INSERT", "INSERT", "SELECT"])
    #expect(spans.map { $0.status?.code == .error } == [false, true, false])
    #expect(spans[1].attributes.get("db.response.status_code") == .string("23505"))
    #expect(!"\(spans.map(\.attributes))".contains("ada"))
    #expect(Set(spans.map(\.parentSpanID)).count == 1)
  }

  @Test func statementsOfATransactionAreBelowIt() async throws {
    let spans = try await spans { pool in
      try await ServiceContext.withValue(InMemoryTracer().startSpan("call").context) {
        try await pool.withTransaction { transaction in
          try await transaction.execute("INSERT INTO s.t (id) VALUES (1)")
          _ = try await transaction.first("SELECT id FROM s.t")
        }
        try? await pool.withTransaction { _ in throw Oops() }
      }
    }
    #expect(spans.map(\.operationName) == ["INSERT s.t", "SELECT s.t", "transaction", "transaction"])
    #expect(spans[0].parentSpanID == spans[2].spanID)
    #expect(spans[1].parentSpanID == spans[2].spanID)
    #expect(spans.map { $0.status?.code == .error } == [false, false, false, true])
  }

  @Test(arguments: [(true, false), (false, true)])
  func withoutATraceOrATracerThereAreNone(_ isOn: Bool, _ isInTrace: Bool) async throws {
    let spans = try await spans(tracing: isOn) { pool in
      let context = isInTrace ? InMemoryTracer().startSpan("call").context : nil
      try await ServiceContext.withValue(context) {
        try await pool.execute("INSERT INTO s.t (id) VALUES (1)")
        try await pool.withTransaction { _ = try await $0.first("SELECT id FROM s.t") }
      }
    }
    #expect(spans.isEmpty)
  }
}
