import TitanCore
import TitanProto
import TrainingProto

/// Draws fitness over time as a picture.
enum ScoreDrawing {
  static func svg(_ stats: TrainingV1.GetTrainingStatsResponse) -> String {
    let axis = DateAxis(stats)
    var picture = SVGPicture("Fitness: \(axis.words)", width: 800, height: 300)
    let scores = stats.series.map(\.score)
    let (lowest, highest) = ((scores.min() ?? 0) - 0.05, (scores.max() ?? 0) + 0.05)
    let plot = Plot(x: 64...780, y: 16...240, values: lowest...highest, valueName: "fitness", timeName: "date")
    let points = stats.series.compactMap { point in
      point.time.map { (x: plot.x(axis.share($0)), y: plot.y(point.score), score: point.score) }
    }
    if points.isEmpty {
      picture.text("no practices", 422, 128)
    } else {
      plot.drawLevels(AxisTicks.values(lowest...highest, atMost: 6, leastStep: 0.01), in: &picture) {
        TrainingPresentation.hundredths($0)
      }
      let line = points.map { "\(SVGPicture.number($0.x)),\(SVGPicture.number($0.y))" }.joined(separator: " ")
      picture.add(#"<polyline fill="none" stroke="royalblue" stroke-width="2" points="\#(line)"/>"#)
      for point in points {
        picture.add(
          #"<circle cx="\#(SVGPicture.number(point.x))" cy="\#(SVGPicture.number(point.y))" r="3" fill="royalblue">"#
            + "<title>\(TrainingPresentation.hundredths(point.score))</title></circle>")
      }
    }
    for date in axis.dates {
      let x = plot.x(date.share)
      picture.line((x, 240), (x, 244), "gray")
      picture.text(date.text, x, 256)
    }
    plot.drawAxes(in: &picture)
    picture.legend([.init(sign: .line("royalblue", isDashed: false), text: "fitness after each practice")])
    return picture.svg
  }

  /// An axis from the first date of the period to the end of its last date: each practice is at its date, whatever came
  /// before.
  private struct DateAxis {
    let first: CalendarDay?
    let last: CalendarDay?

    init(_ stats: TrainingV1.GetTrainingStatsResponse) {
      first = CalendarDay(stats.firstLocalDate)
      last = CalendarDay(stats.lastLocalDate)
    }

    var words: String { [first, last].map { $0.map { "\($0)" } ?? "?" }.joined(separator: " – ") }

    /// Accurate to within the zone's offset from UTC, and never outside of the picture.
    func share(_ time: GoogleProtobuf.Timestamp) -> Double {
      guard let first, let last else { return 0 }
      let days = Double(Timestamp(time).milliseconds) / 86_400_000 - Double(first.number)
      return days / Double(last - first + 1)
    }

    /// Some of the dates, at the beginning of each.
    var dates: [(share: Double, text: String)] {
      guard let first, let last, last >= first else { return [] }
      let count = last - first + 1
      let step = max(1, (count + 7) / 8)
      return stride(from: 0, to: count, by: step).map { offset in
        (Double(offset) / Double(count), String((first + offset).description.suffix(5)))
      }
    }
  }
}
