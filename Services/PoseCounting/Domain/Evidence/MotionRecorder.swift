/// Records the shape of each push-up as frames arrive. Its memory is bounded.
package struct MotionRecorder: Sendable, Equatable {
  /// Further push-ups don't help to tell two sets apart.
  package static let mostShapes = 64
  /// The number of frames it remembers: 17 seconds at the highest rate. Only the end of a longer push-up is compared.
  private static let mostSamples = 1_024

  private struct Sample: Sendable, Equatable {
    /// Milliseconds.
    var time: Int32
    /// Tenths of a degree.
    var angle: Int32
  }
  private var samples: [Sample] = []
  package private(set) var shapes: [RepShape] = []

  package init() {}

  /// - Parameter reps: the push-ups counted with this frame.
  package mutating func add(time: Int64, angle: Millidegrees, reps: [Rep]) {
    guard shapes.count < Self.mostShapes else { return }
    if samples.count == Self.mostSamples { samples.removeFirst(Self.mostSamples / 2) }
    samples.append(
      Sample(time: Int32(truncatingIfNeeded: time / 1_000), angle: Int32(truncatingIfNeeded: angle / 100)))
    for rep in reps {
      if let shape = shape(of: rep), shapes.count < Self.mostShapes { shapes.append(shape) }
    }
  }

  private func shape(of rep: Rep) -> RepShape? {
    let (start, end) = (Int(rep.start / 1_000), Int(rep.end / 1_000))
    var next = 0
    return RepShape(
      degrees: (0..<RepShape.count).map { index in
        let time = start + (end - start) * index / (RepShape.count - 1)
        while next < samples.count - 1, Int(samples[next].time) < time { next += 1 }
        return UInt8(clamping: (angle(at: time, before: next) + 5) / 10)
      })
  }

  /// The angle between a sample and the one before it, by linear interpolation.
  private func angle(at time: Int, before next: Int) -> Int {
    let right = samples[next]
    guard next > 0, Int(right.time) > time else { return Int(right.angle) }
    let left = samples[next - 1]
    let span = max(1, Int(right.time - left.time))
    return Int(left.angle) + Int(right.angle - left.angle) * (time - Int(left.time)) / span
  }
}
