import PoseCountingDomain

/// A body of sticks that moves from pose to pose, as a camera sees it: COCO's 17 points in a square image.
struct StickFigure {
  /// Where one side's joints are: x to the right and y up from the floor, in body heights.
  struct Half {
    var shoulder: (x: Double, y: Double)
    var elbow: (x: Double, y: Double)
    var wrist: (x: Double, y: Double)
    var hip: (x: Double, y: Double)
    var knee: (x: Double, y: Double)
    var ankle: (x: Double, y: Double)

    fileprivate var points: [(x: Double, y: Double)] { [shoulder, elbow, wrist, hip, knee, ankle] }
    fileprivate var mirrored: Half {
      func flipped(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) { (-point.x, point.y) }
      return Half(
        shoulder: flipped(shoulder), elbow: flipped(elbow), wrist: flipped(wrist), hip: flipped(hip),
        knee: flipped(knee), ankle: flipped(ankle))
    }
  }

  struct Pose {
    var left: Half
    var right: Half

    /// From the side: both halves lie behind each other.
    static func side(_ half: Half) -> Pose { Pose(left: half, right: half) }
    /// From in front: the other half is the mirror image.
    static func front(_ half: Half) -> Pose { Pose(left: half, right: half.mirrored) }

    /// The pose that is this share of the way from here to there.
    func towards(_ other: Pose, _ share: Double) -> Pose {
      func between(_ first: Half, _ second: Half) -> Half {
        let mixed = zip(first.points, second.points).map { from, to in
          (x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        return Half(
          shoulder: mixed[0], elbow: mixed[1], wrist: mixed[2], hip: mixed[3], knee: mixed[4], ankle: mixed[5])
      }
      return Pose(left: between(left, other.left), right: between(right, other.right))
    }
  }

  /// How tall the body is in the image, as a share of it.
  var scale = 0.5
  var framesPerSecond = 30
  private(set) var poses: [Pose] = []

  init(scale: Double = 0.5, framesPerSecond: Int = 30) {
    (self.scale, self.framesPerSecond) = (scale, framesPerSecond)
  }

  /// Holds a pose.
  mutating func stay(_ pose: Pose, seconds: Double) {
    for _ in 0..<Int(seconds * Double(framesPerSecond)) { poses.append(pose) }
  }

  /// Moves along the poses, each way as long as the others and smoothly.
  mutating func move(_ path: [Pose], secondsEach: Double) {
    let frames = max(1, Int(secondsEach * Double(framesPerSecond)))
    for (from, to) in zip(path, path.dropFirst()) {
      for frame in 1...frames {
        let share = Double(frame) / Double(frames)
        poses.append(from.towards(to, share * share * (3 - 2 * share)))
      }
    }
  }

  var frames: [QuantizedFrame] { frames(startingAt: 0) }

  func frames(startingAt start: Int64) -> [QuantizedFrame] {
    poses.enumerated().map { number, pose in
      var landmarks = [QuantizedLandmark](
        repeating: QuantizedLandmark(x: 8_192, y: 8_192, z: 0, visibility: 255), count: 17)
      for (joint, (left, right)) in zip(pose.left.points, pose.right.points).enumerated() {
        landmarks[5 + 2 * joint] = landmark(left)
        landmarks[6 + 2 * joint] = landmark(right)
      }
      return QuantizedFrame(
        microseconds: start + Int64(number) * 1_000_000 / Int64(framesPerSecond), landmarks: landmarks)
    }
  }

  private func landmark(_ point: (x: Double, y: Double)) -> QuantizedLandmark {
    let unit = Double(QuantizedLandmark.unit)
    return QuantizedLandmark(
      x: Int32((0.5 + point.x * scale) * unit), y: Int32((0.95 - point.y * scale) * unit), z: 0, visibility: 255)
  }
}

extension StickFigure.Pose {
  // From the side.
  static let standing = side(
    .init(
      shoulder: (0, 0.84), elbow: (0.02, 0.66), wrist: (0.05, 0.5), hip: (0, 0.52), knee: (0.02, 0.26), ankle: (0, 0)))
  static let squatting = side(
    .init(
      shoulder: (0.03, 0.55), elbow: (0.19, 0.5), wrist: (0.35, 0.5), hip: (-0.13, 0.27), knee: (0.12, 0.23),
      ankle: (0, 0)))
  static let lunging = Self(
    left: .init(
      shoulder: (0.04, 0.6), elbow: (0.04, 0.42), wrist: (0.05, 0.27), hip: (0.04, 0.28), knee: (0.3, 0.26),
      ankle: (0.3, 0)),
    right: .init(
      shoulder: (0.04, 0.6), elbow: (0.04, 0.42), wrist: (0.05, 0.27), hip: (0.04, 0.28), knee: (0.02, 0.02),
      ankle: (-0.24, 0.03)))
  static let kneeRaised = Self(
    left: standing.left,
    right: .init(
      shoulder: (0, 0.84), elbow: (0.02, 0.66), wrist: (0.05, 0.5), hip: (0, 0.52), knee: (0.26, 0.52),
      ankle: (0.26, 0.26)))
  static let lying = side(
    .init(
      shoulder: (-0.22, 0.03), elbow: (-0.15, 0.12), wrist: (-0.05, 0.1), hip: (0.1, 0.02), knee: (0.28, 0.2),
      ankle: (0.45, 0)))
  static let sitting = side(
    .init(
      shoulder: (0.13, 0.34), elbow: (0.2, 0.25), wrist: (0.27, 0.3), hip: (0.1, 0.02), knee: (0.28, 0.2),
      ankle: (0.45, 0)))
  static let crouching = side(
    .init(
      shoulder: (0.14, 0.35), elbow: (0.18, 0.18), wrist: (0.2, 0.02), hip: (-0.13, 0.25), knee: (0.12, 0.23),
      ankle: (0, 0)))
  static let plank = side(
    .init(
      shoulder: (0.2, 0.35), elbow: (0.2, 0.18), wrist: (0.2, 0.02), hip: (-0.1, 0.25), knee: (-0.34, 0.15),
      ankle: (-0.58, 0.05)))
  static let forearmPlank = side(
    .init(
      shoulder: (0.2, 0.2), elbow: (0.2, 0.02), wrist: (0.37, 0.02), hip: (-0.1, 0.15), knee: (-0.34, 0.1),
      ankle: (-0.58, 0.05)))
  static let pushUpBottom = side(
    .init(
      shoulder: (0.22, 0.1), elbow: (0.07, 0.15), wrist: (0.2, 0.02), hip: (-0.1, 0.09), knee: (-0.35, 0.07),
      ankle: (-0.58, 0.05)))
  static let wallSit = side(
    .init(
      shoulder: (-0.26, 0.6), elbow: (-0.2, 0.44), wrist: (-0.1, 0.35), hip: (-0.26, 0.28), knee: (0, 0.26),
      ankle: (0, 0)))

