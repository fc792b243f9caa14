/// Counts the seconds for which a position is held: a plank or a wall sit.
///
/// A hold begins once the body has been in position, and still, for three seconds, which then count. On straight arms it
/// takes ten: people get ready for push-ups like that, and rest between them. A hold survives a short wobble or loss of
/// sight. What is held is added up.
package struct HoldCounter: Sendable, Equatable {
  package let exercise: Exercise
  package let schema: LandmarkSchema
  package let image: ImageSize
  /// Whole seconds held so far.
  package var seconds: Int { Int(held / 1_000_000) }

  private var held: Int64 = 0
  private var signal = ShapeSignal()
  private var coach = ExerciseCoach()
  /// The shape when the body came to rest.
  private var anchor = Shape()
  /// When it was first, and last, in position and still.
  private(set) var since: Int64?
  private var lastHeld: Int64 = 0
  private var isHolding = false
  /// How long the body was in position, and still, at most; `nil` until somebody was seen.
  private var longest: Int64?
  /// Whether the last frame that showed somebody showed the exercise's position.
  package private(set) var isInPosition = false

  /// The shortest hold, and the same on straight arms.
  private static let shortest: Int64 = 3_000_000
  private static let shortestOnHands: Int64 = 10_000_000
  /// The longest loss of a hold.
  private static let longestLoss: Int64 = 600_000
  private static let straightArms: Millidegrees = 140_000
  /// A shorter pose is no attempt to hold it.
  private static let leastPose: Int64 = 1_000_000

  /// Returns `nil` for an exercise that is repeated, not held, and for a schema without a body.
  package init?(_ exercise: Exercise, schema: LandmarkSchema, image: ImageSize) {
    guard exercise.isHeld, schema != .faceBox else { return nil }
    (self.exercise, self.schema, self.image) = (exercise, schema, image)
  }

  /// Takes the next frame. It must be later than the one before, and have the schema's number of landmarks, or none.
  package mutating func consume(_ frame: QuantizedFrame) -> [ExerciseEvent] {
    let time = frame.microseconds
    if frame.isPaused || since != nil && time - lastHeld > Self.longestLoss { release() }
    guard !frame.isPaused else { return [] }
    guard !frame.landmarks.isEmpty else { return coach.seeNobody(time: time).map { [.cue($0)] } ?? [] }
    let body = Body(frame, schema: schema, image: image)
    longest = longest ?? 0
    signal.update(Shape(body), time: time)
    let shape = signal.shape
    isInPosition = exercise == .plank ? shape.isPlankHold : shape.isWallSit
    var events: [ExerciseEvent] = []
    if isInPosition {
      if since != nil, !shape.isStill(beside: anchor) { release() }
      hold(shape, time: time, into: &events)
    }
    let cue = coach.see(body, needs: exercise.neededJoints, isInPosition: isInPosition, time: time)
    if let cue { events.append(.cue(cue)) }
    return events
  }

  /// Ends the set: if nothing was held, it says why.
  package func finish() -> [ExerciseEvent] {
    guard seconds == 0, let longest else { return [] }
    return [.cue(.otherMovement(longest < Self.leastPose ? .wrongPosition : .tooShort))]
  }

  private mutating func hold(_ shape: Shape, time: Int64, into events: inout [ExerciseEvent]) {
    defer { lastHeld = time }
    guard let since else {
      (self.since, anchor) = (time, shape)
      return
    }
    longest = max(longest ?? 0, time - since)
    let before = seconds
    if isHolding {
      held += time - lastHeld
    } else if time - since >= shortest {
      isHolding = true
      held += time - since
    }
    for second in before..<seconds { events.append(.second(second + 1)) }
  }

  /// How long the current hold must be.
  private var shortest: Int64 {
    exercise == .plank && anchor.elbow >= Self.straightArms ? Self.shortestOnHands : Self.shortest
  }

  private mutating func release() {
    (since, isHolding) = (nil, false)
    signal.reset()
  }
}

extension Shape {
  /// Whether the body is in a plank, on hands or forearms, seen from the side: level, in one line from shoulders to
  /// feet, the elbows below the shoulders.
  fileprivate var isPlankHold: Bool {
    abs(upright) <= 500 && hip >= 150_000 && knee >= 150_000 && elbowDrop >= 250 && breadth <= 700
  }

  /// Whether the body sits without a chair, the back against a wall: the trunk upright, the thighs level, the shanks
  /// upright.
  fileprivate var isWallSit: Bool {
    upright >= 850 && hipHeight <= 500 && shin >= 750 && legDifference <= 400 && (70_000...130_000).contains(hip)
      && (65_000...130_000).contains(knee)
  }

  /// Whether no joint has turned far since the body came to rest: a push-up, in which a plank's arms bend, is none.
  fileprivate func isStill(beside other: Shape) -> Bool {
    abs(elbow - other.elbow) <= 35_000 && abs(hip - other.hip) <= 30_000 && abs(knee - other.knee) <= 30_000
      && abs(hipHeight - other.hipHeight) <= 350
  }
}
