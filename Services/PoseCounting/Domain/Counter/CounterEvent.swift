/// What a counter reports about the frame it was given.
package enum CounterEvent: Sendable, Equatable {
  /// A push-up was completed, at its top.
  case repCounted(Rep)
  /// A dip was not deep enough.
  case partialRep(PartialRep)
  /// A cue, given no more often than a person can act on.
  case feedback(FeedbackCode, joint: Joint?)
  /// The athlete's position in the rep; reported at most ten times a second.
  case progress(RepProgress)
}

/// What the athlete can do better. The raw values are the contract's.
package enum FeedbackCode: Int, Sendable, Equatable, CaseIterable {
  case noPerson = 1
  case outOfFrame = 2
  case lowConfidence = 3
  case wrongPosition = 4
  case partialDepth = 5
  case noLockout = 6
  case multiplePeople = 7
  case cameraMoved = 8
  case hipSag = 9
  case hipPike = 10
  case asymmetric = 11
  case kneesDown = 12
  case tooFast = 13
  case tooSlow = 14
  case bounce = 15
}

/// Where in a rep the athlete is.
package enum Phase: Int, Sendable, Equatable {
  /// Nobody is in a push-up position.
  case none = 0
  case up = 1
  case descending = 2
  case bottom = 3
  case ascending = 4
}

package struct RepProgress: Sendable, Equatable {
  /// How far down, 0 (arms straight) to 100 (as deep as this athlete's reps).
  package var romPercent: Int
  package var phase: Phase
  /// The last rep's tempo; `nil` before the first rep.
  package var tempo: Tempo?
  /// Reps per minute over the last few reps; 0 before a set's second rep.
  package var cadence: Int
  /// Reps so far.
  package var reps: Int

  package init(romPercent: Int, phase: Phase, tempo: Tempo?, cadence: Int, reps: Int) {
    self.romPercent = romPercent
    self.phase = phase
    self.tempo = tempo
    self.cadence = cadence
    self.reps = reps
  }
}

/// The durations of a rep's phases, in microseconds.
package struct Tempo: Sendable, Equatable {
  package var down: Int64
  package var bottom: Int64
  package var up: Int64
  /// The time at the top before the rep; 0 for the first rep of a set.
  package var top: Int64

  package init(down: Int64, bottom: Int64, up: Int64, top: Int64 = 0) {
    self.down = down
    self.bottom = bottom
    self.up = up
    self.top = top
  }
}
