import Foundation
package import TitanCore
package import TitanFeeds
import TitanRPC

/// The position behind the same number in every slot.
package func place(_ number: Int) -> FeedPositions {
  FeedPositions(
    epoch: number == 0 ? "" : "e", numbers: Dictionary(uniqueKeysWithValues: FeedPositions.slots.map { ($0, number) }))
}

extension FeedPositions {
  /// The position behind a number in slot 0, for a feed that has all of its changes there.
  package static func inFirstSlot(_ number: Int, ofEpoch epoch: Int) -> FeedPositions {
    var positions = FeedPositions.beginning(of: slots)
    positions.pass(slot: 0, number: number, epoch: "\(epoch)")
    return positions
  }

  /// The position behind the next number in every slot.
  package var next: FeedPositions { place((numbers[0] ?? 0) + 1) }
}

/// A cursor of a feed from before feeds had slots: by transaction.
///
/// - Parameter head: its first bytes: a version and a kind, or a view of the feed of sessions.
package func transactionCursor(_ head: [UInt8] = [2, 0], of user: UserID) -> String {
  var bytes = head
  for uuid in [UUID(), user.uuid, UUID()] { withUnsafeBytes(of: uuid.uuid) { bytes.append(contentsOf: $0) } }
  return Base64URL.encode(bytes + [0, 0, 0, 0, 0, 0, 1, 4])
}
