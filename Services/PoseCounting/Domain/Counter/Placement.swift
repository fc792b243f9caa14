/// How camera and body are placed: what the athlete can correct before the first push-up.
package struct Placement: Sendable, Equatable {
  /// The direction from which the camera sees the athlete. The raw values are the contract's.
  package enum View: Int, Sendable, Equatable {
    /// The athlete is not in a push-up position yet.
    case unknown = 0
    case front = 1
    case threeQuarter = 2
    case side = 3
  }

  /// How much of the image the body fills. The raw values are the contract's.
  package enum Distance: Int, Sendable, Equatable {
    case tooNear = 1
    case good = 2
    case tooFar = 3
  }

  package var view: View
  package var distance: Distance
  /// The joints outside of the image.
  package var outside: [Joint]
  /// The floor's tilt against the image's horizontal, clockwise, -90…90 degrees; in steps, and 0 if unknown.
  package var tiltDegrees: Int

  /// Whether the athlete need not correct anything.
  package var isGood: Bool { outside.isEmpty && distance == .good && abs(tiltDegrees) < 2 * Self.tiltStep }

  /// A body should fill at least this much of the image's width or height, in thousandths: below it, landmarks are
  /// coarse.
  private static let smallest: PerMille = 300
  /// A body that fills more has no room to move.
  private static let largest: PerMille = 950
  /// A body that is cut off and fills more than this is too near; otherwise it is off to the side.
  private static let nearIfCut: PerMille = 600
  private static let tiltStep = 10

  /// Reads a frame. It must show somebody, in a schema that has a body's joints.
  fileprivate init(_ frame: QuantizedFrame, schema: LandmarkSchema, image: ImageSize, parameters: PushUpParameters) {
    let body = Body(frame, schema: schema, image: image)
    outside = Joint.allCases.filter { !body.isInsideImage($0) }
    distance = Self.distance(frame, schema: schema, isWhole: outside.isEmpty)
    guard body.isPlank(parameters) else {
      (view, tiltDegrees) = (.unknown, 0)
      return
    }
    if body.isForeshortened(parameters) {
      (view, tiltDegrees) = (.front, Self.tilt(body[.leftShoulder] - body[.rightShoulder]))
    } else if body.trunkLength * 1_000 >= body.shoulderWidth * parameters.sideView {
      (view, tiltDegrees) = (.side, Self.tilt(body.ankles - body.wrists))
    } else {
      // Lines that recede from the camera say nothing about the horizon.
      (view, tiltDegrees) = (.threeQuarter, 0)
    }
  }

  private static func distance(_ frame: QuantizedFrame, schema: LandmarkSchema, isWhole: Bool) -> Distance {
    let joints = schema.indices.map { frame.landmarks[$0] }
    let (xs, ys) = (joints.map { $0.x }, joints.map { $0.y })
    let widest = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    let size = Int64(widest) * 1_000 / QuantizedLandmark.unit
    if size > (isWhole ? largest : nearIfCut) { return .tooNear }
    return size < smallest ? .tooFar : .good
  }

  /// The tilt of a line that is level in the world.
  private static func tilt(_ line: Point) -> Int {
    let size = angle(between: Point(x: abs(line.x), y: abs(line.y)), and: Point(x: 1, y: 0))
    let step = Millidegrees(1_000 * tiltStep)
    let steps = Int((size + step / 2) / step)
    return steps * tiltStep * Int((line.x * line.y).signum())
  }
}

/// Reports the camera's placement until the first push-up, and each change once it has lasted.
package struct PlacementGuide: Sendable, Equatable {
  /// The time between two looks, in microseconds. Two looks in a row must agree.
  private static let interval: Int64 = 500_000

  private var nextLook: Int64 = 0
  private var seen: Placement?
  private var said: Placement?

  package init() {}

  /// - Parameter reps: the push-ups counted so far.
  package mutating func step(
    _ frame: QuantizedFrame, reps: Int, schema: LandmarkSchema, image: ImageSize, parameters: PushUpParameters
  ) -> Placement? {
    guard reps == 0, frame.microseconds >= nextLook, !frame.landmarks.isEmpty, schema != .faceBox else { return nil }
    nextLook = frame.microseconds + Self.interval
    let now = Placement(frame, schema: schema, image: image, parameters: parameters)
    defer { seen = now }
    guard now == seen, now != said else { return nil }
    said = now
    return now
  }
}
