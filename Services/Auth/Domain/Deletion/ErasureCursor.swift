package import TitanCore

package enum ErasureFeedOwner {}
/// One life of the store that the feed of erasures is read from: a restored backup begins another.
package typealias ErasureEpoch = Identifier<ErasureFeedOwner>

/// Where a follower of the erasures stands: behind one of them.
package struct ErasureCursor: Hashable, Sendable {
  package let epoch: ErasureEpoch
  package let position: Int64

  package init(epoch: ErasureEpoch, position: Int64) { (self.epoch, self.position) = (epoch, position) }
}

/// A piece of the feed.
package struct ErasurePage: Sendable {
  package let epoch: ErasureEpoch
  /// The last place that was given.
  package let lastPosition: Int64
  /// In feed order.
  package let erasures: [(user: UserID, position: Int64)]

  package init(epoch: ErasureEpoch, lastPosition: Int64, erasures: [(user: UserID, position: Int64)]) {
    (self.epoch, self.lastPosition, self.erasures) = (epoch, lastPosition, erasures)
  }

  /// Whether this life of the store has given the cursor.
  package func knows(_ cursor: ErasureCursor) -> Bool {
    cursor.epoch == epoch && (0...lastPosition).contains(cursor.position)
  }
}
