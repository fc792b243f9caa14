/// Decides which cues the athlete hears, and when. A fault must last before there is a cue, and a cue isn't repeated for
/// a while.
struct ExerciseCoach: Sendable, Equatable {
  private var fault: ExerciseCue?
  private var faultSince: Int64 = 0
  /// The cues of the last few seconds, and when each was given.
  private var said: [(cue: ExerciseCue, time: Int64)] = []
  /// The refused movements in a row.
  private var refused = 0
  /// Whether it has said that the movement is another one.
  private(set) var hasNamedMovement = false

  private static let delay: Int64 = 1_500_000
  private static let interval: Int64 = 6_000_000
  /// A landmark with a lower visibility (0…255) is poorly seen.
  private static let poorVisibility = 77
  /// So many refused movements in a row are another exercise.
  private static let refusedMovements = 2

  init() {}

  static func == (left: Self, right: Self) -> Bool {
    left.fault == right.fault && left.faultSince == right.faultSince && left.refused == right.refused
      && left.hasNamedMovement == right.hasNamedMovement
      && left.said.elementsEqual(right.said) { $0.cue == $1.cue && $0.time == $1.time }
  }

  /// Looks for faults in a frame: a joint that the exercise needs and the image doesn't show, or the wrong position.
  mutating func see(_ body: Body, needs joints: [Joint], isInPosition: Bool, time: Int64) -> ExerciseCue? {
    var now: ExerciseCue? = isInPosition ? nil : .takePosition
    if let hidden = joints.first(where: { body.visibility(of: $0) < Self.poorVisibility }) {
      now = .lowConfidence(hidden)
    }
    if let outside = joints.first(where: { !body.isInsideImage($0) }) { now = .outOfFrame(outside) }
    return hear(now, time: time)
  }

  mutating func seeNobody(time: Int64) -> ExerciseCue? { hear(.noPerson, time: time) }

  private mutating func hear(_ now: ExerciseCue?, time: Int64) -> ExerciseCue? {
    guard let now else {
      fault = nil
      return nil
    }
    guard now == fault else {
      (fault, faultSince) = (now, time)
      return nil
    }
    return time - faultSince >= Self.delay ? say(now, time: time) : nil
  }

  mutating func hearRep() { refused = 0 }

  mutating func hearHalf(time: Int64) -> ExerciseCue? {
    refused = 0
    return say(.goFurther, time: time)
  }

  /// Takes a movement that doesn't count.
  mutating func hear(_ refusal: Refusal, time: Int64) -> ExerciseCue? {
    switch refusal {
    case .tooShort, .tooLong, .tooShallow, .alone: return nil
    case .notBack: return say(.returnFully, time: time)
    default:
      refused += 1
      return refused >= Self.refusedMovements ? say(.otherMovement(refusal), time: time) : nil
    }
  }

  private mutating func say(_ cue: ExerciseCue, time: Int64) -> ExerciseCue? {
    said.removeAll { time - $0.time >= Self.interval }
    guard !said.contains(where: { $0.cue == cue }) else { return nil }
    said.append((cue, time))
    if case .otherMovement = cue { hasNamedMovement = true }
    return cue
  }
}

extension Exercise {
  /// The joints without which it cannot be judged. Where the sides differ, both are needed.
  var neededJoints: [Joint] {
    switch self {
    case .squat, .lunge: Self.legs
    case .sitUp: Self.trunk
    case .pullUp: Self.arms
    case .jumpingJack, .burpee: Self.whole
    case .plank, .wallSit: Self.trunkAndLegs
    }
  }

  private static let legs: [Joint] = [.leftHip, .rightHip, .leftKnee, .rightKnee, .leftAnkle, .rightAnkle]
  private static let trunk: [Joint] = [.leftShoulder, .rightShoulder, .leftHip, .rightHip]
  private static let arms: [Joint] = [.leftShoulder, .rightShoulder, .leftWrist, .rightWrist]
  private static let whole = arms + legs
  private static let trunkAndLegs: [Joint] = [.leftShoulder, .rightShoulder] + legs
}
