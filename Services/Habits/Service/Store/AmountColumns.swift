import HabitsDomain
import TitanPostgres

/// How amounts are stored: in thousandths, with their whole part next to them, which is all that older servers write
/// and read. Thousandths are outdated if an older server has overwritten their whole part since.
enum AmountColumns {
  /// The amount in `habits.days`, in SQL.
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
