import Testing
import TitanCore
import TitanProto
import TitanProtoJSON
import TrainingProto
@testable import CommandLineClient

@Suite("A practice driven by keys")
struct PracticePilotTests {
  private let now = Timestamp(seconds: 1_780_228_800)

  private func set(
    _ index: UInt32, _ state: TrainingV1.ExerciseState, unit: TrainingV1.AmountUnit = .reps,
    prepEnd: Int? = nil, active: Int64 = 0
  ) -> TrainingV1.PracticeExercise {
    .init(
      index: index, exerciseID: "push-up", setNumber: index + 1, setCount: 3, unit: unit, baseAmount: 10,
      suggestedAmount: 8, prescribedAmount: 8, state: state,
      prepEndTime: prepEnd.map { .init(seconds: now.seconds + Int64($0)) }, activeTime: .init(seconds: active))
  }

  private func practice(
    _ exercises: [TrainingV1.PracticeExercise], _ state: TrainingV1.PracticeState = .running
  ) -> TrainingV1.Practice {
    .init(practiceID: "p", exercises: exercises, state: state, countdown: .init(seconds: 10))
  }

  private func pilot(
    _ exercises: [TrainingV1.PracticeExercise], _ state: TrainingV1.PracticeState = .running
  ) -> PracticePilot {
    PracticePilot(practice(exercises, state), at: now)
  }

  @Test("The next set starts by itself, and after the last one the practice ends, with credit if any set was done")
  func next() {
    #expect(pilot([set(0, .done), set(1, .ready)]).next == .start(1))
    #expect(pilot([set(0, .done), set(1, .preparing, prepEnd: 5), set(2, .ready)]).next == nil)
    #expect(pilot([set(0, .done), set(1, .skipped)]).next == .finish)
    #expect(pilot([set(0, .skipped)]).next == .abandon)
    #expect(pilot([set(0, .ready)], .paused).next == nil)
    #expect(pilot([set(0, .done)], .completed).next == nil)
    #expect(pilot([set(0, .done)], .completed).isOver && !pilot([set(0, .ready)], .paused).isOver)
  }

  @Test(
    "Keys depend on the state",
    arguments: [
      (PracticeKey.enter, PracticePilot.Step.skipPreparation(0), PracticePilot.Step.complete(0, amount: 8)),
      (.skip, .skip(0), .skip(0)), (.pause, .pause, .pause), (.finish, .abandon, .abandon),
    ] as [(PracticeKey, PracticePilot.Step, PracticePilot.Step)])
  func keys(key: PracticeKey, preparing: PracticePilot.Step, active: PracticePilot.Step) {
    var before = pilot([set(0, .preparing, prepEnd: 5), set(1, .ready)])
    #expect(before.press(key, at: now) == .step(preparing))
    // The countdown is over, even though nobody told the pilot.
    #expect(before.press(key, at: now + .seconds(5)) == .step(active))
    var told = pilot([set(0, .active), set(1, .ready)])
    #expect(told.press(key, at: now) == .step(active))
  }

  @Test("Digits enter the number of reps, and a hold counts seconds")
  func amounts() {
    var reps = pilot([set(0, .active)])
    for key in [PracticeKey.digit(0), .digit(1), .digit(2), .digit(5), .rubout] {
      #expect(reps.press(key, at: now) == .nothing)
    }
    #expect(reps.typed == "12" && reps.press(.enter, at: now) == .step(.complete(0, amount: 12)))
    reps.update(practice([set(0, .done), set(1, .active)]), at: now)
    #expect(reps.typed == "" && reps.press(.enter, at: now) == .step(.complete(1, amount: 8)))
    var hold = pilot([set(0, .active, unit: .seconds, active: 20)])
    #expect(hold.press(.enter, at: now + .milliseconds(4_900)) == .step(.complete(0, amount: 24)))
    var short = pilot([set(0, .active, unit: .seconds)])
    #expect(short.press(.enter, at: now) == .step(.complete(0, amount: 1)))
  }

