import Foundation
package import SessionsDomain
package import TitanCore
import TitanRPC

package enum FeedOwner {}
/// One life of the store: a restored backup begins another.
package typealias FeedEpoch = Identifier<FeedOwner>

/// A place in the feed: behind one change.
package struct FeedPosition: Sendable, Hashable {
  /// The transaction of the change.
  package var transaction: UInt64
  package var userID: UserID
  package var sessionID: SessionID

  package init(transaction: UInt64, userID: UserID, sessionID: SessionID) {
    self.transaction = transaction
    self.userID = userID
    self.sessionID = sessionID
  }

  /// Before every change.
  package static let beginning = FeedPosition(
    transaction: 0, userID: UserID(nilUUID), sessionID: SessionID(nilUUID))
}

extension FeedPosition {
  /// Behind everything a transaction changed.
  package static func behind(transaction: UInt64) -> FeedPosition {
    FeedPosition(transaction: transaction, userID: UserID(maxUUID), sessionID: SessionID(maxUUID))
  }
}

private let maxUUID = UUID(
  uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255))
private let nilUUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

/// Where a follower stands. Its text is opaque to everybody else.
package struct FeedCursor: Sendable, Hashable {
  package var epoch: FeedEpoch
  package var position: FeedPosition
  /// Whether who stands there has seen clocks and pauses too.
  package var hasDays: Bool

  package init(epoch: FeedEpoch, position: FeedPosition, hasDays: Bool = false) {
    self.epoch = epoch
    self.position = position
    self.hasDays = hasDays
  }

  /// The first byte: who has seen sessions only, and who has seen days too.
  private static let (sessions, sessionsAndDays): (UInt8, UInt8) = (1, 2)

  /// Kind, epoch, user, session and transaction in base64url.
  package var text: String {
    var bytes = [hasDays ? Self.sessionsAndDays : Self.sessions]
    for uuid in [epoch.uuid, position.userID.uuid, position.sessionID.uuid] {
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
    guard let bytes = Base64URL.decode(text), bytes.count == 57,
      bytes[0] == Self.sessions || bytes[0] == Self.sessionsAndDays
    else {
      throw RPCError.invalid(
        "cursor", reason: "CURSOR_INVALID",
        "got \(text.utf8.count) characters that are no cursor of this feed; "
          + "allowed: a cursor of a change, next_cursor, or nothing")
    }
    func uuid(at offset: Int) -> UUID {
      bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(fromByteOffset: offset, as: uuid_t.self)) }
    }
    hasDays = bytes[0] == Self.sessionsAndDays
    epoch = FeedEpoch(uuid(at: 1))
    position = FeedPosition(
      transaction: bytes[49...].reduce(0) { $0 << 8 | UInt64($1) }, userID: UserID(uuid(at: 17)),
      sessionID: SessionID(uuid(at: 33)))
  }

  /// Reads a user's cursor; `nil` if it is empty: the beginning.
  ///
  /// - Throws: INVALID_ARGUMENT CURSOR_INVALID for what this user was never given.
  package init?(_ text: String, of user: UserID) throws {
    try self.init(text)
    guard position.userID == user else {
      throw RPCError.invalid(
        "cursor", reason: "CURSOR_INVALID",
        "got a cursor of another account; allowed: the cursor of a response, or nothing")
    }
  }
}
