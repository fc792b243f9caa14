import HabitsDomain
import TitanPostgres

/// Amounts as they are stored: in thousandths, and their whole part beside it, which is all that servers of before write
/// and read. Thousandths whose whole part has been written over since by one of those are out of date.
enum AmountColumns {
  /// Of `habits.days`, in SQL.
  static let day = "CASE WHEN thousandths / 1000 = repetitions THEN thousandths ELSE repetitions * 1000 END"

  static func amount(_ row: PostgresRow, _ whole: String, _ thousandths: String) throws -> Amount {
    let whole = try row.decode(whole, as: Int.self)
    guard let exact = try row.decode(thousandths, as: Int?.self), exact / 1_000 == whole else { return Amount(whole) }
    return Amount(thousandths: exact)
  }
}

extension Amount: RawRepresentable, PostgresCodable, PostgresArrayElement {
  package init(rawValue: Int) { self.init(thousandths: rawValue) }
  package var rawValue: Int { thousandths }
}
