/// Decides what is said to the athlete and when: a fault must last, and a cue that was given keeps silent for a while.
struct Coach: Sendable, Equatable {
  private struct Fault: Sendable, Equatable {
    var code: FeedbackCode
    var joint: Joint?
    var since: Int64
  }
  private var fault: Fault?
  /// When each code was last said, by its raw value.
  private var said: [Int: Int64] = [:]
  private var repsWithoutLockout = 0

  /// What can be said of a frame's body, worst first.
  mutating func see(
    _ body: Body?, isPlank: Bool, leftShare: Int, time: Int64, parameters: PushUpParameters
  ) -> CounterEvent? {
    guard let (code, joint) = Self.trouble(body, isPlank: isPlank, leftShare: leftShare, parameters: parameters) else {
      fault = nil
      return nil
    }
    guard let known = fault, known.code == code, known.joint == joint else {
      fault = Fault(code: code, joint: joint, since: time)
      return nil
    }
    guard time - known.since >= parameters.cueDelay else { return nil }
    return say(code, joint: joint, time: time, parameters: parameters)
  }

  mutating func hear(_ verdict: Verdict, time: Int64, parameters: PushUpParameters) -> CounterEvent? {
    switch verdict {
    case .nothing:
      return nil
    case .partial:
      return say(.partialDepth, joint: nil, time: time, parameters: parameters)
    case .rep(let rep):
      repsWithoutLockout = rep.flags.contains(.noLockout) ? repsWithoutLockout + 1 : 0
      guard repsWithoutLockout >= 2 else { return nil }
      return say(.noLockout, joint: nil, time: time, parameters: parameters)
    }
  }

  private mutating func say(
    _ code: FeedbackCode, joint: Joint?, time: Int64, parameters: PushUpParameters
  ) -> CounterEvent? {
    if let last = said[code.rawValue], time - last < parameters.cueInterval { return nil }
    said[code.rawValue] = time
    return .feedback(code, joint: joint)
  }

  private static func trouble(
    _ body: Body?, isPlank: Bool, leftShare: Int, parameters: PushUpParameters
  ) -> (FeedbackCode, Joint?)? {
    guard let body else { return (.noPerson, nil) }
    let side: Side = leftShare >= 32_768 ? .left : .right
    let needed = [side.shoulder, side.elbow, side.wrist]
    if let outside = needed.first(where: { !body.isInsideImage($0) }) { return (.outOfFrame, outside) }
    if let hidden = needed.first(where: { body.visibility(of: $0) < parameters.poorVisibility }) {
      return (.lowConfidence, hidden)
    }
    return isPlank ? nil : (.wrongPosition, nil)
  }
}
