/// What a stream's motion is known by, whatever its times are.
package struct Motion: Sendable, Equatable {
  /// SHA-256 of the landmarks.
  package var digest: [UInt8]
  /// Of the first push-ups.
  package var shapes: [RepShape]

  package init(digest: [UInt8], shapes: [RepShape]) {
    self.digest = digest
    self.shapes = shapes
  }

  /// Two push-ups are taken for the same below this distance, in degrees a moment. No two sets of the recordings of real
  /// people, and no two halves of one, come so close (`MotionTests.realPeople`).
  private static let sameMotion = 2
  /// Fewer push-ups prove nothing.
  private static let fewest = 3
  /// In degrees a moment as well; push-ups in a row of the same recordings are further apart.
  private static let sameRep = 1
  private static let loop = 5

  /// Whether this is the other's motion again: the same landmarks, or most push-ups of the shorter one in the other's
  /// order, wherever they begin.
  package func isSame(as other: Motion) -> Bool {
    digest == other.digest || Self.resemble(shapes, other.shapes)
  }

  private static func resemble(_ left: [RepShape], _ right: [RepShape]) -> Bool {
    let overlap = max(fewest, (min(left.count, right.count) * 2 + 2) / 3)
    guard left.count >= overlap, right.count >= overlap else { return false }
    return (overlap - right.count...left.count - overlap).contains { shift in
      let common = max(0, shift)..<min(left.count, right.count + shift)
      let limit = sameMotion * RepShape.count * common.count
      var distance = 0
      for index in common {
        distance += left[index].distance(to: right[index - shift])
        if distance > limit { return false }
      }
      return true
    }
  }

  /// Whether one push-up comes again and again.
  package var isLooped: Bool {
    guard shapes.count >= Self.loop else { return false }
    let distances = zip(shapes, shapes.dropFirst()).map { $0.distance(to: $1) }
    let limit = Self.sameRep * RepShape.count * (Self.loop - 1)
    return (0...distances.count - (Self.loop - 1)).contains { first in
      distances[first..<first + Self.loop - 1].reduce(0, +) < limit
    }
  }
}
