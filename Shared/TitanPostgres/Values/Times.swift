package import TitanCore

/// PostgreSQL counts time from 2000-01-01T00:00:00Z.
private let epochMicroseconds: Int64 = 946_684_800_000_000
private let epochDay = 10_957

extension Timestamp: PostgresCodable {
  package static var postgresType: PostgresType { .timestamptz }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    let (value, overflow) = microseconds.subtractingReportingOverflow(epochMicroseconds)
    // Int64.min is -infinity; the value above it is out of range, and PostgreSQL will say so.
    bytes.appendBigEndian(overflow || value == .min ? Int64.min + 1 : value)
    return true
  }

  /// - Throws: `outOfRange` for the infinities.
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Timestamp {
    let microseconds = try value.bytes(of: .timestamptz).wholeInteger(Int64.self)
    let (sum, overflow) = microseconds.addingReportingOverflow(epochMicroseconds)
    guard !overflow, microseconds != .min else { throw .outOfRange }
    return Timestamp(microseconds: sum)
  }
}

extension CalendarDay: PostgresCodable {
  package static var postgresType: PostgresType { .date }

  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    // The limits of Int32 are the infinities; their neighbours are out of range, and PostgreSQL will say so.
    let days = Int32(clamping: max(number, .min + epochDay) - epochDay)
    bytes.appendBigEndian(min(max(days, .min + 1), .max - 1))
    return true
  }

  /// - Throws: `outOfRange` for the infinities.
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> CalendarDay {
    let days = try value.bytes(of: .date).wholeInteger(Int32.self)
    guard days != .min, days != .max else { throw .outOfRange }
    return CalendarDay(number: Int(days) + epochDay)
  }
}

extension Duration: PostgresCodable {
  package static var postgresType: PostgresType { .interval }

  /// Binds an interval of microseconds, dropping any finer fraction.
  package func encodePostgres(into bytes: inout [UInt8]) -> Bool {
    bytes.appendBigEndian(microseconds)
    bytes.appendBigEndian(0 as Int32)
    bytes.appendBigEndian(0 as Int32)
    return true
  }

  /// Reads an interval; a day counts as 24 hours, as in the difference of two `timestamptz`.
  ///
  /// - Throws: `outOfRange` for an interval with months, which have no fixed length.
  package static func decodePostgres(_ value: PostgresValue) throws(PostgresDecodingFailure) -> Duration {
    let bytes = try value.bytes(of: .interval)
    let microseconds = try bytes.integer(at: 0, Int64.self)
    let days = try bytes.integer(at: 8, Int32.self)
    guard try bytes.integer(at: 12, Int32.self) == 0 else { throw .outOfRange }
    return .microseconds(microseconds) + .seconds(Int64(days) * 86_400)
  }
}
