import ArgumentParser
import Foundation
import PoseProto
import SessionsProto
import TitanCore
import TitanProtoJSON
import TitanRPC

struct ExplainCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Draw a set over time: what counted, what didn't, and why.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: "The id of a session or a stream.")
  var id: String

  @Option(help: ArgumentHelp("Also write the drawing to this file.", valueName: "file"))
  var svg: String?

  @Option(help: "Explain with this counter instead of the one that counted the set.")
  var counter: String?

  func validate() throws {
    guard UUID(uuidString: id) != nil else { throw ValidationError("\"\(id)\" isn't an id.") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let stream = try await stream(backend)
    let request = PoseV1.ExplainRepsRequest(streamID: stream, counter: counter ?? "")
    let explained = try await backend.accessTokens.call { options in
      try await backend.pose.explainReps(request, options: options.within(.seconds(60)))
    }
    if let svg {
      try DrawingFile.write(ExplanationDrawing.svg(explained), to: svg)
    }
    if global.json { return console.line(ExplanationPresentation.json(explained, stream: stream).text) }
    console.lines(ExplanationPresentation.lines(explained, terminal: console.output))
  }

  /// The stream of the session with this id; the id itself, if no session has it.
  private func stream(_ backend: Backend) async throws -> String {
    let request = SessionsV1.GetSessionRequest(sessionID: id)
    let session: SessionsV1.Session?
    do {
      session = try await backend.accessTokens.call { options in
        try await backend.sessions.getSession(request, options: options.within(.seconds(10)))
      }.session
    } catch let error as RPCError where error.code == .notFound {
      return id
    }
    guard let stream = session?.streamID, !stream.isEmpty else {
      throw ClientError(.refused, "Session \(id) was declared, so there is no stream to explain.")
    }
    return stream
  }
}

/// Presents why a set was counted as it was.
enum ExplanationPresentation {
  /// The number of rows of the curve.
  private static let height = 10

  static func json(_ explained: PoseV1.ExplainRepsResponse, stream: String) -> JSONValue {
    [
      "stream_id": .string(stream),
      "counter": .string(explained.counter?.name ?? ""),
      "frames": .number(explained.timeMs.count),
      "dips": .array(
        explained.dips.map { dip in
          [
            "outcome": .string(word(dip.outcome)),
            "rep": dip.rep.map { .number($0.number) } ?? .null,
            "first_frame": .number(dip.firstFrame), "bottom_frame": .number(dip.bottomFrame),
            "last_frame": .number(dip.lastFrame),
            "start_ms": .number(dip.startMs), "bottom_ms": .number(dip.bottomMs), "end_ms": .number(dip.endMs),
            "top_angle_decidegrees": .number(dip.topAngleDecidegrees),
            "bottom_angle_decidegrees": .number(dip.bottomAngleDecidegrees),
            "end_angle_decidegrees": .number(dip.endAngleDecidegrees),
            "reasons": .array(dip.reasons.map { .string($0.description) }),
          ]
        }),
      "movements": .array(
        explained.movements.map { movement in
          [
            "outcome": .string(word(movement.outcome)),
            "number": movement.number > 0 ? .number(movement.number) : .null,
            "start_ms": .number(movement.startMs), "bottom_ms": .number(movement.bottomMs),
            "end_ms": .number(movement.endMs),
            "problems": .array(movement.problems.map { .string($0.description) }),
          ]
        }),
    ]
  }

  /// A headline, the curve with a mark under each movement, and a table of them.
  static func lines(_ explained: PoseV1.ExplainRepsResponse, terminal: Terminal) -> [String] {
    let style = terminal.style
    let movements = explained.explainedMovements
    var lines = [
      style(.bold, explained.countedWords)
        + style(.dim, " of \(explained.seenWords) · \((explained.counter?.name ?? "").printable)"),
      "",
    ]
    lines += curve(explained, terminal)
    guard !movements.isEmpty else { return lines }
    var table = Table([
      .init("", .right), .init("at", .right), .init("took", .right, expendability: 1),
      .init(explained.isOfOtherExercise ? "" : "elbow", .right, expendability: 2), .init(""),
      .init("", minimumWidth: 16),
    ])
    for movement in movements {
      let elbow = movement.elbow.map { "\(degrees($0.top)) → \(degrees($0.bottom))" } ?? ""
      table.add([
        .init(movement.number.map { "\($0)" } ?? ""), .init(Format.seconds(.milliseconds(movement.start))),
        .init(Format.seconds(.milliseconds(movement.milliseconds))), .init(elbow, .dim),
        .init(word(movement.outcome), paint(movement.outcome)), .init(movement.reasons.joined(separator: ", ")),
      ])
    }
    return lines + [""] + table.render(width: terminal.width, style: style)
  }

  private static func curve(_ explained: PoseV1.ExplainRepsResponse, _ terminal: Terminal) -> [String] {
    let chart = ExplanationChart(explained)
    let (style, margin, angles) = (terminal.style, 6, ExplanationChart.angles)
    let width = max(10, terminal.width - margin)
    let curve = BrailleCurve(values: chart.angles(steps: width * 2), range: angles)
    var lines = curve.render(width: width, height: height).enumerated().map { row, line in
      let angle = angles.upperBound - (angles.upperBound - angles.lowerBound) * Double(row) / Double(height - 1)
      let label = row % 3 == 0 ? "\(Int(angle.rounded()))°" : ""
      return style(.dim, label.padded(to: margin - 1, .right) + " ") + style(.cyan, line)
    }
    var marks = [String](repeating: " ", count: width)
    for band in chart.bands {
      marks[min(width - 1, Int(band.bottom * Double(width)))] = style(paint(band.outcome), mark(band.outcome))
    }
    lines.append(String(repeating: " ", count: margin) + marks.joined())
    let length = Format.clock(.milliseconds(chart.milliseconds))
    lines.append(
      style(.dim, String(repeating: " ", count: margin) + "0:00" + length.padded(to: max(0, width - 4), .right)))
    lines.append(style(.dim, String(repeating: " ", count: margin) + "▲ counted   △ partial   × not counted"))
    return lines
  }

  private static func degrees(_ decidegrees: UInt32) -> String { "\((decidegrees + 5) / 10)°" }

  static func word(_ outcome: PoseV1.DipOutcome) -> String {
    switch outcome {
    case .rep: "counted"
    case .partial: "partial"
    case .rejected: "not counted"
    default: outcome.description
    }
  }

  static func mark(_ outcome: PoseV1.DipOutcome) -> String {
    switch outcome {
    case .rep: "▲"
    case .partial: "△"
    default: "×"
    }
  }

  private static func paint(_ outcome: PoseV1.DipOutcome) -> Style.Paint {
    switch outcome {
    case .rep: .green
    case .partial: .yellow
    default: .red
    }
  }

  static func text(_ reason: PoseV1.RejectReason) -> String {
    switch reason {
    case .tooShort: "too quick"
    case .tooLong: "too slow"
    case .notUpAgain: "not up again"
    case .tooShallow: "too shallow"
    case .rangeTooSmall: "too little movement"
    case .shouldersStill: "shoulders did not move"
    case .handsMoved: "hands were not planted"
    case .wrongPosition: "no push-up position"
    case .alreadyCounted: "counted already"
    case .interrupted: "interrupted"
    case .unfinished: "the recording ended"
    case .tooFar: "face too far away"
    default: reason.description
    }
  }
}
