import PoseCountingDomain
import PoseCountingService
import PoseProto
import TitanMotion

/// The cost of a frame in microseconds: the minimum of several runs, so that interference on the machine doesn't count.
struct FrameCost {
  private static let turns = 20

  /// The counter alone.
  let counter: Double
  /// With what push-ups show of bodies.
  let bodies: Double
  /// With the angles over time that evidence needs, and the tally.
  let evidence: Double
  /// All the work of a stream: checking, quantising, encoding, hashing twice, counting, tallying.
  let stream: Double

  init(_ recordings: [PoseRecording]) throws {
    let inputs = try recordings.map { recording in
      var quantizer = LandmarkQuantizer(schema: .mediapipe33)
      let header = try recording.header
      let messages = recording.messages
      let frames = try messages.map { message in
        try quantizer.quantize(number: message.number, microseconds: message.timeUs, values: message.landmarks)
      }
      return (header: header, messages: messages, frames: frames)
    }
    let count = inputs.reduce(0) { $0 + $1.frames.count }
    // Summing and printing the counts keeps the compiler from removing any of the work.
    var reps = 0

    func least(_ body: () throws -> Void) rethrows -> Double {
      var least = Duration.seconds(3_600)
      for _ in 0..<Self.turns { least = min(least, try ContinuousClock().measure(body)) }
      return least / .microseconds(count)
    }
    counter = least {
      for input in inputs {
        var counter = PushUpCounter(schema: .mediapipe33, image: input.header.image)
        for frame in input.frames { _ = counter.consume(frame) }
        reps += counter.reps
      }
    }
    bodies = least {
      for input in inputs {
        var counter = PushUpCounter(schema: .mediapipe33, image: input.header.image)
        var body = BodyRecorder(schema: .mediapipe33, image: input.header.image)
        for frame in input.frames {
          let events = counter.consume(frame)
          body?.add(frame, reps: events.compactMap { if case .repCounted(let rep) = $0 { rep } else { nil } })
        }
        reps += counter.reps + (body?.physics.pushUps ?? 0)
      }
    }
    evidence = least {
      for input in inputs {
        var counter = PushUpCounter(schema: .mediapipe33, image: input.header.image)
        var recorder = MotionRecorder()
        var tally = StreamTally()
        for frame in input.frames {
          let events = counter.consume(frame)
          tally.add(frame, events: events)
          let counted = events.compactMap { if case .repCounted(let rep) = $0 { rep } else { nil } }
          recorder.add(time: frame.microseconds, angle: counter.angle, reps: counted)
        }
        reps += tally.reps.count + recorder.shapes.count
      }
    }
    stream = try least {
      for input in inputs {
        var stream = CountedStream(input.header)
        for (number, message) in input.messages.enumerated() {
          _ = try stream.take(message)
          if number % 9 == 8 { _ = stream.takeUnstored() }
        }
        reps += stream.tally.reps.count
      }
    }
    precondition(reps > 0, "the recordings must contain push-ups")
  }
}
