import PoseCountingDomain
import Testing
import TitanCore

@Suite("A sign of life in the middle of a set")
struct LivenessChallengeTests {
  typealias Pose = StickFigure.Pose

  /// A figure's poses after the question, at 30 frames a second unless the case says otherwise.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: LivenessKind
    /// In the frame of the question.
    var before: Pose
    var result: LivenessResult
    /// The seconds from the question to the answer; `nil` if there was none.
    var answered: ClosedRange<Double>?
    var framesPerSecond = 30
    var change: @Sendable (inout [QuantizedFrame]) -> Void = { _ in }
    var act: @Sendable (inout StickFigure) -> Void

    var frames: [QuantizedFrame] {
      var figure = StickFigure(framesPerSecond: framesPerSecond)
      figure.stay(before, seconds: 1)
      act(&figure)
      var frames = figure.frames
      change(&frames)
      return frames
    }
  }

  static let oneHand = Pose(left: Pose.armsUp.left, right: Pose.armsDown.right)
  static let handBehindHead = Pose(
    left: .init(
      shoulder: (0.17, 0.84), elbow: (0.35, 0.92), wrist: (0.1, 0.95), hip: (0.08, 0.52), knee: (0.06, 0.26),
      ankle: (0.05, 0)), right: Pose.armsDown.right)

  private static func pushUps(_ figure: inout StickFigure, seconds: Double) {
    for _ in 0..<Int(seconds / 2) { figure.move([.plank, .pushUpBottom, .plank], secondsEach: 1) }
  }

  private static func pause(
    _ name: String, _ result: LivenessResult, _ answered: ClosedRange<Double>? = nil, framesPerSecond: Int = 30,
    change: @escaping @Sendable (inout [QuantizedFrame]) -> Void = { _ in },
    act: @escaping @Sendable (inout StickFigure) -> Void
  ) -> Case {
    Case(
      testDescription: name, kind: .pause, before: .plank, result: result, answered: answered,
      framesPerSecond: framesPerSecond, change: change, act: act)
  }

  private static func hand(
    _ name: String, _ result: LivenessResult, _ answered: ClosedRange<Double>? = nil, before: Pose = .armsDown,
    change: @escaping @Sendable (inout [QuantizedFrame]) -> Void = { _ in },
    act: @escaping @Sendable (inout StickFigure) -> Void
  ) -> Case {
    Case(
      testDescription: name, kind: .raisedHand, before: before, result: result, answered: answered, change: change,
      act: act)
  }

  private static func leave(_ frames: inout [QuantizedFrame]) {
    for index in frames.indices { frames[index].landmarks = [] }
  }

  /// Somebody is there, but every landmark is a guess.
  private static func hide(_ frames: inout [QuantizedFrame]) {
    for index in frames.indices {
      for point in frames[index].landmarks.indices { frames[index].landmarks[point].visibility = 0 }
    }
  }

  static let cases: [Case] = [
    pause("still at the top", .passed, 2...2.1) { $0.stay(.plank, seconds: 3) },
    pause("still at the bottom", .passed, 2.6...3.1) {
      $0.move([.plank, .pushUpBottom], secondsEach: 1)
      $0.stay(.pushUpBottom, seconds: 3)
    },
    pause("still for less than two seconds, then on", .failed, 15...15.1) {
      for _ in 0..<6 {
        $0.stay(.plank, seconds: 1.2)
        $0.move([.plank, .pushUpBottom, .plank], secondsEach: 1)
      }
    },
    pause("it goes on as if nothing had been asked", .failed, 15...15.1) { pushUps(&$0, seconds: 18) },
    pause("heard late, and still before the end", .passed, 13.5...14.9) {
      pushUps(&$0, seconds: 12)
      $0.stay(.plank, seconds: 3)
    },
    pause("still when it is nearly over", .failed, 15...15.1) {
      pushUps(&$0, seconds: 14)
      $0.stay(.plank, seconds: 3)
    },
    pause("the set ends first", .unanswered) { pushUps(&$0, seconds: 6) },
    pause("the set ends with the question", .unanswered) { _ in },
    pause("a slow descent is no pause", .unanswered) { $0.move([.plank, .pushUpBottom, .plank], secondsEach: 2.5) },
    pause("still, but hardly seen", .failed, 15...15.5, change: hide) { $0.stay(.plank, seconds: 17) },
    pause("nobody is there", .failed, 15...15.1, change: leave) { $0.stay(.plank, seconds: 17) },
    pause("two frames a second still show it", .passed, 2...2.6, framesPerSecond: 2) { $0.stay(.plank, seconds: 4) },
    pause("a frame a second shows too little", .failed, 15...17, framesPerSecond: 1) { $0.stay(.plank, seconds: 18) },
    pause("half a second is missing", .passed, 2.9...3.7, change: { $0.removeSubrange(50...66) }) {
      $0.stay(.plank, seconds: 6)
    },
    hand("one hand", .passed, 1.3...1.9) {
      $0.move([.armsDown, oneHand], secondsEach: 0.5)
      $0.stay(oneHand, seconds: 2)
    },
    hand("a wave is too short", .failed, 15...15.1) {
      for _ in 0..<12 { $0.move([.armsDown, oneHand, .armsDown], secondsEach: 0.7) }
    },
    hand("both hands", .failed, 15...15.1) {
      $0.move([.armsDown, .armsUp], secondsEach: 0.5)
      $0.stay(.armsUp, seconds: 16)
    },
    hand("a hand behind the head", .failed, 15...15.1) {
      $0.move([.armsDown, handBehindHead], secondsEach: 0.5)
      $0.stay(handBehindHead, seconds: 16)
    },
    hand("the hand is up already", .failed, 15...15.1, before: oneHand) { $0.stay(oneHand, seconds: 16) },
    hand("the hand is up already, comes down and goes up", .passed, 2.3...3.4, before: oneHand) {
      $0.move([oneHand, .armsDown, oneHand], secondsEach: 1)
      $0.stay(oneHand, seconds: 2)
    },
    hand("the hand is up already, and the other one follows", .passed, 1.3...2.2, before: oneHand) {
      let other = Pose(left: Pose.armsDown.left, right: Pose.armsUp.right)
      $0.move([oneHand, other], secondsEach: 1)
      $0.stay(other, seconds: 2)
    },
    hand("the arms hang", .failed, 15...15.1) { $0.stay(.armsDown, seconds: 16) },
    hand("a hand, but hardly seen", .failed, 15...15.1, change: hide) {
      $0.move([.armsDown, oneHand], secondsEach: 0.5)
      $0.stay(oneHand, seconds: 16)
    },
    hand("a hand that is not seen between", .unanswered, change: { $0.removeSubrange(60...76) }) {
      $0.move([.armsDown, oneHand], secondsEach: 0.5)
      $0.stay(oneHand, seconds: 1.3)
    },
  ]

  /// Asks in the frame after the figure's first second, and returns what is said.
  private static func events(
    _ frames: [QuantizedFrame], kind: LivenessKind, counted: (Int) -> [Rep] = { _ in [] }
  ) throws -> (events: [LivenessEvent], outcome: LivenessOutcome, asked: Int64) {
    let image = try #require(ImageSize(width: 1_000, height: 1_000))
    var challenge = LivenessChallenge(.init(kind: kind, afterRep: 4), schema: .coco17, image: image)
    let first = try #require(frames.firstIndex { $0.microseconds >= 900_000 })
    var said: [LivenessEvent] = []
    for (index, frame) in frames.enumerated() {
      let event = challenge.step(frame, count: index < first ? 3 : 4, counted: counted(index))
      #expect((challenge.question != nil) == (index >= first && said.count + (event == nil ? 0 : 1) == 1))
      if let event { said.append(event) }
    }
    if let event = challenge.finish() { said.append(event) }
    return (said, challenge.outcome, frames[first].microseconds)
  }

  @Test("The answer is judged by what the frames show", arguments: cases)
  func judged(_ row: Case) throws {
    let (events, outcome, asked) = try Self.events(row.frames, kind: row.kind)
    #expect(outcome.kind == row.kind && outcome.result == row.result && outcome.asked == asked)
    guard case .asked(let question) = events.first, case .answered(let result, let time) = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(events.count == 2 && result == row.result)
    #expect(question.kind == row.kind && question.asked == asked)
    #expect(question.answerBy == asked + LivenessChallenge.window)
    if let expected = row.answered {
      let seconds = Double(try #require(outcome.answered) - asked) / 1e6
      #expect(expected.contains(seconds) && outcome.answered == time, "\(seconds)")
    } else {
      #expect(outcome.answered == nil && time == row.frames.last?.microseconds)
    }
  }

  @Test(
    "A rep that began during the hold ends it; one that began before does not",
    arguments: [(0.2, false), (-0.5, true)])
  func countedMeanwhile(began: Double, isPassed: Bool) throws {
    var figure = StickFigure()
    figure.stay(.plank, seconds: 3.5)
    let counted = Rep(
      number: 5, start: 900_000 + Int64(began * 1e6), end: 2_000_000, minAngle: 0, maxAngle: 0, depthPercent: 0,
      qualityPercent: 0, flags: [])
    let (_, outcome, _) = try Self.events(figure.frames, kind: .pause) { $0 == 60 ? [counted] : [] }
    #expect(outcome.result == (isPassed ? .passed : .unanswered))
  }

  @Test("A pause of the set is no answer, and extends the time for one")
  func paused() throws {
    var figure = StickFigure()
    figure.stay(.plank, seconds: 1)
    figure.stay(.plank, seconds: 20)
    let resting = figure.frames.map { frame in
      var frame = frame
      frame.isPaused = frame.microseconds >= 1_500_000 && frame.microseconds < 18_500_000
      return frame
    }
    let (events, outcome, asked) = try Self.events(resting, kind: .pause)
    #expect(events.count == 2 && outcome.result == .passed)
    // The hold begins anew after the pause.
    #expect(try #require(outcome.answered) - asked >= 19_500_000)
  }

  @Test("A set that ends before its moment was not asked, and neither is one in its pause")
  func notAsked() throws {
    let image = try #require(ImageSize(width: 1_000, height: 1_000))
    var challenge = LivenessChallenge(.init(kind: .pause, afterRep: 4), schema: .coco17, image: image)
    var figure = StickFigure()
    figure.stay(.plank, seconds: 2)
    for var frame in figure.frames {
      let isLate = frame.microseconds > 1_000_000
      frame.isPaused = isLate
      #expect(challenge.step(frame, count: isLate ? 4 : 3, counted: []) == nil)
    }
    #expect(challenge.finish() == nil && challenge.question == nil)
    #expect(challenge.outcome == LivenessOutcome(kind: .pause, result: .notAsked))
  }

  @Test(
    "A face above a phone is asked to stay away or near", arguments: [(0.0, LivenessResult.passed), (1.0, .failed)])
  func face(growth: Double, result: LivenessResult) throws {
    let image = try #require(ImageSize(width: 1_000, height: 1_000))
    var challenge = LivenessChallenge(.init(kind: .pause, afterRep: 1), schema: .faceBox, image: image)
    for number in 0..<500 {
      // Grows and shrinks every two seconds.
      let phase = Double(number % 60) / 60
      let half = 1_500 * (1 + growth * (phase < 0.5 ? 2 * phase : 2 - 2 * phase))
      let corners = [-half, half].map {
        QuantizedLandmark(x: Int32(8_192 + $0), y: Int32(8_192 + $0), z: 0, visibility: 255)
      }
      let frame = QuantizedFrame(microseconds: Int64(number) * 1_000_000 / 30, landmarks: corners)
      _ = challenge.step(frame, count: 1, counted: [])
    }
    #expect(challenge.outcome.result == result)
  }

  @Test(
    "The moment is drawn from the middle half of the set",
    arguments: [
      (SetTarget.reps(0), 3...10), (.time(60_000_000), 3...10), (.reps(1), 3...10), (.reps(2), 1...1),
      (.reps(3), 1...2), (.reps(4), 2...3), (.reps(10), 3...7), (.reps(20), 6...15),
      (.reps(100), 26...40), (.reps(500), 40...40),
    ])
  func moments(target: SetTarget, expected: ClosedRange<Int>) throws {
    #expect(LivenessPlan.moments(target) == expected)
    var generator = SplitMix64(seed: 25)
    let drawn = (0..<500).compactMap { _ in
      LivenessPlan(for: .pushUp(.standard), target: target, using: &generator)?.afterRep
    }
    #expect(drawn.count == 500 && Set(drawn) == Set(expected))
  }

  @Test("Each exercise has its sign of life; one that is held has none")
  func kinds() {
    let raised: [Exercise] = [.squat, .lunge, .sitUp]
    for exercise in Exercise.allCases {
      let expected: LivenessKind? = exercise.isHeld ? nil : raised.contains(exercise) ? .raisedHand : .pause
      #expect(LivenessKind(.other(exercise)) == expected, "\(exercise)")
    }
    #expect(LivenessKind(.pushUp(.standard)) == .pause)
  }
}
