import Foundation
import FoundationXML
import SessionsProto
import Testing
import TitanCore
@testable import CommandLineClient

@Suite("Charts as pictures")
struct ChartDrawingTests {
  private func bucket(_ date: String, _ verified: UInt32, _ declared: UInt32 = 0) -> SessionsV1.ChartBucket {
    .init(
      localDate: date, reps: verified + declared,
      byEvidence: [.init(evidence: .verifiedStream, reps: verified), .init(evidence: .declared, reps: declared)],
      lastLocalDate: date)
  }

  private func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

  private func count(_ piece: String, in svg: String) -> Int { svg.components(separatedBy: piece).count - 1 }

  @Test("Bars stack counted reps below the rest, and a line marks the goal")
  func bars() {
    let chart = SessionsV1.GetActivityChartResponse(
      buckets: [bucket("2026-05-30", 12, 5), bucket("2026-05-31", 0), bucket("<script>", 0, 3)], goalReps: 10)
    let svg = ChartDrawing.svg(chart, range: .last7Days)
    #expect(isWellFormed(svg) && !svg.contains("script"))
    // One more of each is in the legend.
    #expect(count(#"fill="royalblue""#, in: svg) == 2 && count(#"fill="lightsteelblue""#, in: svg) == 3)
    #expect(svg.contains(">17<") && svg.contains(">05-31<") && count("stroke-dasharray", in: svg) == 2)
  }

  @Test("Weeks do not show a daily goal")
  func weeks() {
    var week = bucket("2026-05-25", 12)
    week.lastLocalDate = "2026-05-31"
    let svg = ChartDrawing.svg(.init(buckets: [week], goalReps: 10), range: .last3Months)
    #expect(isWellFormed(svg) && !svg.contains("stroke-dasharray"))
  }

  @Test("Today's chart has a slice per session and one for the rest, a full circle for a single one, or nothing")
  func today() {
    let chart = SessionsV1.GetActivityChartResponse(
      buckets: [bucket("2026-05-31", 4), bucket("2026-05-31", 0, 3)], totalReps: 7, goalReps: 10, remainingReps: 3)
    let svg = ChartDrawing.svg(chart, range: .today)
    #expect(isWellFormed(svg) && count("<path", in: svg) == 3 && svg.contains(">7<"))
    let empty = ChartDrawing.svg(.init(goalReps: 10, remainingReps: 10), range: .today)
    #expect(isWellFormed(empty) && count("<circle", in: empty) == 1 && count("<path", in: empty) == 0)
    #expect(isWellFormed(ChartDrawing.svg(.init(), range: .today)))
    #expect(isWellFormed(ChartDrawing.svg(.init(), range: .month)))
  }
}
