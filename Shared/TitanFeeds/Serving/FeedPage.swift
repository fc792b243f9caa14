package import Foundation
package import TitanCore
package import TitanPostgres

package enum FeedOwner {}
/// The epoch of a feed's store: restoring a backup begins a new one.
package typealias FeedEpoch = Identifier<FeedOwner>

/// A position in a feed: just after one change. Positions sort by their fields, in this order.
package struct FeedPosition: Sendable, Hashable {
  /// The transaction of the change.
  package var transaction: UInt64
  package var userID: UserID
  /// The kind of thing that changed, for feeds with several kinds.
  package var kind: UInt8
  /// The thing that changed.
  package var thingID: UUID

  package init(transaction: UInt64, userID: UserID, kind: UInt8 = 0, thingID: UUID) {
    self.transaction = transaction
    self.userID = userID
    self.kind = kind
    self.thingID = thingID
  }

  /// The position before every change.
  package static let beginning = FeedPosition(transaction: 0, userID: UserID(uuid(of: 0)), thingID: uuid(of: 0))

  /// The position after everything a transaction changed.
  package static func behind(transaction: UInt64) -> FeedPosition {
    FeedPosition(transaction: transaction, userID: UserID(uuid(of: .max)), kind: .max, thingID: uuid(of: .max))
  }

  private static func uuid(of byte: UInt8) -> UUID {
    UUID(
      uuid: (
        byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte, byte
      ))
  }
}

/// Changes after a position in a feed.
package struct FeedPage<Change: Sendable>: Sendable {
  package var epoch: FeedEpoch
  /// In feed order, each in its current state.
  package var changes: [(position: FeedPosition, change: Change)]
  /// Whether some committed change may not be shown yet, because an older transaction is still running.
  package var isPending: Bool
  /// The first transaction that had not begun. A cursor at or after it comes from a state of the store that has since
  /// been lost.
  package var end: UInt64

  package init(
    epoch: FeedEpoch, changes: [(position: FeedPosition, change: Change)], isPending: Bool, end: UInt64
  ) {
    self.epoch = epoch
    self.changes = changes
    self.isPending = isPending
    self.end = end
  }

  /// Reads a page from the rows of one statement: `epoch`, `snapshot_end` and `is_pending` are in every row, or in the
  /// first, and `change_transaction` in the rows with a change.
  ///
  /// - Parameters:
  ///   - table: the table that holds the epoch in its only row.
  ///   - change: reads the other columns of a change; `nil` for a change that readers don't see.
  /// - Throws: `MissingRow` if there is no row, and what `change` throws.
  package init(
    _ rows: [PostgresRow], of table: String,
    change: (_ row: PostgresRow, _ transaction: UInt64) throws -> (position: FeedPosition, change: Change)?
  ) throws {
    guard let head = rows.first else { throw MissingRow(table) }
    self.init(
      epoch: try head.decode("epoch"),
      changes: try rows.compactMap { row in
        // A row without a change only carries the columns that apply to the whole page.
        try row.transaction("change_transaction").flatMap { try change(row, $0) }
      },
      isPending: try head.decode("is_pending"), end: try head.transaction("snapshot_end") ?? 0)
  }

  /// The same page with each change converted.
  package func map<Other: Sendable>(_ transform: (FeedPosition, Change) throws -> Other) rethrows -> FeedPage<Other> {
    FeedPage<Other>(
      epoch: epoch, changes: try changes.map { ($0.position, try transform($0.position, $0.change)) },
      isPending: isPending, end: end)
  }
}

extension PostgresRow {
  /// A transaction's ID, selected as text; `nil` for NULL.
  package func transaction(_ column: String) throws -> UInt64? {
    try decode(column, as: String?.self).flatMap { UInt64($0) }
  }
}

/// The store a feed is read from.
package protocol FeedStore<Change>: Sendable {
  associatedtype Change: Sendable

  /// At most `limit` changes after `position`, and only changes that no later commit can precede.
  ///
  /// A store reads them in one statement, so that page, epoch and pending changes come from one snapshot.
  /// `pg_snapshot_xmin` is the oldest transaction still running: every transaction with a lower ID has committed and is
  /// visible, or has rolled back. Changes at or above it wait, even committed ones, because that transaction may yet
  /// commit a change that belongs before them.
  func changes(after position: FeedPosition, limit: Int) async throws -> FeedPage<Change>
}
