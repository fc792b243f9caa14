import Foundation

/// The positions of a body's 33 points during push-ups: hands and toes planted, trunk and legs in one line that turns
/// about the toes, elbows bent by a given angle.
///
/// The floor is `z = 0`, the toes are the origin, the head points along `x`, the body's left along `y`. Lengths are
/// those of an adult of 1.75 m.
struct PushUpSkeleton {
  private let upperArm = 0.29
  private let forearm = 0.26
  private let toesToShoulders = 1.45
  private let shoulderHalfWidth = 0.19
  private let handHalfWidth = 0.27
  private let wristHeight = 0.06
  /// The distance between hands and toes.
  private let handDistance = 1.33

  /// The points in BlazePose's order.
  ///
  /// - Parameter elbowAngle: the angle between upper arm and forearm in degrees; 180 is straight.
  func points(elbowAngle: Double) -> [Vector3] {
    let bend = elbowAngle * .pi / 180
    let reach = (upperArm * upperArm + forearm * forearm - 2 * upperArm * forearm * cos(bend)).squareRoot()
    let spread = handHalfWidth - shoulderHalfWidth
    let shoulder = shoulderCentre(reach: (reach * reach - spread * spread).squareRoot())
    let along = shoulder.unit
    let up = Vector3(x: -along.z, y: 0, z: along.x)

    var points = [Vector3](repeating: shoulder, count: 33)
    func place(_ index: Int, _ forward: Double, _ side: Double, _ height: Double) {
      points[index] = shoulder + along * forward + up * height + Vector3(x: 0, y: side, z: 0)
    }
    place(0, 0.27, 0, -0.1)
    for (offset, side) in [(1, 0.03), (2, 0.035), (3, 0.04), (4, -0.03), (5, -0.035), (6, -0.04)] {
      place(offset, 0.29, side, -0.06)
    }
    place(7, 0.22, 0.07, 0)
    place(8, 0.22, -0.07, 0)
    place(9, 0.23, 0.025, -0.1)
    place(10, 0.23, -0.025, -0.1)
    for (left, side) in [(0, 1.0), (1, -1.0)] {
      place(11 + left, 0, side * shoulderHalfWidth, 0)
      place(23 + left, -0.5, side * 0.13, 0)
      place(25 + left, -0.92, side * 0.12, -0.01)
      place(27 + left, -1.32, side * 0.1, 0)
      place(29 + left, -1.38, side * 0.1, 0.04)
      points[31 + left] = Vector3(x: 0.02, y: side * 0.1, z: 0.02)
      let wrist = Vector3(x: handDistance, y: side * handHalfWidth, z: wristHeight)
      points[15 + left] = wrist
      points[13 + left] = elbow(from: points[11 + left], to: wrist, reach: reach, side: side)
      points[17 + left] = wrist + Vector3(x: 0.09, y: side * 0.04, z: -0.03)
      points[19 + left] = wrist + Vector3(x: 0.11, y: 0, z: -0.03)
      points[21 + left] = wrist + Vector3(x: 0.07, y: side * -0.05, z: -0.03)
    }
    return points
  }

  /// The intersection of the shoulders' circle about the toes with the circle of radius `reach` about the wrists.
  private func shoulderCentre(reach: Double) -> Vector3 {
    let toWrist = (handDistance * handDistance + wristHeight * wristHeight).squareRoot()
    let foot =
      (toesToShoulders * toesToShoulders - reach * reach + toWrist * toWrist) / (2 * toWrist)
    let height = max(0, toesToShoulders * toesToShoulders - foot * foot).squareRoot()
    let (cosine, sine) = (handDistance / toWrist, wristHeight / toWrist)
    return Vector3(x: foot * cosine - height * sine, y: 0, z: foot * sine + height * cosine)
  }

  /// Elbows point back and outward, about 45 degrees from the trunk.
  private func elbow(from shoulder: Vector3, to wrist: Vector3, reach: Double, side: Double) -> Vector3 {
    let chord = (wrist - shoulder) * (1 / reach)
    let foot = (upperArm * upperArm - forearm * forearm + reach * reach) / (2 * reach)
    let height = max(0, upperArm * upperArm - foot * foot).squareRoot()
    let pole = Vector3(x: -0.7, y: side * 0.7, z: 0)
    let across = (pole - chord * pole.dot(chord)).unit
    return shoulder + chord * foot + across * height
  }
}
