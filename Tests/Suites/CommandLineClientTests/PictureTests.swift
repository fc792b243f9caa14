import Foundation
import FoundationXML
import PoseProto
import SessionsProto
import Testing
import TitanCore
import TitanProto
import TrainingProto
@testable import CommandLineClient

/// What every picture has, read from its SVG as a viewer reads it.
@Suite("Readable pictures")
struct PictureTests {
  private static var longSet: PoseV1.ExplainRepsResponse {
    let times = (0..<2_280).map { UInt32($0 * 66) }
    var dips: [PoseV1.Dip] = (0..<76).map { number in
      let start = UInt32(number * 2_000)
      return .init(
        outcome: .rep, startMs: start, bottomMs: start + 900, endMs: start + 1_800, topAngleDecidegrees: 1_700,
        bottomAngleDecidegrees: 800, endAngleDecidegrees: 1_700, rep: .init(number: UInt32(number + 1)))
    }
    dips.append(.init(outcome: .partial, startMs: 150_000, bottomMs: 150_200, endMs: 150_400, reasons: [.tooShallow]))
    return .init(
      counter: .init(name: "pushup/1", parameters: [.init(name: "floor", value: 115_000)]), timeMs: times,
      angleDecidegrees: times.map { UInt32(1_250 + 450 * cos(Double($0) / 2_000 * 2 * .pi)) }, dips: dips)
  }

  private static func chart(_ days: Int, reps: UInt32) -> SessionsV1.GetActivityChartResponse {
    let first = CalendarDay("2026-03-01") ?? CalendarDay(number: 0)
    let buckets = (0..<days).map { day in
      SessionsV1.ChartBucket(
        localDate: "\(first + day)", reps: reps, byEvidence: [.init(evidence: .verifiedStream, reps: reps / 2)],
        lastLocalDate: "\(first + day)")
    }
    return .init(buckets: buckets, totalReps: reps * UInt32(days), goalReps: 10, today: "2026-06-01")
  }

  private static var today: SessionsV1.GetActivityChartResponse {
    var chart = chart(9, reps: 12)
    for index in chart.buckets.indices {
      chart.buckets[index].startTime = .init(seconds: 1_780_315_200 + Int64(index) * 600)
      if index % 2 == 0 { chart.buckets[index].byEvidence = [.init(evidence: .verifiedStream, reps: 12)] }
    }
    (chart.buckets[4].reps, chart.goalReps, chart.remainingReps, chart.timeZone) = (1, 120, 11, "UTC")
    return chart
  }

  private static var fitness: TrainingV1.GetTrainingStatsResponse {
    .init(
      firstLocalDate: "2026-05-02", lastLocalDate: "2026-05-31",
      series: (0..<9).map {
        .init(time: .init(seconds: 1_777_900_000 + Int64($0) * 200_000), score: 0.7 + Double($0) / 50)
      })
  }

  private static let pictures: [(name: String, svg: String, words: [String])] = [
    ("a set of 76", ExplanationDrawing.svg(longSet), ["angle of the elbow", "time", "counted: 76", "△ partial: 1"]),
    ("a week", ChartDrawing.svg(chart(7, reps: 12), range: .last7Days), ["push-ups", "date", "counted by TitanUp"]),
    ("a month", ChartDrawing.svg(chart(30, reps: 1_200), range: .month), ["push-ups", "date", "not verified"]),
    ("three months", ChartDrawing.svg(chart(92, reps: 120), range: .last3Months), ["push-ups", "goal of a day: 10"]),
    ("today", ChartDrawing.svg(today, range: .today), ["1: 12:00, 12", "11 to today's goal"]),
    ("fitness", ScoreDrawing.svg(fitness), ["fitness", "date", "fitness after each practice"]),
    ("no set", ExplanationDrawing.svg(.init()), ["time"]),
    ("no day", ChartDrawing.svg(.init(), range: .today), ["nothing yet"]),
  ]

  @Test("A picture has a title, named axes, and a legend", arguments: pictures.indices)
  func parts(_ index: Int) throws {
    let picture = Self.pictures[index]
    let read = try #require(ReadPicture(picture.svg), "\(picture.name)")
    #expect(read.firstElement == "title", "\(picture.name)")
    #expect(read.texts.contains { $0.size == 16 && $0.text == read.title }, "\(picture.name)")
    for word in picture.words { #expect(read.texts.contains { $0.text == word }, "\(picture.name): \(word)") }
  }

  @Test("Texts do not overlap or leave the picture", arguments: pictures.indices)
  func apart(_ index: Int) throws {
    let picture = Self.pictures[index]
    let read = try #require(ReadPicture(picture.svg))
    let boxes = read.texts.filter { !$0.isUpright }
    for (number, one) in boxes.enumerated() {
      #expect(one.left >= 0 && one.right <= read.width && one.bottom <= read.height, "\(picture.name): \(one.text)")
      for other in boxes[(number + 1)...] where one.overlaps(other) {
        Issue.record("\(picture.name): \(one.text) and \(other.text)")
      }
    }
  }

  @Test("Adjacent slices differ, and declared reps are hatched")
  func slices() throws {
    let read = try #require(ReadPicture(ChartDrawing.svg(Self.today, range: .today)))
    #expect(read.slices.count == 10)
    #expect(zip(read.slices, read.slices.dropFirst()).allSatisfy { $0 != $1 } && read.slices.first != read.slices.last)
    #expect(read.slices.contains { $0.hasPrefix("url(#hatched") })
  }
}

/// The texts of a picture with their positions, and the fills of its slices.
private final class ReadPicture: NSObject, XMLParserDelegate {
  struct Text {
    var text = ""
    var size = 12.0
    var isUpright = false
    var x = 0.0
    var y = 0.0
    var anchor = "start"

    private var width: Double { Double(text.count) * size * 0.58 }
    var left: Double { anchor == "start" ? x : anchor == "end" ? x - width : x - width / 2 }
    var right: Double { left + width }
    var bottom: Double { y }

    func overlaps(_ other: Text) -> Bool {
      left < other.right && other.left < right && y - size * 0.75 < other.y && other.y - other.size * 0.75 < y
    }
  }

  private(set) var firstElement: String?
  private(set) var title = ""
  private(set) var texts: [Text] = []
  private(set) var slices: [String] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var top = 0.0
  private var current: Text?
  private var isFirstTitle = false

  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    if name == "svg" {
      let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
      if box.count == 4 { (width, height) = (box[2], box[3]) }
      return
    }
    if firstElement == nil { (firstElement, isFirstTitle) = (name, name == "title") }
    switch name {
    case "g": top = Double(attributes["transform"]?.split(separator: " ").last?.dropLast() ?? "") ?? 0
    case "path": slices.append(attributes["fill"] ?? "")
    case "text":
      current = Text(
        size: attributes["font-size"].flatMap(Double.init) ?? 12, isUpright: attributes["transform"] != nil,
        x: number("x"), y: number("y") + top, anchor: attributes["text-anchor"] ?? "start")
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if current != nil { current?.text += string } else if isFirstTitle { title += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "title" { isFirstTitle = false }
    if name == "text", let text = current {
      texts.append(text)
      current = nil
    }
  }
}
