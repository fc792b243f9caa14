import CommandLineVideo
import PoseProto
import Synchronization
import TitanCore
import TitanMotion
import TitanRPC

/// Shows a set in progress: one line that is redrawn on a terminal, below a figure if there is a camera; or else a line per
/// event.
final class LiveView: Sendable {
  private struct State: Sendable {
    var line = LiveLine()
    var figure: [String] = []
    var figureTime: Duration?
    /// How many lines were drawn last.
    var drawn = 0
  }

  private let console: Console
  private let clock: SetClock
  private let state: Mutex<State>

  /// - Parameter target: reps, or seconds of a hold; 0 for none.
  init(console: Console, clock: SetClock, exercise: SetExercise, target: Int) {
    self.console = console
    self.clock = clock
    var state = State()
    state.line.target = target
    state.line.isHeld = exercise.isHeld
    self.state = Mutex(state)
  }

  /// Shows one event at a time, in order.
  func show(_ event: SetEvent) {
    state.withLock { state in
      state.line.elapsed = clock.elapsed()
      state.line.apply(event)
      guard console.output.isInteractive else {
        if let text = Self.eventLine(event) {
          console.line(Format.clock(state.line.elapsed).padded(to: 6, .right) + "  " + text)
        }
        return
      }
      draw(&state)
    }
  }

  /// Shows what a camera sees, as far as a terminal can follow.
  func show(_ sight: PoseCapture.Sight) {
    guard console.output.isInteractive else { return }
    state.withLock { state in
      let now = clock.elapsed()
      if let last = state.figureTime, now - last < Self.figureInterval { return }
      state.figureTime = now
      state.line.elapsed = now
      state.figure = FigureDrawing.lines(
        sight.frame.landmarks, imageWidth: sight.imageWidth, imageHeight: sight.imageHeight,
        width: min(Self.figureWidth, console.output.width - 1), height: Self.figureHeight)
      draw(&state)
    }
  }

  private static let figureInterval: Duration = .milliseconds(60)
  private static let (figureWidth, figureHeight) = (60, 14)

  private func draw(_ state: inout State) {
    let line = state.line.render(width: console.output.width - 1, style: console.output.style)
    if state.figure.isEmpty {
      console.redraw(line)
    } else {
      console.redraw(state.figure.map { console.output.style(.cyan, $0) } + [line], over: state.drawn)
    }
    state.drawn = state.figure.count + 1
  }

  /// Ends the line.
  func finish() {
    state.withLock { state in
      if state.drawn > 0 { console.line() }
      state.drawn = 0
    }
  }

  /// The event as a line for a file or a pipe; `nil` for events that are too frequent.
  static func eventLine(_ event: SetEvent) -> String? {
    switch event {
    case .ready(let ready, let resumed):
      resumed ? "reconnected, continuing at frame \(ready.nextFrame)" : "ready, counted by \(ready.counter.printable)"
    case .placement(let placement): CuePresentation.text(placement)
    case .progress: nil
    case .rep(let rep):
      "rep \(rep.number)  depth \(rep.depthPercent) %  "
        + Format.seconds(.milliseconds(rep.endMs > rep.startMs ? rep.endMs - rep.startMs : 0))
    case .partial: "partial, not counted"
    case .feedback(let feedback): CuePresentation.text(feedback)
    case .held(let seconds): "held for \(Format.count(Int(seconds), "second"))"
    case .targetReached(let amount): "target reached with \(amount)"
    case .countdown(let seconds): seconds > 0 ? "ready in \(seconds)" : "go"
    case .livenessAsked(let kind): CuePresentation.text(kind)
    case .livenessAnswered(let result): CuePresentation.text(result)
    case .lost(let error, let pause): "connection lost (\(error.code.name)), next try in \(pause.milliseconds) ms"
    }
  }
}

