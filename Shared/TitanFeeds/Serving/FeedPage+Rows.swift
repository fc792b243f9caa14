package import TitanPostgres

extension FeedPage {
  /// Reads a page of one statement: `epoch`, `snapshot_end` and `is_pending` stand in every row, and `change_transaction`
  /// in those of a change.
  ///
  /// - Parameters:
  ///   - table: holds the epoch in its only row.
  ///   - change: reads what else a change's row has; `nil` for one that is not told.
  /// - Throws: `MissingRow` if there is no row, and what `change` throws.
  package init(
    _ rows: [PostgresRow], of table: String,
    change: (_ row: PostgresRow, _ transaction: UInt64) throws -> (position: FeedPosition, change: Change)?
  ) throws {
    guard let head = rows.first else { throw MissingRow(table) }
    self.init(
      epoch: try head.decode("epoch"),
      changes: try rows.compactMap { row in
        // An empty page is one row without a change.
        try Self.transaction(row, "change_transaction").flatMap { try change(row, $0) }
      },
      isPending: try head.decode("is_pending"), end: try Self.transaction(head, "snapshot_end") ?? 0)
  }

  private static func transaction(_ row: PostgresRow, _ column: String) throws -> UInt64? {
    try row.decode(column, as: String?.self).flatMap { UInt64($0) }
  }
}
