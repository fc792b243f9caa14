/// Which points a frame's landmarks are, in order. Raw values are stored with streams and never change.
package enum LandmarkSchema: Int, Sendable, CaseIterable {
  /// BlazePose's 33 points.
  case mediapipe33 = 1
  /// COCO's 17 key points.
  case coco17 = 2

  /// How many landmarks a frame has.
  package var count: Int {
    switch self {
    case .mediapipe33: 33
    case .coco17: 17
    }
  }

  /// Where a joint stands among the landmarks. Both schemas list left and right in turn, in the same order.
  package func index(of joint: Joint) -> Int {
    switch self {
    case .mediapipe33: joint.rawValue < Joint.leftHip.rawValue ? 11 + joint.rawValue : 17 + joint.rawValue
    case .coco17: 5 + joint.rawValue
    }
  }
}
