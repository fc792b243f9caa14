import Foundation
import TitanCore
import TitanProto
import TitanZones

/// How much was done, as a picture.
enum ChartDrawing {
  static func svg(_ chart: SessionsV1.GetActivityChartResponse, range: SessionsV1.ChartRange) -> String {
    let title = "Push-ups: " + ChartPresentation.title(range, chart).lowercasedFirst
    return range == .today ? SessionRing.svg(chart, title) : bars(chart, title)
  }

  static let (verified, unverified) = ("royalblue", "lightsteelblue")

  /// A bar for each bucket, what TitanUp counted at its foot; a line where the goal of a date is.
  private static func bars(_ chart: SessionsV1.GetActivityChartResponse, _ title: String) -> String {
    let isByDay = chart.buckets.allSatisfy { $0.lastLocalDate.isEmpty || $0.lastLocalDate == $0.localDate }
    let goal = isByDay ? Double(chart.goalReps) : 0
    var picture = SVGPicture(title, width: 800, height: 300)
    let highest = max(1, goal, chart.buckets.map { Double($0.reps) }.max() ?? 0)
    let plot = Plot(
      x: 64...780, y: 16...240, values: 0...highest, valueName: "push-ups", timeName: isByDay ? "date" : "from date on")
    plot.drawLevels(AxisTicks.values(0...highest, atMost: 6, leastStep: 1), in: &picture)
    let slot = plot.width / Double(max(1, chart.buckets.count))
    let names = chart.buckets.map { CalendarDay($0.localDate).map { String($0.description.suffix(5)) } ?? "" }
    let step = steps(of: names, slot)
    // Numbers that would touch each other say nothing: then the highest bar alone has one, of several the first.
    let numbersFit = steps(of: chart.buckets.map { "\($0.reps)" }, slot) == 1
    let peak = chart.buckets.firstIndex { Double($0.reps) == highest }
    for (index, bucket) in chart.buckets.enumerated() {
      let (left, middle) = (64 + (Double(index) + 0.15) * slot, 64 + (Double(index) + 0.5) * slot)
      let parts: [(UInt32, UInt32, String)] = [
        (0, bucket.verifiedReps, verified), (bucket.verifiedReps, bucket.reps, unverified),
      ]
      for (bottom, top, color) in parts where top > bottom {
        let (low, high) = (plot.y(Double(bottom)), plot.y(Double(top)))
        picture.rectangle(left, high, slot * 0.7, low - high, color, caption: "\(names[index]): \(bucket.reps)")
      }
      if bucket.reps > 0, numbersFit || index == peak {
        picture.text("\(bucket.reps)", middle, plot.y(Double(bucket.reps)) - 4)
      }
      if index % step == 0 { picture.text(names[index], middle, 256) }
    }
    if chart.buckets.isEmpty { picture.text("nothing yet", 422, 128) }
    plot.drawAxes(in: &picture)
    var legend: [SVGPicture.LegendEntry] = [.init(sign: .area(verified), text: "counted by TitanUp")]
    if chart.buckets.contains(where: { $0.reps > $0.verifiedReps }) {
      legend.append(.init(sign: .area(unverified), text: "not verified"))
    }
    if goal > 0 {
      picture.line((64, plot.y(goal)), (780, plot.y(goal)), "seagreen", isDashed: true)
      legend.append(.init(sign: .line("seagreen", isDashed: true), text: "goal of a day: \(chart.goalReps)"))
    }
    picture.legend(legend)
    return picture.svg
  }

  /// Every how many slots a text fits.
  private static func steps(of texts: [String], _ slot: Double) -> Int {
    let widest = texts.map { SVGPicture.width(of: $0) }.max() ?? 0
    return max(1, Int(((widest + 4) / slot).rounded(.up)))
  }
}

/// Where values stand in a picture with two axes.
struct Plot {
  var x: ClosedRange<Double>
  /// From top to bottom.
  var y: ClosedRange<Double>
  var values: ClosedRange<Double>
  var valueName: String
  var timeName: String

  var width: Double { x.upperBound - x.lowerBound }

  func y(_ value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return y.upperBound - min(1, max(0, share)) * (y.upperBound - y.lowerBound)
  }

  func x(_ share: Double) -> Double { x.lowerBound + min(1, max(0, share)) * width }

  /// Numbers beside the upright axis, each with a line across.
  func drawLevels(
    _ levels: [Double], in picture: inout SVGPicture, text: (Double) -> String = { SVGPicture.number($0) }
  ) {
    for level in levels {
      picture.line((x.lowerBound, y(level)), (x.upperBound, y(level)), "#e8e8e8")
      picture.text(text(level), x.lowerBound - 6, y(level) + 4, .end)
    }
  }

  /// Both axes with their names.
  func drawAxes(in picture: inout SVGPicture) {
    picture.line((x.lowerBound, y.lowerBound), (x.lowerBound, y.upperBound), "gray")
    picture.line((x.lowerBound, y.upperBound), (x.upperBound, y.upperBound), "gray")
    picture.uprightText(valueName, 16, (y.lowerBound + y.upperBound) / 2)
    if !timeName.isEmpty { picture.text(timeName, (x.lowerBound + x.upperBound) / 2, y.upperBound + 36) }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