extension LiveLine {
  /// Updates the line for an event.
  mutating func apply(_ event: SetEvent) {
    switch event {
    case .ready(let ready, let resumed):
      reps = max(reps, Int(max(ready.reps, ready.heldSeconds)))
      cue = resumed ? "reconnected" : ""
      question = ready.livenessAsked.map { CuePresentation.text($0.kind) } ?? ""
    case .placement(let placement): cue = CuePresentation.text(placement)
    case .progress(let progress):
      reps = max(reps, Int(progress.reps))
      romPercent = Int(min(100, progress.romPercent))
      phase = CuePresentation.phase(progress.phase)
      if let tempo = progress.tempo {
        lastRep = .milliseconds(Int(tempo.downMs) + Int(tempo.bottomMs) + Int(tempo.upMs))
      }
    case .rep(let rep):
      reps = max(reps, Int(rep.number))
      lastRep = .milliseconds(Int(rep.endMs) - Int(rep.startMs))
      cue = ""
    case .held(let seconds):
      reps = max(reps, Int(seconds))
      cue = ""
    case .partial: cue = "too shallow, not counted"
    case .feedback(let feedback): cue = CuePresentation.text(feedback)
    case .targetReached(let amount): cue = "target reached: \(amount)"
    case .countdown(let seconds): cue = seconds > 0 ? "ready in \(seconds)" : "go"
    case .livenessAsked(let kind): question = CuePresentation.text(kind)
    case .livenessAnswered(let result): (question, cue) = ("", CuePresentation.text(result))
    case .lost: cue = "connection lost, trying again"
    }
  }
}

/// The line that shows a set in progress.
package struct LiveLine: Sendable, Equatable {
  /// The athlete's phase of a rep.
  package enum Phase: String, Sendable {
    case none = "  …"
    case up = "⎺ top"
    case descending = "↓ down"
    case bottom = "⎽ bottom"
    case ascending = "↑ up"
  }

  /// Reps, or seconds of a hold.
  package var reps = 0
  /// Whether seconds count: then there is no movement to show.
  package var isHeld = false
  /// 0 for no target.
  package var target = 0
  /// Range of motion, 0…100.
  package var romPercent = 0
  package var phase = Phase.none
  /// The duration of the last rep; `nil` before the first.
  package var lastRep: Duration?
  /// Advice for the athlete, or the state of the connection.
  package var cue = ""
  /// The sign of life that the athlete is asked for, which comes before any advice; empty if there is none.
  package var question = ""
  /// The time since the first frame.
  package var elapsed: Duration = .zero

  package init() {}

  /// Never wider than `width`: parts that don't fit are omitted from the right, but never the count.
  package func render(width: Int, style: Style) -> String {
    let counted = (target > 0 ? "\(reps)/\(target)" : "\(reps)") + (isHeld ? " s" : "")
    let count = counted.padded(to: target > 0 ? 7 : 4, .right)
    var line = style(target > 0 && reps >= target ? .green : .bold, count)
    var used = count.displayWidth
    func add(_ text: String, _ paint: Style.Paint?) {
      guard used + 2 + text.displayWidth <= width else {
        used = width
        return
      }
      line += "  " + (paint.map { style($0, text) } ?? text)
      used += 2 + text.displayWidth
    }
    let bar = Bar.filled(Double(romPercent) / 100, width: Self.barWidth)
    if !isHeld, used + 4 + Self.barWidth <= width {
      line += "  " + style(.dim, "▕") + style(.cyan, bar.padded(to: Self.barWidth)) + style(.dim, "▏")
      used += 4 + Self.barWidth
    }
    if !isHeld { add(phase.rawValue.padded(to: 8), nil) }
    add(Format.clock(elapsed), .dim)
    if !isHeld { add(lastRep.map { Format.seconds($0) }?.padded(to: 6, .right) ?? "      ", .dim) }
    let cue = question.isEmpty ? cue : question
    if !cue.isEmpty {
      let room = width - used - 2
      if room >= 6 { line += "  " + style(.yellow, cue.truncated(to: room)) }
    }
    return line
  }

  private static let barWidth = 16
}

