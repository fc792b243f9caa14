import TitanCore
import TitanProto

/// Fitness over time as a picture: SVG 1.1, without scripts or anything from elsewhere.
enum ScoreDrawing {
  private static let (width, height, margin) = (800.0, 300.0, 48.0)

  static func svg(_ stats: TrainingV1.GetTrainingStatsResponse) -> String {
    let axis = Axis(stats)
    let points = stats.series.compactMap { point in point.time.map { (x: axis.x($0), score: point.score) } }
    let scores = points.map(\.score)
    let lowest = (scores.min() ?? 0) - 0.05
    let highest = (scores.max() ?? 0) + 0.05
    func y(_ score: Double) -> Double {
      height - margin - (score - lowest) / (highest - lowest) * (height - 2 * margin)
    }
    let line = points.map { "\(number($0.x)),\(number(y($0.score)))" }.joined(separator: " ")
    let dots = points.map {
      #"<circle cx="\#(number($0.x))" cy="\#(number(y($0.score)))" r="3" fill="royalblue"/>"#
    }
    let levels = Set([scores.min(), scores.max()].compactMap(\.self)).sorted().map { level($0, y: y($0)) }
    let curve = #"<polyline fill="none" stroke="royalblue" stroke-width="2" points="\#(line)"/>"#
    let drawn =
      points.isEmpty
      ? [#"<text x="\#(number(width / 2))" y="\#(number(height / 2))" text-anchor="middle">no practices</text>"#]
      : levels + [curve] + dots
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(number(width)) \#(number(height))""#
          + #" font-family="sans-serif" font-size="12">"#,
        #"<rect width="100%" height="100%" fill="white"/>"#,
      ] + drawn + axis.labels
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// From the first date of the period to the end of its last: a practice stands where its date is, whatever came before.
  private struct Axis {
    let first: CalendarDay?
    let last: CalendarDay?

    init(_ stats: TrainingV1.GetTrainingStatsResponse) {
      first = CalendarDay(stats.firstLocalDate)
      last = CalendarDay(stats.lastLocalDate)
    }

    /// To within the hours that the zone is away from UTC, and never outside of the picture.
    func x(_ time: GoogleProtobuf.Timestamp) -> Double {
      guard let first, let last else { return margin }
      let days = Double(Timestamp(time).milliseconds) / 86_400_000 - Double(first.number)
      return margin + min(1, max(0, days / Double(last - first + 1))) * (width - 2 * margin)
    }

    var labels: [String] {
      let dates = [first, last].map { $0.map { "\($0)" } ?? "" }
      return [
        #"<text x="\#(number(margin))" y="\#(number(height - 16))">\#(dates[0])</text>"#,
        #"<text x="\#(number(width - margin))" y="\#(number(height - 16))" text-anchor="end">\#(dates[1])</text>"#,
      ]
    }
  }

  private static func level(_ score: Double, y: Double) -> String {
    #"<line x1="\#(number(margin))" x2="\#(number(width - margin))" y1="\#(number(y))" y2="\#(number(y))" "#
      + #"stroke="lightgray"/>"#
      + #"<text x="\#(number(margin - 6))" y="\#(number(y + 4))" text-anchor="end">\#(TrainingPresentation.hundredths(score))</text>"#
  }

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
