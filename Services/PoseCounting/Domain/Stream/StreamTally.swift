/// A stream's totals: everything a receipt says about the movement.
package struct StreamTally: Sendable, Equatable {
  package private(set) var frames = 0
  package private(set) var reps: [Rep] = []
  package private(set) var partialReps: [PartialRep] = []
  /// The time of the last frame; 0 before the first.
  package private(set) var duration: Int64 = 0
  private var seen: Int64 = 0
  private var lastWasSeen = false

  package init() {}

  package mutating func add(_ frame: QuantizedFrame, events: [CounterEvent]) {
    let isSeen = !frame.landmarks.isEmpty
    if isSeen, lastWasSeen { seen += frame.microseconds - duration }
    lastWasSeen = isSeen
    duration = frame.microseconds
    frames += 1
    add(events)
  }

  /// Adds events that come without a frame.
  package mutating func add(_ events: [CounterEvent]) {
    for event in events {
      switch event {
      case .repCounted(let rep): reps.append(rep)
      case .partialRep(let partial): partialReps.append(partial)
      case .feedback, .progress: break
      }
    }
  }

  /// The percentage of time in which somebody was visible: the time between frames that both show somebody.
  package var coveragePercent: Int {
    guard duration > 0 else { return lastWasSeen ? 100 : 0 }
    return Int(seen * 100 / duration)
  }
}
