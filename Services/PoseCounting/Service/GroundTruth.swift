package import TitanCore

/// What a stream really holds, as its owner says.
package struct GroundTruth: Sendable, Equatable {
  package static let allowed = 0...5_000

  package var reps: Int
  /// Whether others than its owner may look at it, and at the stream.
  package var mayImproveCounters: Bool
  package var statedAt: Timestamp

  package init(reps: Int, mayImproveCounters: Bool, statedAt: Timestamp) {
    self.reps = reps
    self.mayImproveCounters = mayImproveCounters
    self.statedAt = statedAt
  }
}
