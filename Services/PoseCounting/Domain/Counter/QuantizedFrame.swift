/// A landmark in integers, as it is stored, hashed and counted.
package struct QuantizedLandmark: Sendable, Equatable {
  /// The integer for 1.0 of a normalised coordinate.
  package static let unit: Int64 = 16_384
  /// Normalised coordinates from -16 to 16.
  package static let coordinates = -16 * unit...16 * unit

  package var x: Int32
  package var y: Int32
  package var z: Int32
  /// 0 (not seen) to 255.
  package var visibility: UInt8

  package init(x: Int32, y: Int32, z: Int32, visibility: UInt8) {
    self.x = x
    self.y = y
    self.z = z
    self.visibility = visibility
  }
}

/// One camera image's landmarks, in the form a counter takes.
package struct QuantizedFrame: Sendable, Equatable {
  /// The time since the stream's first frame; it strictly increases from frame to frame.
  package var microseconds: Int64
  /// Whether the athlete had paused: the frame is kept but not counted.
  package var isPaused: Bool
  /// Which way is up from this frame on; `nil` means as before.
  package var up: UpDirection?
  /// One per landmark of the schema, or none if nobody was found.
  package var landmarks: [QuantizedLandmark]

  package init(
    microseconds: Int64, isPaused: Bool = false, up: UpDirection? = nil, landmarks: [QuantizedLandmark]
  ) {
    self.microseconds = microseconds
    self.isPaused = isPaused
    self.up = up
    self.landmarks = landmarks
  }
}

/// The points that a frame's landmarks stand for, in order. Raw values are stored with streams and never change.
package enum LandmarkSchema: Int, Sendable, CaseIterable {
  /// BlazePose's 33 points.
  case mediapipe33 = 1
  /// COCO's 17 key points.
  case coco17 = 2
  /// The 19 joints of Apple's body pose in the image.
  case apple2D19 = 3
  /// The 17 joints of Apple's body pose in space, as they appear in the image.
  case apple3D17 = 4
  /// Two corners of the box around the face, for a phone on the floor below it.
  case faceBox = 5

  /// How many landmarks a frame has.
  package var count: Int {
    switch self {
    case .mediapipe33: 33
    case .coco17, .apple3D17: 17
    case .apple2D19: 19
    case .faceBox: 2
    }
  }

  /// The joints' positions among the landmarks, by `Joint.rawValue`; empty for a schema without a body.
  var indices: [Int] {
    switch self {
    case .mediapipe33: Self.mediapipeIndices
    case .coco17: Self.cocoIndices
    case .apple2D19: Self.apple2DIndices
    case .apple3D17: Self.apple3DIndices
    case .faceBox: []
    }
  }

  private static let mediapipeIndices = [11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]
  private static let cocoIndices = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
  private static let apple2DIndices = [6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18]
  private static let apple3DIndices = [3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16]
}

/// The points of a body that a counter looks at, whatever the schema.
package enum Joint: Int, Sendable, CaseIterable {
  case leftShoulder, rightShoulder
  case leftElbow, rightElbow
  case leftWrist, rightWrist
  case leftHip, rightHip
  case leftKnee, rightKnee
  case leftAnkle, rightAnkle

  static let count = allCases.count

  /// The name in messages, such as `left_wrist`.
  package var name: String {
    switch self {
    case .leftShoulder: "left_shoulder"
    case .rightShoulder: "right_shoulder"
    case .leftElbow: "left_elbow"
    case .rightElbow: "right_elbow"
    case .leftWrist: "left_wrist"
    case .rightWrist: "right_wrist"
    case .leftHip: "left_hip"
    case .rightHip: "right_hip"
    case .leftKnee: "left_knee"
    case .rightKnee: "right_knee"
    case .leftAnkle: "left_ankle"
    case .rightAnkle: "right_ankle"
    }
  }
}

/// The size of the camera's image in pixels, each side 1…16384. Only the ratio matters to a counter.
package struct ImageSize: Sendable, Equatable {
  package static let allowed = 1...16_384
  package let width: Int
  package let height: Int

  /// Returns `nil` if a side is not in `allowed`.
  package init?(width: Int, height: Int) {
    guard Self.allowed.contains(width), Self.allowed.contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}
