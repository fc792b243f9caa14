/// A fixed camera: its position, its direction, and the size of its image.
struct PinholeCamera {
  let imageWidth: Int
  let imageHeight: Int
  private let position: Vector3
  private let forward: Vector3
  private let right: Vector3
  private let down: Vector3
  /// Focal length in pixels.
  private let focal: Double

  /// Looks from `position` to `target`, upright. `fieldOfView` is that of the longer side, as the tangent of half the
  /// angle.
  init(at position: Vector3, lookingAt target: Vector3, fieldOfView: Double, imageWidth: Int, imageHeight: Int) {
    self.position = position
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
    forward = (target - position).unit
    right = forward.cross(Vector3(x: 0, y: 0, z: 1)).unit
    down = forward.cross(right)
    focal = Double(max(imageWidth, imageHeight)) / 2 / fieldOfView
  }

  /// Distance along the line of sight.
  func depth(of point: Vector3) -> Double { (point - position).dot(forward) }

  /// Normalised image coordinates, and depth relative to `origin` in units of `x`, as BlazePose reports them.
  func project(_ point: Vector3, origin: Double) -> (x: Double, y: Double, z: Double) {
    let seen = point - position
    let scale = focal / max(0.05, seen.dot(forward))
    return (
      x: 0.5 + seen.dot(right) * scale / Double(imageWidth),
      y: 0.5 + seen.dot(down) * scale / Double(imageHeight),
      z: (depth(of: point) - origin) * focal / origin / Double(imageWidth)
    )
  }
}
