/// The joints of one frame, in a unit that is the same along both axes of the image.
struct Body: Sendable, Equatable {
  /// By `Joint.rawValue`.
  private var x = SIMD16<Int32>()
  private var y = SIMD16<Int32>()
  private var visibilities = SIMD16<UInt8>()
  /// One bit a joint.
  private var inside: UInt16 = 0

  /// Of which nothing is known.
  init() {}

  /// `frame` must show somebody, in a schema that has the joints of a body.
  init(_ frame: QuantizedFrame, schema: LandmarkSchema, image: ImageSize) {
    // In 1/65536: one shift a coordinate instead of one division.
    let longer = max(image.width, image.height)
    let (width, height) = ((image.width << 16) / longer, (image.height << 16) / longer)
    let extent = 0...Int32(QuantizedLandmark.unit)
    precondition(frame.landmarks.count == schema.count)
    schema.indices.withUnsafeBufferPointer { indices in
      frame.landmarks.withUnsafeBufferPointer { landmarks in
        for joint in 0..<Joint.count {
          let landmark = landmarks[indices[joint]]
          x[joint] = Int32(truncatingIfNeeded: (Int(landmark.x) * width) >> 16)
          y[joint] = Int32(truncatingIfNeeded: (Int(landmark.y) * height) >> 16)
          visibilities[joint] = landmark.visibility
          if extent.contains(landmark.x), extent.contains(landmark.y) { inside |= 1 << UInt16(joint) }
        }
      }
    }
  }

  subscript(joint: Joint) -> Point { Point(x: Int(x[joint.rawValue]), y: Int(y[joint.rawValue])) }
  func visibility(of joint: Joint) -> Int { Int(visibilities[joint.rawValue]) }
  func isInsideImage(_ joint: Joint) -> Bool { inside & 1 << UInt16(joint.rawValue) != 0 }

  var shoulders: Point { self[.leftShoulder].midpoint(self[.rightShoulder]) }
  var wrists: Point { self[.leftWrist].midpoint(self[.rightWrist]) }
  var hips: Point { self[.leftHip].midpoint(self[.rightHip]) }
  var knees: Point { self[.leftKnee].midpoint(self[.rightKnee]) }
  var ankles: Point { self[.leftAnkle].midpoint(self[.rightAnkle]) }
  var trunk: Point { hips - shoulders }
  var shoulderWidth: Int { (self[.leftShoulder] - self[.rightShoulder]).length }

  /// Of one side, or the middle of both.
  func shoulder(_ side: Side?) -> Point { side.map { self[$0.shoulder] } ?? shoulders }
  /// Of one side, or the middle of both.
  func wrist(_ side: Side?) -> Point { side.map { self[$0.wrist] } ?? wrists }

  /// Upper arm and forearm, the mean of both arms.
  var armLength: Int {
    let left = (self[.leftElbow] - self[.leftShoulder]).length + (self[.leftWrist] - self[.leftElbow]).length
    let right = (self[.rightElbow] - self[.rightShoulder]).length + (self[.rightWrist] - self[.rightElbow]).length
    return (left + right) / 2
  }

  /// The longer of trunk and shoulder width: one of them is seen well in every view.
  var size: Int { max(trunk.length, shoulderWidth) }

  func elbowAngle(_ side: Side) -> Millidegrees {
    angle(at: self[side.elbow], from: self[side.shoulder], to: self[side.wrist])
  }

  /// From shoulder to wrist as the crow flies.
  func reach(_ side: Side) -> Int { (self[side.wrist] - self[side.shoulder]).length }

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
