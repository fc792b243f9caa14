/// What to report about a frame.
package enum SetEvent: Sendable, Equatable {
  case placement(Placement)
  case counter(CounterEvent)
  case course(SetCourse.Event)
}

/// One set while it is counted: input check, counter, course, placement and tally in step. The service counts with it,
/// and so does the page, where it is compiled to WebAssembly: the same frames are the same events on both.
package struct CountedSet: Sendable {
  package let schema: LandmarkSchema
  package let image: ImageSize
  /// Whether to keep the frames that come now without counting them.
  package var isPaused = false
  package private(set) var tally = StreamTally()
  private var quantizer: LandmarkQuantizer
  private var counter: SetCounter
  private let isHeld: Bool
  private var course: SetCourse
  private var guide = PlacementGuide()
  private let placementParameters: PushUpParameters

  /// Returns `nil` for a schema from which this version cannot count.
  package init?(
    schema: LandmarkSchema, image: ImageSize, version: CounterVersion, preparationSeconds: Int, target: SetTarget
  ) {
    guard let counter = SetCounter(version, schema: schema, image: image) else { return nil }
    self.schema = schema
    self.image = image
    self.counter = counter
    isHeld = version.isHeld
    placementParameters = if case .pushUp(let parameters) = version { parameters } else { .standard }
    quantizer = LandmarkQuantizer(schema: schema)
    course = SetCourse(preparation: Int64(preparationSeconds) * 1_000_000, target: target)
  }

  /// The number that the next frame must have.
  package var nextFrame: UInt64 { quantizer.nextNumber }
  /// The angle that the counter follows, as of the last frame that showed somebody.
  package var angle: Millidegrees { counter.angle }

  /// Validates a frame and takes its number and time; `count` must follow. A frame that is refused changes nothing.
  ///
  /// - Parameters:
  ///   - values: x, y, z and visibility of each landmark in turn, or nothing if nobody was found.
  ///   - up: x, y and z of a unit vector against gravity, or nothing if the frame doesn't tell.
  package mutating func quantize(
    number: UInt64, microseconds: Int64, values: [Float], up: [Float] = []
  ) throws(LandmarkError) -> QuantizedFrame {
    // Preparation counts as a pause: then the stored frame itself shows that it was not counted.
    try quantizer.quantize(
      number: number, microseconds: microseconds, values: values, up: up,
      isPaused: isPaused || course.isPreparing(at: microseconds))
  }

  /// Takes the number and the time of a frame that was validated before it was stored; `count` must follow.
  package mutating func skip(_ frame: QuantizedFrame) { quantizer.skip(frame) }

  /// Counts the frame that was taken last.
  package mutating func count(_ frame: QuantizedFrame) -> [SetEvent] {
    let events = counter.consume(frame)
    tally.add(frame, events: events)
    var said: [SetEvent] = []
    let placement = guide.step(
      frame, reps: tally.count, schema: schema, image: image, parameters: placementParameters)
    if let placement { said.append(.placement(placement)) }
    for event in events { said.append(.counter(event)) }
    let held = isHeld ? tally.heldSeconds : nil
    for event in course.step(to: frame.microseconds, reps: tally.reps, held: held) { said.append(.course(event)) }
    return said
  }

  /// Ends the set and returns what is left to report.
  package mutating func finish() -> [SetEvent] {
    let events = counter.finish()
    tally.add(events)
    return events.map { .counter($0) }
  }
}

/// A stream's totals: everything a receipt says about the movement.
package struct StreamTally: Sendable, Equatable {
  package private(set) var frames = 0
  package private(set) var reps: [Rep] = []
  package private(set) var partialReps: [PartialRep] = []
  /// The whole seconds held; 0 for an exercise with reps.
  package private(set) var heldSeconds = 0
  /// Reps, or seconds held: no set has both.
  package var count: Int { reps.count + heldSeconds }
  /// Why nothing counts; `nil` if something does, or nobody said.
  package var problem: Refusal? { count == 0 ? lastProblem : nil }
  private var lastProblem: Refusal?
  /// The time of the last frame; 0 before the first.
  package private(set) var duration: Int64 = 0
  private var seen: Int64 = 0
  private var lastWasSeen = false

  package init() {}

  package mutating func add(_ frame: QuantizedFrame, events: [CounterEvent]) {
    let isSeen = !frame.landmarks.isEmpty
    if isSeen, lastWasSeen { seen += frame.microseconds - duration }
    lastWasSeen = isSeen
    duration = frame.microseconds
    frames += 1
    add(events)
  }

  /// Adds events that come without a frame.
  package mutating func add(_ events: [CounterEvent]) {
    for event in events {
      switch event {
      case .repCounted(let rep): reps.append(rep)
      case .partialRep(let partial): partialReps.append(partial)
      case .held(let seconds): heldSeconds = seconds
      case .otherMovement(let refusal): lastProblem = refusal
      // A movement says more than a position.
      case .feedback(.takePosition, _): lastProblem = lastProblem ?? .wrongPosition
      case .feedback, .progress: break
      }
    }
  }

  /// The percentage of time in which somebody was visible: the time between frames that both show somebody.
  package var coveragePercent: Int {
    guard duration > 0 else { return lastWasSeen ? 100 : 0 }
    return Int(seen * 100 / duration)
  }
}
