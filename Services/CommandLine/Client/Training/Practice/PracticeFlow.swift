import Foundation
import TitanCore
import TitanRPC
import TitanZones
import TrainingProto

/// Guides the user through a practice, from its beginning or from where it was left, to its result.
struct PracticeFlow {
  let backend: Backend
  let console: Console
  /// Whether only the result is shown, as JSON.
  let isQuiet: Bool

  private enum Event: Sendable {
    case key(PracticeKey)
    case noMoreKeys, tick
  }

  /// The outcome.
  struct Outcome: Sendable {
    var practice: TrainingV1.Practice
    var levelUp: TrainingV1.LevelUp?
  }

  /// Runs a practice until it is over or the user stops.
  func run(_ practice: TrainingV1.Practice) async throws -> Outcome {
    let (events, source) = AsyncStream.makeStream(of: Event.self)
    let silence = SilentMode(STDIN_FILENO)
    let view = PracticeView(console: console, isQuiet: isQuiet)
    defer {
      view.finish()
      silence?.end()
    }
    KeyReader.start { key in source.yield(key.map { .key($0) } ?? .noMoreKeys) }
    async let _: Void = tick(source)
    var calls = PracticeCalls(backend: backend, console: console, practice: practice, view: view)
    try await calls.goOn()
    for await event in events {
      if calls.pilot.isOver { break }
      switch event {
      case .tick: break
      case .noMoreKeys: return Outcome(practice: calls.pilot.practice, levelUp: nil)
      case .key(let key):
        switch calls.pilot.press(key, at: backend.clock()) {
        case .nothing: break
        case .stop: return Outcome(practice: calls.pilot.practice, levelUp: nil)
        case .step(let step): try await calls.take(step)
        }
      }
      try await calls.goOn()
      if calls.pilot.isOver { break }
      let exercise = await calls.exercise()
      view.show(calls.pilot, exercise, at: backend.clock())
    }
    return Outcome(practice: calls.pilot.practice, levelUp: calls.levelUp)
  }

  /// Lets time pass: countdowns run and figures move.
  private func tick(_ source: AsyncStream<Event>.Continuation) async {
    while !Task.isCancelled {
      source.yield(.tick)
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}

/// A key that steers a practice.
package enum PracticeKey: Sendable, Hashable {
  case enter, rubout, pause, skip, leave, finish, more, less, yes, no
  case digit(Int)
  /// Ends the program; the practice stays open.
  case interrupt

  /// `nil` for a key without a meaning here.
  package init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "): self = .enter
    case 0x08, 0x7F: self = .rubout
    case 0x03, 0x04: self = .interrupt
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit(Int(byte - UInt8(ascii: "0")))
    default:
      // Capitals mean the same.
      switch byte | 0x20 {
      case UInt8(ascii: "p"): self = .pause
      case UInt8(ascii: "s"): self = .skip
      case UInt8(ascii: "q"): self = .leave
      case UInt8(ascii: "f"): self = .finish
      case UInt8(ascii: "y"): self = .yes
      case UInt8(ascii: "n"): self = .no
      default:
        switch byte {
        case UInt8(ascii: "+"): self = .more
        case UInt8(ascii: "-"): self = .less
        default: return nil
        }
      }
    }
  }
}

/// Reads keys from standard input, a terminal or a pipe.
enum KeyReader {
  /// Calls back with each key, on its own thread, and with `nil` at the end of input. The thread lives as long as the
  /// program, because a read from a terminal cannot be cancelled.
  static func start(_ onKey: @escaping @Sendable (PracticeKey?) -> Void) {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(STDIN_FILENO, &byte, 1)
        if count < 0, errno == EINTR { continue }
        guard count == 1 else { return onKey(nil) }
        if let key = PracticeKey(byte) { onKey(key) }
      }
    }
  }
}
