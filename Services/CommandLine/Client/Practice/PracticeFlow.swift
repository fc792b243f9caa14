import Foundation
import TitanCore
import TitanProto
import TitanRPC
import TitanZones

/// A practice from its beginning, or from where it was left, to what it gave.
struct PracticeFlow {
  let backend: Backend
  let console: Console
  /// Whether only the result is shown, as JSON.
  let isQuiet: Bool

  private enum Event: Sendable {
    case key(PracticeKey)
    case noMoreKeys, tick
  }

  /// What came of it.
  struct Outcome: Sendable {
    var practice: TrainingV1.Practice
    var levelUp: TrainingV1.LevelUp?
  }

  /// Goes on with a practice until it is over, or whoever does it stops here.
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

  /// Time passes: countdowns run and figures move.
  private func tick(_ source: AsyncStream<Event>.Continuation) async {
    while !Task.isCancelled {
      source.yield(.tick)
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}
