import Synchronization
import TitanCore
import TitanProto

/// Shows a practice while it is done: a picture drawn over and over on a terminal, else a line for each step.
final class PracticeView: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let drawn = Mutex(0)

  init(console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  func show(_ pilot: PracticePilot, _ exercise: TrainingV1.Exercise?, at now: Timestamp) {
    guard console.output.isInteractive, !isQuiet else { return }
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
    guard !console.output.isInteractive, !isQuiet else { return }
    console.line(Self.line(step, pilot, exercise))
  }

  static func line(_ step: PracticePilot.Step, _ pilot: PracticePilot, _ exercise: TrainingV1.Exercise?) -> String {
    switch step {
    case .start(let index):
      let set = pilot.exercise(index) ?? .init()
      let countdown = Duration(pilot.practice.countdown).components.seconds
      return "\(index + 1)/\(pilot.practice.exercises.count)  \((exercise?.name ?? set.exerciseID).printable), "
        + PracticeScreen.amount(set) + (countdown > 0 ? ", ready in \(countdown)" : "")
    case .skipPreparation: return "go"
    case .complete(_, let amount): return "done: \(amount)"
    case .skip: return "skipped"
    case .adjust(_, let amount): return "now \(amount)"
    case .pause: return "pause"
    case .resume: return "goes on"
    case .finish: return "finished"
    case .abandon: return "left"
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
