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

  /// Where the joints stand among the landmarks, by `Joint.rawValue`.
  var indices: [Int] {
    switch self {
    case .mediapipe33: Self.mediapipeIndices
    case .coco17: Self.cocoIndices
    }
  }

  private static let mediapipeIndices = [11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]
  private static let cocoIndices = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
}
