/// The arms' movement over time, smoothed: each elbow's angle and each hand's distance from its shoulder.
struct ArmSignal: Sendable, Equatable {
  /// The left arm's weight, 0…65536. In side views the far arm is hidden and its landmarks swing, so the arm that is
  /// seen better has nearly all the weight; in front views both arms are averaged. The weight moves slowly, because a
  /// jump from arm to arm would look like a movement.
  private(set) var leftShare: Int64 = 32_768
  private(set) var left = Arm()
  private(set) var right = Arm()
  private var lastTime: Int64?

  struct Arm: Sendable, Equatable {
    private(set) var angle: Millidegrees = 0
    private(set) var reach: Length = 0
    /// How long the arm appears, and how long it appeared at most, as far as that is still remembered.
    private var length: Length = 0
    private var longest: Length = 0

    fileprivate mutating func follow(
      _ body: Body, _ side: Side, isPlank: Bool, elapsed: Int64?, parameters: PushUpParameters
    ) {
      var seen = body.elbowAngle(side)
      if parameters.foreshortenedArm > 0 {
        remember(body.armLength(side), isPlank: isPlank, elapsed: elapsed, parameters: parameters)
        if length * 1_000 < longest * parameters.foreshortenedArm {
          seen = min(seen, Reach.elbowAngle(body.reach(side), straight: longest))
        }
      }
      angle = ArmSignal.approach(seen, from: angle, elapsed: elapsed, constant: parameters.smoothing)
      reach = ArmSignal.approach(body.reach(side), from: reach, elapsed: elapsed, constant: parameters.smoothing)
    }

    fileprivate mutating func follow(_ turn: PictureTurn) {
      (reach, length, longest) = (turn(reach), turn(length), turn(longest))
    }

    private mutating func remember(
      _ seen: Length, isPlank: Bool, elapsed: Int64?, parameters: PushUpParameters
    ) {
      length = ArmSignal.approach(seen, from: length, elapsed: elapsed, constant: parameters.smoothing)
      let memory = isPlank ? parameters.armMemory : parameters.armMemoryElsewhere
      longest = max(length, ArmSignal.approach(length, from: longest, elapsed: elapsed, constant: memory))
    }
  }

  /// The mean of both elbow angles, weighted by how well each arm is seen.
  var angle: Millidegrees { (left.angle * leftShare + right.angle * (65_536 - leftShare)) / 65_536 }

  /// Converts a share of 65536 to per mille, the unit of the parameters.
  static func perMille(_ share: Int64) -> PerMille { share * 1_000 / 65_536 }

  /// Starts over: the frames that follow have nothing to do with those before.
  mutating func reset() { lastTime = nil }

  /// Goes on in a picture that was turned.
  mutating func follow(_ turn: PictureTurn) {
    left.follow(turn)
    right.follow(turn)
  }

  mutating func update(_ body: Body, isPlank: Bool, time: Int64, parameters: PushUpParameters) {
    let elapsed = lastTime.map { time - $0 }
    let (weight, other) = (Self.weight(body.armVisibility(.left)), Self.weight(body.armVisibility(.right)))
    leftShare = Self.approach(
      weight * 65_536 / (weight + other), from: leftShare, elapsed: elapsed, constant: parameters.armChoice)
    left.follow(body, .left, isPlank: isPlank, elapsed: elapsed, parameters: parameters)
    right.follow(body, .right, isPlank: isPlank, elapsed: elapsed, parameters: parameters)
    lastTime = time
  }

  private static func weight(_ visibility: Int) -> Int64 {
    let seen = Int64(max(13, visibility))
    return seen * seen * seen
  }

  /// One step of a first-order low-pass filter; returns the target itself if there is no earlier value.
  private static func approach(_ target: Int64, from value: Int64, elapsed: Int64?, constant: Int64) -> Int64 {
    guard let elapsed else { return target }
    return value + (target - value) * elapsed / (constant + elapsed)
  }
}

/// The body at a notable moment of a rep: its start, bottom or end.
struct Mark: Sendable, Equatable {
  var time: Int64 = 0
  var angle: Millidegrees = 0
  var reach = Reach(left: 0, right: 0)
  var body = Body()
}

/// The distance of each hand from its shoulder.
struct Reach: Sendable, Equatable {
  var left: Length
  var right: Length

  /// The elbow angle that follows from an arm's reach and its reach when straight, if upper arm and forearm are equally
  /// long. Unlike the angle in the image, it does not depend on where the elbow points.
  static func elbowAngle(_ reach: Length, straight: Length) -> Millidegrees {
    let sine = min(65_536, reach * 65_536 / max(1, straight))
    return 2 * angle(between: Point(x: squareRoot(65_536 * 65_536 - sine * sine), y: sine), and: Point(x: 1, y: 0))
  }
}
