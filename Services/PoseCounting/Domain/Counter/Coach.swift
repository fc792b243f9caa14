/// Decides which cues the athlete hears, and when. A fault must last before there is a cue, and a cue isn't repeated
/// for a while.
struct Coach: Sendable, Equatable {
  private struct Fault: Sendable, Equatable {
    var code: FeedbackCode
    var joint: Joint?
    var since: Int64
  }
  private var fault: Fault?
  /// When each cue was last given, by its code's raw value.
  private var said: [Int: Int64] = [:]
  /// The number of faulty reps in a row, by the fault's raw value.
  private var streaks: [Int: Int] = [:]
  private var cuts: [Int64] = []

  /// Looks for faults in a frame's body, worst first.
  mutating func see(
    _ body: Body, isPlank: Bool, leftShare: Int64, time: Int64, parameters: PushUpParameters
  ) -> CounterEvent? {
    guard let (code, joint) = Self.trouble(body, isPlank: isPlank, leftShare: leftShare, parameters: parameters) else {
      fault = nil
      return nil
    }
    return hear(code, joint: joint, time: time, parameters: parameters)
  }

  mutating func seeNobody(time: Int64, parameters: PushUpParameters) -> CounterEvent? {
    hear(.noPerson, joint: nil, time: time, parameters: parameters)
  }

  private mutating func hear(
    _ code: FeedbackCode, joint: Joint?, time: Int64, parameters: PushUpParameters
  ) -> CounterEvent? {
    guard let known = fault, known.code == code, known.joint == joint else {
      fault = Fault(code: code, joint: joint, since: time)
      return nil
    }
    guard time - known.since >= parameters.cueDelay else { return nil }
    return say(code, joint: joint, time: time, parameters: parameters)
  }

  /// Takes a frame of a face. A face has no faults.
  mutating func seeFace() { fault = nil }

  mutating func hear(_ verdict: Verdict, time: Int64, parameters: PushUpParameters) -> CounterEvent? {
    switch verdict {
    case .nothing:
      return nil
    case .partial:
      return say(.partialDepth, joint: nil, time: time, parameters: parameters)
    case .rep(let rep, _):
      return hear(rep, time: time, parameters: parameters)
    }
  }

  /// Gives a cue for a fault that repeats, the most important one first.
  private mutating func hear(_ rep: Rep, time: Int64, parameters: PushUpParameters) -> CounterEvent? {
    var cue: CounterEvent?
    for (flag, code) in Self.faults {
      let streak = rep.flags.contains(flag) ? streaks[flag.rawValue, default: 0] + 1 : 0
      streaks[flag.rawValue] = streak
      if cue == nil, streak >= parameters.faultyReps {
        cue = say(code, joint: nil, time: time, parameters: parameters)
      }
    }
    return cue
  }

  private static let faults: [(RepFlag, FeedbackCode)] = [
    (.kneesDown, .kneesDown), (.hipSag, .hipSag), (.hipPike, .hipPike), (.noLockout, .noLockout),
    (.asymmetric, .asymmetric), (.bounce, .bounce), (.tooFast, .tooFast), (.tooSlow, .tooSlow),
  ]

  /// Notes that the picture jumped. A single jump is a cut; jumps back and forth mean several people between whom the
  /// pose model cannot decide.
  mutating func hearCut(time: Int64, parameters: PushUpParameters) -> CounterEvent? {
    cuts = cuts.filter { time - $0 <= parameters.cutMemory } + [time]
    guard cuts.count > parameters.fewCuts else { return nil }
    return say(.multiplePeople, joint: nil, time: time, parameters: parameters)
  }

  mutating func hearCameraMoved(time: Int64, parameters: PushUpParameters) -> CounterEvent? {
    say(.cameraMoved, joint: nil, time: time, parameters: parameters)
  }

  private mutating func say(
    _ code: FeedbackCode, joint: Joint?, time: Int64, parameters: PushUpParameters
  ) -> CounterEvent? {
    if let last = said[code.rawValue], time - last < parameters.cueInterval { return nil }
    said[code.rawValue] = time
    return .feedback(code, joint: joint)
  }

  private static func trouble(
    _ body: Body, isPlank: Bool, leftShare: Int64, parameters: PushUpParameters
  ) -> (FeedbackCode, Joint?)? {
    let side: Side = leftShare >= 32_768 ? .left : .right
    if let outside = side.firstOfArm(where: { !body.isInsideImage($0) }) { return (.outOfFrame, outside) }
    if let hidden = side.firstOfArm(where: { body.visibility(of: $0) < parameters.poorVisibility }) {
      return (.lowConfidence, hidden)
    }
    return isPlank ? nil : (.wrongPosition, nil)
  }
}

extension Side {
  /// The first joint that matches, in the order shoulder, elbow, wrist.
  fileprivate func firstOfArm(where isMeant: (Joint) -> Bool) -> Joint? {
    if isMeant(shoulder) { return shoulder }
    if isMeant(elbow) { return elbow }
    return isMeant(wrist) ? wrist : nil
  }
}
