import Foundation
package import TitanCore
package import TitanRPC

/// The cursors of before feeds had slots: places by transaction. What follows one has no number that could be told from
/// it, so whoever comes with one begins anew.
package enum TransactionCursor {
  /// Whether a text is such a cursor.
  ///
  /// - Parameter user: whose change it stands behind; `nil` for anybody's.
  package static func isOne(_ text: String, of user: UserID? = nil) -> Bool {
    guard let bytes = Base64URL.decode(text) else { return false }
    // Before epoch, user, thing and transaction: a version and a kind, or one of the two views of the feed of sessions.
    let head = bytes.count - 56
    guard (head == 2 && bytes[0] == 2) || (head == 1 && (1...2).contains(bytes[0])) else { return false }
    guard let user else { return true }
    let owner = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: head + 16, as: uuid_t.self) }
    return UserID(UUID(uuid: owner)) == user
  }
}

extension RPCError {
  /// The error for a position of another epoch of the store, or of a view that skipped what this one shows.
  package static func epochChanged(now epoch: String) -> RPCError {
    RPCError(
      .failedPrecondition, reason: "EPOCH_CHANGED", "the cursor is of another epoch: start from the beginning",
      info: ["epoch": epoch])
  }
}
