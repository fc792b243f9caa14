import Foundation
import PoseProto
import Testing

@testable import CommandLineClient
import TitanProtoJSON

@Suite("titanup explain")
struct ExplanationTests {
  /// A full push-up of two seconds, then a partial one, then somebody waves.
  private static var explained: PoseV1.ExplainRepsResponse {
    let times = (0..<180).map { UInt32($0 * 33) }
    let angles = times.map { time -> UInt32 in
      switch time {
      case 0..<2_000: 1_700 - UInt32(900 * sin(Double(time) / 2_000 * .pi))
      case 2_000..<4_000: 1_700 - UInt32(400 * sin(Double(time - 2_000) / 2_000 * .pi))
      case 5_000..<5_500: 0
      default: 1_700
      }
    }
    return PoseV1.ExplainRepsResponse(
      counter: .init(name: "pushup/1", parameters: [.init(name: "floor", value: 115_000)]), timeMs: times,
      angleDecidegrees: angles, inPosition: times.map { _ in true },
      dips: [
        .init(
          outcome: .rep, startMs: 0, bottomMs: 1_000, endMs: 2_000, topAngleDecidegrees: 1_700,
          bottomAngleDecidegrees: 800, endAngleDecidegrees: 1_700, rep: .init(number: 1)),
        .init(
          outcome: .partial, startMs: 2_000, bottomMs: 3_000, endMs: 4_000, topAngleDecidegrees: 1_700,
          bottomAngleDecidegrees: 1_300, endAngleDecidegrees: 1_700, reasons: [.tooShallow]),
        .init(
          outcome: .rejected, startMs: 4_100, bottomMs: 4_500, endMs: 4_900, topAngleDecidegrees: 1_700,
          bottomAngleDecidegrees: 900, endAngleDecidegrees: 1_700, reasons: [.handsMoved, .wrongPosition]),
      ])
  }

