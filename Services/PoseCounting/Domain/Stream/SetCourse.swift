/// The target of a set.
package enum SetTarget: Sendable, Equatable {
  /// The number of push-ups to do; 0 is no target.
  case reps(Int)
  /// The duration in microseconds, without the preparation; for an exercise that is held, how long to hold.
  case time(Int64)
}

/// The course of a set by its stream's own clock: the seconds to get ready, then the set, up to its target and beyond.
package struct SetCourse: Sendable, Equatable {
  package enum Event: Sendable, Equatable {
    /// Seconds until the set begins; 0 when it does.
    case countdown(Int)
    /// `held` is the seconds held; 0 for an exercise with reps.
    case targetReached(reps: Int, held: Int = 0)
  }

  private let preparation: Int64
  private let target: SetTarget
  private var lastSaid: Int?
  private var isReached = false

  package init(preparation: Int64, target: SetTarget) {
    self.preparation = preparation
    self.target = target
    if target == .reps(0) { isReached = true }
  }

  /// Whether a frame at this time is from before the set.
  package func isPreparing(at time: Int64) -> Bool { time < preparation }

  /// Returns what to report with a frame.
  ///
  /// - Parameters:
  ///   - reps: the count so far.
  ///   - held: the seconds held so far; `nil` for an exercise with reps.
  package mutating func step(to time: Int64, reps: [Rep], held: Int? = nil) -> [Event] {
    var events: [Event] = []
    let left = Int((max(0, preparation - time) + 999_999) / 1_000_000)
    if preparation > 0, lastSaid != left {
      lastSaid = left
      events.append(.countdown(left))
    }
    guard !isReached else { return events }
    switch target {
    case .reps(let wanted):
      guard reps.count >= wanted else { return events }
      events.append(.targetReached(reps: reps.count))
    case .time(let length):
      guard held.map({ Int64($0) * 1_000_000 >= length }) ?? (time >= preparation + length) else { return events }
      events.append(.targetReached(reps: reps.count { $0.end <= preparation + length }, held: held ?? 0))
    }
    isReached = true
    return events
  }
}
