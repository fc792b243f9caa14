import Foundation
package import TitanCore
import TitanRPC

package enum FeedOwner {}
/// One life of a feed's store: a restored backup begins another.
package typealias FeedEpoch = Identifier<FeedOwner>

/// Where a follower stands. Its text is opaque to everybody else.
package struct FeedCursor: Sendable, Hashable {
  package var epoch: FeedEpoch
  package var position: FeedPosition

  package init(epoch: FeedEpoch, position: FeedPosition) {
    self.epoch = epoch
    self.position = position
  }

  private static let version: UInt8 = 2

  /// Version, kind, epoch, user, thing and transaction in base64url.
  package var text: String {
    var bytes = [Self.version, position.kind]
    for uuid in [epoch.uuid, position.userID.uuid, position.thingID] {
      withUnsafeBytes(of: uuid.uuid) { bytes.append(contentsOf: $0) }
    }
    withUnsafeBytes(of: position.transaction.bigEndian) { bytes.append(contentsOf: $0) }
    return Base64URL.encode(bytes)
  }

  /// Reads a request's cursor; `nil` if it is empty: the beginning.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for what this feed never gave.
  package init?(_ text: String) throws {
    if text.isEmpty { return nil }
    guard let bytes = Base64URL.decode(text), bytes.count == 58, bytes[0] == Self.version else {
      throw RPCError.invalid(
        "cursor", reason: "CURSOR_INVALID",
        "got \(text.utf8.count) characters that are no cursor of this feed; "
          + "allowed: a cursor of a change, next_cursor, or nothing")
    }
    func uuid(at offset: Int) -> UUID {
      bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(fromByteOffset: offset, as: uuid_t.self)) }
    }
    epoch = FeedEpoch(uuid(at: 2))
    position = FeedPosition(
      transaction: bytes[50...].reduce(0) { $0 << 8 | UInt64($1) }, userID: UserID(uuid(at: 18)), kind: bytes[1],
      thingID: uuid(at: 34))
  }
}
