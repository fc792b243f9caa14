package import TitanCore
package import TitanPostgres

package enum FeedOwner {}
/// The epoch of a feed's store: restoring a backup begins a new one.
package typealias FeedEpoch = Identifier<FeedOwner>

/// Changes after a reader's positions, in the order of their numbers within each slot.
package struct FeedPage<Change: Sendable>: Sendable {
  /// A change, and its place in the feed.
  package struct Entry: Sendable {
    package var slot: Int
    package var number: Int
    package var change: Change

    package init(slot: Int, number: Int, change: Change) {
      (self.slot, self.number, self.change) = (slot, number, change)
    }
  }

  package var epoch: FeedEpoch
  package var entries: [Entry]
  /// Whether the store has never given a number as high as one of the reader's: the reader has seen changes of a state
  /// of the store that has since been lost.
  package var isAhead: Bool

  package init(epoch: FeedEpoch, entries: [Entry], isAhead: Bool) {
    (self.epoch, self.entries, self.isAhead) = (epoch, entries, isAhead)
  }

  /// The same page with each change converted.
  package func map<Other: Sendable>(_ transform: (Change) throws -> Other) rethrows -> FeedPage<Other> {
    FeedPage<Other>(
      epoch: epoch,
      entries: try entries.map { .init(slot: $0.slot, number: $0.number, change: try transform($0.change)) },
      isAhead: isAhead)
  }
}

/// The store that a feed in slots is read from.
package protocol FeedStore<Change>: Sendable {
  associatedtype Change: Sendable

  /// At most `limit` changes after the positions. Page, epoch and counters come from one snapshot.
  func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<Change>
}

/// The SQL that all stores of feeds in slots have in common: the table `feed_slots` with the last number of each slot,
/// and the table `feed` with the epoch in its only row.
extension TitanUpService {
  /// Reads a page in one statement.
  ///
  /// Only slots whose counter is beyond the reader's number are looked into. PostgreSQL runs a LATERAL subquery with a
  /// LIMIT in a nested loop, which keeps each slot's order.
  package func feedPage(_ sources: FeedSource..., after positions: FeedPositions, limit: Int) -> SQLQuery {
    let (slots, numbers) = positions.columns
    return """
      WITH positions AS (
        SELECT slot, number, last_number
        FROM unnest(\(slots), \(numbers)) AS position (slot, number) JOIN \(unescaped: schema).feed_slots USING (slot)
      )
      SELECT feed.epoch, (SELECT bool_or(last_number < number) FROM positions) AS is_ahead, page.*
      FROM \(unescaped: schema).feed LEFT JOIN (
        SELECT news.* FROM positions CROSS JOIN LATERAL (
          SELECT merged.* FROM (
            \(unescaped: sources.map { $0.rows(in: schema, limit: limit) }.joined(separator: " UNION ALL "))
          ) AS merged
          ORDER BY change_number
          LIMIT \(limit)
        ) AS news
        WHERE last_number > number
        LIMIT \(limit)
      ) AS page ON true
      """
  }
}

/// A table that has changes of a feed in slots.
package struct FeedSource: Sendable {
  private let columns: String
  private let table: String
  private let number: String

  /// - Parameters:
  ///   - columns: the columns of a change, besides its place. Those of a feed's sources have the same names and types.
  ///   - table: the table, and the condition by which its rows are in the feed: `practices WHERE state = 3`.
  ///   - number: the column with the change's number. The one with its slot is `change_slot`.
  package init(_ columns: String, from table: String, number: String = "change_number") {
    (self.columns, self.table, self.number) = (columns, table, number)
  }

  /// The table's changes after a position, in their order.
  fileprivate func rows(in schema: String, limit: Int) -> String {
    """
    (
      SELECT change_slot, \(number) AS change_number, \(columns) FROM \(schema).\(table)
        AND change_slot = positions.slot AND \(number) > positions.number
      ORDER BY \(number)
      LIMIT \(limit)
    )
    """
  }
}

extension FeedPage {
  /// Reads a page from the rows of `feedPage`: `epoch` and `is_ahead` are in every row, `change_number` in those with a
  /// change.
  ///
  /// - Throws: `MissingRow` if there is no row, and what `change` throws.
  package init(_ rows: [PostgresRow], of schema: TitanUpService, change: (PostgresRow) throws -> Change) throws {
    guard let head = rows.first else { throw MissingRow("\(schema.schema).feed") }
    self.init(
      epoch: try head.decode("epoch"),
      entries: try rows.compactMap { row in
        guard let number = try row.decode("change_number", as: Int?.self) else { return nil }
        return Entry(slot: try row.decode("change_slot"), number: number, change: try change(row))
      },
      isAhead: try head.decode("is_ahead", as: Bool?.self) ?? false)
  }
}
