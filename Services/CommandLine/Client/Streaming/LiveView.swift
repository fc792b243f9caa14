import Synchronization
import TitanCore
import TitanProto
import TitanRPC

/// Shows a set while it is done: one line drawn over and over on a terminal, else a line for each event.
final class LiveView: Sendable {
  private struct State: Sendable {
    var line = LiveLine()
    var isDrawn = false
  }

  private let console: Console
  private let clock: SetClock
  private let state: Mutex<State>

  init(console: Console, clock: SetClock, target: Int) {
    self.console = console
    self.clock = clock
    var state = State()
    state.line.target = target
    self.state = Mutex(state)
  }

  /// One event at a time, in order.
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
      console.redraw(state.line.render(width: console.output.width - 1, style: console.output.style))
      state.isDrawn = true
    }
  }

  /// Ends the line, so that others can follow.
  func finish() {
    state.withLock { state in
      if state.isDrawn { console.line() }
      state.isDrawn = false
    }
  }

  /// What happened, for a file or a pipe; `nil` for what happens all the time.
  static func eventLine(_ event: SetEvent) -> String? {
    switch event {
    case .ready(let ready, let resumed):
      resumed ? "connected again, going on at frame \(ready.nextFrame)" : "ready, counted by \(ready.counter.printable)"
    case .placement(let placement): CuePresentation.text(placement)
    case .progress: nil
    case .rep(let rep):
      "rep \(rep.number)  depth \(rep.depthPercent) %  "
        + Format.seconds(.milliseconds(rep.endMs > rep.startMs ? rep.endMs - rep.startMs : 0))
    case .partial: "partial, not counted"
    case .feedback(let feedback): CuePresentation.text(feedback)
    case .targetReached(let reps): "target reached with \(reps)"
    case .countdown(let seconds): seconds > 0 ? "ready in \(seconds)" : "go"
    case .lost(let error, let pause): "connection lost (\(error.code.name)), next try in \(pause.milliseconds) ms"
    }
  }
}

extension LiveLine {
  /// The line after an event.
  mutating func apply(_ event: SetEvent) {
    switch event {
    case .ready(let ready, let resumed):
      reps = max(reps, Int(ready.reps))
      cue = resumed ? "connected again" : ""
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
    case .partial: cue = "too shallow, not counted"
    case .feedback(let feedback): cue = CuePresentation.text(feedback)
    case .targetReached(let reps): cue = "target reached: \(reps)"
    case .countdown(let seconds): cue = seconds > 0 ? "ready in \(seconds)" : "go"
    case .lost: cue = "connection lost, trying again"
    }
  }
}
