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
    shape.combine(with: seen) { step.approach(&$0, $1) }
  }

  private struct Step {
    /// The share of the way to the new value, in 1/65536.
    let share: Int64

    func approach(_ value: inout Int64, _ target: Int64) { value += ((target - value) * share) >> 16 }
  }
}

extension Shape {
  /// Changes each measure by the same measure of another shape.
  mutating func combine(with other: Shape, _ change: (inout Int64, Int64) -> Void) {
    change(&hipHeight, other.hipHeight)
    change(&trunkRise, other.trunkRise)
    change(&handRise, other.handRise)
    change(&handDrop, other.handDrop)
    change(&knee, other.knee)
    change(&hip, other.hip)
    change(&narrowHip, other.narrowHip)
    change(&elbow, other.elbow)
    change(&legDifference, other.legDifference)
    change(&shin, other.shin)
    change(&flatShin, other.flatShin)
    change(&upright, other.upright)
    change(&standing, other.standing)
    change(&feetApart, other.feetApart)
    change(&breadth, other.breadth)
    change(&forearmRise, other.forearmRise)
    change(&elbowDrop, other.elbowDrop)
    change(&handsToHips, other.handsToHips)
    change(&stature, other.stature)
    change(&shank, other.shank)
  }
}
