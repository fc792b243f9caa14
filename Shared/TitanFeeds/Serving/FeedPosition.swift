package import FoundationEssentials
package import TitanCore

/// A place in a feed: behind one change. The order is that of the fields.
package struct FeedPosition: Sendable, Hashable {
  /// The transaction of the change.
  package var transaction: UInt64
  package var userID: UserID
  /// Which kind of thing changed, for feeds that tell of several.
  package var kind: UInt8
  /// Which of them.
  package var thingID: UUID

  package init(transaction: UInt64, userID: UserID, kind: UInt8, thingID: UUID) {
    self.transaction = transaction
    self.userID = userID
    self.kind = kind
    self.thingID = thingID
  }

  /// Before every change.
  package static let beginning = FeedPosition(transaction: 0, userID: UserID(nilUUID), kind: 0, thingID: nilUUID)
}

private let nilUUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
