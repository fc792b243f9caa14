import PoseProto
import SessionsProto
import Testing
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TrophiesProto
@testable import CommandLineClient

@Suite("Sessions, charts, streaks and receipts on the screen")
struct PresentationTests {
  private let wide = Terminal(width: 100, isInteractive: false, style: .plain)
  private let widths = [10, 20, 40, 60, 80, 120]

  private func session(_ reps: UInt32, target: UInt32 = 10) -> SessionsV1.Session {
    SessionsV1.Session(
      sessionID: "01900000-0000-7000-8000-000000000001", startTime: .init(seconds: 1_800_000_000),
      endTime: .init(seconds: 1_800_000_030), timeZone: "Europe/Berlin", utcOffsetSeconds: 3600, reps: reps,
      target: target, targetMet: reps >= target, evidence: .verifiedStream, counter: "pushup/1")
  }

  @Test("Sessions are shown in aligned columns, newest first, in their own time zone")
  func sessions() {
    #expect(
      SessionPresentation.table([session(12), session(7, target: 100)], terminal: wide) == [
        "when                  reps  target  took  evidence  counter   id",
        "Fri 2027-01-15 09:00    12    10 ✓  0:30  verified  pushup/1  01900000-0000-7000-8000-000000000001",
        "Fri 2027-01-15 09:00     7   100    0:30  verified  pushup/1  01900000-0000-7000-8000-000000000001",
      ])
  }

  @Test("On a narrow terminal date and count remain")
  func narrowSessions() {
    let narrow = Terminal(width: 26, isInteractive: false, style: .plain)
    #expect(SessionPresentation.table([session(12)], terminal: narrow)[1] == "Fri 2027-01-15 09:00    12")
  }

  @Test("Trophies still to earn show progress and the next step")
  func locked() {
    let progress = [
      TrophiesV1.TrophyProgress(
        trophy: .init(title: "20 pushups"), current: 12, target: 20, nextHint: "8 more in one session"),
      TrophiesV1.TrophyProgress(trophy: .init(title: "300 pushups in a day"), current: 12, target: 300, nextHint: ""),
    ]
    #expect(
      TrophyPresentation.locked(progress, terminal: wide) == [
        "20 pushups            ▕████████████▋        ▏  12/20  8 more in one session",
        "300 pushups in a day  ▕▉                    ▏ 12/300",
      ])
    for width in widths where width >= 20 {
      let terminal = Terminal(width: width, isInteractive: false, style: .plain)
      for line in TrophyPresentation.locked(progress, terminal: terminal) { #expect(line.displayWidth <= width) }
    }
  }

  @Test("A week is drawn against its goal")
  func week() {
    let chart = SessionsV1.GetActivityChartResponse(
      buckets: [
        .init(localDate: "2026-11-20", reps: 5, byEvidence: [.init(evidence: .declared, reps: 5)]),
        .init(localDate: "2026-11-21", reps: 10, byEvidence: [.init(evidence: .verifiedStream, reps: 10)]),
      ], totalReps: 15, goalReps: 10, remainingReps: 0, today: "2026-11-21", timeZone: "UTC")
    let terminal = Terminal(width: 30, isInteractive: false, style: .plain)
    #expect(
      ChartPresentation.lines(chart, range: .last7Days, terminal: terminal) == [
        "Last 7 days: 15 push-ups · UTC", "", "Fri 11-20 ▕▒▒▒▒▒▒▒▒      ┊   5",
        "Sat 11-21 ▕███████████████  10", "", "█ verified   ▒ not verified",
        "▕██████████████████████▏ 10/10", "today's goal reached",
      ])
  }

  @Test("A day without sessions is described in words")
  func emptyDay() {
    let chart = SessionsV1.GetActivityChartResponse(
      goalReps: 10, remainingReps: 10, today: "2026-11-21", timeZone: "UTC")
    let lines = ChartPresentation.lines(chart, range: .today, terminal: wide)
    #expect(lines.contains("nothing yet"))
    #expect(lines.last == "10 to today's goal")
  }

  @Test("Weeks are drawn from one date to another")
  func weeks() {
    let chart = SessionsV1.GetActivityChartResponse(
      buckets: [.init(localDate: "2026-11-16", reps: 30, lastLocalDate: "2026-11-21")], totalReps: 30, goalReps: 0,
      today: "2026-11-21", timeZone: "UTC")
    let terminal = Terminal(width: 30, isInteractive: false, style: .plain)
    #expect(
      ChartPresentation.lines(chart, range: .last3Months, terminal: terminal) == [
        "Since 2026-11-16: 30 push-ups · UTC", "", "11-16 – 11-21 ▕▒▒▒▒▒▒▒▒▒▒▒  30", "", "█ verified   ▒ not verified",
      ])
  }

  @Test("A streak is a calendar with a mark for each date")
  func streak() throws {
    let days = [
      ("11", StreakDayKind.active, 1), ("12", .frozen, 1), ("13", .active, 2), ("14", .missed, 0), ("17", .open, 0),
    ]
    .map { SessionsV1.StreakDay(localDate: "2026-11-\($0.0)", kind: $0.1, count: UInt32($0.2)) }
    let lines = StreakPresentation.lines(
      .init(current: 1, longest: 12, atRisk: true, freezesLeft: 1, nextFreezeIn: 3), days,
      from: try #require(CalendarDay("2026-11-09")), today: try #require(CalendarDay("2026-11-17")), terminal: wide)
    #expect(
      lines == [
        "1 day in a row · longest 12 · do one today to keep it · 1 freeze left · next freeze in 3 days", "",
        "            Mon Tue Wed Thu Fri Sat Sun",
        "2026-11-09   ·   ·   ●   ◆   ●   ○   · ",
        "2026-11-16   ·   ? ",
        "", "● trained   ◆ missed, kept by a freeze   ○ missed   ? still open",
      ])
  }
  private typealias StreakDayKind = SessionsV1.StreakDayKind

  @Test("A date that has not begun here is shown if there was training; an empty calendar has no legend")
  func calendarBeyondToday() throws {
    let monday = try #require(CalendarDay("2026-11-16"))
    let tomorrow = [SessionsV1.StreakDay(localDate: "2026-11-17", kind: .active, count: 1)]
    let lines = StreakPresentation.lines(.init(current: 1), tomorrow, from: monday, today: monday, terminal: wide)
    #expect(lines.contains("2026-11-16   ·   ● "))
    let empty = StreakPresentation.lines(.init(), [], from: monday, today: monday, terminal: wide)
    #expect(empty.last == "2026-11-16   · ")
  }

  @Test("A receipt lists every push-up with its depth")
  func receipt() {
    let receipt = PoseV1.RepReceipt(
      exercise: .pushUp, counter: "pushup/1", startTime: .init(seconds: 0), endTime: .init(seconds: 30),
      reps: [
        .init(
          number: 1, startMs: 1_200, endMs: 2_800, minAngleDecidegrees: 824, depthPercent: 100, qualityPercent: 97,
          flags: [.noLockout])
      ], partialReps: 1, coveragePercent: 99)
    let lines = ReceiptPresentation.lines(receipt, terminal: wide)
    #expect(lines[0] == "1 push-up and 1 partial in 0:30 · counted by pushup/1, seen 99 % of the time")
    #expect(lines[3] == "  1  1.2 s  1.6 s  ██████████ 100 %    82°     97 %  arms not straight")
    var doubtful = receipt
    doubtful.evidenceFlags = [.duplicateMotion]
    #expect(
      ReceiptPresentation.lines(doubtful, terminal: wide)
        == lines + ["", "Not taken as proof: this very motion was shown before"])
    for width in widths {
      let narrow = Terminal(width: width, isInteractive: false, style: .plain)
      let table = ReceiptPresentation.lines(receipt, terminal: narrow).dropFirst(2)
      for line in table where width >= 40 { #expect(line.displayWidth <= width) }
    }
  }

  @Test("Receipts of other exercises tell what they count, without elbows")
  func receiptsOfOthers() {
    let squats = PoseV1.RepReceipt(
      exercise: .squat, counter: "squat/1",
      reps: [.init(number: 1, startMs: 1_200, endMs: 2_800, depthPercent: 90, qualityPercent: 90)], coveragePercent: 99)
    let lines = ReceiptPresentation.lines(squats, terminal: wide)
    #expect(lines[0] == "1 squat · counted by squat/1, seen 99 % of the time")
    #expect(lines[3] == "  1  1.2 s  1.6 s  █████████   90 %")
    let plank = PoseV1.RepReceipt(exercise: .plank, counter: "plank/1", coveragePercent: 100, heldSeconds: 12)
    #expect(
      ReceiptPresentation.lines(plank, terminal: wide)
        == ["12 seconds of plank · counted by plank/1, seen 100 % of the time"])
  }

  @Test("A receipt says what became of the sign of life")
  func liveness() {
    var receipt = PoseV1.RepReceipt(exercise: .pushUp, counter: "pushup/3", reps: [.init(number: 1)])
    let plain = ReceiptPresentation.lines(receipt, terminal: wide)
    var said: Set<String> = []
    for result in PoseV1.LivenessResult.known where result != .unspecified {
      receipt.liveness = .init(kind: .pause, result: result, askedMs: 8_000, answeredMs: 11_400)
      let lines = ReceiptPresentation.lines(receipt, terminal: wide)
      #expect(lines.dropLast(2) == plain[...] && lines.suffix(2).first == "")
      said.insert(lines.last ?? "")
    }
    #expect(said.count == PoseV1.LivenessResult.known.count - 1)
    #expect(said.contains("Sign of life: given, 3.4 s after it was asked for"))
    #expect(ReceiptPresentation.json(receipt).text.contains("LIVENESS_KIND_PAUSE"))
  }

  @Test("The question stays on the line until it is settled, whatever else there is to say")
  func question() {
    var line = LiveLine()
    func shown() -> String { line.render(width: 120, style: .plain) }
    line.apply(.livenessAsked(.raisedHand))
    line.apply(.rep(.init(number: 4)))
    line.apply(.feedback(.init(code: .goFurther)))
    #expect(shown().contains(CuePresentation.text(PoseV1.LivenessKind.raisedHand)))
    line.apply(.ready(.init(livenessAsked: .init(kind: .pause)), resumed: true))
    #expect(shown().contains(CuePresentation.text(PoseV1.LivenessKind.pause)))
    line.apply(.livenessAnswered(.passed))
    #expect(shown().contains(CuePresentation.text(PoseV1.LivenessResult.passed)))
    line.apply(.livenessAsked(.pause))
    line.apply(.ready(.init(), resumed: true))
    #expect(shown().contains("reconnected"))
  }

  @Test("Every cue, every flag and every reason against a movement has words of its own")
  func words() {
    let kinds = PoseV1.LivenessKind.known.filter { $0 != .unspecified }
    #expect(Set(kinds.map { CuePresentation.text($0) }).isDisjoint(with: kinds.map(\.description)))
    let results = PoseV1.LivenessResult.known.filter { $0 != .unspecified }
    #expect(Set(results.map { CuePresentation.text($0) }).count == results.count)
    #expect(Set(results.map { CuePresentation.text($0) }).isDisjoint(with: results.map(\.description)))
    let cues = PoseV1.FeedbackCode.known.filter { $0 != .unspecified }
    let cueTexts = Set(cues.map { CuePresentation.text(.init(code: $0)) })
    #expect(cueTexts.count == cues.count)
    #expect(cueTexts.isDisjoint(with: cues.map(\.description)))
    let problems = PoseV1.MovementProblem.known.filter { $0 != .unspecified }
    #expect(Set(problems.compactMap(CuePresentation.text)).count == problems.count)
    let flags = PoseV1.RepFlag.known.filter { $0 != .unspecified }
    let flagTexts = Set(flags.map(ReceiptPresentation.remark))
    #expect(flagTexts.count == flags.count)
    #expect(flagTexts.isDisjoint(with: flags.map(\.description)))
    let doubts = PoseV1.EvidenceFlag.known.filter { $0 != .unspecified }
    let doubtTexts = Set(doubts.map(ReceiptPresentation.doubt))
    #expect(doubtTexts.count == doubts.count)
    #expect(doubtTexts.isDisjoint(with: doubts.map(\.description)))
  }

  @Test("A placement gives advice, the most important first, or the camera's view")
  func placement() {
    var placement = PoseV1.Placement(view: .side, distance: .good, isGood: true)
    #expect(CuePresentation.text(placement) == "well placed, seen from the side")
    placement.tiltDegrees = 10
    #expect(CuePresentation.text(placement) == "well placed, seen from the side", "a little is fine")
    placement = PoseV1.Placement(distance: .tooNear, jointsOutside: ["left_ankle"], tiltDegrees: -30)
    #expect(CuePresentation.text(placement) == "step back from the camera, the camera leans by 30 degrees to the left")
    placement = PoseV1.Placement(distance: .good, jointsOutside: ["left_ankle"])
    #expect(CuePresentation.text(placement) == "move into the picture")
    placement = PoseV1.Placement(distance: .tooFar)
    #expect(CuePresentation.text(placement) == "come nearer to the camera")
  }
}
