/// The elbow's angle over time: both arms, each by how well it is seen, smoothed.
///
/// In side views the far arm is hidden and its landmarks swing, so the better-seen arm has nearly all the weight;
/// seen from the front, both are averaged.
struct ElbowSignal: Sendable, Equatable {
  /// Weight of the left arm, 0…65536. It moves slowly: jumping from arm to arm would look like a movement.
  private(set) var leftShare = 32_768
  private(set) var angle: Millidegrees = 0
  private var lastTime: Int64?

  /// What comes next has nothing to do with what came before.
  mutating func reset() { lastTime = nil }

  mutating func update(_ body: Body, time: Int64, parameters: PushUpParameters) {
    let left = Self.weight(body.armVisibility(.left))
    let right = Self.weight(body.armVisibility(.right))
    let share = left * 65_536 / (left + right)
    let elapsed = lastTime.map { Int(time - $0) }
    leftShare = Self.approach(share, from: leftShare, elapsed: elapsed, constant: parameters.armChoice)
    let raw = (body.elbowAngle(.left) * leftShare + body.elbowAngle(.right) * (65_536 - leftShare)) / 65_536
    angle = Self.approach(raw, from: angle, elapsed: elapsed, constant: parameters.smoothing)
    lastTime = time
  }

  private static func weight(_ visibility: Int) -> Int {
    let seen = max(13, visibility)
    return seen * seen * seen
  }

  /// One step of a first-order low-pass; the target itself if nothing came before.
  static func approach(_ target: Int, from value: Int, elapsed: Int?, constant: Int64) -> Int {
    guard let elapsed else { return target }
    return value + (target - value) * elapsed / (Int(constant) + elapsed)
  }
}
