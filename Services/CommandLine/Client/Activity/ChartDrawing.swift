import Foundation
import SessionsProto
import TitanCore
import TitanZones

/// Draws the push-up chart as a picture.
enum ChartDrawing {
  static func svg(_ chart: SessionsV1.GetActivityChartResponse, range: SessionsV1.ChartRange) -> String {
    let title = "Push-ups: " + ChartPresentation.title(range, chart).lowercasedFirst
    return range == .today ? SessionRing.svg(chart, title) : bars(chart, title)
  }

  static let (verified, unverified) = ("royalblue", "lightsteelblue")

  /// One bar per bucket, with the push-ups that TitanUp counted at its foot, and a line at the daily goal.
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
    // Numbers that touch each other are unreadable: then only the highest bar has one, the first if there are several.
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

  /// Finds the smallest n such that a text fits at every n-th slot.
  private static func steps(of texts: [String], _ slot: Double) -> Int {
    let widest = texts.map { SVGPicture.width(of: $0) }.max() ?? 0
    return max(1, Int(((widest + 4) / slot).rounded(.up)))
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Today's chart: a ring with one slice per session, plus the rest up to the goal. Adjacent slices differ in colour;
/// each has a number, and its name in a list beside the ring. Slices that TitanUp did not count are hatched.
enum SessionRing {
  private static let (middle, outer, inner) = (150.0, 110.0, 66.0)
  /// Colours that colour-blind people can distinguish (Okabe and Ito).
  private static let colors = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00"]
  private static let open = "#e8e8e8"

  private struct Slice {
    var reps: Double
    var fill: String
    /// The text beside the slice.
    var number: String
    /// The text in the list.
    var text: String
  }

  static func svg(_ chart: SessionsV1.GetActivityChartResponse, _ title: String) -> String {
    let slices = slices(chart)
    var picture = SVGPicture(title, width: 640, height: 300)
    for (index, color) in colors.enumerated() { picture.add(hatching(color, index)) }
    let whole = slices.reduce(0) { $0 + $1.reps }
    var start = 0.0
    for slice in slices where slice.reps > 0 {
      let share = (start / whole, (start + slice.reps) / whole)
      picture.add(ring(from: share.0, to: share.1, slice))
      let angle = (share.0 + share.1) * Double.pi
      // Beside a slice that is too narrow, a number would touch the next one; the list contains it anyway.
      if (share.1 - share.0) * 2 * Double.pi * (outer + 14) >= SVGPicture.width(of: slice.number) + 6 {
        picture.text(slice.number, middle + (outer + 14) * sin(angle), middle - (outer + 14) * cos(angle) + 4)
      }
      start += slice.reps
    }
    picture.text("\(chart.totalReps)", middle, middle, size: 36)
    picture.text("of \(chart.goalReps)", middle, middle + 24)
    var y = 40.0
    picture.text("sessions and their push-ups", 320, y - 16, .start, fill: "gray")
    if slices.isEmpty { picture.text("nothing yet", 320, y + 8, .start) }
    for slice in slices {
      picture.sign(.area(slice.fill), 320, y + 4)
      picture.text(slice.text, 344, y + 8, .start)
      y += 20
    }
    picture.grow(to: y + 20)
    return picture.svg
  }

  private static func slices(_ chart: SessionsV1.GetActivityChartResponse) -> [Slice] {
    var slices = chart.buckets.enumerated().map { index, bucket in
      let isVerified = bucket.verifiedReps == bucket.reps
      let color = index % colors.count
      let time = ChartPresentation.label(bucket, in: chart)
      return Slice(
        reps: Double(bucket.reps), fill: isVerified ? colors[color] : "url(#hatched\(color))", number: "\(index + 1)",
        text: "\(index + 1): \(time), \(bucket.reps)" + (isVerified ? "" : ", not verified"))
    }
    if chart.remainingReps > 0 {
      slices.append(
        Slice(
          reps: Double(chart.remainingReps), fill: open, number: "", text: "\(chart.remainingReps) to today's goal"))
    }
    return slices
  }

  private static func hatching(_ color: String, _ index: Int) -> String {
    #"<pattern id="hatched\#(index)" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"#
      + #"<rect width="6" height="6" fill="white"/><rect width="3" height="6" fill="\#(color)"/></pattern>"#
  }

  /// A segment of the ring, clockwise from the top.
  private static func ring(from start: Double, to end: Double, _ slice: Slice) -> String {
    let caption = "<title>\(SVGPicture.escaped(slice.text))</title>"
    func number(_ value: Double) -> String { SVGPicture.number(value) }
    guard end - start < 0.9999 else {
      let radius = (outer + inner) / 2
      return #"<circle cx="\#(number(middle))" cy="\#(number(middle))" r="\#(number(radius))" fill="none""#
        + #" stroke="\#(slice.fill)" stroke-width="\#(number(outer - inner))">\#(caption)</circle>"#
    }
    func point(_ share: Double, _ radius: Double) -> String {
      let angle = share * 2 * Double.pi
      return "\(number(middle + radius * sin(angle))) \(number(middle - radius * cos(angle)))"
    }
    let isLarge = end - start > 0.5 ? 1 : 0
    return
      #"<path d="M\#(point(start, outer)) A\#(number(outer)) \#(number(outer)) 0 \#(isLarge) 1 \#(point(end, outer))"#
      + #" L\#(point(end, inner)) A\#(number(inner)) \#(number(inner)) 0 \#(isLarge) 0 \#(point(start, inner)) Z""#
      + #" fill="\#(slice.fill)" stroke="white" stroke-width="2">\#(caption)</path>"#
  }
}
