/// What one push-up shows of a body and of its hands.
///
/// A bone that points at the camera looks short, so no single image tells a length. Over a whole push-up the arms sweep
/// through many directions, and the mean square of what is seen is steady: it hardly changes from one push-up of a set to
/// the next.
struct BodySighting: Sendable, Equatable {
  /// Fewer moments show too little of a push-up.
  static let fewestSamples = 4

  /// The mean squares of all lengths, by `BodyLength`.
  private let squares: [Int64]
  /// How much the lengths change beyond a steady change, from moment to moment: the mean square of their second
  /// differences, relative to theirs.
  let stretch: PerMille
  /// How far the hands are from their mean, in arm lengths: the least of left, right and both, in the image and relative
  /// to the feet, since a camera may move and one hand may be hidden.
  let handTravel: PerMille

  /// - Parameter samples: the push-up's, evenly spaced. Returns `nil` if they are too few, or show no size.
  init?(_ samples: ArraySlice<BodySample>) {
    guard samples.count >= Self.fewestSamples else { return nil }
    let count = Int64(samples.count)
    let moments = samples.map(\.squaredLengths)
    let squares = BodyLength.allCases.map { length in
      moments.reduce(0) { $0 + $1[length.rawValue] } / count
    }
    self.squares = squares
    stretch = Self.stretch(moments.map { $0.map(squareRoot) }, squares: squares)
    let arm = Self.arm(squares)
    guard arm > 0, Self.size(squares) > 0 else { return nil }
    handTravel = Self.handTravel(samples) * 1_000 / arm
  }

  /// The longer forearm of both, in upper arms: the better seen of both, too.
  var forearm: PerMille {
    let upperArm = max(self[.leftUpperArm], self[.rightUpperArm])
    return squareRoot(max(self[.leftForearm], self[.rightForearm])) * 1_000 / max(1, squareRoot(upperArm))
  }

  /// The longer arm, in lengths of the trunk or widths of the shoulders, whichever is longer: every view shows one of
  /// these well.
  var arm: PerMille { Self.arm(squares) * 1_000 / max(1, squareRoot(Self.size(squares))) }

  /// How differently another push-up shows the body: the third greatest of all lengths' changes, as the ratio of the
  /// greater to the smaller. Size doesn't matter, since the median change is taken for the distance's, and neither do
  /// short lengths, which are mostly error. Two lengths may change at will: a foot slips, or a hand is hidden.
  func change(to other: Self) -> PerMille {
    let (floor, otherFloor) = (Self.size(squares) / Self.shortest, Self.size(other.squares) / Self.shortest)
    let ratios = zip(squares, other.squares).map { was, now in
      min((now + otherFloor) * Self.unit / max(1, was + floor), Self.greatest)
    }.sorted()
    let middle = max(1, (ratios[ratios.count / 2 - 1] + ratios[ratios.count / 2]) / 2)
    let changes = ratios.map { max($0, middle) * 1_000_000 / max(1, min($0, middle)) }.sorted()
    return squareRoot(changes[changes.count - 3])
  }

  private subscript(length: BodyLength) -> Int64 { squares[length.rawValue] }

  /// The unit of ratios of squares. Squares stay below 2^34, so the products stay within 64 bits.
  private static let unit: Int64 = 4_096
  private static let greatest = 1_000 * unit
  /// The square of a fifth of the body's size, as a divisor: shorter lengths are mostly error.
  private static let shortest: Int64 = 25

  private static func size(_ squares: [Int64]) -> Int64 {
    max(squares[BodyLength.trunk.rawValue], squares[BodyLength.shoulderWidth.rawValue])
  }

  private static func arm(_ squares: [Int64]) -> Length {
    func length(_ upperArm: BodyLength, _ forearm: BodyLength) -> Length {
      squareRoot(squares[upperArm.rawValue]) + squareRoot(squares[forearm.rawValue])
    }
    return max(length(.leftUpperArm, .leftForearm), length(.rightUpperArm, .rightForearm))
  }

  private static func stretch(_ lengths: [[Length]], squares: [Int64]) -> PerMille {
    var sum: Int64 = 0
    for moment in 1..<lengths.count - 1 {
      for index in squares.indices {
        let bend = lengths[moment - 1][index] - 2 * lengths[moment][index] + lengths[moment + 1][index]
        sum += bend * bend
      }
    }
    return min(sum / Int64(lengths.count - 2) * 1_000 / max(1, squares.reduce(0, +)), 1_000_000)
  }

  private static func handTravel(_ samples: ArraySlice<BodySample>) -> Length {
    let hands: [@Sendable (BodySample) -> Point] = [{ $0[.leftWrist] }, { $0[.rightWrist] }, { $0.wrists }]
    return hands.map { hand in
      min(deviation(samples.map(hand)), deviation(samples.map { hand($0) - $0.ankles }))
    }.min() ?? 0
  }

  /// The root of the mean square of the distances from the mean.
  private static func deviation(_ points: [Point]) -> Length {
    let count = Int64(points.count)
    let sum = points.reduce(Point.zero, +)
    let mean = Point(x: sum.x / count, y: sum.y / count)
    return squareRoot(points.reduce(0) { $0 + ($1 - mean).squaredLength } / count)
  }
}
