/// How well a rep was done, according to its receipt.
package struct RepForm: Sendable, Hashable {
  /// 0 to 100.
  package var depthPercent: Int
  /// Depth, lock-out and visibility combined, 0 to 100.
  package var qualityPercent: Int

  package init(depthPercent: Int, qualityPercent: Int) {
    self.depthPercent = depthPercent
    self.qualityPercent = qualityPercent
  }
}
