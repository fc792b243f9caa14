import TitanProto

/// What the athlete can do better, in words.
enum CuePresentation {
  static func text(_ feedback: PoseV1.Feedback) -> String {
    let joint = feedback.joint.printable.split(separator: "_").joined(separator: " ")
    return switch feedback.code {
    case .noPerson: "nobody in the picture"
    case .outOfFrame: joint.isEmpty ? "step back into the picture" : "\(joint) is outside the picture"
    case .lowConfidence: joint.isEmpty ? "hard to see" : "\(joint) is hard to see"
    case .wrongPosition: "get into push-up position"
    case .partialDepth: "go deeper"
    case .noLockout: "straighten your arms"
    case .multiplePeople: "somebody else is in the picture"
    case .cameraMoved: "keep the camera still"
    case .hipSag: "lift your hips"
    case .hipPike: "lower your hips"
    case .asymmetric: "bend both arms alike"
    case .kneesDown: "your knees are down"
    case .tooFast: "slow down"
    case .tooSlow: "a little faster"
    case .bounce: "press up, do not bounce"
    default: feedback.code.description
    }
  }

  static func phase(_ phase: PoseV1.Phase) -> LiveLine.Phase {
    switch phase {
    case .up: .up
    case .descending: .descending
    case .bottom: .bottom
    case .ascending: .ascending
    default: .none
    }
  }
}
