package import TitanCore

/// What a stream really contains, according to its owner.
package struct GroundTruth: Sendable, Equatable {
  package static let allowed = 0...5_000

  package var reps: Int
  /// Whether people other than the owner may look at this and at the stream.
  package var mayImproveCounters: Bool
  package var statedAt: Timestamp

  package init(reps: Int, mayImproveCounters: Bool, statedAt: Timestamp) {
    self.reps = reps
    self.mayImproveCounters = mayImproveCounters
    self.statedAt = statedAt
  }
}
