/// How camera and body stand to each other: what can be put right before the first push-up.
package struct Placement: Sendable, Equatable {
  /// From where the camera sees the athlete. Raw values are those of the contract.
  package enum View: Int, Sendable, Equatable {
    /// Not in a push-up position yet.
    case unknown = 0
    case front = 1
    case threeQuarter = 2
    case side = 3
  }

  /// How much of the image the body takes. Raw values are those of the contract.
  package enum Distance: Int, Sendable, Equatable {
    case tooNear = 1
    case good = 2
    case tooFar = 3
  }

  package var view: View
  package var distance: Distance
  /// What the camera does not see.
  package var outside: [Joint]
  /// How far the floor is off the image's horizontal, clockwise, -90…90; in steps, and 0 where it cannot be told.
  package var tiltDegrees: Int

  /// Nothing needs to be put right.
  package var isGood: Bool { outside.isEmpty && distance == .good && abs(tiltDegrees) < 2 * Self.tiltStep }

  /// A body takes at least this much of the image's width or height, in thousandths: below, landmarks are coarse.
  private static let smallest = 300
  /// One that takes more has no room to move.
  private static let largest = 950
  /// One that is not whole and takes more is near; else it is beside the image.
  private static let nearIfCut = 600
  private static let tiltStep = 10

  /// `frame` must show somebody, in a schema that has the joints of a body.
  init(_ frame: QuantizedFrame, schema: LandmarkSchema, image: ImageSize, parameters: PushUpParameters) {
    let body = Body(frame, schema: schema, image: image)
    outside = Joint.allCases.filter { !body.isInsideImage($0) }
    distance = Self.distance(frame, schema: schema, isWhole: outside.isEmpty)
    guard isPlank(body, parameters: parameters) else {
      (view, tiltDegrees) = (.unknown, 0)
      return
    }
    if isForeshortened(body, parameters: parameters) {
      (view, tiltDegrees) = (.front, Self.tilt(body[.leftShoulder] - body[.rightShoulder]))
    } else if body.trunkLength * 1_000 >= body.shoulderWidth * parameters.sideView {
      (view, tiltDegrees) = (.side, Self.tilt(body.ankles - body.wrists))
    } else {
      // Lines that recede say nothing about the horizon.
      (view, tiltDegrees) = (.threeQuarter, 0)
    }
  }

  private static func distance(_ frame: QuantizedFrame, schema: LandmarkSchema, isWhole: Bool) -> Distance {
    let joints = schema.indices.map { frame.landmarks[$0] }
    let (xs, ys) = (joints.map(\.x), joints.map(\.y))
    let widest = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    let size = Int(widest) * 1_000 / QuantizedLandmark.unit
    if size > (isWhole ? largest : nearIfCut) { return .tooNear }
    return size < smallest ? .tooFar : .good
  }

  /// Of a line that is level in the world.
  private static func tilt(_ line: Point) -> Int {
    let size = angle(between: Point(x: abs(line.x), y: abs(line.y)), and: Point(x: 1, y: 0))
    let steps = (size + 500 * tiltStep) / (1_000 * tiltStep)
    return steps * tiltStep * (line.x * line.y).signum()
  }
}
