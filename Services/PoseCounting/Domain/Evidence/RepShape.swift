/// The course of one push-up's angle, whatever its speed: at moments evenly apart from its start to its end, in whole
/// degrees. Two push-ups hardly ever share it, even of one person in one set; what is mirrored, moved, scaled or played
/// at another speed keeps it.
package struct RepShape: Sendable, Equatable {
  package static let count = 16
  package let degrees: [UInt8]

  /// `nil` unless there are `count` of them.
  package init?(degrees: [UInt8]) {
    guard degrees.count == Self.count else { return nil }
    self.degrees = degrees
  }

  /// How far two are apart, in degrees summed over all moments.
  package func distance(to other: RepShape) -> Int {
    var sum = 0
    for index in 0..<Self.count { sum += abs(Int(degrees[index]) - Int(other.degrees[index])) }
    return sum
  }
}
