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
