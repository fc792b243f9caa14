import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

@Suite struct DecodingErrorTests {
  @Test(arguments: [
    ("NULL::bigint", PostgresDecodingFailure.unexpectedNull), ("'1'::text", .wrongType(.text)),
    ("1.5::numeric", .outOfRange), ("9223372036854775808::numeric", .outOfRange), ("'NaN'::numeric", .outOfRange),
    ("1e40::numeric", .outOfRange), ("true", .wrongType(.bool)),
  ])
  func noInteger(_ sql: String, _ failure: PostgresDecodingFailure) async throws {
    try await expect(failure, decoding: sql, as: Int.self)
  }

  @Test func numbersThatDoNotFit() async throws {
    try await expect(.outOfRange, decoding: "32768::int4", as: Int16.self)
    try await expect(.outOfRange, decoding: "3::int2", as: Colour.self)
    try await expect(.outOfRange, decoding: "'maybe'::text", as: Word.self)
  }

  @Test func momentsThatAreNone() async throws {
    try await expect(.outOfRange, decoding: "'infinity'::timestamptz", as: Timestamp.self)
    try await expect(.outOfRange, decoding: "'-infinity'::timestamptz", as: Timestamp.self)
    try await expect(.outOfRange, decoding: "'infinity'::date", as: CalendarDay.self)
    try await expect(.outOfRange, decoding: "'1 month'::interval", as: Duration.self)
    try await expect(.wrongType(PostgresType(rawValue: 1114)), decoding: "now()::timestamp", as: Timestamp.self)
  }

  @Test func arraysOfAnotherShape() async throws {
    try await expect(.outOfRange, decoding: "'{{1,2},{3,4}}'::int8[]", as: [Int].self)
    try await expect(.unexpectedNull, decoding: "'{1,NULL}'::int8[]", as: [Int].self)
    try await expect(.wrongType(.textArray), decoding: "'{a}'::text[]", as: [Int].self)
  }

  @Test func columnsMustExistOnce() async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      let row = try #require(try await pool.first("SELECT 1 AS a, 2 AS a, 3 AS \"B\""))
      #expect(try row.decode("B") == 3)
      #expect(throws: PostgresDecodingError(column: "b", target: "Int", failure: .noSuchColumn)) {
        try row.decode("b", as: Int.self)
      }
      let error = #expect(throws: PostgresDecodingError.self) { try row.decode("a", as: Int.self) }
      #expect(error?.description == "the result has more than one column a")
    }
  }

  /// A few rows, and so many that the names are looked up in a different way.
  @Test(arguments: [1, 40]) func columnsAreReadInAnyOrder(_ count: Int) async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      let rows = try await pool.all(
        "SELECT n AS a, 2 * n AS b, 0 AS d, 1 AS d, 3 * n AS c FROM generate_series(1, \(count)) AS n ORDER BY n")
      #expect(rows.count == count)
      for (index, row) in rows.enumerated() {
        for (name, factor) in [("a", 1), ("b", 2), ("c", 3), ("c", 3), ("a", 1), ("c", 3), ("b", 2)] {
          #expect(try row.decode(name) == factor * (index + 1))
          #expect(throws: PostgresDecodingError(column: "d", target: "Int", failure: .ambiguousColumn)) {
            try row.decode("d", as: Int.self)
          }
          #expect(throws: PostgresDecodingError(column: "", target: "Int", failure: .noSuchColumn)) {
            try row.decode("", as: Int.self)
          }
        }
      }
    }
  }

  private func expect<Value: PostgresDecodable>(
    _ failure: PostgresDecodingFailure, decoding sql: String, as type: Value.Type
  ) async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      let row = try #require(try await pool.first("SELECT \(unescaped: sql) AS value"))
      #expect(throws: PostgresDecodingError(column: "value", target: "\(Value.self)", failure: failure)) {
        try row.decode("value", as: Value.self)
      }
    }
  }
}
