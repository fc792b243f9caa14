import PoseProto

/// Draws a set over time as a picture: the angle that the counter follows, and the outcome of each movement.
enum ExplanationDrawing {
  static func svg(_ explained: PoseV1.ExplainRepsResponse) -> String {
    let chart = ExplanationChart(explained)
    let title = "\(explained.countedWords) of \(explained.seenWords)"
    var picture = SVGPicture(title, width: 1200, height: 420)
    let plot = Plot(
      x: 64...1180, y: 16...330, values: ExplanationChart.angles, valueName: chart.angleName, timeName: "")
    for band in chart.bands {
      let (left, right) = (plot.x(band.start), plot.x(band.end))
      picture.rectangle(
        left, plot.y.lowerBound, max(1, right - left), plot.y.upperBound - plot.y.lowerBound, colour(band.outcome),
        opacity: 0.2, caption: band.caption)
    }
    let levels = stride(from: ExplanationChart.angles.lowerBound, through: ExplanationChart.angles.upperBound, by: 30)
    plot.drawLevels(Array(levels), in: &picture) { SVGPicture.number($0) + "°" }
    if let floor = chart.floor {
      picture.line((plot.x.lowerBound, plot.y(floor)), (plot.x.upperBound, plot.y(floor)), "firebrick", isDashed: true)
    }
    for stretch in chart.stretches { picture.add(curve(stretch, plot)) }
    plot.drawAxes(in: &picture)
    numbers(chart, plot, &picture)
    marks(chart, plot, &picture)
    times(chart, plot, &picture)
    picture.text(chart.bandName, plot.x.lowerBound - 6, plot.y.upperBound + 16, .end)
    picture.text("time", plot.x.lowerBound - 20, plot.y.upperBound + 52, .end)
    picture.legend(legend(chart))
    return picture.svg
  }

  /// Numbers every rep, every second one, every fifth and so on: as densely as possible without the numbers
  /// touching.
  private static func numbers(_ chart: ExplanationChart, _ plot: Plot, _ picture: inout SVGPicture) {
    let reps = chart.bands.compactMap { band in band.number.map { (x: plot.x(band.bottom), number: $0) } }
    let step = [1, 2, 5, 10, 20, 50, 100].first { step in
      let shown = reps.filter { step == 1 || $0.number % UInt32(step) == 0 }
      return zip(shown, shown.dropFirst()).allSatisfy { one, next in
        let widths = SVGPicture.width(of: "\(one.number)") + SVGPicture.width(of: "\(next.number)")
        return next.x - one.x >= widths / 2 + 3
      }
    }
    for rep in reps where rep.number % UInt32(step ?? 1_000) == 0 || step == 1 {
      picture.text("\(rep.number)", rep.x, plot.y.upperBound + 16, fill: colour(.rep))
    }
  }

  /// Marks the movements that did not count, below the numbers; only the first of several in the same place.
  private static func marks(_ chart: ExplanationChart, _ plot: Plot, _ picture: inout SVGPicture) {
    var end = 0.0
    for band in chart.bands where band.number == nil {
      let x = plot.x(band.bottom)
      guard x - 6 > end else { continue }
      picture.text(ExplanationPresentation.mark(band.outcome), x, plot.y.upperBound + 32, fill: colour(band.outcome))
      end = x + 6
    }
  }

  private static func times(_ chart: ExplanationChart, _ plot: Plot, _ picture: inout SVGPicture) {
    let seconds = Double(chart.milliseconds) / 1_000
    for second in AxisTicks.values(0...seconds, atMost: 13, leastStep: 1) {
      let x = plot.x(second / seconds)
      picture.line((x, plot.y.upperBound), (x, plot.y.upperBound + 4), "gray")
      picture.text(Format.clock(.seconds(second)), x, plot.y.upperBound + 52)
    }
  }