  @Test("The prescription can be changed within its bounds before the set begins")
  func adjusting() {
    var preparing = pilot([set(0, .preparing, prepEnd: 5)])
    #expect(preparing.press(.more, at: now) == .step(.adjust(0, amount: 9)))
    #expect(preparing.press(.less, at: now) == .step(.adjust(0, amount: 7)))
    #expect(preparing.press(.more, at: now + .seconds(6)) == .nothing)
    var least = set(0, .ready)
    least.prescribedAmount = 1
    var bounded = pilot([least], .paused)
    #expect(bounded.press(.less, at: now) == .nothing)
    #expect(bounded.press(.more, at: now) == .step(.adjust(0, amount: 2)))
  }

  @Test("During a pause no time passes, and everything but exercising is possible")
  func paused() {
    var pilot = pilot([set(0, .preparing, prepEnd: 5)], .paused)
    #expect(pilot.preparation(at: now) == nil && pilot.active(at: now + .seconds(60)) == nil)
    #expect(pilot.press(.enter, at: now) == .step(.resume))
    #expect(pilot.press(.pause, at: now) == .step(.resume))
    #expect(pilot.press(.skip, at: now) == .step(.skip(0)))
    var skipped = self.pilot([set(0, .skipped)], .paused)
    #expect(skipped.press(.enter, at: now) == .step(.resume))
    let active = self.pilot([set(0, .active, active: 7)], .paused)
    #expect(active.active(at: now + .seconds(60)) == .seconds(7))
  }

  @Test("Leaving asks for confirmation; Ctrl-C does not")
  func leaving() {
    var pilot = pilot([set(0, .active)])
    #expect(pilot.press(.yes, at: now) == .nothing)
    #expect(pilot.press(.leave, at: now) == .nothing && pilot.isLeaving)
    #expect(pilot.press(.no, at: now) == .nothing && !pilot.isLeaving)
    #expect(pilot.press(.leave, at: now) == .nothing)
    #expect(pilot.press(.yes, at: now) == .step(.abandon))
    #expect(pilot.press(.interrupt, at: now) == .stop)
  }

  @Test("Countdowns follow the server's clock, even if this machine's is wrong")
  func skew() {
    var pilot = pilot([set(0, .ready)])
    // The server is an hour ahead: its countdown of 10 s ends 3,610 s from now by this clock.
    pilot.update(practice([set(0, .preparing, prepEnd: 3_610)]), at: now, after: .start(0))
    #expect(pilot.preparation(at: now) == .seconds(10))
    #expect(pilot.preparation(at: now + .seconds(7)) == .seconds(3))
    #expect(pilot.preparation(at: now + .seconds(10)) == nil)
    #expect(pilot.active(at: now + .seconds(12)) == .seconds(2))
  }