  @Test("A curve fills its cells: steep parts stay connected, gaps stay empty")
  func curve() {
    let flat = BrailleCurve(values: [0, 0, 0, 0], range: 0...1).render(width: 2, height: 1)
    #expect(flat == ["⣀⣀"])
    #expect(BrailleCurve(values: [1, 1, nil, nil], range: 0...1).render(width: 2, height: 1) == ["⠉⠀"])
    #expect(BrailleCurve(values: [0, 1], range: 0...1).render(width: 1, height: 1) == ["⣸"])
    #expect(
      BrailleCurve(values: [5, -5], range: 0...1).render(width: 1, height: 2).count == 2, "values beyond the range")
    #expect(BrailleCurve(values: [], range: 0...1).render(width: 3, height: 1) == ["⠀⠀⠀"])
    #expect(BrailleCurve(values: [1], range: 0...1).render(width: 0, height: 1) == [])
    // A dip between many values remains visible.
    let spike = (0..<1_000).map { $0 == 500 ? 0.0 : 1.0 }
    #expect(BrailleCurve(values: spike, range: 0...1).render(width: 5, height: 1) != ["⠉⠉⠉⠉⠉"])
  }

  @Test(
    "A terminal shows the curve, a mark under each dip, and the reason if it did not count", arguments: [40, 80, 200])
  func lines(width: Int) {
    let lines = ExplanationPresentation.lines(
      Self.explained, terminal: Terminal(width: width, isInteractive: false, style: .plain))
    #expect(lines.allSatisfy { $0.displayWidth <= max(width, 46) })
    #expect(lines[0].hasPrefix("1 push-up of 3 dips"))
    let marks = lines.first { $0.contains("▲") && $0.contains("△") && $0.contains("×") }
    #expect(marks != nil)
    let text = lines.joined(separator: "\n")
    #expect(text.contains("counted") && text.contains("too shallow"))
    if width == 200 { #expect(text.contains("hands were not planted, no push-up position")) }
  }

  /// Two squats of which the second was too shallow, and then one leg alone.
  private static var squats: PoseV1.ExplainRepsResponse {
    .init(
      counter: .init(name: "squat/1", exercise: .squat), timeMs: [0, 3_000, 6_000, 9_000],
      angleDecidegrees: [1_700, 900, 1_700, 1_700], inPosition: [true, true, true, true],
      movements: [
        .init(outcome: .rep, startMs: 0, bottomMs: 1_000, endMs: 2_000, number: 1),
        .init(outcome: .partial, startMs: 3_000, bottomMs: 3_600, endMs: 4_500, problems: [.tooShallow]),
        .init(outcome: .rejected, startMs: 5_000, bottomMs: 5_600, endMs: 6_500, problems: [.oneLeg, .tooShort]),
      ])
  }

  /// Ten seconds, and after a rest five and a half.
  private static var plank: PoseV1.ExplainRepsResponse {
    .init(
      counter: .init(name: "plank/1", exercise: .plank, unit: .seconds), timeMs: [0, 20_000],
      angleDecidegrees: [1_700, 1_700], inPosition: [true, true],
      movements: [
        .init(outcome: .rep, startMs: 0, bottomMs: 10_000, endMs: 10_000, number: 1),
        .init(outcome: .rep, startMs: 12_000, bottomMs: 17_500, endMs: 17_500, number: 2),
      ])
  }

  @Test(
    "Other exercises have their own headline, table and picture, without elbows",
    arguments: [
      (
        squats, "1 squat of 3 movements · squat/1",
        ["it didn't go far enough", "only one leg bent, too quick", "2.0 s"]
      ),
      (plank, "16 seconds of plank of 2 movements · plank/1", ["10.0 s", "5.5 s"]),
    ])
  func otherExercises(explained: PoseV1.ExplainRepsResponse, headline: String, rows: [String]) {
    let lines = ExplanationPresentation.lines(
      explained, terminal: Terminal(width: 120, isInteractive: false, style: .plain))
    #expect(lines.first == headline)
    let text = lines.joined(separator: "\n")
    for row in rows { #expect(text.contains(row)) }
    let svg = ExplanationDrawing.svg(explained)
    #expect(svg.contains("angle that the counter follows") && svg.contains("<title>counted 1</title>"))
    #expect(!(text + svg).contains("elbow") && !(text + svg).contains("push-up"))
    let json = ExplanationPresentation.json(explained, stream: "s").text
    #expect(json.contains("\"movements\"") && json.contains("\"end_ms\""))
  }

  @Test("An empty recording draws nothing and does not crash")
  func empty() {
    let lines = ExplanationPresentation.lines(
      .init(), terminal: Terminal(width: 80, isInteractive: false, style: .coloured))
    #expect(lines.first?.contains("0 push-ups") == true)
    #expect(ExplanationDrawing.svg(.init()).hasSuffix("</svg>\n"))
  }

  @Test("The drawing has the visible stretches, the dips and the floor")
  func chart() {
    let chart = ExplanationChart(Self.explained)
    #expect(chart.stretches.count == 2 && chart.floor == 115 && chart.milliseconds == 179 * 33)
    #expect(chart.bands.map(\.number) == [1, nil, nil])
    #expect(chart.bands[1].caption == "partial: too shallow")
    #expect(abs(chart.bands[0].bottom - 1_000.0 / (179 * 33)) < 1e-9)
    let angles = chart.angles(steps: 60)
    #expect(angles.contains(nil), "the gap stays a gap")
    #expect((angles.compactMap(\.self).min() ?? 0) < 81)
    #expect(ExplanationChart.height(of: 0) == 0 && ExplanationChart.height(of: 105) == 0.5)
    #expect(ExplanationChart(.init()).stretches.isEmpty)
  }

  @Test("A picture is well-formed XML with a line for each stretch, a band for each dip, and the floor")
  func svg() throws {
    let svg = ExplanationDrawing.svg(Self.explained)
    #expect(svg.components(separatedBy: "<polyline").count - 1 == 2)
    // One for the picture, and one for each band.
    #expect(svg.components(separatedBy: "<title>").count - 1 == 4)
    #expect(svg.contains("<title>counted 1</title>") && svg.contains("<title>partial: too shallow</title>"))
    #expect(svg.contains("stroke-dasharray"))
    #expect(svg.contains(">△</text>") && svg.contains(">0:00</text>") && svg.contains("counted: 1"))
    // Every opened element is closed.
    for name in ["rect", "text", "title", "svg"] {
      let opened = svg.components(separatedBy: "<\(name)").count - 1
      let closed = svg.components(separatedBy: "</\(name)>").count - 1
      let short = svg.split(separator: "<").count { $0.hasPrefix("\(name) ") && $0.contains("/>") }
      #expect(opened == closed + short, "\(name)")
    }
  }

  @Test("Every outcome and reason of the contract has words")
  func words() {
    for reason in PoseV1.RejectReason.known where reason != .unspecified {
      #expect(ExplanationPresentation.text(reason) != reason.description)
    }
    for problem in PoseV1.MovementProblem.known where problem != .unspecified {
      #expect(CuePresentation.text(problem) != nil)
    }
    for outcome in PoseV1.DipOutcome.known where outcome != .unspecified {
      #expect(ExplanationPresentation.word(outcome) != outcome.description)
    }
  }
}
