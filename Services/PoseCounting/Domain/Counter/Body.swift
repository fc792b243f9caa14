/// The joints of one frame, in a unit that is the same along both axes of the image.
struct Body: Sendable, Equatable {
  /// Where a joint is, how well it is seen, and whether it is in the image.
  private struct Spot: Sendable, Equatable {
    var x: Int32 = 0
    var y: Int32 = 0
    var visibility: UInt8 = 0
    var isInside = false

    var point: Point { Point(x: Length(x), y: Length(y)) }
  }

  private var leftShoulder = Spot()
  private var rightShoulder = Spot()
  private var leftElbow = Spot()
  private var rightElbow = Spot()
  private var leftWrist = Spot()
  private var rightWrist = Spot()
  private var leftHip = Spot()
  private var rightHip = Spot()
  private var leftKnee = Spot()
  private var rightKnee = Spot()
  private var leftAnkle = Spot()
  private var rightAnkle = Spot()
  private(set) var shoulderWidth: Length = 0
  private(set) var trunkLength: Length = 0

  /// Makes a body of which nothing is known.
  init() {}

  /// Reads a frame. It must show somebody, in a schema that has a body's joints.
  init(_ frame: QuantizedFrame, schema: LandmarkSchema, image: ImageSize) {
    // In 1/65536, so that each coordinate takes one shift instead of one division.
    let longer = Int64(max(image.width, image.height))
    let (width, height) = ((Int64(image.width) << 16) / longer, (Int64(image.height) << 16) / longer)
    precondition(frame.landmarks.count == schema.count)
    schema.indices.withUnsafeBufferPointer { indices in
      frame.landmarks.withUnsafeBufferPointer { landmarks in
        func spot(_ joint: Joint) -> Spot {
          let landmark = landmarks[indices[joint.rawValue]]
          let extent = 0...Int32(QuantizedLandmark.unit)
          return Spot(
            x: Int32(truncatingIfNeeded: (Int64(landmark.x) &* width) >> 16),
            y: Int32(truncatingIfNeeded: (Int64(landmark.y) &* height) >> 16), visibility: landmark.visibility,
            isInside: extent.contains(landmark.x) && extent.contains(landmark.y))
        }
        (leftShoulder, rightShoulder) = (spot(.leftShoulder), spot(.rightShoulder))
        (leftElbow, rightElbow) = (spot(.leftElbow), spot(.rightElbow))
        (leftWrist, rightWrist) = (spot(.leftWrist), spot(.rightWrist))
        (leftHip, rightHip) = (spot(.leftHip), spot(.rightHip))
        (leftKnee, rightKnee) = (spot(.leftKnee), spot(.rightKnee))
        (leftAnkle, rightAnkle) = (spot(.leftAnkle), spot(.rightAnkle))
      }
    }
    shoulderWidth = (self[.leftShoulder] - self[.rightShoulder]).length
    trunkLength = trunk.length
  }

  /// Moves the joints to where they would be in a picture that was turned.
  mutating func follow(_ turn: PictureTurn) {
    func follow(_ spot: inout Spot) {
      let point = turn(spot.point)
      (spot.x, spot.y) = (Self.clamped(point.x), Self.clamped(point.y))
    }
    follow(&leftShoulder)
    follow(&rightShoulder)
    follow(&leftElbow)
    follow(&rightElbow)
    follow(&leftWrist)
    follow(&rightWrist)
    follow(&leftHip)
    follow(&rightHip)
    follow(&leftKnee)
    follow(&rightKnee)
    follow(&leftAnkle)
    follow(&rightAnkle)
    shoulderWidth = (self[.leftShoulder] - self[.rightShoulder]).length
    trunkLength = trunk.length
  }

  private static func clamped(_ coordinate: Length) -> Int32 {
    Int32(min(QuantizedLandmark.coordinates.upperBound, max(QuantizedLandmark.coordinates.lowerBound, coordinate)))
  }

  private func spot(_ joint: Joint) -> Spot {
    switch joint {
    case .leftShoulder: leftShoulder
    case .rightShoulder: rightShoulder
    case .leftElbow: leftElbow
    case .rightElbow: rightElbow
    case .leftWrist: leftWrist
    case .rightWrist: rightWrist
    case .leftHip: leftHip
    case .rightHip: rightHip
    case .leftKnee: leftKnee
    case .rightKnee: rightKnee
    case .leftAnkle: leftAnkle
    case .rightAnkle: rightAnkle
    }
  }

