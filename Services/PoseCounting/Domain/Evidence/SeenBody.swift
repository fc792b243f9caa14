/// The points of a frame that a sign of life is read from, as far as they are seen.
struct SeenBody: Sendable, Equatable {
  struct Arm: Sendable, Equatable {
    var shoulder: Point?
    var wrist: Point?
  }
  var left = Arm()
  var right = Arm()
  /// What movements are compared with: the longest of trunk, arm and shoulders that is seen, or the box around the face.
  var size: Length

  /// A landmark with less was guessed.
  private static let leastVisibility = 128

  /// Returns `nil` if nobody was found, or too little is seen to tell how large the body is.
  init?(_ frame: QuantizedFrame, schema: LandmarkSchema, image: ImageSize) {
    guard !frame.landmarks.isEmpty else { return nil }
    if schema.indices.isEmpty {
      self.init(face: frame.landmarks, image: image)
    } else {
      self.init(Body(frame, schema: schema, image: image))
    }
  }

  private init?(_ body: Body) {
    func point(_ joint: Joint) -> Point? {
      body.visibility(of: joint) >= Self.leastVisibility ? body[joint] : nil
    }
    func length(_ first: Joint, _ second: Joint) -> Length {
      guard let first = point(first), let second = point(second) else { return 0 }
      return (second - first).length
    }
    left = Arm(shoulder: point(.leftShoulder), wrist: point(.leftWrist))
    right = Arm(shoulder: point(.rightShoulder), wrist: point(.rightWrist))
    size = max(
      length(.leftShoulder, .leftHip), length(.rightShoulder, .rightHip), length(.leftShoulder, .rightShoulder),
      length(.leftShoulder, .leftElbow) + length(.leftElbow, .leftWrist),
      length(.rightShoulder, .rightElbow) + length(.rightElbow, .rightWrist))
    guard size > 0 else { return nil }
  }

  /// A face has neither shoulders nor wrists: the corners of its box stand for the shoulders.
  private init?(face corners: [QuantizedLandmark], image: ImageSize) {
    let longer = Length(max(image.width, image.height))
    let points = corners.map { corner in
      Point(x: Length(corner.x) * Length(image.width) / longer, y: Length(corner.y) * Length(image.height) / longer)
    }
    guard corners.count == 2, corners.allSatisfy({ $0.visibility >= Self.leastVisibility }) else { return nil }
    (left.shoulder, right.shoulder) = (points[0], points[1])
    size = (points[1] - points[0]).length
    guard size > 0 else { return nil }
  }
}
