import TitanCore
import TitanProto

/// Fitness over time as a picture: SVG 1.1, without scripts or anything from elsewhere.
enum ScoreDrawing {
  private static let (width, height, margin) = (800.0, 300.0, 48.0)

  static func svg(_ stats: TrainingV1.GetTrainingStatsResponse) -> String {
    let points = stats.series.compactMap { point in
      point.time.map { (time: Double(Timestamp($0).milliseconds), score: point.score) }
    }
    let (first, last) = (points.first?.time ?? 0, points.last?.time ?? 1)
    let lowest = (points.map(\.score).min() ?? 0.75) - 0.05
    let highest = (points.map(\.score).max() ?? 1) + 0.05
    func x(_ time: Double) -> Double { margin + (time - first) / max(1, last - first) * (width - 2 * margin) }
    func y(_ score: Double) -> Double {
      height - margin - (score - lowest) / (highest - lowest) * (height - 2 * margin)
    }
    let line = points.map { "\(number(x($0.time))),\(number(y($0.score)))" }.joined(separator: " ")
    let dots = points.map {
      #"<circle cx="\#(number(x($0.time)))" cy="\#(number(y($0.score)))" r="3" fill="royalblue"/>"#
    }
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(number(width)) \#(number(height))""#
          + #" font-family="sans-serif" font-size="12">"#,
        #"<rect width="100%" height="100%" fill="white"/>"#,
        #"<polyline fill="none" stroke="royalblue" stroke-width="2" points="\#(line)"/>"#,
      ] + dots + labels(stats)
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func labels(_ stats: TrainingV1.GetTrainingStatsResponse) -> [String] {
    let dates = [stats.firstLocalDate, stats.lastLocalDate].map { CalendarDay($0).map { "\($0)" } ?? "" }
    return [
      #"<text x="\#(number(margin))" y="\#(number(height - 16))">\#(dates[0])</text>"#,
      #"<text x="\#(number(width - margin))" y="\#(number(height - 16))" text-anchor="end">\#(dates[1])</text>"#,
    ]
  }

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