  private static func legend(_ chart: ExplanationChart) -> [SVGPicture.LegendEntry] {
    var entries: [SVGPicture.LegendEntry] = [
      .init(sign: .line("royalblue", isDashed: false), text: chart.angleName)
    ]
    for outcome in [PoseV1.DipOutcome.rep, .partial, .rejected] {
      let count = chart.bands.count { $0.outcome == outcome }
      guard count > 0 else { continue }
      let mark = outcome == .rep ? "" : ExplanationPresentation.mark(outcome) + " "
      entries.append(
        .init(sign: .area(colour(outcome)), text: "\(mark)\(ExplanationPresentation.word(outcome)): \(count)"))
    }
    if chart.floor != nil {
      entries.append(.init(sign: .line("firebrick", isDashed: true), text: "a dip must reach below"))
    }
    return entries
  }

  private static func curve(_ points: [ExplanationChart.Point], _ plot: Plot) -> String {
    let text = points.map { "\(SVGPicture.number(plot.x($0.time))),\(SVGPicture.number(plot.y($0.angle)))" }
      .joined(separator: " ")
    return #"<polyline fill="none" stroke="royalblue" stroke-width="1.5" points="\#(text)"/>"#
  }

  private static func colour(_ outcome: PoseV1.DipOutcome) -> String {
    switch outcome {
    case .rep: "green"
    case .partial: "darkorange"
    default: "firebrick"
    }
  }
}

/// A set over time, for any kind of drawing: times as shares of the set's length, angles in degrees.
struct ExplanationChart {
  struct Point: Equatable {
    var time: Double
    var angle: Double
  }

  /// A movement or a hold.
  struct Band: Equatable {
    var start: Double
    var bottom: Double
    var end: Double
    var outcome: PoseV1.DipOutcome
    /// The number of the rep; `nil` for what did not count.
    var number: UInt32?
    /// Its outcome and the reason for it.
    var caption: String
  }

  /// The range of angles shown; angles beyond it are drawn at the edge.
  static let angles = 30.0...180.0

  let milliseconds: UInt32
  let frames: Int
  let bands: [Band]
  /// A line for each stretch in which the athlete was visible.
  let stretches: [[Point]]
  /// The angle below which a dip must go to count.
  let floor: Double?
  let angleName: String
  /// What a number stands for.
  let bandName: String

  init(_ explained: PoseV1.ExplainRepsResponse) {
    milliseconds = max(1, explained.timeMs.last ?? 1)
    frames = explained.timeMs.count
    let length = Double(milliseconds)
    angleName = explained.isOfOtherExercise ? "angle that the counter follows" : "angle of the elbow"
    bandName = SetExercise(explained.counter?.exercise ?? .unspecified).map(\.noun) ?? "push-up"
    bands = explained.explainedMovements.map { movement in
      let reasons = movement.reasons.joined(separator: ", ")
      let what = ExplanationPresentation.word(movement.outcome) + (movement.number.map { " \($0)" } ?? "")
      return Band(
        start: Double(movement.start) / length, bottom: Double(movement.bottom) / length,
        end: Double(max(movement.end, movement.start)) / length, outcome: movement.outcome, number: movement.number,
        caption: reasons.isEmpty ? what : "\(what): \(reasons)")
    }
    let points = zip(explained.timeMs, explained.angleDecidegrees).map { time, angle in
      Point(time: Double(time) / length, angle: Double(angle) / 10)
    }
    stretches = points.split { $0.angle == 0 }.map(Array.init)
    floor = explained.counter?.parameters.first { $0.name == "floor" }.map { Double($0.value) / 1_000 }
  }

  /// The position of an angle between the lowest (0) and the highest (1).
  static func height(of angle: Double) -> Double {
    (min(max(angle, angles.lowerBound), angles.upperBound) - angles.lowerBound)
      / (angles.upperBound - angles.lowerBound)
  }

  /// The smallest angle in each of a number of equal time steps; `nil` where no athlete is visible.
  func angles(steps: Int) -> [Double?] {
    var values = [Double?](repeating: nil, count: steps)
    for point in stretches.joined() {
      let step = min(steps - 1, Int(point.time * Double(steps)))
      values[step] = min(values[step] ?? .infinity, point.angle)
    }
    // If there are fewer frames than steps, the line continues; longer gaps stay gaps.
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
