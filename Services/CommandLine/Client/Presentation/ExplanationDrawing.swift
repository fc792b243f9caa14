import TitanProto

/// The same as a picture: SVG 1.1, without scripts or anything from elsewhere.
enum ExplanationDrawing {
  private static let (width, height, margin) = (1200.0, 420.0, 48.0)
  private static let angles = 30.0...180.0

  static func svg(_ explained: PoseV1.ExplainRepsResponse) -> String {
    let end = Double(max(1, explained.timeMs.last ?? 1))
    func x(_ milliseconds: UInt32) -> Double { margin + Double(milliseconds) / end * (width - 2 * margin) }
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(number(width)) \#(number(height))""#
        + #" font-family="sans-serif" font-size="12">"#,
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    for dip in explained.dips {
      let (left, right) = (x(dip.startMs), x(max(dip.endMs, dip.startMs)))
      let reasons = dip.reasons.map(ExplanationPresentation.text).joined(separator: ", ")
      let title =
        ExplanationPresentation.word(dip.outcome) + (dip.rep.map { " \($0.number)" } ?? "")
        + (reasons.isEmpty ? "" : ": \(reasons)")
      lines.append(
        #"<rect x="\#(number(left))" y="\#(number(margin))" width="\#(number(max(1, right - left)))" "#
          + #"height="\#(number(height - 2 * margin))" fill="\#(colour(dip.outcome))" fill-opacity="0.2">"#
          + "<title>\(escaped(title))</title></rect>")
      lines.append(
        #"<text x="\#(number(x(dip.bottomMs)))" y="\#(number(height - margin + 16))" text-anchor="middle" "#
          + #"fill="\#(colour(dip.outcome))">\#(dip.rep.map { "\($0.number)" } ?? "×")</text>"#)
    }
    for angle in stride(from: 30.0, through: 180, by: 30) {
      lines.append(
        #"<line x1="\#(number(margin))" x2="\#(number(width - margin))" y1="\#(number(y(angle)))" "#
          + #"y2="\#(number(y(angle)))" stroke="lightgray"/><text x="\#(number(margin - 6))" y="\#(number(y(angle) + 4))" "#
          + #"text-anchor="end">\#(number(angle))°</text>"#)
    }
    if let floor = explained.counter?.parameters.first(where: { $0.name == "floor" }) {
      let height = number(y(Double(floor.value) / 1_000))
      lines.append(
        #"<line x1="\#(number(margin))" x2="\#(number(width - margin))" y1="\#(height)" y2="\#(height)" "#
          + #"stroke="firebrick" stroke-dasharray="6 4"><title>floor</title></line>"#)
    }
    // A line for each stretch in which somebody was seen.
    var stretch: [String] = []
    func draw() {
      if !stretch.isEmpty {
        lines.append(
          #"<polyline fill="none" stroke="royalblue" stroke-width="1.5" points="\#(stretch.joined(separator: " "))"/>"#)
      }
      stretch = []
    }
    for (time, angle) in zip(explained.timeMs, explained.angleDecidegrees) {
      if angle == 0 { draw() } else { stretch.append("\(number(x(time))),\(number(y(Double(angle) / 10)))") }
    }
    draw()
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func y(_ angle: Double) -> Double {
    let share =
      (min(max(angle, angles.lowerBound), angles.upperBound) - angles.lowerBound)
      / (angles.upperBound - angles.lowerBound)
    return height - margin - share * (height - 2 * margin)
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