  @Test("Bytes map to keys, in lower and upper case")
  func bytes() {
    let keys = Array("\r\n \u{7F}\u{8}\u{3}pPsSqfyn+-07".utf8).map { PracticeKey($0) }
    #expect(
      keys == [
        .enter, .enter, .enter, .rubout, .rubout, .interrupt, .pause, .pause, .skip, .skip, .leave, .finish, .yes, .no,
        .more, .less, .digit(0), .digit(7),
      ])
    #expect([0, 0x1B, 0x50 | 0x80, UInt8(ascii: "x")].allSatisfy { PracticeKey($0) == nil })
  }

  private let exercise = TrainingV1.Exercise(
    exerciseID: "push-up", name: "Push-up", cues: ["Straight back", "Breathe"],
    animation: .init(
      svgFrames: [
        #"<svg viewBox="0 0 120 120"><path d="M2 112H118" stroke="lightgray"/></svg>"#,
        #"<svg viewBox="0 0 120 120"><circle cx="60" cy="60" r="5" fill="black"/></svg>"#,
      ], frameDuration: .init(nanos: 500_000_000)))

  @Test("The screen shows the exercise, a figure and the progress")
  func screen() {
    let terminal = Terminal(width: 80, isInteractive: true, style: .plain)
    let pilot = pilot([set(0, .done), set(1, .preparing, prepEnd: 7), set(2, .ready)])
    let lines = PracticeScreen.lines(pilot, exercise, at: now, terminal: terminal)
    #expect(lines.count == 17 && lines[0] == "Push-up · set 2 of 3" && lines[13] == "Ready in 7 · 8 times")
    #expect(lines[14] == "Straight back" && lines[15].hasSuffix(" 1/3") && lines[16].hasPrefix("enter: begin now"))
    let later = PracticeScreen.lines(pilot, exercise, at: now + .milliseconds(8_500), terminal: terminal)
    #expect(later[13] == "Go: 8 times · 0:01" && later[16].hasPrefix("enter: done"))
    #expect(later[1...12] != lines[1...12], "the figure moves")
    let narrow = Terminal(width: 20, isInteractive: true, style: .plain)
    #expect(PracticeScreen.lines(pilot, exercise, at: now, terminal: narrow).allSatisfy { $0.displayWidth < 20 })
    // Drawings are optional.
    #expect(PracticeScreen.lines(pilot, nil, at: now, terminal: terminal).count == 5)
  }

  @Test("Without a terminal each step is a line")
  func steps() {
    let pilot = pilot([set(0, .preparing, prepEnd: 10), set(1, .ready)])
    #expect(PracticeView.line(.start(0), pilot, exercise) == "1/2  Push-up, 8 times, ready in 10")
    #expect(PracticeView.line(.complete(0, amount: 9), pilot, nil) == "Done: 9")
  }

  @Test("The outcome shows points, fitness, muscles and a new level")
  func summary() {
    let plain = Terminal(width: 80, isInteractive: false, style: .plain)
    var done = practice([set(0, .done), set(1, .skipped)], .completed)
    (done.points, done.scoreBefore, done.scoreAfter) = (80, 0.75, 0.7575)
    done.timeSpent = .init(seconds: 125)
    done.muscles = [.init(muscle: .chest, percent: 50)]
    let lines = PracticePresentation.lines(done, levelUp: .init(text: "Level up!"), terminal: plain)
    #expect(
      lines == ["80 points for 1 of 2 sets · 2:05", "Fitness 0.75 → 0.76", "Worked: chest 50 %", "★ Level up!"])
    (done.implausibleSets, done.creditText) = (1, "One set was too short for its count and earns less.")
    done.exercises[0].creditText = "8 take at least 3.2 s."
    #expect(PracticePresentation.lines(done, levelUp: nil, terminal: plain)[1] == done.creditText)
    #expect(PracticePresentation.sets(done, terminal: plain).contains { $0.hasSuffix("8 take at least 3.2 s.") })
    #expect(PracticePresentation.table([done], terminal: plain)[1].contains("too quick"))
    #expect(
      PracticeView.line(.complete(0, amount: 8), self.pilot(done.exercises, .completed), nil)
        == "Done: 8. 8 take at least 3.2 s.")
    done.creditText = ""
    done.state = .abandoned
    #expect(
      PracticePresentation.lines(done, levelUp: nil, terminal: plain) == ["Left after 1 of 2 sets · 2:05 · no credit"])
    done.state = .paused
    #expect(PracticePresentation.lines(done, levelUp: nil, terminal: plain).last == "`titanup train` continues it.")
    #expect(PracticePresentation.json(done, levelUp: nil).text.contains(#""level_up":null"#))
  }

  @Test("Drawings become dots; unreadable ones stay empty")
  func figures() {
    let line = FigureText.render(
      #"<svg viewBox="0 0 8 8"><path d="M0 0L7 7" stroke="black"/></svg>"#, width: 4, height: 2)
    #expect(line == ["⠑⢄⠀⠀", "⠀⠀⠑⢄"])
    let disc = FigureText.render(#"<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="9"/></svg>"#, width: 4, height: 2)
    #expect(disc == ["⣿⣿⣿⣿", "⣿⣿⣿⣿"])
    let blank = ["⠀⠀⠀⠀", "⠀⠀⠀⠀"]
    for svg in [
      "", "<svg", #"<svg viewBox="0 0 0 0"><path d="M0 0L7 7"/></svg>"#,
      #"<svg viewBox="0 0 8 8"><path d="C1 2"/></svg>"#,
      #"<svg viewBox="nan 0 inf 8"><path d="M0 0L7 7"/></svg>"#,
      #"<svg viewBox="0 0 8 8"><circle cx="x" cy="1" r="1"/></svg>"#,
      #"<svg viewBox="0 0 8 8"><path d="M1e300 1e300L2e300 2e300"/></svg>"#,
    ] {
      #expect(FigureText.render(svg, width: 4, height: 2) == blank)
    }
  }
}
