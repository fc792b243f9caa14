/// Decides which traces are recorded: OpenTelemetry's `parentbased_traceidratio`. A trace that comes from elsewhere is
/// recorded if it says so, and of those that begin here a part.
package struct Sampler: Hashable, Sendable {
  /// From 0, none, to 1, all.
  package let ratio: Double

  /// - Parameter ratio: from 0 to 1.
  package init(ratio: Double) {
    precondition((0...1).contains(ratio), "a sampling ratio of \(ratio); allowed: 0 to 1")
    self.ratio = ratio
  }

  /// - Parameter parent: the span that causes the new one.
  /// - Returns: whether the new span's trace is recorded: the same for all processes with the same ratio.
  package func samples(_ trace: TraceID, parent: TraceParent?) -> Bool {
    if let parent { return parent.isSampled }
    // The last seven bytes are those that the standard's level 2 wants to be random.
    return trace.low & 0x00FF_FFFF_FFFF_FFFF < UInt64(ratio * 0x1p56)
  }
}
