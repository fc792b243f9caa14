import Synchronization
import TitanCore
import TrainingProto

/// Shows a practice in progress: a picture that is redrawn on a terminal, or else a line per step.
final class PracticeView: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let isDrawn: Bool
  private let drawn = Mutex(0)

  /// - Parameter isDrawn: whether to draw on a terminal.
  init(console: Console, isQuiet: Bool, isDrawn: Bool = true) {
    self.console = console
    self.isQuiet = isQuiet
    self.isDrawn = isDrawn && console.output.isInteractive
  }

  func show(_ pilot: PracticePilot, _ exercise: TrainingV1.Exercise?, at now: Timestamp) {
    guard isDrawn, !isQuiet else { return }
    let lines = PracticeScreen.lines(pilot, exercise, at: now, terminal: console.output)
    drawn.withLock { drawn in
      // Hides the cursor.
      if drawn == 0 { console.redraw(["\u{1B}[?25l"], over: 0) }
      console.redraw(lines, over: drawn)
      drawn = lines.count
    }
  }

  /// - Parameters:
  ///   - pilot: the pilot after the step.
  ///   - exercise: the next exercise.
  func tell(_ step: PracticePilot.Step, _ pilot: PracticePilot, _ exercise: TrainingV1.Exercise?) {
    guard !isDrawn, !isQuiet else { return }
    console.line(Self.line(step, pilot, exercise))
  }

  static func line(_ step: PracticePilot.Step, _ pilot: PracticePilot, _ exercise: TrainingV1.Exercise?) -> String {
    switch step {
    case .start(let index):
      let set = pilot.exercise(index) ?? .init()
      let countdown = Duration(pilot.practice.countdown).components.seconds
      return "\(index + 1)/\(pilot.practice.exercises.count)  \((exercise?.name ?? set.exerciseID).printable), "
        + PracticeScreen.amount(set) + (countdown > 0 ? ", ready in \(countdown)" : "")
    case .skipPreparation: return "Go"
    case .complete(let index, let amount):
      let text = pilot.exercise(index)?.creditText.printable ?? ""
      return "Done: \(amount)" + (text.isEmpty ? "" : ". \(text)")
    case .skip: return "Skipped"
    case .adjust(_, let amount): return "Now \(amount)"
    case .pause: return "Pause"
    case .resume: return "Resumed"
    case .finish: return "Finished"
    case .abandon: return "Left"
    }
  }

  /// Ends the picture.
  func finish() {
    drawn.withLock { drawn in
      if drawn > 0 { console.line("\u{1B}[?25h") }
      drawn = 0
    }
  }
}

/// A practice on a terminal: the current task, its drawing, the progress, and the keys.
enum PracticeScreen {
  private static let (figureWidth, figureHeight) = (24, 12)
  /// How long a cue is shown before the next.
  private static let cueMilliseconds: Int64 = 4_000

  static func lines(
    _ pilot: PracticePilot, _ exercise: TrainingV1.Exercise?, at now: Timestamp, terminal: Terminal
  ) -> [String] {
    let width = terminal.width - 1
    func painted(_ paint: Style.Paint, _ text: String) -> String {
      terminal.style(paint, text.printable.truncated(to: width))
    }
    let set = pilot.current.flatMap { pilot.exercise($0) }
    let place = set.map { " · set \($0.setNumber) of \($0.setCount)" } ?? ""
    let over = pilot.practice.exercises.count { $0.state == .done || $0.state == .skipped }
    let bar = ProgressBar(current: over, of: pilot.practice.exercises.count)
    return [painted(.bold, (exercise?.name ?? set?.exerciseID ?? "") + place)]
      + figure(exercise, at: now).map { painted(.cyan, $0) }
      + [
        painted(pilot.isPaused || pilot.isLeaving ? .yellow : .green, status(pilot, at: now)),
        painted(.dim, cue(exercise, at: now)),
        bar.render(width: min(40, width), style: terminal.style),
        painted(.dim, keys(pilot, at: now)),
      ]
  }

  /// The current task: `Ready in 7 · 8 times`, `Go: 24 s · 0:05`.
  static func status(_ pilot: PracticePilot, at now: Timestamp) -> String {
    if pilot.isLeaving { return "Leave without credit? y or n" }
    if pilot.isPaused { return "Pause" }
    guard let set = pilot.current.flatMap({ pilot.exercise($0) }) else { return "" }
    let amount = amount(set)
    if let left = pilot.preparation(at: now) {
      return "Ready in \((left.milliseconds + 999) / 1_000) · \(amount)"
    }
    guard let active = pilot.active(at: now) else { return amount }
    let typed = pilot.typed.isEmpty ? "" : " · done: \(pilot.typed)"
    return "Go: \(amount) · \(Format.clock(active))\(typed)"
  }

  /// `8 times`, `24 s`.
  static func amount(_ set: TrainingV1.PracticeExercise) -> String {
    set.unit == .seconds ? "\(set.prescribedAmount) s" : Format.count(Int(set.prescribedAmount), "time")
  }

  private static func figure(_ exercise: TrainingV1.Exercise?, at now: Timestamp) -> [String] {
    let frames = exercise?.animation?.svgFrames ?? []
    guard !frames.isEmpty else { return [] }
    let shown = max(1, Duration(exercise?.animation?.frameDuration).milliseconds)
    let frame = Int(max(0, now.milliseconds) / shown) % frames.count
    return FigureText.render(frames[frame], width: figureWidth, height: figureHeight)
  }

  private static func cue(_ exercise: TrainingV1.Exercise?, at now: Timestamp) -> String {
    let cues = exercise?.cues ?? []
    return cues.isEmpty ? "" : cues[Int(max(0, now.milliseconds) / cueMilliseconds) % cues.count]
  }

  private static func keys(_ pilot: PracticePilot, at now: Timestamp) -> String {
    if pilot.isPaused { return "enter: go on   s: skip   q: leave   Ctrl-C: later" }
    guard pilot.active(at: now) != nil else {
      return "enter: begin now   + -: more, less   p: pause   s: skip   q: leave"
    }
    return "enter: done   0-9: how many   p: pause   s: skip   f: finish   q: leave"
  }
}
