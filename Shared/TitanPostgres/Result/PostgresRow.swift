/// One row of a result. It keeps the whole result in memory.
package struct PostgresRow: Sendable {
  let result: PostgresResult
  let index: Int32

  /// Reads a column by its name in the statement.
  ///
  /// - Throws: `PostgresDecodingError`, also for NULL if `T` is not optional.
  package func decode<T: PostgresDecodable>(_ column: String, as type: T.Type = T.self) throws -> T {
    do throws(PostgresDecodingFailure) {
      return try result.decode(row: index, column: try result.column(named: column), as: type)
    } catch {
      throw PostgresDecodingError(column: column, target: "\(T.self)", failure: error)
    }
  }
}
