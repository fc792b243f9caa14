import Crypto
package import PoseCountingDomain
package import TitanProto

/// What is to be said of a frame.
package enum SetEvent: Sendable, Equatable {
  case placement(Placement)
  case counter(CounterEvent)
  case course(SetCourse.Event)
}

/// One stream's state: gate, counter, tally and digest in step. Pure; what it holds unstored is the caller's to store.
package struct CountedStream: Sendable {
  package let header: StreamHeader
  /// Frames that come now are kept and not counted.
  package var isPaused = false
  package private(set) var tally = StreamTally()
  private var quantizer: LandmarkQuantizer
  private var counter: PushUpCounter
  private var course: SetCourse
  private var guide = PlacementGuide()
  private var digest = SHA256()
  private var motionDigest = SHA256()
  private var recorder = MotionRecorder()
  private var unstored: [QuantizedFrame] = []
  /// The canonical bytes of the frame that is taken.
  private var canonical: [UInt8] = []

  package init(_ header: StreamHeader) {
    self.header = header
    quantizer = LandmarkQuantizer(schema: header.schema)
    counter = PushUpCounter(parameters: header.parameters, schema: header.schema, image: header.image)
    course = SetCourse(preparation: Int64(header.preparationSeconds) * 1_000_000, target: header.target)
  }

  /// The number the next frame must have.
  package var nextFrame: UInt64 { quantizer.nextNumber }
  package var unstoredFrames: Int { unstored.count }

  /// Takes a frame of the wire.
  ///
  /// - Throws: `LandmarkError`; then nothing has changed.
  package mutating func take(_ frame: PoseV1.Frame) throws(LandmarkError) -> [SetEvent] {
    // Getting ready is a pause: the stored frame says by itself that it was not counted.
    let quantized = try quantizer.quantize(
      number: frame.number, microseconds: frame.timeUs, values: frame.landmarks,
      isPaused: isPaused || course.isPreparing(at: frame.timeUs))
    unstored.append(quantized)
    digest(quantized)
    return count(quantized)
  }

  /// The last frames, which are to be stored, and are then no longer held.
  package mutating func takeUnstored() -> [QuantizedFrame] {
    defer { unstored = [] }
    return unstored
  }

  /// Takes frames that were stored before.
  package mutating func replay(_ frames: [QuantizedFrame]) {
    for frame in frames {
      digest(frame)
      quantizer.skip(frame)
      _ = count(frame)
    }
  }

  /// The stream is over: what is still to be said.
  package mutating func finish() -> [SetEvent] {
    let events = counter.finish()
    tally.add(events)
    return events.map(SetEvent.counter)
  }

  /// SHA-256 of the canonical bytes of every frame so far.
  package var streamDigest: [UInt8] { Array(digest.finalize()) }

  /// What the motion so far is known by.
  package var motion: Motion { Motion(digest: Array(motionDigest.finalize()), shapes: recorder.shapes) }

  private mutating func digest(_ frame: QuantizedFrame) {
    canonical.removeAll(keepingCapacity: true)
    frame.encode(into: &canonical)
    canonical.withUnsafeBytes { bytes in
      digest.update(bufferPointer: bytes)
      guard !frame.isPaused, !frame.landmarks.isEmpty else { return }
      motionDigest.update(bufferPointer: UnsafeRawBufferPointer(rebasing: bytes[frame.encodedPrefixSize...]))
    }
  }

  private mutating func count(_ frame: QuantizedFrame) -> [SetEvent] {
    let events = counter.consume(frame)
    tally.add(frame, events: events)
    if !frame.isPaused, !frame.landmarks.isEmpty {
      let reps = events.compactMap { if case .repCounted(let rep) = $0 { rep } else { nil } }
      recorder.add(time: frame.microseconds, angle: counter.angle, reps: reps)
    }
    var said: [SetEvent] = []
    let placement = guide.step(
      frame, reps: tally.reps.count, schema: header.schema, image: header.image, parameters: header.parameters)
    if let placement { said.append(.placement(placement)) }
    for event in events { said.append(.counter(event)) }
    for event in course.step(to: frame.microseconds, reps: tally.reps) { said.append(.course(event)) }
    return said
  }
}

/// Stored frames that cannot be read: a fault of the store, never of a client.
package struct CorruptStream: Error {}
