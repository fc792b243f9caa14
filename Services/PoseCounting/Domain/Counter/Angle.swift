/// An angle in thousandths of a degree.
package typealias Millidegrees = Int

/// A point of an image, or the way from one to another, in 1/16384 of the image's longer side: the same unit along
/// both axes, so that angles are true. Every magnitude stays below 2^20.
struct Point: Sendable, Equatable {
  var x: Int
  var y: Int

  static let zero = Point(x: 0, y: 0)

  static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }

  func midpoint(_ other: Self) -> Self { Self(x: (x + other.x) / 2, y: (y + other.y) / 2) }

  /// Twice the area of the triangle between two ways; positive where `other` lies clockwise in the image.
  func cross(_ other: Self) -> Int { x * other.y - y * other.x }

  var squaredLength: Int { x * x + y * y }
  var length: Int { squareRoot(squaredLength) }
  /// What `length` says, without a root. `limit` must not be negative.
  func isLonger(than limit: Int) -> Bool { squaredLength >= (limit + 1) * (limit + 1) }
}

/// The angle between two directions, 0…180 degrees; 0 if one of them is no direction.
func angle(between left: Point, and right: Point) -> Millidegrees {
  let dot = left.x * right.x + left.y * right.y
  return polarAngle(x: dot, y: abs(left.cross(right)))
}

/// The angle at `vertex` between the ways to two other points, 0…180 degrees.
func angle(at vertex: Point, from first: Point, to second: Point) -> Millidegrees {
  angle(between: first - vertex, and: second - vertex)
}

/// The direction of (x, y) with y ≥ 0, by CORDIC in vectoring mode: shifts and additions only, so every machine
/// finds the same number. The error is below a thousandth of a degree.
private func polarAngle(x: Int, y: Int) -> Millidegrees {
  guard x != 0 || y != 0 else { return 0 }
  // Scaled to 40 bits: shifted bits stay significant, and the CORDIC gain of 1.65 stays in range.
  let shift = max(abs(x), y).leadingZeroBitCount - 24
  var vector = shift >= 0 ? Vector(x: x << shift, y: y << shift) : Vector(x: x >> -shift, y: y >> -shift)
  let mirrored = vector.x < 0
  if mirrored { vector.x = -vector.x }
  // Arcus tangent of 2^-i, in millionths of a degree.
  vector.turn(0, 45_000_000)
  vector.turn(1, 26_565_051)
  vector.turn(2, 14_036_243)
  vector.turn(3, 7_125_016)
  vector.turn(4, 3_576_334)
  vector.turn(5, 1_789_911)
  vector.turn(6, 895_174)
  vector.turn(7, 447_614)
  vector.turn(8, 223_811)
  vector.turn(9, 111_906)
  vector.turn(10, 55_953)
  vector.turn(11, 27_976)
  vector.turn(12, 13_988)
  vector.turn(13, 6_994)
  vector.turn(14, 3_497)
  vector.turn(15, 1_749)
  vector.turn(16, 874)
  vector.turn(17, 437)
  let degrees = (max(0, vector.turned) + 500) / 1_000
  return mirrored ? 180_000 - degrees : degrees
}

/// What CORDIC turns, step by step, until it lies on the x axis.
private struct Vector {
  var x: Int
  var y: Int
  var turned = 0

  /// Towards the x axis, by the angle whose tangent is 2^-`step`. To which side is as good as random: a branch would be
  /// foretold wrongly every other time, so the sign is a mask, of all ones for a turn upwards.
  @inline(__always)
  mutating func turn(_ step: Int, _ angle: Int) {
    let upwards = (y &- 1) &>> 63
    let (shiftedX, shiftedY) = (x &>> step, y &>> step)
    x = x &+ ((shiftedY ^ upwards) &- upwards)
    y = y &- ((shiftedX ^ upwards) &- upwards)
    turned = turned &+ ((angle ^ upwards) &- upwards)
  }
}

/// The largest integer whose square is not above `value`, which must not be negative.
func squareRoot(_ value: Int) -> Int {
  guard value > 1 else { return value }
  // Newton from above: a power of two that is not below the root.
  var root = 1 << ((Int.bitWidth - value.leadingZeroBitCount + 1) / 2)
  while true {
    let next = (root + value / root) / 2
    if next >= root { return root }
    root = next
  }
}
