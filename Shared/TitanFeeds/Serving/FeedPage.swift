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

  /// At most `limit` changes after the positions, all of those that were committed in a slot before the last one that the
  /// page has of it.
  func changes(after positions: FeedPositions, limit: Int) async throws -> FeedPage<Change>
}

/// What all stores of feeds in slots have in common: the table `feed_slots` with the last number of each slot, and the table
/// `feed` with the epoch in its only row.
extension PostgresPool {
  /// Reads a page: the epoch and the counters, then slot by slot what is new up to its counter, until the page is full.
  ///
  /// A number is committed with its change and after all lower ones, so whatever is read after the counters sees every
  /// change up to them, whichever servers it is on. Only slots whose counter is beyond the reader's number are looked into.
  ///
  /// The counters are read by a synchronous commit: a follower that had seen a change which no standby has could note its
  /// number with another server that leads by then, where that number goes to a change that it would never read.
  ///
  /// - Throws: `MissingRow` if there is no epoch, and what `change` throws.
  package func feedPage<Change: Sendable>(
    of service: TitanUpService, _ sources: FeedSource..., after positions: FeedPositions, limit: Int,
    change: (PostgresRow) throws -> Change
  ) async throws -> FeedPage<Change> {
    let schema = service.schema
    let counters = try await all(
      """
      SELECT feed.epoch, feed_slots.slot, feed_slots.last_number
      FROM \(unescaped: schema).feed CROSS JOIN \(unescaped: schema).feed_slots
      """, commit: .synchronous)
    guard let head = counters.first else { throw MissingRow("\(schema).feed") }
    var page = FeedPage<Change>(epoch: try head.decode("epoch"), entries: [], isAhead: false)
    var last: [Int: Int] = [:]
    for counter in counters { last[try counter.decode("slot")] = try counter.decode("last_number") }
    let (slots, numbers) = positions.columns
    page.isAhead = zip(slots, numbers).contains { slot, number in last[slot].map { $0 < number } ?? false }
    for (slot, number) in zip(slots, numbers) where page.entries.count < limit {
      guard let last = last[slot], last > number else { continue }
      let rows = try await all(
        FeedSource.merged(
          sources, in: schema, slot: slot, numbers: number..<last, limit: limit - page.entries.count))
      page.entries += try rows.map { row in
        FeedPage.Entry(slot: slot, number: try row.decode("change_number"), change: try change(row))
      }
    }
    return page
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

  /// The changes of a slot in all sources, in their order.
  ///
  /// - Parameter numbers: behind the lower bound, up to the upper one.
  fileprivate static func merged(
    _ sources: [FeedSource], in schema: String, slot: Int, numbers: Range<Int>, limit: Int
  ) -> SQLQuery {
    var query = SQLQuery.StringInterpolation(literalCapacity: 1_000, interpolationCount: 8)
    query.appendLiteral("SELECT merged.* FROM (")
    for (index, source) in sources.enumerated() {
      query.appendLiteral(index == 0 ? "(" : " UNION ALL (")
      query.appendInterpolation(
        unescaped: "SELECT \(source.number) AS change_number, \(source.columns) FROM \(schema).\(source.table)")
      query.appendLiteral(" AND change_slot = ")
      query.appendInterpolation(Int16(slot))
      query.appendInterpolation(unescaped: " AND \(source.number) > ")
      query.appendInterpolation(numbers.lowerBound)
      query.appendInterpolation(unescaped: " AND \(source.number) <= ")
      query.appendInterpolation(numbers.upperBound)
      query.appendInterpolation(unescaped: " ORDER BY \(source.number) LIMIT ")
      query.appendInterpolation(limit)
      query.appendLiteral(")")
    }
    query.appendLiteral(") AS merged ORDER BY change_number LIMIT ")
    query.appendInterpolation(limit)
    return SQLQuery(stringInterpolation: query)
  }
}
