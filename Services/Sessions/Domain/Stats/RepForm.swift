/// How well a rep was done, as its receipt says.
package struct RepForm: Sendable, Hashable {
  /// 0 to 100.
  package var depthPercent: Int
  /// Depth, lock-out and how well it was seen, 0 to 100.
  package var qualityPercent: Int

  package init(depthPercent: Int, qualityPercent: Int) {
    self.depthPercent = depthPercent
    self.qualityPercent = qualityPercent
  }
}