  // From in front.
  static let armsDown = front(
    .init(
      shoulder: (0.17, 0.84), elbow: (0.22, 0.66), wrist: (0.2, 0.5), hip: (0.08, 0.52), knee: (0.06, 0.26),
      ankle: (0.05, 0)))
  static let jumpedApart = front(
    .init(
      shoulder: (0.17, 0.79), elbow: (0.27, 0.95), wrist: (0.12, 1.08), hip: (0.08, 0.47), knee: (0.19, 0.24),
      ankle: (0.3, 0)))
  static let armsUp = front(
    .init(
      shoulder: (0.17, 0.84), elbow: (0.27, 1), wrist: (0.12, 1.13), hip: (0.08, 0.52), knee: (0.06, 0.26),
      ankle: (0.05, 0)))
  static let hanging = front(
    .init(
      shoulder: (0.17, 1.2), elbow: (0.2, 1.36), wrist: (0.22, 1.53), hip: (0.08, 0.88), knee: (0.08, 0.62),
      ankle: (0.08, 0.36)))
  static let chinUp = front(
    .init(
      shoulder: (0.17, 1.47), elbow: (0.27, 1.36), wrist: (0.22, 1.52), hip: (0.08, 1.15), knee: (0.08, 0.89),
      ankle: (0.08, 0.63)))
}

extension Exercise {
  /// The way of one rep, from the starting position back to it.
  var path: [StickFigure.Pose] {
    switch self {
    case .squat: [.standing, .squatting, .standing]
    case .lunge: [.standing, .lunging, .standing]
    case .sitUp: [.lying, .sitting, .lying]
    case .jumpingJack: [.armsDown, .jumpedApart, .armsDown]
    case .pullUp: [.hanging, .chinUp, .hanging]
    case .burpee: [.standing, .crouching, .plank, .crouching, .standing]
    case .plank: [.plank]
    case .wallSit: [.wallSit]
    }
  }

  static let repeated = allCases.filter { !$0.isHeld }
  static let held = allCases.filter(\.isHeld)

  /// A set that goes this share of each rep's way.
  func set(reps: Int, share: Double = 1, scale: Double = 0.5, framesPerSecond: Int = 30) -> [QuantizedFrame] {
    var figure = StickFigure(scale: scale, framesPerSecond: framesPerSecond)
    let path = path.map { self.path[0].towards($0, share) }
    figure.stay(path[0], seconds: 1)
    for _ in 0..<reps {
      figure.move(path, secondsEach: self == .jumpingJack ? 0.5 : 0.8)
      figure.stay(path[0], seconds: 0.3)
    }
    figure.stay(path[0], seconds: 1)
    return figure.frames
  }

  func counter() throws -> ExerciseCounter {
    struct NoCounter: Error {}
    guard let image = ImageSize(width: 1_000, height: 1_000),
      let counter = ExerciseCounter(self, schema: .coco17, image: image)
    else { throw NoCounter() }
    return counter
  }

  func events(_ frames: [QuantizedFrame]) throws -> [ExerciseEvent] {
    var counter = try counter()
    return frames.flatMap { counter.consume($0) }
  }
}

extension [ExerciseEvent] {
  var reps: [ExerciseRep] { compactMap { if case .rep(let rep) = $0 { rep } else { nil } } }
  var halves: [HalfRep] { compactMap { if case .half(let half) = $0 { half } else { nil } } }
  var cues: [ExerciseCue] { compactMap { if case .cue(let cue) = $0 { cue } else { nil } } }
  var seconds: [Int] { compactMap { if case .second(let second) = $0 { second } else { nil } } }
}
