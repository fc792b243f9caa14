import HabitsDomain
import TitanCore
import TitanPostgres

/// Rows of `habits.records` as values.
enum RecordRow {
  static let columns = """
    habit_id, record_id, kind, amount, amount_thousandths, occur_time, time_zone, utc_offset_seconds, local_date, note,
    source_id, create_time
    """

  /// The raw values are the store's.
  private enum Kind: Int, PostgresCodable {
    case add = 1
    case set = 2
    case skip = 3
    case unskip = 4
  }

  static func record(_ row: PostgresRow) throws -> HabitRecord {
    let amount = try AmountColumns.amount(row, "amount", "amount_thousandths")
    let change: RecordChange =
      switch try row.decode("kind", as: Kind.self) {
      case .add: .add(amount)
      case .set: .set(amount)
      case .skip: .skip(true)
      case .unskip: .skip(false)
      }
    return HabitRecord(
      id: try row.decode("record_id"), habit: try row.decode("habit_id"), change: change,
      occurTime: try row.decode("occur_time"), timeZone: try row.decode("time_zone"),
      utcOffsetSeconds: try row.decode("utc_offset_seconds"), localDate: try row.decode("local_date"),
      note: try row.decode("note"),
      source: try row.decode("source_id", as: SourceID?.self).map { .link($0) } ?? .user,
      createTime: try row.decode("create_time"))
  }

  static func insert(
    _ record: HabitRecord, of user: UserID, contentDigest: [UInt8], _ tx: PostgresTransaction
  ) async throws {
    let (kind, amount) = parts(record.change)
    try await tx.execute(
      """
      INSERT INTO habits.records (user_id, \(unescaped: columns), content_digest)
      VALUES (
        \(user), \(record.habit), \(record.id), \(kind), \(amount.thousandths / 1_000), \(amount), \(record.occurTime),
        \(record.timeZone), \(record.utcOffsetSeconds), \(record.localDate), \(record.note), \(source(record)), \(record.createTime),
        \(contentDigest))
      """)
  }

  /// Inserts the records that don't exist yet (deleted ones exist), and returns the date of each inserted record.
  static func insertNew(
    _ records: [HabitRecord], of habit: HabitID, _ user: UserID, _ tx: PostgresTransaction
  ) async throws -> [CalendarDay] {
    guard !records.isEmpty else { return [] }
    let changes = records.map { parts($0.change) }
    return try await tx.all(
      """
      INSERT INTO habits.records (user_id, habit_id, record_id, kind, amount, amount_thousandths, occur_time, time_zone,
        utc_offset_seconds, local_date, note, source_id, create_time, content_digest)
      SELECT \(user), \(habit), record_id, kind, thousandths / 1000, thousandths, occur_time, time_zone,
        utc_offset_seconds, local_date, '', source_id, create_time, ''::bytea
      FROM unnest(
        \(records.map(\.id)), \(changes.map(\.kind.rawValue)), \(changes.map(\.amount)), \(records.map(\.occurTime)),
        \(records.map(\.timeZone)), \(records.map(\.utcOffsetSeconds)), \(records.map(\.localDate)),
        \(records.map { source($0) }), \(records.map(\.createTime))
      ) AS new (
        record_id, kind, thousandths, occur_time, time_zone, utc_offset_seconds, local_date, source_id, create_time)
      ON CONFLICT (user_id, habit_id, record_id) DO NOTHING
      RETURNING local_date
      """
    ).map { try $0.decode("local_date") }
  }

  private static func parts(_ change: RecordChange) -> (kind: Kind, amount: Amount) {
    switch change {
    case .add(let delta): (.add, delta)
    case .set(let value): (.set, value)
    case .skip(true): (.skip, 0)
    case .skip(false): (.unskip, 0)
    }
  }

  private static func source(_ record: HabitRecord) -> SourceID? {
    if case .link(let id) = record.source { id } else { nil }
  }
}