/// Presents advice for the athlete.
enum CuePresentation {
  static func text(_ feedback: PoseV1.Feedback) -> String {
    let joint = feedback.joint.printable.split(separator: "_").joined(separator: " ")
    return switch feedback.code {
    case .noPerson: "nobody in the picture"
    case .outOfFrame: joint.isEmpty ? "step back into the picture" : "\(joint) is outside the picture"
    case .lowConfidence: joint.isEmpty ? "hard to see" : "\(joint) is hard to see"
    case .wrongPosition: "get into push-up position"
    case .partialDepth: "go deeper"
    case .noLockout: "straighten your arms"
    case .multiplePeople: "somebody else is in the picture"
    case .cameraMoved: "keep the camera still"
    case .hipSag: "lift your hips"
    case .hipPike: "lower your hips"
    case .asymmetric: "bend both arms alike"
    case .kneesDown: "your knees are down"
    case .tooFast: "slow down"
    case .tooSlow: "a little faster"
    case .bounce: "press up, do not bounce"
    case .goFurther: "go further"
    case .returnFully: "return to where you began"
    case .otherMovement:
      ["this is another exercise, not counted", text(feedback.problem)].compactMap { $0 }.joined(separator: ": ")
    case .takePosition: "take the exercise's position"
    default: feedback.code.description
    }
  }

  /// What the athlete is asked to do as a sign of life.
  static func text(_ kind: PoseV1.LivenessKind) -> String {
    switch kind {
    case .pause: "sign of life: hold still for two seconds"
    case .raisedHand: "sign of life: raise one hand above your head for a second"
    default: kind.description
    }
  }

  static func text(_ result: PoseV1.LivenessResult) -> String {
    switch result {
    case .notAsked: "no sign of life was asked for"
    case .passed: "sign of life seen, go on"
    case .failed: "no sign of life in time, go on"
    case .unanswered: "no sign of life before the end"
    default: result.description
    }
  }

  /// Why a movement, or a position, doesn't count as the exercise; `nil` if that isn't known.
  static func text(_ problem: PoseV1.MovementProblem) -> String? {
    switch problem {
    case .tooShort: "too quick"
    case .tooLong: "it took too long"
    case .tooShallow: "it didn't go far enough"
    case .notBack: "it didn't return to the start"
    case .wrongPosition: "not in the exercise's position"
    case .oneLeg: "only one leg bent"
    case .bothLegs: "both legs bent alike"
    case .legsBent: "the legs were bent"
    case .legsStraight: "the legs stayed too straight"
    case .legsStill: "the legs didn't move"
    case .armsBent: "the arms were bent"
    case .armsStraight: "the arms stayed too straight"
    case .hanging: "the body hung from its hands"
    case .handsUp: "the hands were up"
    case .partlySeen: "a part of the body was out of the picture"
    case .alone: "no second one like it followed"
    default: nil
    }
  }

  /// Advice on the placement of camera and athlete, the most important first.
  static func text(_ placement: PoseV1.Placement) -> String {
    var advice: [String] = []
    switch placement.distance {
    case .tooNear: advice.append("step back from the camera")
    case .tooFar: advice.append("come nearer to the camera")
    default: if !placement.jointsOutside.isEmpty { advice.append("move into the picture") }
    }
    if !placement.isGood, placement.tiltDegrees != 0 {
      let side = placement.tiltDegrees > 0 ? "right" : "left"
      advice.append("the camera leans by \(abs(Int(placement.tiltDegrees))) degrees to the \(side)")
    }
    guard advice.isEmpty else { return advice.joined(separator: ", ") }
    return switch placement.view {
    case .front: "well placed, seen from the front"
    case .threeQuarter: "well placed, seen from half the side"
    case .side: "well placed, seen from the side"
    default: "well placed"
    }
  }

  static func phase(_ phase: PoseV1.Phase) -> LiveLine.Phase {
    switch phase {
    case .up: .up
    case .descending: .descending
    case .bottom: .bottom
    case .ascending: .ascending
    default: .none
    }
  }
}
