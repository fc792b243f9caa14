/// The way up, as a camera's owner measures it: a vector against gravity, in the image's axes, with x to the right, y down
/// and z away from the camera. Only its direction matters; a unit vector has the length `unit`.
package struct UpDirection: Sendable, Equatable {
  package static let components = -32_768...32_767
  package static let unit: Int64 = 16_384

  package let x: Int32
  package let y: Int32
  package let z: Int32

  /// Returns `nil` if a component is not in `components`, or all are 0.
  package init?(x: Int32, y: Int32, z: Int32) {
    guard [x, y, z].allSatisfy({ Self.components.contains(Int($0)) }), x != 0 || y != 0 || z != 0 else { return nil }
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The way down in the image. `nil` if the camera looks up or down, steeper than 60 degrees: then the image hardly
  /// shows it.
  var down: Point? {
    let (x, y, z) = (Int64(x), Int64(y), Int64(z))
    guard (x * x + y * y) * 4 >= x * x + y * y + z * z else { return nil }
    return Point(x: -x, y: -y)
  }
}
