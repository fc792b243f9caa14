import TitanProto

/// A chart as a picture: SVG 1.1, without scripts or anything from elsewhere.
enum ExplanationDrawing {
  private static let (width, height, margin) = (1200.0, 420.0, 48.0)

  static func svg(_ explained: PoseV1.ExplainRepsResponse) -> String {
    let chart = ExplanationChart(explained)
    let frame = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(number(width)) \#(number(height))""#
        + #" font-family="sans-serif" font-size="12">"#,
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    let levels = grid() + (chart.floor.map(floor) ?? [])
    let lines = frame + chart.bands.flatMap(band) + levels + chart.stretches.map(curve) + ends(chart)
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func band(_ band: ExplanationChart.Band) -> [String] {
    let (left, right) = (x(band.start), x(band.end))
    let sign = band.number.map { "\($0)" } ?? ExplanationPresentation.mark(band.outcome)
    return [
      #"<rect x="\#(number(left))" y="\#(number(margin))" width="\#(number(max(1, right - left)))" "#
        + #"height="\#(number(height - 2 * margin))" fill="\#(colour(band.outcome))" fill-opacity="0.2">"#
        + "<title>\(escaped(band.caption))</title></rect>",
      #"<text x="\#(number(x(band.bottom)))" y="\#(number(height - margin + 16))" text-anchor="middle" "#
        + #"fill="\#(colour(band.outcome))">\#(sign)</text>"#,
    ]
  }

  private static func grid() -> [String] {
    stride(from: ExplanationChart.angles.lowerBound, through: ExplanationChart.angles.upperBound, by: 30).map { angle in
      level(angle, #"stroke="lightgray"/>"#)
        + #"<text x="\#(number(margin - 6))" y="\#(number(y(angle) + 4))" text-anchor="end">\#(number(angle))°</text>"#
    }
  }

  private static func ends(_ chart: ExplanationChart) -> [String] {
    [(0.0, 0, "start"), (1.0, Int(chart.milliseconds), "end")].map { time, milliseconds, anchor in
      #"<text x="\#(number(x(time)))" y="\#(number(height - margin + 32))" text-anchor="\#(anchor)">"#
        + Format.clock(.milliseconds(milliseconds)) + "</text>"
    }
  }

  private static func floor(_ angle: Double) -> [String] {
    [level(angle, #"stroke="firebrick" stroke-dasharray="6 4"><title>floor</title></line>"#)]
  }

  private static func level(_ angle: Double, _ rest: String) -> String {
    #"<line x1="\#(number(margin))" x2="\#(number(width - margin))" y1="\#(number(y(angle)))" "#
      + #"y2="\#(number(y(angle)))" "# + rest
  }

  private static func curve(_ points: [ExplanationChart.Point]) -> String {
    let text = points.map { "\(number(x($0.time))),\(number(y($0.angle)))" }.joined(separator: " ")
    return #"<polyline fill="none" stroke="royalblue" stroke-width="1.5" points="\#(text)"/>"#
  }

  private static func x(_ time: Double) -> Double { margin + time * (width - 2 * margin) }

  private static func y(_ angle: Double) -> Double {
    height - margin - ExplanationChart.height(of: angle) * (height - 2 * margin)
  }

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static func colour(_ outcome: PoseV1.DipOutcome) -> String {
    switch outcome {
    case .rep: "green"
    case .partial: "darkorange"
    default: "firebrick"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
