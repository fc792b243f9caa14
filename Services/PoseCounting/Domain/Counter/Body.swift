/// The joints of one frame, in a unit that is the same along both axes of the image.
struct Body: Sendable, Equatable {
  /// By `Joint.rawValue`.
  private let points: [Point]
  private let visibilities: [UInt8]
  private let inside: [Bool]

  /// `frame` must show somebody.
  init(_ frame: QuantizedFrame, schema: LandmarkSchema, image: ImageSize) {
    let longer = max(image.width, image.height)
    var points: [Point] = []
    var visibilities: [UInt8] = []
    var inside: [Bool] = []
    points.reserveCapacity(Joint.allCases.count)
    for joint in Joint.allCases {
      let landmark = frame.landmarks[schema.index(of: joint)]
      points.append(Point(x: Int(landmark.x) * image.width / longer, y: Int(landmark.y) * image.height / longer))
      visibilities.append(landmark.visibility)
      let extent = 0...Int32(QuantizedLandmark.unit)
      inside.append(extent.contains(landmark.x) && extent.contains(landmark.y))
    }
    self.points = points
    self.visibilities = visibilities
    self.inside = inside
  }

  subscript(joint: Joint) -> Point { points[joint.rawValue] }
  func visibility(of joint: Joint) -> Int { Int(visibilities[joint.rawValue]) }
  func isInsideImage(_ joint: Joint) -> Bool { inside[joint.rawValue] }

  var shoulders: Point { self[.leftShoulder].midpoint(self[.rightShoulder]) }
  var wrists: Point { self[.leftWrist].midpoint(self[.rightWrist]) }
  var hips: Point { self[.leftHip].midpoint(self[.rightHip]) }
  var knees: Point { self[.leftKnee].midpoint(self[.rightKnee]) }
  var ankles: Point { self[.leftAnkle].midpoint(self[.rightAnkle]) }

  /// Upper arm and forearm, the mean of both arms.
  var armLength: Int {
    let left = (self[.leftElbow] - self[.leftShoulder]).length + (self[.leftWrist] - self[.leftElbow]).length
    let right = (self[.rightElbow] - self[.rightShoulder]).length + (self[.rightWrist] - self[.rightElbow]).length
    return (left + right) / 2
  }

  /// The longer of trunk and shoulder width: one of them is seen well in every view.
  var size: Int { max((shoulders - hips).length, (self[.leftShoulder] - self[.rightShoulder]).length) }

  func elbowAngle(_ side: Side) -> Millidegrees {
    angle(at: self[side.elbow], from: self[side.shoulder], to: self[side.wrist])
  }

  /// Of the worst-seen joint of the arm.
  func armVisibility(_ side: Side) -> Int {
    min(visibility(of: side.shoulder), visibility(of: side.elbow), visibility(of: side.wrist))
  }
}

/// Left or right, as the athlete has them.
enum Side: Sendable, Equatable {
  case left, right

  var shoulder: Joint { self == .left ? .leftShoulder : .rightShoulder }
  var elbow: Joint { self == .left ? .leftElbow : .rightElbow }
  var wrist: Joint { self == .left ? .leftWrist : .rightWrist }
  var ankle: Joint { self == .left ? .leftAnkle : .rightAnkle }
}
