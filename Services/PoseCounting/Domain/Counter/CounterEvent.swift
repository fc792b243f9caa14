/// What a counter reports about the frame it was given.
package enum CounterEvent: Sendable, Equatable {
  /// A push-up was completed, at its top.
  case repCounted(Rep)
  /// A dip was not deep enough.
  case partialRep(PartialRep)
  /// A cue, given no more often than a person can act on.
  case feedback(FeedbackCode, joint: Joint?)
  /// The movements are of another exercise than the set's; what differs.
  case otherMovement(Refusal)
  /// One more second was held: the seconds so far.
  case held(seconds: Int)
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
  case goFurther = 16
  case returnFully = 17
  case otherMovement = 18
  case takePosition = 19
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

/// One push-up. Times are in microseconds since the stream's first frame.
package struct Rep: Sendable, Equatable {
  /// The rep's number, from 1.
  package var number: Int
  /// When the descent left the up state (decision D4).
  package var start: Int64
  /// When the up state was reached again (decision D4).
  package var end: Int64
  /// The smallest elbow angle.
  package var minAngle: Millidegrees
  /// The largest elbow angle at the rep's end.
  package var maxAngle: Millidegrees
  /// 0…100; an elbow angle of 90 degrees or less is 100.
  package var depthPercent: Int
  /// 0…100, from depth, lock-out and visibility.
  package var qualityPercent: Int
  package var flags: [RepFlag]

  package init(
    number: Int, start: Int64, end: Int64, minAngle: Millidegrees, maxAngle: Millidegrees, depthPercent: Int,
    qualityPercent: Int, flags: [RepFlag]
  ) {
    self.number = number
    self.start = start
    self.end = end
    self.minAngle = minAngle
    self.maxAngle = maxAngle
    self.depthPercent = depthPercent
    self.qualityPercent = qualityPercent
    self.flags = flags
  }
}

/// Notable features of a rep. Raw values are stored and signed, and never change.
package enum RepFlag: Int, Sendable, Equatable, CaseIterable {
  /// The arms were never straight at the rep's end.
  case noLockout = 1
  /// The rep was too fast for the frame rate to judge it well.
  case tooFast = 2
  /// Nobody was found in a part of the rep.
  case partlySeen = 3
  /// The hips sagged below the line from shoulders to feet.
  case hipSag = 4
  /// The hips rose above the line from shoulders to feet.
  case hipPike = 5
  /// One arm bent more than the other.
  case asymmetric = 6
  /// The knees were on the floor.
  case kneesDown = 7
  /// The hands were higher than the feet.
  case incline = 8
  /// The rep was slower than a push-up that trains.
  case tooSlow = 9
  /// The athlete dropped, and bounced off the bottom.
  case bounce = 10
}

/// Down and up again, but not far enough to count.
package struct PartialRep: Sendable, Equatable {
  package var start: Int64
  package var end: Int64
  /// The smallest elbow angle.
  package var minAngle: Millidegrees

  package init(start: Int64, end: Int64, minAngle: Millidegrees) {
    self.start = start
    self.end = end
    self.minAngle = minAngle
  }
}
