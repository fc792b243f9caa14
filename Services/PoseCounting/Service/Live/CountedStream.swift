import Crypto
package import PoseCountingDomain
package import PoseProto

/// What to report about a frame of a stream.
package enum StreamEvent: Sendable, Equatable {
  case set(SetEvent)
  case liveness(LivenessEvent)
}

/// One stream's state: the set and what proves it, in step. It does no I/O; the caller must store the unstored frames it
/// holds.
package struct CountedStream: Sendable {
  package let header: StreamHeader
  /// Which way is up at the first frame, if that frame doesn't tell.
  private let firstUp: [Float]
  private var counted: CountedSet
  private var digest = SHA256()
  private var motionDigest = SHA256()
  private var recorder = MotionRecorder()
  /// Looks at the bodies of push-ups; `nil` for other exercises and for faces.
  package private(set) var body: BodyRecorder?
  /// `nil` for a stream whose athlete is not asked: an upload comes after its set.
  private var challenge: LivenessChallenge?
  private var unstored: [QuantizedFrame] = []
  /// The canonical bytes of the current frame.
  private var canonical: [UInt8] = []

  /// - Parameter header: its counter must be able to count from its schema, which every opening is checked for.
  package init(_ header: StreamHeader, up: [Float] = []) {
    self.header = header
    firstUp = up
    guard
      let counted = CountedSet(
        schema: header.schema, image: header.image, version: header.counter,
        preparationSeconds: header.preparationSeconds, target: header.target)
    else { preconditionFailure("\(header.counter.name) cannot count from \(header.schema)") }
    self.counted = counted
    if case .pushUp = header.counter { body = BodyRecorder(schema: header.schema, image: header.image) }
    guard let plan = header.liveness, header.origin == .live else { return }
    challenge = LivenessChallenge(plan, schema: header.schema, image: header.image)
  }

  /// Whether to keep the frames that come now without counting them.
  package var isPaused: Bool {
    get { counted.isPaused }
    set { counted.isPaused = newValue }
  }
  package var tally: StreamTally { counted.tally }
  /// The number that the next frame must have.
  package var nextFrame: UInt64 { counted.nextFrame }
  var unstoredFrames: Int { unstored.count }

  /// Takes a frame from the wire.
  ///
  /// - Throws: `LandmarkError`; then nothing has changed.
  package mutating func take(_ frame: PoseV1.Frame) throws(LandmarkError) -> [StreamEvent] {
    let quantized = try counted.quantize(
      number: frame.number, microseconds: frame.timeUs, values: frame.landmarks,
      up: frame.up?.components ?? (frame.number == 0 ? firstUp : []))
    unstored.append(quantized)
    digest(quantized)
    return count(quantized)
  }

  /// Returns the latest frames, which the caller must store, and no longer holds them.
  package mutating func takeUnstored() -> [QuantizedFrame] {
    defer { unstored = [] }
    return unstored
  }

  /// Takes frames that were stored before.
  package mutating func replay(_ frames: [QuantizedFrame]) {
    for frame in frames {
      digest(frame)
      counted.skip(frame)
      _ = count(frame)
    }
  }

  /// Ends the stream and returns what is left to report.
  package mutating func finish() -> [StreamEvent] {
    counted.finish().map(StreamEvent.set) + [challenge?.finish()].compactMap { $0.map(StreamEvent.liveness) }
  }

  /// SHA-256 of the canonical bytes of every frame so far.
  package var streamDigest: [UInt8] { Array(digest.finalize()) }

  /// What identifies the motion so far.
  package var motion: Motion { Motion(digest: Array(motionDigest.finalize()), shapes: recorder.shapes) }

  /// What became of the sign of life; `nil` if `Open` didn't ask for one.
  package var liveness: LivenessOutcome? {
    challenge?.outcome ?? header.liveness.map { LivenessOutcome(kind: $0.kind) }
  }
  /// The question for a sign of life that waits for an answer.
  package var question: LivenessQuestion? { challenge?.question }

  private mutating func digest(_ frame: QuantizedFrame) {
    canonical.removeAll(keepingCapacity: true)
    frame.encode(into: &canonical)
    canonical.withUnsafeBytes { bytes in
      digest.update(bufferPointer: bytes)
      guard !frame.isPaused, !frame.landmarks.isEmpty else { return }
      motionDigest.update(bufferPointer: UnsafeRawBufferPointer(rebasing: bytes[frame.encodedPrefixSize...]))
    }
  }

  private mutating func count(_ frame: QuantizedFrame) -> [StreamEvent] {
    let events = counted.count(frame)
    let reps = events.compactMap { if case .counter(.repCounted(let rep)) = $0 { rep } else { nil } }
    body?.add(frame, reps: reps)
    if !frame.isPaused, !frame.landmarks.isEmpty {
      recorder.add(time: frame.microseconds, angle: counted.angle, reps: reps)
    }
    let said = events.map(StreamEvent.set)
    let count = tally.reps.count
    guard let event = challenge?.step(frame, count: count, counted: reps) else { return said }
    return said + [.liveness(event)]
  }
}
