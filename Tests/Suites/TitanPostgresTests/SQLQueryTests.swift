import Foundation
import TitanCore
import TitanTesting
import Testing

@testable import TitanPostgres

@Suite struct SQLQueryTests {
  @Test func valuesBecomeParameters() {
    let name: String? = nil
    let query: SQLQuery = "UPDATE t SET a = \(7), b = \(name) WHERE c = ANY(\([true, false])) AND d = \(json: "{}")"
    #expect(query.text == "UPDATE t SET a = $1, b = $2 WHERE c = ANY($3) AND d = $4")
    let types: [PostgresType] = [.int8, .text, .boolArray, .jsonb]
    #expect(query.parameters.types == types.map(\.rawValue))
  }

  @Test func rawTextNeedsItsLabel() {
    let direction = "DESC"
    let query: SQLQuery = "SELECT a FROM t ORDER BY a \(unescaped: direction) LIMIT \(3)"
    #expect(query.text == "SELECT a FROM t ORDER BY a DESC LIMIT $1")
  }

  @Test func valuesDoNotPrint() {
    let secret = "hunter2"
    let query: SQLQuery = "SELECT \(secret)"
    #expect("\(query)" == "SELECT $1")
  }

  @Test(arguments: ["'; DROP TABLE t; --", "$1", "\\'", "' OR '1' = '1", "\"", "é\u{1F600}", "", "%s", "a\nb"])
  func textStaysText(_ text: String) async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      let row = try #require(try await pool.first("SELECT \(text) AS v, octet_length(\(text)) AS n"))
      #expect(try row.decode("v") == text)
      #expect(try row.decode("n") == text.utf8.count)
    }
  }

  @Test func aNULByteIsRefusedByPostgreSQL() async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      let error = await #expect(throws: PostgresError.self) { try await pool.first("SELECT \("a\0b") AS v") }
      #expect(error?.sqlState.rawValue == "22021")
    }
  }

  @Test func tooManyParametersAreNotSent() async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      var interpolation = SQLQuery.StringInterpolation(literalCapacity: 0, interpolationCount: 65_536)
      interpolation.appendLiteral("SELECT 1 WHERE 1 IN (")
      for index in 0..<65_536 {
        if index > 0 { interpolation.appendLiteral(",") }
        interpolation.appendInterpolation(index)
      }
      interpolation.appendLiteral(")")
      let query = SQLQuery(stringInterpolation: interpolation)
      let error = await #expect(throws: PostgresError.self) { try await pool.all(query) }
      #expect(error?.kind == .notSendable)
      #expect(error?.message == "65536 parameters; a statement takes at most 65535")
    }
  }
}
