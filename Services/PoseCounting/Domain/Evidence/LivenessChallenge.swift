/// What to report about a set's question for a sign of life.
package enum LivenessEvent: Sendable, Equatable {
  case asked(LivenessQuestion)
  /// - Parameter at: when it was clear, in microseconds since the stream's first frame.
  case answered(LivenessResult, at: Int64)
}

/// A question that waits for its answer. Times are in microseconds since the stream's first frame.
package struct LivenessQuestion: Sendable, Equatable {
  package var kind: LivenessKind
  package var asked: Int64
  package fileprivate(set) var answerBy: Int64
}

/// Asks for a sign of life after one of a set's reps, and judges the answer by the frames that follow. The same plan and
/// the same frames give the same judgement, at any time and in any process.
package struct LivenessChallenge: Sendable {
  /// How long the athlete has. A browser sends a set in calls of two seconds, so its page may show the question two and a
  /// half seconds late, and then the athlete finishes the rep.
  package static let window: Int64 = 15_000_000

  private enum State: Sendable {
    /// Next: `asked`.
    case waiting
    /// Next: `settled`.
    case asked(LivenessQuestion)
    case settled(LivenessOutcome)
  }
  /// What would answer the question.
  private enum Gesture: Sendable {
    case pause(HeldStill)
    case raisedHand(RaisedHand)
  }

  private let plan: LivenessPlan
  private let schema: LandmarkSchema
  private let image: ImageSize
  private var state = State.waiting
  private var gesture: Gesture
  private var lastTime: Int64 = 0

  package init(_ plan: LivenessPlan, schema: LandmarkSchema, image: ImageSize) {
    (self.plan, self.schema, self.image) = (plan, schema, image)
    gesture =
      switch plan.kind {
      case .pause: .pause(HeldStill())
      case .raisedHand: .raisedHand(RaisedHand())
      }
  }

  /// The question that waits for an answer.
  package var question: LivenessQuestion? { if case .asked(let question) = state { question } else { nil } }

  /// What can be said so far.
  package var outcome: LivenessOutcome {
    switch state {
    case .waiting: LivenessOutcome(kind: plan.kind)
    case .asked(let question): LivenessOutcome(kind: plan.kind, result: .unanswered, asked: question.asked)
    case .settled(let outcome): outcome
    }
  }

  /// Takes a frame after it was counted.
  ///
  /// - Parameters:
  ///   - count: the reps so far.
  ///   - counted: the reps that this frame completed.
  package mutating func step(_ frame: QuantizedFrame, count: Int, counted: [Rep]) -> LivenessEvent? {
    let time = frame.microseconds
    let elapsed = time - lastTime
    lastTime = time
    switch state {
    case .settled: return nil
    case .waiting:
      guard !frame.isPaused, count >= plan.afterRep else { return nil }
      let question = LivenessQuestion(kind: plan.kind, asked: time, answerBy: time + Self.window)
      state = .asked(question)
      _ = isDone(frame, counted: counted)
      return .asked(question)
    case .asked(var question):
      guard !frame.isPaused else {
        question.answerBy += elapsed
        state = .asked(question)
        return nil
      }
      if time > question.answerBy { return settle(question, .failed, at: time) }
      return isDone(frame, counted: counted) ? settle(question, .passed, at: time) : nil
    }
  }

  /// Ends the set.
  package mutating func finish() -> LivenessEvent? {
    guard case .asked(let question) = state else { return nil }
    state = .settled(LivenessOutcome(kind: plan.kind, result: .unanswered, asked: question.asked))
    return .answered(.unanswered, at: lastTime)
  }

  private mutating func settle(_ question: LivenessQuestion, _ result: LivenessResult, at time: Int64) -> LivenessEvent
  {
    state = .settled(LivenessOutcome(kind: plan.kind, result: result, asked: question.asked, answered: time))
    return .answered(result, at: time)
  }

  private mutating func isDone(_ frame: QuantizedFrame, counted: [Rep]) -> Bool {
    let seen = SeenBody(frame, schema: schema, image: image)
    switch gesture {
    case .pause(var hold):
      defer { gesture = .pause(hold) }
      return hold.step(seen, at: frame.microseconds, counted: counted)
    case .raisedHand(var hand):
      defer { gesture = .raisedHand(hand) }
      return hand.step(seen, at: frame.microseconds)
    }
  }
}
