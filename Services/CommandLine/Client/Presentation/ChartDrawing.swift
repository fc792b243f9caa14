import Foundation
import TitanCore
import TitanProto

/// A chart as a picture: SVG 1.1, without scripts or anything from elsewhere.
enum ChartDrawing {
  static func svg(_ chart: SessionsV1.GetActivityChartResponse, range: SessionsV1.ChartRange) -> String {
    let isToday = range == .today
    let (width, body) = isToday ? (Pie.width, Pie.lines(chart)) : (Bars.width, Bars.lines(chart))
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(number(width)) \#(number(height))""#
          + #" font-family="sans-serif" font-size="12">"#,
        #"<rect width="100%" height="100%" fill="white"/>"#,
      ] + body
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static let height = 300.0
  private static let (verified, unverified, open) = ("royalblue", "lightsteelblue", "#e8e8e8")

  /// Today: a slice for each session, and what remains to the goal.
  private enum Pie {
    static let width = 300.0
    private static let (middle, outer, inner) = (150.0, 120.0, 72.0)

    static func lines(_ chart: SessionsV1.GetActivityChartResponse) -> [String] {
      let slices = chart.buckets.map { (Double($0.reps), $0.verifiedReps == $0.reps ? verified : unverified) }
      let parts = (slices + [(Double(chart.remainingReps), open)]).filter { $0.0 > 0 }
      let whole = parts.reduce(0) { $0 + $1.0 }
      var start = 0.0
      var lines: [String] = []
      for (value, color) in parts {
        lines.append(slice(from: start / whole, to: (start + value) / whole, color))
        start += value
      }
      return lines + [
        #"<text x="\#(number(middle))" y="\#(number(middle))" text-anchor="middle" font-size="36">\#(chart.totalReps)</text>"#,
        #"<text x="\#(number(middle))" y="\#(number(middle + 22))" text-anchor="middle">of \#(chart.goalReps)</text>"#,
      ]
    }

    /// Of a ring that begins at the top and goes clockwise.
    private static func slice(from start: Double, to end: Double, _ color: String) -> String {
      guard end - start < 0.9999 else {
        let radius = (outer + inner) / 2
        return #"<circle cx="\#(number(middle))" cy="\#(number(middle))" r="\#(number(radius))" fill="none""#
          + #" stroke="\#(color)" stroke-width="\#(number(outer - inner))"/>"#
      }
      func point(_ share: Double, _ radius: Double) -> String {
        let angle = share * 2 * Double.pi
        return "\(number(middle + radius * sin(angle))) \(number(middle - radius * cos(angle)))"
      }
      let isLarge = end - start > 0.5 ? 1 : 0
      return
        #"<path d="M\#(point(start, outer)) A\#(number(outer)) \#(number(outer)) 0 \#(isLarge) 1 \#(point(end, outer))"#
        + #" L\#(point(end, inner)) A\#(number(inner)) \#(number(inner)) 0 \#(isLarge) 0 \#(point(start, inner)) Z""#
        + #" fill="\#(color)" stroke="white" stroke-width="2"/>"#
    }
  }

  /// A bar for each bucket, what TitanUp counted at its foot; a line where the goal of a date is.
  private enum Bars {
    static let width = 800.0
    private static let margin = 48.0

    static func lines(_ chart: SessionsV1.GetActivityChartResponse) -> [String] {
      let isByDay = chart.buckets.allSatisfy { $0.lastLocalDate.isEmpty || $0.lastLocalDate == $0.localDate }
      let goal = isByDay ? Double(chart.goalReps) : 0
      let highest = max(1, goal, chart.buckets.map { Double($0.reps) }.max() ?? 0)
      let slot = (width - 2 * margin) / Double(max(1, chart.buckets.count))
      let labelled = max(1, (chart.buckets.count + 13) / 14)
      func y(_ reps: Double) -> Double { height - margin - reps / highest * (height - 2 * margin) }
      func bar(_ index: Int, from bottom: UInt32, to top: UInt32, _ color: String) -> String? {
        guard top > bottom else { return nil }
        let (low, high) = (y(Double(bottom)), y(Double(top)))
        let left = margin + (Double(index) + 0.15) * slot
        return #"<rect x="\#(number(left))" y="\#(number(high))" width="\#(number(slot * 0.7))""#
          + #" height="\#(number(low - high))" fill="\#(color)"/>"#
      }
      func text(_ index: Int, _ y: Double, _ text: String) -> String {
        let x = margin + (Double(index) + 0.5) * slot
        return #"<text x="\#(number(x))" y="\#(number(y))" text-anchor="middle">\#(text)</text>"#
      }
      let bars = chart.buckets.enumerated().flatMap { index, bucket -> [String] in
        let name = CalendarDay(bucket.localDate).map { "\($0)".suffix(5) } ?? ""
        return [
          bar(index, from: 0, to: bucket.verifiedReps, verified),
          bar(index, from: bucket.verifiedReps, to: bucket.reps, unverified),
          bucket.reps > 0 ? text(index, y(Double(bucket.reps)) - 5, "\(bucket.reps)") : nil,
          index % labelled == 0 ? text(index, height - margin + 18, String(name)) : nil,
        ].compactMap { $0 }
      }
      let line = goal == 0 ? [] : [line(at: y(goal), "seagreen", #" stroke-dasharray="6 4""#)]
      return bars + line + [self.line(at: height - margin, "gray", "")]
    }

    private static func line(at y: Double, _ color: String, _ attributes: String) -> String {
      #"<line x1="\#(number(margin))" x2="\#(number(width - margin))" y1="\#(number(y))" y2="\#(number(y))""#
        + #" stroke="\#(color)"\#(attributes)/>"#
    }
  }

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
