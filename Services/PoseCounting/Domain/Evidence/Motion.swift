/// What identifies a stream's motion, whatever its times are.
package struct Motion: Sendable, Equatable {
  /// SHA-256 of the landmarks.
  package var digest: [UInt8]
  /// The shapes of the first push-ups.
  package var shapes: [RepShape]

  package init(digest: [UInt8], shapes: [RepShape]) {
    self.digest = digest
    self.shapes = shapes
  }

  /// Two push-ups that are the same differ by less than this, in degrees per moment.
  private static let sameMotion = 3
  /// Fewer push-ups prove nothing.
  private static let fewest = 3
  /// Also in degrees per moment; consecutive push-ups of the same recordings differ by more.
  private static let sameRep = 1
  private static let loop = 5

  /// Whether this repeats the other motion: the same landmarks, or most push-ups of the shorter one in the other's
  /// order, wherever they begin.
  ///
  /// Two very regular sets of push-ups resemble each other no matter who does them. So resemblance is not enough: each
  /// push-up must be much nearer to its counterpart in the other set than to the others there, which differ as one
  /// person's push-ups do. That holds for no two sets in the recordings of real people, and for no two halves of one
  /// set (`MotionTests.realPeople`); of simulated sets it holds for two pairs in 350,000.
  package func isSame(as other: Motion) -> Bool {
    digest == other.digest || Self.resemble(shapes, other.shapes)
  }

  private static func resemble(_ left: [RepShape], _ right: [RepShape]) -> Bool {
    let overlap = max(fewest, (min(left.count, right.count) * 2 + 2) / 3)
    guard left.count >= overlap, right.count >= overlap else { return false }
    var distances: [[Int]]?
    return (overlap - right.count...left.count - overlap).contains { shift in
      let common = max(0, shift)..<min(left.count, right.count + shift)
      let limit = sameMotion * RepShape.count * common.count
      var own = 0
      for index in common {
        own += left[index].distance(to: right[index - shift])
        if own > limit { return false }
      }
      let all = distances ?? left.map { shape in right.map { shape.distance(to: $0) } }
      distances = all
      let others = common.reduce(-own) { sum, index in
        sum + all[index][common.lowerBound - shift..<common.upperBound - shift].reduce(0, +)
      }
      return 100 * own * (common.count - 1) <= nearness(of: common.count) * others
    }
  }

  /// How near push-ups must be to their counterparts, as a percentage of how near they are to others: with few
  /// push-ups, some are near by chance.
  private static func nearness(of reps: Int) -> Int { min(11 + 4 * reps, 21 + 2 * reps, 45) }

  /// Whether one push-up repeats over and over.
  package var isLooped: Bool {
    guard shapes.count >= Self.loop else { return false }
    let distances = zip(shapes, shapes.dropFirst()).map { $0.distance(to: $1) }
    let limit = Self.sameRep * RepShape.count * (Self.loop - 1)
    return (0...distances.count - (Self.loop - 1)).contains { first in
      distances[first..<first + Self.loop - 1].reduce(0, +) < limit
    }
  }
}

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

/// Records the shape of each push-up as frames arrive. Its memory is bounded.
package struct MotionRecorder: Sendable, Equatable {
  /// Further push-ups don't help to tell two sets apart.
  package static let mostShapes = 64
  /// The number of frames it remembers: 17 seconds at the highest rate. Only the end of a longer push-up is compared.
  private static let mostSamples = 1_024

  private struct Sample: Sendable, Equatable {
    /// Milliseconds.
    var time: Int32
    /// Tenths of a degree.
    var angle: Int32
  }
  private var samples: [Sample] = []
  package private(set) var shapes: [RepShape] = []

  package init() {}

  /// - Parameter reps: the push-ups counted with this frame.
  package mutating func add(time: Int64, angle: Millidegrees, reps: [Rep]) {
    guard shapes.count < Self.mostShapes else { return }
    if samples.count == Self.mostSamples { samples.removeFirst(Self.mostSamples / 2) }
    samples.append(
      Sample(time: Int32(truncatingIfNeeded: time / 1_000), angle: Int32(truncatingIfNeeded: angle / 100)))
    for rep in reps {
      if let shape = shape(of: rep), shapes.count < Self.mostShapes { shapes.append(shape) }
    }
  }

  private func shape(of rep: Rep) -> RepShape? {
    let (start, end) = (Int(rep.start / 1_000), Int(rep.end / 1_000))
    var next = 0
    return RepShape(
      degrees: (0..<RepShape.count).map { index in
        let time = start + (end - start) * index / (RepShape.count - 1)
        while next < samples.count - 1, Int(samples[next].time) < time { next += 1 }
        return UInt8(clamping: (angle(at: time, before: next) + 5) / 10)
      })
  }

  /// The angle between a sample and the one before it, by linear interpolation.
  private func angle(at time: Int, before next: Int) -> Int {
    let right = samples[next]
    guard next > 0, Int(right.time) > time else { return Int(right.angle) }
    let left = samples[next - 1]
    let span = max(1, Int(right.time - left.time))
    return Int(left.angle) + Int(right.angle - left.angle) * (time - Int(left.time)) / span
  }
}