  subscript(joint: Joint) -> Point { spot(joint).point }
  func visibility(of joint: Joint) -> Int { Int(spot(joint).visibility) }
  func isInsideImage(_ joint: Joint) -> Bool { spot(joint).isInside }

  var shoulders: Point { self[.leftShoulder].midpoint(self[.rightShoulder]) }
  var wrists: Point { self[.leftWrist].midpoint(self[.rightWrist]) }
  var hips: Point { self[.leftHip].midpoint(self[.rightHip]) }
  var knees: Point { self[.leftKnee].midpoint(self[.rightKnee]) }
  var ankles: Point { self[.leftAnkle].midpoint(self[.rightAnkle]) }
  var trunk: Point { hips - shoulders }

  /// One side's shoulder, or the midpoint of both.
  func shoulder(_ side: Side?) -> Point { side.map { self[$0.shoulder] } ?? shoulders }
  /// One side's wrist, or the midpoint of both.
  func wrist(_ side: Side?) -> Point { side.map { self[$0.wrist] } ?? wrists }

  /// The length of upper arm plus forearm, averaged over both arms.
  var armLength: Length { (armLength(.left) + armLength(.right)) / 2 }

  /// The length of one upper arm plus forearm.
  func armLength(_ side: Side) -> Length {
    (self[side.elbow] - self[side.shoulder]).length + (self[side.wrist] - self[side.elbow]).length
  }

  /// The longer of trunk length and shoulder width: every view shows one of them well.
  var size: Length { max(trunkLength, shoulderWidth) }

  func elbowAngle(_ side: Side) -> Millidegrees {
    angle(at: self[side.elbow], from: self[side.shoulder], to: self[side.wrist])
  }

  /// The straight-line distance from shoulder to wrist.
  func reach(_ side: Side) -> Length { (self[side.wrist] - self[side.shoulder]).length }

  /// The visibility of the arm's worst-seen joint.
  func armVisibility(_ side: Side) -> Int {
    min(visibility(of: side.shoulder), visibility(of: side.elbow), visibility(of: side.wrist))
  }

  /// Whether the body can be in a push-up position, seen from any side.
  ///
  /// From the side, trunk, thighs and shanks form one line, or are bent at the knees only. A trunk that points at the
  /// camera is foreshortened and hides the hip angle; then the foreshortening itself distinguishes a plank from somebody
  /// upright. No check depends on which way is up: cameras tilt, and files may be rotated.
  func isPlank(_ parameters: PushUpParameters) -> Bool {
    let armLength = armLength
    if isForeshortened(parameters) {
      return trunkLength * 1_000 <= armLength * parameters.longestForeshortenedTrunk
    }
    guard angle(at: hips, from: shoulders, to: knees) >= parameters.straightHip else { return false }
    guard isKneeling(parameters) else {
      return (ankles - shoulders).length * 1_000 >= armLength * parameters.shortestBody
    }
    return parameters.armToTrunkOnKnees.upperBound > 0
      && (knees - shoulders).length * 1_000 >= armLength * parameters.shortestBodyOnKnees
  }

  /// Whether the knees are so bent that they, not the feet, are on the floor.
  func isKneeling(_ parameters: PushUpParameters) -> Bool {
    angle(at: knees, from: hips, to: ankles) < parameters.bentKnee
  }

  /// Whether the trunk is long enough in the image for the angles between trunk, legs and arms to be readable.
  func isSeenFromTheSide(_ parameters: PushUpParameters) -> Bool {
    trunkLength * 1_000 >= shoulderWidth * parameters.sideView
  }

  /// Whether the trunk points at the camera, more or less.
  func isForeshortened(_ parameters: PushUpParameters) -> Bool {
    trunkLength * 1_000 <= shoulderWidth * parameters.foreshortenedTrunk
  }
}

/// Left or right, from the athlete's point of view.
enum Side: Sendable, Equatable {
  case left, right

  var shoulder: Joint { self == .left ? .leftShoulder : .rightShoulder }
  var elbow: Joint { self == .left ? .leftElbow : .rightElbow }
  var wrist: Joint { self == .left ? .leftWrist : .rightWrist }
  var ankle: Joint { self == .left ? .leftAnkle : .rightAnkle }
}
