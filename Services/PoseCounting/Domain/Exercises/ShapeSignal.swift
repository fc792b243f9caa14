/// A body's shape over time, each measure smoothed by a first-order low-pass filter.
///
/// The time constant is a time, not a number of frames, so that 10 and 60 frames per second count the same.
struct ShapeSignal: Sendable, Equatable {
  private(set) var shape = Shape()
  private var lastTime: Int64?

  /// The time constant in microseconds: short beside half a jumping jack, long beside a frame.
  static let constant: Int64 = 60_000

  /// Starts over: the frames that follow have nothing to do with those before.
  mutating func reset() { lastTime = nil }

  mutating func update(_ seen: Shape, time: Int64) {
    defer { lastTime = time }
    guard let lastTime else {
      shape = seen
      return
    }
    let elapsed = time - lastTime
    let step = Step(share: elapsed * 65_536 / (Self.constant + elapsed))
    step.approach(&shape.hipHeight, seen.hipHeight)
    step.approach(&shape.trunkRise, seen.trunkRise)
    step.approach(&shape.handRise, seen.handRise)
    step.approach(&shape.handDrop, seen.handDrop)
    step.approach(&shape.knee, seen.knee)
    step.approach(&shape.hip, seen.hip)
    step.approach(&shape.narrowHip, seen.narrowHip)
    step.approach(&shape.elbow, seen.elbow)
    step.approach(&shape.legDifference, seen.legDifference)
    step.approach(&shape.shin, seen.shin)
    step.approach(&shape.flatShin, seen.flatShin)
    step.approach(&shape.upright, seen.upright)
    step.approach(&shape.standing, seen.standing)
    step.approach(&shape.feetApart, seen.feetApart)
    step.approach(&shape.breadth, seen.breadth)
    step.approach(&shape.forearmRise, seen.forearmRise)
    step.approach(&shape.elbowDrop, seen.elbowDrop)
    step.approach(&shape.handsToHips, seen.handsToHips)
    step.approach(&shape.stature, seen.stature)
    step.approach(&shape.shank, seen.shank)
  }

  private struct Step {
    /// The share of the way to the new value, in 1/65536.
    let share: Int64

    func approach(_ value: inout Int64, _ target: Int64) { value += ((target - value) * share) >> 16 }
  }
}
