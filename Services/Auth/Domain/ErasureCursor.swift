package import TitanCore

package enum ErasureFeedOwner {}
/// One lifetime of the store behind the erasure feed: restoring a backup begins a new one.
package typealias ErasureEpoch = Identifier<ErasureFeedOwner>

/// A follower's position in the erasure feed: just after one erasure.
package struct ErasureCursor: Hashable, Sendable {
  package let epoch: ErasureEpoch
  package let position: Int64

  package init(epoch: ErasureEpoch, position: Int64) { (self.epoch, self.position) = (epoch, position) }
}

/// A page of the feed.
package struct ErasurePage: Sendable {
  package let epoch: ErasureEpoch
  /// The last position assigned so far.
  package let lastPosition: Int64
  /// In feed order.
  package let erasures: [(user: UserID, position: Int64)]

  package init(epoch: ErasureEpoch, lastPosition: Int64, erasures: [(user: UserID, position: Int64)]) {
    (self.epoch, self.lastPosition, self.erasures) = (epoch, lastPosition, erasures)
  }

  /// Whether the cursor comes from this lifetime of the store.
  package func knows(_ cursor: ErasureCursor) -> Bool {
    cursor.epoch == epoch && (0...lastPosition).contains(cursor.position)
  }
}
