/// What an athlete is asked to do as a sign of life. Raw values are stored and the contract's, and never change.
package enum LivenessKind: Int, Sendable, Equatable, CaseIterable {
  /// To hold still, anywhere in the movement.
  case pause = 1
  /// To raise one hand.
  case raisedHand = 2

  /// What an exercise's athletes can be asked for in the middle of a set; `nil` for one that is held, which has no reps to
  /// ask after. Where the hands carry the body, or rise with each rep, it is a pause.
  package init?(_ counter: CounterVersion) {
    switch counter {
    case .pushUp, .other(.pullUp), .other(.jumpingJack), .other(.burpee): self = .pause
    case .other(.squat), .other(.lunge), .other(.sitUp): self = .raisedHand
    case .other(.plank), .other(.wallSit): return nil
    }
  }
}

/// What became of the question. Raw values are the contract's.
package enum LivenessResult: Int, Sendable, Equatable, CaseIterable {
  /// The set ended before the moment that was drawn, or was not live.
  case notAsked = 1
  case passed = 2
  /// The time was up.
  case failed = 3
  /// The set ended before the time was up.
  case unanswered = 4
}

/// When a set's athlete is asked for a sign of life, and for which. It is drawn once and stored with the stream, so that
/// whoever counts the frames again asks in the same moment.
package struct LivenessPlan: Sendable, Equatable {
  package var kind: LivenessKind
  /// The number of reps after which the question comes.
  package var afterRep: Int

  /// Which numbers can be drawn for a set without a number of reps to do.
  package static let openEnded = 3...10
  /// A set has at most so many reps before the question.
  package static let latest = 40

  package init(kind: LivenessKind, afterRep: Int) {
    self.kind = kind
    self.afterRep = afterRep
  }

  /// Draws a moment in the middle half of the set.
  ///
  /// - Returns: `nil` for an exercise without reps.
  package init?(
    for counter: CounterVersion, target: SetTarget, using generator: inout some RandomNumberGenerator
  ) {
    guard let kind = LivenessKind(counter) else { return nil }
    self.init(kind: kind, afterRep: Int.random(in: Self.moments(target), using: &generator))
  }

  /// After which reps a set with this target may be interrupted.
  package static func moments(_ target: SetTarget) -> ClosedRange<Int> {
    // A single rep has no middle: whoever goes on after it is asked as in a set without a target.
    guard case .reps(let reps) = target, reps > 1 else { return openEnded }
    let last = min(latest, reps * 3 / 4)
    return min(reps / 4 + 1, last)...last
  }
}

/// The answer to a set's question, as its receipt says it. Times are in microseconds since the stream's first frame.
package struct LivenessOutcome: Sendable, Equatable {
  package var kind: LivenessKind
  package var result: LivenessResult
  /// `nil` if it was not asked.
  package var asked: Int64?
  /// When it was answered, or the time was up; `nil` if neither happened.
  package var answered: Int64?

  package init(kind: LivenessKind, result: LivenessResult = .notAsked, asked: Int64? = nil, answered: Int64? = nil) {
    self.kind = kind
    self.result = result
    self.asked = asked
    self.answered = answered
  }
}
