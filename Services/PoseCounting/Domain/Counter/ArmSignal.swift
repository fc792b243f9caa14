/// What the arms do over time, smoothed: the angle of each elbow and how far each hand is from its shoulder.
struct ArmSignal: Sendable, Equatable {
  /// By how much the left arm counts, 0…65536. In side views the far arm is hidden and its landmarks swing, so the
  /// better-seen arm has nearly all the weight; seen from the front, both are averaged. It moves slowly: jumping from
  /// arm to arm would look like a movement.
  private(set) var leftShare = 32_768
  private(set) var left = Arm()
  private(set) var right = Arm()
  private var lastTime: Int64?

  struct Arm: Sendable, Equatable {
    private(set) var angle: Millidegrees = 0
    private(set) var reach = 0

    mutating func follow(_ body: Body, _ side: Side, elapsed: Int?, constant: Int64) {
      angle = ArmSignal.approach(body.elbowAngle(side), from: angle, elapsed: elapsed, constant: constant)
      reach = ArmSignal.approach(body.reach(side), from: reach, elapsed: elapsed, constant: constant)
    }
  }

  /// The elbows' angle, each by its weight.
  var angle: Millidegrees { (left.angle * leftShare + right.angle * (65_536 - leftShare)) / 65_536 }

  /// What comes next has nothing to do with what came before.
  mutating func reset() { lastTime = nil }

  mutating func update(_ body: Body, time: Int64, parameters: PushUpParameters) {
    let elapsed = lastTime.map { Int(time - $0) }
    let (weight, other) = (Self.weight(body.armVisibility(.left)), Self.weight(body.armVisibility(.right)))
    leftShare = Self.approach(
      weight * 65_536 / (weight + other), from: leftShare, elapsed: elapsed, constant: parameters.armChoice)
    left.follow(body, .left, elapsed: elapsed, constant: parameters.smoothing)
    right.follow(body, .right, elapsed: elapsed, constant: parameters.smoothing)
    lastTime = time
  }

  private static func weight(_ visibility: Int) -> Int {
    let seen = max(13, visibility)
    return seen * seen * seen
  }

  /// One step of a first-order low-pass; the target itself if nothing came before.
  private static func approach(_ target: Int, from value: Int, elapsed: Int?, constant: Int64) -> Int {
    guard let elapsed else { return target }
    return value + (target - value) * elapsed / (Int(constant) + elapsed)
  }
}
