import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto

/// What a recording's push-ups show of a body, and what that says against the set: one line of JSON.
struct BodyLine: Encodable {
  private let reps: Int
  /// The push-ups that were seen well enough, and how many pairs of them followed each other.
  private let judged: Int
  private let pairs: Int
  /// Averages and the greatest change, in thousandths.
  private let forearm: PerMille
  private let arm: PerMille
  private let stretch: PerMille
  private let handTravel: PerMille
  private let change: PerMille
  private let flags: [String]

  static func json(of frames: FrameFile, _ header: StreamHeader) throws -> String {
    var stream = CountedStream(header)
    for frame in frames {
      stream.isPaused = frame.isPaused
      _ = try stream.take(frame.message(number: stream.nextFrame))
    }
    _ = stream.finish()
    let physics = stream.body?.physics ?? BodyPhysics()
    let line = BodyLine(
      reps: stream.tally.reps.count, judged: physics.pushUps, pairs: physics.pairs, forearm: physics.forearm,
      arm: physics.arm, stretch: physics.stretch, handTravel: physics.handTravel, change: physics.change,
      flags: (stream.body?.flags ?? []).map { "\($0)" })
    return String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
  }
}

extension FrameFile.Frame {
  /// The frame as the contract has it.
  func message(number: UInt64) -> PoseV1.Frame {
    let up = up.isEmpty ? nil : PoseV1.Direction(x: up[0], y: up[1], z: up[2])
    return PoseV1.Frame(number: number, timeUs: microseconds, landmarks: values, up: up)
  }
}
