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

  /// How camera and athlete stand: what to put right, the most important first.
  static func text(_ placement: PoseV1.Placement) -> String {
    var advice: [String] = []
    switch placement.distance {
    case .tooNear: advice.append("step back from the camera")
    case .tooFar: advice.append("come nearer to the camera")
    default: if !placement.jointsOutside.isEmpty { advice.append("move into the picture") }
    }
    if !placement.isGood, placement.tiltDegrees != 0 {
      let side = placement.tiltDegrees > 0 ? "right" : "left"
      advice.append("the camera leans by \(abs(Int(placement.tiltDegrees))) degrees to the \(side)")
    }
    guard advice.isEmpty else { return advice.joined(separator: ", ") }
    return switch placement.view {
    case .front: "well placed, seen from the front"
    case .threeQuarter: "well placed, seen from half the side"
    case .side: "well placed, seen from the side"
    default: "well placed"
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
