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
