import Foundation
import Testing
import TitanCore
import TitanTesting

@testable import TitanPostgres

enum Colour: Int16, PostgresCodable, PostgresArrayElement { case red = 1, blue = 2 }
enum Word: String, PostgresCodable { case yes, no }

/// One value that must be read as it was sent, and match PostgreSQL's own text form.
struct RoundTrip: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (PostgresPool) async throws -> Void

  init<Value: PostgresCodable & Equatable>(_ value: Value, _ text: String?) {
    testDescription = "\(Value.self) \(text ?? "NULL")"
    check = { pool async throws in
      let row = try #require(try await pool.first("SELECT \(value) AS value, \(value)::text AS text"))
      #expect(try row.decode("value") == value)
      #expect(try row.decode("text", as: String?.self) == text)
    }
  }
}

@Suite struct ValueTests {
  static let uuid = UUID(uuidString: "0190A6C8-1234-7ABC-8DEF-0123456789AB") ?? UUID()
  static let day = CalendarDay("2024-02-29") ?? CalendarDay(number: 0)

  static let table: [RoundTrip] = [
    RoundTrip(true, "true"), RoundTrip(false, "false"),
    RoundTrip(Int16.min, "-32768"), RoundTrip(Int16.max, "32767"),
    RoundTrip(Int32.min, "-2147483648"), RoundTrip(Int32.max, "2147483647"),
    RoundTrip(Int64.min, "-9223372036854775808"), RoundTrip(Int.max, "9223372036854775807"), RoundTrip(0, "0"),
    RoundTrip(0.1, "0.1"), RoundTrip(-Double.infinity, "-Infinity"), RoundTrip(Double.leastNonzeroMagnitude, "5e-324"),
    RoundTrip("", ""), RoundTrip("Lögg \u{1F4AA}", "Lögg \u{1F4AA}"),
    RoundTrip([] as [UInt8], "\\x"), RoundTrip([0, 255, 0x5C, 0x27] as [UInt8], "\\x00ff5c27"),
    RoundTrip(uuid, "0190a6c8-1234-7abc-8def-0123456789ab"),
    RoundTrip(UserID(uuid), "0190a6c8-1234-7abc-8def-0123456789ab"),
    RoundTrip(Timestamp(microseconds: 1), "1970-01-01 00:00:00.000001+00"),
    RoundTrip(Timestamp(microseconds: -1), "1969-12-31 23:59:59.999999+00"),
    RoundTrip(Timestamp(microseconds: 1_717_171_717_123_457), "2024-05-31 16:08:37.123457+00"),
    RoundTrip(Timestamp(seconds: 253_402_300_799), "9999-12-31 23:59:59+00"),
    RoundTrip(day, "2024-02-29"), RoundTrip(CalendarDay(number: -1), "1969-12-31"),
    RoundTrip(Duration.milliseconds(90_061_001), "25:01:01.001"),
    RoundTrip(Duration.microseconds(-1), "-00:00:00.000001"),
    RoundTrip(Colour.blue, "2"), RoundTrip(Word.no, "no"),
    RoundTrip(Int?.none, nil), RoundTrip(String?("x"), "x"), RoundTrip(UUID?.none, nil),
    RoundTrip([] as [Int], "{}"), RoundTrip([1, -2, 3], "{1,-2,3}"), RoundTrip([Int16(7)], "{7}"),
    RoundTrip([Int32(7), 8], "{7,8}"), RoundTrip([] as [Int16], "{}"),
    RoundTrip([Int32.min, .max], "{-2147483648,2147483647}"),
    RoundTrip([Int64.min, .max], "{-9223372036854775808,9223372036854775807}"),
    RoundTrip([true, false], "{t,f}"), RoundTrip([0.5, -1], "{0.5,-1}"),
    RoundTrip(["a,b", "", "\"\\", "NULL"], #"{"a,b","","\"\\","NULL"}"#),
    RoundTrip([uuid], "{0190a6c8-1234-7abc-8def-0123456789ab}"),
    RoundTrip([UserID(uuid)], "{0190a6c8-1234-7abc-8def-0123456789ab}"),
    RoundTrip([Timestamp(seconds: 0)], #"{"1970-01-01 00:00:00+00"}"#), RoundTrip([day], "{2024-02-29}"),
    RoundTrip([[1, 2], []] as [[UInt8]], #"{"\\x0102","\\x"}"#), RoundTrip([1, nil, 3] as [Int?], "{1,NULL,3}"),
    RoundTrip([Colour.red, .blue], "{1,2}"), RoundTrip([Duration.seconds(1)], "{00:00:01}"),
  ]

  @Test func valuesComeBackExactly() async throws {
    try await TestDatabase.with(.auth) { pool async throws in
      _ = try await pool.execute("SELECT 1")
      for roundTrip in Self.table { try await roundTrip.check(pool) }
    }
  }

  @Test(arguments: [
    ("1::smallint", 1), ("2147483648::bigint", 2_147_483_648), ("7::oid", 7), ("0::numeric", 0),
    ("120000::numeric", 120_000), ("-9223372036854775808::numeric", Int.min), ("9223372036854775807::numeric", Int.max),
    ("10000.0000::numeric", 10_000), ("sum(n) FROM (VALUES (1::bigint), (2::bigint)) AS v (n)", 3), ("count(*)", 1),
  ])
  func integersOfAnyWidth(_ sql: String, _ expected: Int) async throws {
    #expect(try await Self.value(sql) == expected)
  }

  @Test(arguments: [
    ("0.5::float4", 0.5), ("avg(n) FROM (VALUES (1::bigint), (2::bigint)) AS v (n)", 1.5),
    ("-0.00012::numeric", -0.00012),
    ("123456789.25::numeric", 123_456_789.25), ("1e20::numeric", 1e20),
  ])
  func realNumbersOfAnyKind(_ sql: String, _ expected: Double) async throws {
    #expect(try await Self.value(sql) == expected)
  }

  @Test(arguments: [
    ("'{\"a\": 1}'::jsonb", "{\"a\": 1}"), ("'[1]'::json", "[1]"), ("'a'::varchar(3)", "a"), ("'a'::char(2)", "a "),
    ("'pg_class'::name", "pg_class"),
  ])
  func textOfAnyKind(_ sql: String, _ expected: String) async throws {
    #expect(try await Self.value(sql) == expected)
  }

  @Test func jsonIsBoundAsJSON() async throws {
    let text: String = try await TestDatabase.with(.auth) { pool async throws in
      let row = try #require(try await pool.first("SELECT (\(json: "{\"a\": [1, 2]}") -> 'a' ->> 1) AS value"))
      return try row.decode("value")
    }
    #expect(text == "2")
  }

  @Test func intervalsHaveDaysOf24Hours() async throws {
    let duration: Duration = try await Self.value("'2024-03-31T12:00Z'::timestamptz - '2024-03-29T11:00Z'")
    #expect(duration == .seconds(49 * 3600))
  }

  static func value<Value: PostgresDecodable>(_ sql: String) async throws -> Value {
    try await TestDatabase.with(.auth) { pool async throws in
      // "expression FROM …" names its column before FROM.
      let parts = sql.split(separator: " FROM ", maxSplits: 1)
      let from = parts.count > 1 ? " FROM \(parts[1])" : ""
      return try #require(try await pool.first("SELECT \(unescaped: "\(parts[0]) AS value\(from)")")).decode("value")
    }
  }
}
