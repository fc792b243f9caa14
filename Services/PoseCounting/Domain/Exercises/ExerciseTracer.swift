/// A movement, or a hold, and its verdict. Times are in microseconds since the stream's first frame.
package struct JudgedMovement: Sendable, Equatable {
  package var start: Int64
  package var bottom: Int64
  package var end: Int64
  /// The number of the rep, or of the hold; 0 if it did not count.
  package var number = 0
  package var isHalf = false
  /// Everything that spoke against it. A movement with refusals is still a rep if its set vouches for it.
  package var refusals: [Refusal] = []
}

/// Explains a stored set of another exercise than push-ups: counts it again and keeps what the counter saw and judged.
package struct ExerciseTracer: Sendable {
  /// One frame.
  package struct Sample: Sendable, Equatable {
    package var time: Int64
    /// The measure that the counter follows, on the scale of an angle; `nil` if nobody was found, the frame was not
    /// counted, or the exercise is held.
    package var angle: Millidegrees?
    package var isInPosition: Bool
  }

  package private(set) var samples: [Sample] = []
  /// In the order in which they ended.
  package private(set) var movements: [JudgedMovement] = []
  private var counter: ExerciseCounter?
  private var hold: HoldCounter?
  private var current: JudgedMovement?
  private var holds = 0

  /// A hold that brings no second for this long has ended.
  private static let longestSecond: Int64 = 1_700_000

  /// Returns `nil` for a schema without a body.
  package init?(_ exercise: Exercise, schema: LandmarkSchema, image: ImageSize) {
    counter = ExerciseCounter(exercise, schema: schema, image: image, traces: true)
    hold = HoldCounter(exercise, schema: schema, image: image)
    guard counter != nil || hold != nil else { return nil }
  }

  package mutating func consume(_ frame: QuantizedFrame) {
    let isSeen = !frame.isPaused && !frame.landmarks.isEmpty
    let time = frame.microseconds
    if let events = hold?.consume(frame) {
      for event in events { if case .second = event { extend(to: time) } }
      samples.append(Sample(time: time, angle: nil, isInPosition: isSeen && hold?.isInPosition == true))
    } else {
      _ = counter?.consume(frame)
      samples.append(
        Sample(time: time, angle: isSeen ? counter?.angle : nil, isInPosition: isSeen && counter?.isInPosition == true))
    }
  }

  package mutating func finish() {
    if let current { movements.append(current) }
    if let judged = counter?.judged { movements = judged }
  }

  /// A hold's first seconds come together; each later one by itself.
  private mutating func extend(to time: Int64) {
    guard var hold = current, time - hold.end <= Self.longestSecond else {
      if let current { movements.append(current) }
      holds += 1
      current = JudgedMovement(start: self.hold?.since ?? time, bottom: time, end: time, number: holds)
      return
    }
    (hold.bottom, hold.end) = (time, time)
    current = hold
  }
}
