/// An angle in thousandths of a degree.
///
/// Like all numbers that the counter calculates with, it has 64 bits on every machine: the products of angles and
/// distances need them, and where `Int` has 32, as in a browser, the same frames must give the same events. `Int` remains
/// for numbers of items and positions in lists.
package typealias Millidegrees = Int64
/// A ratio in thousandths.
package typealias PerMille = Int64
/// A length in an image, in 1/16384 of the image's longer side.
typealias Length = Int64

/// A point of an image, or the vector between two points. The unit is the same along both axes, so angles are true.
/// Every magnitude stays below 2^20.
struct Point: Sendable, Equatable {
  var x: Length
  var y: Length

  static let zero = Point(x: 0, y: 0)

  static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }

  func midpoint(_ other: Self) -> Self { Self(x: (x + other.x) / 2, y: (y + other.y) / 2) }

  /// Twice the area of the triangle that two vectors span; positive if `other` lies clockwise in the image.
  func cross(_ other: Self) -> Int64 { x * other.y - y * other.x }

  var squaredLength: Int64 { x * x + y * y }
  var length: Length { squareRoot(squaredLength) }
  /// Compares `length` with `limit` without taking a root. `limit` must not be negative.
  func isLonger(than limit: Length) -> Bool { squaredLength >= (limit + 1) * (limit + 1) }
}

/// The angle between two vectors, 0…180 degrees; 0 if either has no length.
func angle(between left: Point, and right: Point) -> Millidegrees {
  let dot = left.x * right.x + left.y * right.y
  return polarAngle(x: dot, y: abs(left.cross(right)))
}

/// The angle at `vertex` between the lines to two other points, 0…180 degrees.
func angle(at vertex: Point, from first: Point, to second: Point) -> Millidegrees {
  angle(between: first - vertex, and: second - vertex)
}

/// The direction of (x, y) with y ≥ 0, by CORDIC in vectoring mode. It uses only shifts and additions, so every machine
/// finds the same number. The error is below a thousandth of a degree.
private func polarAngle(x: Int64, y: Int64) -> Millidegrees {
  guard x != 0 || y != 0 else { return 0 }
  // Scaled to 40 bits: shifted bits stay significant, and the CORDIC gain of 1.65 stays in range.
  let shift = max(abs(x), y).leadingZeroBitCount - 24
  var vector = shift >= 0 ? Vector(x: x << shift, y: y << shift) : Vector(x: x >> -shift, y: y >> -shift)
  let mirrored = vector.x < 0
  if mirrored { vector.x = -vector.x }
  // The arc tangent of 2^-i, in millionths of a degree.
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

/// The vector that CORDIC turns, step by step, until it lies on the x axis.
private struct Vector {
  var x: Int64
  var y: Int64
  var turned: Int64 = 0

  /// Turns towards the x axis, by the angle whose tangent is 2^-`step`. The direction is as good as random, so the CPU
  /// would mispredict a branch every other time. The sign is a mask instead: all ones for a turn upwards.
  @inline(__always)
  mutating func turn(_ step: Int64, _ angle: Int64) {
    let upwards = (y &- 1) &>> 63
    let (shiftedX, shiftedY) = (x &>> step, y &>> step)
    x = x &+ ((shiftedY ^ upwards) &- upwards)
    y = y &- ((shiftedX ^ upwards) &- upwards)
    turned = turned &+ ((angle ^ upwards) &- upwards)
  }
}

/// The largest integer whose square does not exceed `value`, which must not be negative.
func squareRoot(_ value: Int64) -> Int64 {
  guard value > 1 else { return value }
  // Newton's method from above: it starts at a power of two that is not below the root.
  var root: Int64 = 1 << ((Int64.bitWidth - value.leadingZeroBitCount + 1) / 2)
  while true {
    let next = (root + value / root) / 2
    if next >= root { return root }
    root = next
  }
}

/// The percentage that `part` is of `whole`, limited to 0…100.
func percent(of part: Int64, in whole: Int64) -> Int { Int(min(100, max(0, part * 100 / max(1, whole)))) }
