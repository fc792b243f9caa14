import PoseCountingDomain
import PoseCountingService
import TitanCore
import TitanMotion

/// How often a copy of a set is recognised, and how often a set is mistaken for a copy of another.
struct Copies {
  private static let changes: [(name: String, apply: @Sendable (PoseRecording) -> PoseRecording)] = [
    ("a quarter slower", { $0.retimed(percent: 125) }),
    ("a fifth faster", { $0.retimed(percent: 80) }),
    ("mirrored", { $0.mirrored }),
    ("every other frame", { $0.thinned }),
    ("noise of 0.1 %", { $0.noisy(0.001, seed: 1) }),
    ("noise of 0.2 %", { $0.noisy(0.002, seed: 2) }),
    ("noise of 0.5 %", { $0.noisy(0.005, seed: 3) }),
    ("noise of 1 %", { $0.noisy(0.01, seed: 4) }),
    ("noise of 2 %", { $0.noisy(0.02, seed: 5) }),
  ]
  private static let noises: [Float] = [0, 0.001, 0.002, 0.005, 0.01, 0.02]

  /// The numbers of push-ups in simulated sets.
  private static let simulatedReps = [5, 10]

  let lines: [String]

  /// - Parameter seeds: the number of simulated athletes, whose sets are compared too.
  init(_ recordings: [PoseRecording], seeds: Int) throws {
    let sets = try recordings.map { (recording: $0, seen: try Self.motion($0)) }.filter {
      $0.seen.motion.shapes.count >= 3
    }
    var lines = ["\(sets.count) sets of at least three push-ups"]
    for change in Self.changes {
      let found = try sets.count { set in
        try Self.motion(change.apply(set.recording)).motion.isSame(as: set.seen.motion)
      }
      lines.append("copies recognised, \(change.name): \(found)")
    }
    let long = sets.filter { $0.seen.reps.count >= 5 }
    for noise in Self.noises {
      let found = try long.count { set in
        try Self.motion(set.recording.loop(of: set.seen.reps[2], times: 12, noise: noise)).motion.isLooped
      }
      lines.append("loops of the third push-up recognised, noise of \(noise * 100) %: \(found) of \(long.count)")
    }
    lines.append("sets mistaken for a loop: \(sets.count { $0.seen.motion.isLooped })")
    let real = sets.map(\.seen.motion)
    lines.append("pairs of different sets mistaken for copies: \(Self.alarms(real))")
    for reps in Self.simulatedReps {
      let simulated = try (0..<seeds).map { try Self.simulated(reps, seed: UInt64($0 + 1)) }
      lines.append("pairs of simulated sets of \(reps) mistaken for copies: \(Self.alarms(simulated))")
      let mixed = real.reduce(0) { sum, motion in sum + simulated.count { $0.isSame(as: motion) } }
      lines.append(
        "pairs of a set and a simulated one of \(reps) taken for copies: \(mixed) of \(real.count * simulated.count)")
    }
    self.lines = lines
  }

  /// The result for all pairs of motions.
  private static func alarms(_ motions: [Motion]) -> String {
    let alarms = motions.indices.reduce(0) { sum, left in
      sum + motions[(left + 1)...].count { $0.isSame(as: motions[left]) }
    }
    return "\(alarms) of \(motions.count * (motions.count - 1) / 2)"
  }

  /// A set as `push-ups --simulate` makes it.
  private static func simulated(_ reps: Int, seed: UInt64) throws -> Motion {
    var athlete = KinematicAthlete(reps: reps)
    (athlete.bottomAngle, athlete.seed) = (78, seed)
    return try motion(athlete.recording()).motion
  }

  private static func motion(_ recording: PoseRecording) throws -> (motion: Motion, reps: [Rep]) {
    var stream = CountedStream(try recording.header)
    for frame in recording.messages { _ = try stream.take(frame) }
    return (stream.motion, stream.tally.reps)
  }
}

extension PoseRecording {
  fileprivate func retimed(percent: Int64) -> PoseRecording {
    var copy = self
    for index in copy.frames.indices { copy.frames[index].microseconds = frames[index].microseconds * percent / 100 }
    return copy
  }

  fileprivate var mirrored: PoseRecording {
    var copy = self
    for index in copy.frames.indices {
      for point in copy.frames[index].landmarks.indices {
        copy.frames[index].landmarks[point].x = 1 - copy.frames[index].landmarks[point].x
      }
    }
    return copy
  }

  fileprivate var thinned: PoseRecording {
    var copy = self
    copy.frames = frames.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return copy
  }

  /// Adds normally distributed noise to each frame, scaled by a share of the longer side of the box around the body.
  fileprivate func noisy(_ share: Float, seed: UInt64) -> PoseRecording {
    var (copy, generator) = (self, SplitMix64(seed: seed))
    // The sum of twelve uniform numbers is close enough to a normal distribution.
    func noise() -> Float { (0..<12).reduce(-6) { sum, _ in sum + Float.random(in: 0..<1, using: &generator) } }
    for index in copy.frames.indices {
      let (xs, ys) = (copy.frames[index].landmarks.map(\.x), copy.frames[index].landmarks.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { continue }
      let (width, height) = (Float(imageWidth), Float(imageHeight))
      let size = share * max((right - left) * width, (bottom - top) * height)
      for point in copy.frames[index].landmarks.indices {
        copy.frames[index].landmarks[point].x += noise() * size / width
        copy.frames[index].landmarks[point].y += noise() * size / height
      }
    }
    return copy
  }

  /// Repeats one push-up, each time with its own noise.
  fileprivate func loop(of rep: Rep, times: Int, noise: Float) -> PoseRecording {
    var loop = self
    let piece = frames.filter { $0.microseconds >= rep.start && $0.microseconds < rep.end }
    loop.frames = (0..<Int64(times)).flatMap { turn in
      piece.map { frame in
        var frame = frame
        frame.microseconds += turn * (rep.end - rep.start) - rep.start
        return frame
      }
    }
    return loop.noisy(noise, seed: 6)
  }
}
