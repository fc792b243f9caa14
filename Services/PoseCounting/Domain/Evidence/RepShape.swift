/// The course of one push-up's angle, independent of speed: in whole degrees at evenly spaced moments from its start to
/// its end. Two push-ups hardly ever share a shape, even in one person's set; mirroring, moving, scaling, or playing at
/// another speed preserves it.
package struct RepShape: Sendable, Equatable {
  package static let count = 16
  package let degrees: [UInt8]

  /// Returns `nil` unless there are `count` values.
  package init?(degrees: [UInt8]) {
    guard degrees.count == Self.count else { return nil }
    self.degrees = degrees
  }

  /// The distance between two shapes: the differences in degrees, summed over all moments.
  package func distance(to other: RepShape) -> Int {
    var sum = 0
    for index in 0..<Self.count { sum += abs(Int(degrees[index]) - Int(other.degrees[index])) }
    return sum
  }
}
