/// A body at one moment, small enough to keep a few seconds of them: whole coordinates, limited to two images away.
struct BodySample: Sendable, Equatable {
  private var spots = SIMD32<Int16>()

  init(_ body: Body) {
    for joint in Joint.allCases {
      let point = body[joint]
      spots[2 * joint.rawValue] = Int16(clamping: point.x)
      spots[2 * joint.rawValue + 1] = Int16(clamping: point.y)
    }
  }

  subscript(joint: Joint) -> Point {
    Point(x: Length(spots[2 * joint.rawValue]), y: Length(spots[2 * joint.rawValue + 1]))
  }

  var shoulders: Point { self[.leftShoulder].midpoint(self[.rightShoulder]) }
  var wrists: Point { self[.leftWrist].midpoint(self[.rightWrist]) }
  var hips: Point { self[.leftHip].midpoint(self[.rightHip]) }
  var ankles: Point { self[.leftAnkle].midpoint(self[.rightAnkle]) }

  /// The squares of the lengths that `BodyLength` names, by its raw values.
  var squaredLengths: [Int64] {
    Self.bones.map { (self[$0.from] - self[$0.to]).squaredLength }
      + [(shoulders - hips).squaredLength, (self[.leftShoulder] - self[.rightShoulder]).squaredLength]
  }

  private static let bones: [(from: Joint, to: Joint)] = [
    (.leftShoulder, .leftElbow), (.rightShoulder, .rightElbow), (.leftElbow, .leftWrist), (.rightElbow, .rightWrist),
    (.leftHip, .leftKnee), (.rightHip, .rightKnee), (.leftKnee, .leftAnkle), (.rightKnee, .rightAnkle),
  ]
}

/// The lengths by which bodies are told apart.
enum BodyLength: Int, CaseIterable {
  case leftUpperArm, rightUpperArm
  case leftForearm, rightForearm
  case leftThigh, rightThigh
  case leftShank, rightShank
  case trunk
  case shoulderWidth
}
