import TitanProto

/// A set over time as it is drawn, whatever draws it: times as shares of the set's length, angles in degrees.
struct ExplanationChart {
  struct Point: Equatable {
    var time: Double
    var angle: Double
  }

  /// A dip.
  struct Band: Equatable {
    var start: Double
    var bottom: Double
    var end: Double
    var outcome: PoseV1.DipOutcome
    /// The number of the push-up; `nil` for what did not count.
    var number: UInt32?
    /// What became of it, and why.
    var caption: String
  }

  /// What is shown; angles beyond are drawn at the edge.
  static let angles = 30.0...180.0

  let milliseconds: UInt32
  let frames: Int
  let bands: [Band]
  /// A course for each stretch in which somebody was seen.
  let stretches: [[Point]]
  /// A dip that stays above does not count.
  let floor: Double?

  init(_ explained: PoseV1.ExplainRepsResponse) {
    milliseconds = max(1, explained.timeMs.last ?? 1)
    frames = explained.timeMs.count
    let length = Double(milliseconds)
    bands = explained.dips.map { dip in
      let reasons = dip.reasons.map(ExplanationPresentation.text).joined(separator: ", ")
      let what = ExplanationPresentation.word(dip.outcome) + (dip.rep.map { " \($0.number)" } ?? "")
      return Band(
        start: Double(dip.startMs) / length, bottom: Double(dip.bottomMs) / length,
        end: Double(max(dip.endMs, dip.startMs)) / length, outcome: dip.outcome, number: dip.rep?.number,
        caption: reasons.isEmpty ? what : "\(what): \(reasons)")
    }
    let points = zip(explained.timeMs, explained.angleDecidegrees).map { time, angle in
      Point(time: Double(time) / length, angle: Double(angle) / 10)
    }
    stretches = points.split { $0.angle == 0 }.map(Array.init)
    floor = explained.counter?.parameters.first { $0.name == "floor" }.map { Double($0.value) / 1_000 }
  }

  /// Where an angle stands between the lowest (0) and the highest (1).
  static func height(of angle: Double) -> Double {
    (min(max(angle, angles.lowerBound), angles.upperBound) - angles.lowerBound)
      / (angles.upperBound - angles.lowerBound)
  }

  /// The smallest angle in each of so many equal steps of time; `nil` where nobody was seen.
  func angles(steps: Int) -> [Double?] {
    var values = [Double?](repeating: nil, count: steps)
    for point in stretches.joined() {
      let step = min(steps - 1, Int(point.time * Double(steps)))
      values[step] = min(values[step] ?? .infinity, point.angle)
    }
    // Where frames are rarer than steps, the line goes on; a longer gap stays one.
    let mostMissing = max(2, steps / max(1, frames) * 3)
    var known: Int?
    for step in 0..<steps where values[step] != nil {
      if let before = known, step - before <= mostMissing {
        for gap in before + 1..<step { values[gap] = values[before] }
      }
      known = step
    }
    return values
  }
}
