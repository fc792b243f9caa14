import Synchronization
import TitanCore
import TitanProto

/// Shows a practice while it is done: a picture drawn over and over on a terminal, else a line for each step.
final class PracticeView: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let isDrawn: Bool
  private let drawn = Mutex(0)

  /// - Parameter isDrawn: whether a terminal is drawn on.
  init(console: Console, isQuiet: Bool, isDrawn: Bool = true) {
    self.console = console
    self.isQuiet = isQuiet
    self.isDrawn = isDrawn && console.output.isInteractive
  }

  func show(_ pilot: PracticePilot, _ exercise: TrainingV1.Exercise?, at now: Timestamp) {
    guard isDrawn, !isQuiet else { return }
    let lines = PracticeScreen.lines(pilot, exercise, at: now, terminal: console.output)
    drawn.withLock { drawn in
      // Where the cursor stands means nothing here.
      if drawn == 0 { console.redraw(["\u{1B}[?25l"], over: 0) }
      console.redraw(lines, over: drawn)
      drawn = lines.count
    }
  }

  /// - Parameters:
  ///   - pilot: after the step.
  ///   - exercise: what comes now.
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
    case .resume: return "Going on"
    case .finish: return "Finished"
    case .abandon: return "Left"
    }
  }

  /// Ends the picture, so that others can follow.
  func finish() {
    drawn.withLock { drawn in
      if drawn > 0 { console.line("\u{1B}[?25h") }
      drawn = 0
    }
  }
}
