import Foundation
import TitanCore
package import TitanRPC

/// Selects which of a feed's changes a reader sees. A reader of one view has skipped the changes that only another view
/// shows.
package enum FeedView: UInt8, Sendable, Hashable {
  /// The only view of a feed that everyone reads alike.
  case whole = 0
  /// A view of the feed of sessions: sessions alone, or clocks and pauses with them.
  case sessions = 1
  case sessionsAndDays = 2
}

/// A follower's position. Its text is opaque to everyone else.
package struct FeedCursor: Sendable, Hashable {
  package var epoch: FeedEpoch
  package var position: FeedPosition
  package var view: FeedView

  package init(epoch: FeedEpoch, position: FeedPosition, view: FeedView = .whole) {
    self.epoch = epoch
    self.position = position
    self.view = view
  }

  private static let version: UInt8 = 2

  /// Epoch, user, thing and transaction in base64url, after version and kind, or after the view in a feed with several
  /// views. Followers store cursors, so every format ever issued must stay readable.
  package var text: String {
    var bytes = view == .whole ? [Self.version, position.kind] : [view.rawValue]
    for uuid in [epoch.uuid, position.userID.uuid, position.thingID] {
      withUnsafeBytes(of: uuid.uuid) { bytes.append(contentsOf: $0) }
    }
    withUnsafeBytes(of: position.transaction.bigEndian) { bytes.append(contentsOf: $0) }
    return Base64URL.encode(bytes)
  }

  /// Reads a request's cursor; `nil` for an empty one, the beginning.
  ///
  /// - Parameter hasViews: whether the feed has several views.
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for a cursor this feed never issued.
  package init?(_ text: String, hasViews: Bool = false) throws {
    if text.isEmpty { return nil }
    guard let bytes = Base64URL.decode(text), let first = bytes.first,
      bytes.count == (hasViews ? 57 : 58), hasViews || first == Self.version,
      let view = hasViews ? FeedView(rawValue: first) : .whole, hasViews == (view != .whole)
    else {
      throw RPCError.invalid(
        "cursor", reason: "CURSOR_INVALID",
        "got \(text.utf8.count) characters that are no cursor of this feed; "
          + "allowed: a cursor of a change, next_cursor, or nothing")
    }
    let start = bytes.count - 56
    func uuid(_ number: Int) -> UUID {
      bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(fromByteOffset: start + 16 * number, as: uuid_t.self)) }
    }
    self.init(
      epoch: FeedEpoch(uuid(0)),
      position: FeedPosition(
        transaction: bytes[(start + 48)...].reduce(0) { $0 << 8 | UInt64($1) }, userID: UserID(uuid(1)),
        kind: hasViews ? 0 : bytes[1], thingID: uuid(2)),
      view: view)
  }
}

extension RPCError {
  /// The error for a cursor from another epoch of the store, or from a view that skipped what this one shows.
  package static func epochChanged(now epoch: String) -> RPCError {
    RPCError(
      .failedPrecondition, reason: "EPOCH_CHANGED", "the cursor is of another epoch: start from the beginning",
      info: ["epoch": epoch])
  }
}
