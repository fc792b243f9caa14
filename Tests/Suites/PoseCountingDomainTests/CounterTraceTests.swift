import PoseCountingDomain
import Testing
import TitanMotion

@Suite("What a counter says of itself")
struct CounterTraceTests {
  private static func traced(
    _ frames: [QuantizedFrame], schema: LandmarkSchema = .mediapipe33
  ) throws -> (trace: CounterTrace, events: [CounterEvent]) {
    let image = try #require(ImageSize(width: 640, height: 360))
    var counter = PushUpCounter(schema: schema, image: image, traces: true)
    var events = frames.flatMap { counter.consume($0) }
    events += counter.finish()
    return (try #require(counter.trace), events)
  }

  @Test("Traced or not, the same is counted; every rep and every partial is a dip of the trace")
  func sameCount() throws {
    let recording = try PoseRecording.renderedAthlete()
    let frames = try recording.quantized()
    var plain = try recording.counter()
    let (trace, events) = try Self.traced(frames)
    #expect(frames.flatMap { plain.consume($0) } == events)
    #expect(plain.trace == nil)
    #expect(trace.samples.map(\.time) == frames.map(\.microseconds))
    let reps = trace.dips.compactMap { if case .rep(let rep) = $0.outcome { rep } else { nil } }
    #expect(reps == events.reps && reps.count == 12)
    for dip in trace.dips {
      if case .rep(let rep) = dip.outcome { #expect(dip.end == rep.end && dip.bottom > rep.start) }
    }
    let partials = trace.dips.filter { $0.outcome == .partial }
    #expect(partials.count == 1)
    #expect(partials.first?.objections.contains(.tooShallow) == true)
    #expect(trace.samples.count { $0.isPlank } > frames.count / 2)
  }

  @Test("Half push-ups are too shallow, quick ones too short, and what a pause cuts is interrupted")
  func reasons() throws {
    var half = KinematicAthlete(reps: 0)
    half.partials = 4
    let shallow = try Self.traced(try half.recording().quantized()).trace.dips
    #expect(shallow.count { $0.objections.contains(.tooShallow) } >= 4)
    #expect(shallow.allSatisfy { $0.outcome != .rejected || !$0.objections.isEmpty })

    var quick = KinematicAthlete(reps: 6)
    quick.tempo = 0.25
    quick.framesPerSecond = 60
    let dips = try Self.traced(try quick.recording().quantized()).trace.dips
    #expect(dips.contains { $0.objections.contains(.tooShort) })

    let frames = try KinematicAthlete(reps: 3).recording().quantized()
    let second = try #require(try Self.traced(frames).trace.dips.dropFirst().first)
    let cut = frames.map { frame in
      var frame = frame
      frame.isPaused = frame.microseconds > second.bottom
      return frame
    }
    let interrupted = try Self.traced(cut).trace
    #expect(interrupted.dips.last?.outcome == .rejected && interrupted.dips.last?.objections == [.interrupted])
    #expect(interrupted.samples.last?.angle == nil)

    let ended = try Self.traced(frames.filter { $0.microseconds <= second.bottom }).trace
    #expect(ended.dips.last?.objections == [.unfinished])
  }

  @Test("A face that stays far away is too far")
  func face() throws {
    // From a twentieth of the image's width to a tenth and back.
    let frames = (0..<180).map { number -> QuantizedFrame in
      let turn = number % 60
      let half = Int32(400 + 400 * min(turn, 60 - turn) / 30)
      let corners = [8_192 - half, 8_192 + half].map { QuantizedLandmark(x: $0, y: $0, z: 0, visibility: 255) }
      return QuantizedFrame(microseconds: Int64(number) * 33_333, landmarks: corners)
    }
    let dips = try Self.traced(frames, schema: .faceBox).trace.dips
    #expect(dips.contains { $0.outcome == .rejected && $0.objections == [.tooFar] })
  }

  @Test("A partial at the very end is said when the stream is over, and once")
  func partialAtTheEnd() throws {
    let recording = try PoseRecording.renderedAthlete()
    let frames = try recording.quantized()
    var whole = try recording.counter()
    var said: Int64?
    for frame in frames {
      if !whole.consume(frame).partials.isEmpty { said = frame.microseconds }
    }
    let time = try #require(said)
    let partial = try #require(try Self.traced(frames).trace.dips.first { $0.outcome == .partial })
    // Wherever the stream ends after the dip was over, it has the partial.
    for end in frames.map(\.microseconds).filter({ $0 <= time }).suffix(12) {
      var counter = try recording.counter()
      var events = frames.filter { $0.microseconds <= end }.flatMap { counter.consume($0) }
      events += counter.finish()
      events += counter.finish()
      let isOver = try Self.traced(frames.filter { $0.microseconds <= end }).trace.dips
        .contains { $0.outcome == .partial && $0.start == partial.start }
      #expect(events.partials.count == (isOver ? 1 : 0), "\(end)")
    }
  }
}
