/// A point or a direction in space, in metres.
struct Vector3 {
  var x: Double
  var y: Double
  var z: Double

  static func + (left: Self, right: Self) -> Self {
    Self(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }
  static func - (left: Self, right: Self) -> Self {
    Self(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }
  static func * (left: Self, right: Double) -> Self { Self(x: left.x * right, y: left.y * right, z: left.z * right) }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }
  func cross(_ other: Self) -> Self {
    Self(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
  var length: Double { dot(self).squareRoot() }
  /// Direction only. The vector must not be zero.
  var unit: Self { self * (1 / length) }
}
