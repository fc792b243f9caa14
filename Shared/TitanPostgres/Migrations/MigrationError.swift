/// Why migrations did not run.
package enum MigrationError: Error, CustomStringConvertible {
  case badName(String)
  case rolesMissing([String])
  case sameVersion(String, String)
  case altered(schema: String, name: String)
  case missing(schema: String, name: String)
  case outOfOrder(schema: String, name: String, applied: String)
  case endsTransaction(schema: String, name: String)
  case failed(schema: String, name: String, line: Int?, PostgresError)

  package var description: String {
    switch self {
    case .badName(let name):
      "migration \(name): a name is three digits from 001, an underscore, lower-case words and .sql, "
        + "like 001_create_accounts.sql"
    case .rolesMissing(let roles):
      "there is no role \(roles.joined(separator: ", ")): run deploy/postgres/roles.sql as a superuser of PostgreSQL "
        + "(deploy/dev roles), then this again"
    case .sameVersion(let first, let second):
      "migrations \(first) and \(second) have the same number"
    case .altered(let schema, let name):
      "migration \(name) of schema \(schema) was altered after it was applied: restore the file and write a new one"
    case .missing(let schema, let name):
      "migration \(name) was applied to schema \(schema), but its file is missing"
    case .outOfOrder(let schema, let name, let applied):
      "migration \(name) of schema \(schema) comes before \(applied), which was applied already: give it a later number"
    case .endsTransaction(let schema, let name):
      "migration \(name) of schema \(schema) ends its transaction: leave BEGIN, COMMIT and ROLLBACK out"
    case .failed(let schema, let name, let line, let error):
      "migration \(name) of schema \(schema) failed\(line.map { " at line \($0)" } ?? ""): "
        + "\(error.sqlState) \(error.message)"
    }
  }
}
