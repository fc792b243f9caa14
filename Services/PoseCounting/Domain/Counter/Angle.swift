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

/// Arcus tangent of 2^-i, in millionths of a degree.
private let arcusTangents: [Int] = [
  45_000_000, 26_565_051, 14_036_243, 7_125_016, 3_576_334, 1_789_911, 895_174, 447_614, 223_811, 111_906, 55_953,
  27_976, 13_988, 6_994, 3_497, 1_749, 874, 437,
]

/// The direction of (x, y) with y ≥ 0, by CORDIC in vectoring mode: shifts and additions only, so every machine
/// finds the same number. The error is below a thousandth of a degree.
private func polarAngle(x: Int, y: Int) -> Millidegrees {
  guard x != 0 || y != 0 else { return 0 }
  // Scaled to 40 bits: shifted bits stay significant, and the CORDIC gain of 1.65 stays in range.
  let shift = max(abs(x), y).leadingZeroBitCount - 24
  var (x, y) = shift >= 0 ? (x << shift, y << shift) : (x >> -shift, y >> -shift)
  let mirrored = x < 0
  if mirrored { x = -x }
  var turned = 0
  for (index, step) in arcusTangents.enumerated() {
    let (shiftedX, shiftedY) = (x >> index, y >> index)
    if y > 0 {
      (x, y) = (x + shiftedY, y - shiftedX)
      turned += step
    } else {
      (x, y) = (x - shiftedY, y + shiftedX)
      turned -= step
    }
  }
  let degrees = (max(0, turned) + 500) / 1_000
  return mirrored ? 180_000 - degrees : degrees
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
