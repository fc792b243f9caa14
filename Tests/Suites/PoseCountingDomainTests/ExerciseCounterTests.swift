import PoseCountingDomain
import Testing

@Suite("Counters of other exercises")
struct ExerciseCounterTests {
  @Test(
    "Each exercise's own counter counts its reps, near and far, at any frame rate", arguments: Exercise.repeated,
    [(0.5, 30), (0.2, 30), (0.5, 10), (0.5, 60)])
  func own(_ exercise: Exercise, picture: (scale: Double, framesPerSecond: Int)) throws {
    let frames = exercise.set(reps: 6, scale: picture.scale, framesPerSecond: picture.framesPerSecond)
    let reps = try exercise.events(frames).reps
    #expect(reps.map(\.number) == [1, 2, 3, 4, 5, 6])
    for (rep, next) in zip(reps, reps.dropFirst()) {
      #expect(rep.start < rep.bottom && rep.bottom < rep.end && rep.end <= next.start)
    }
    #expect(reps.allSatisfy { $0.depthPercent >= 70 && !$0.isPartlySeen })
  }

  @Test("A set of another exercise counts nothing", arguments: Exercise.repeated, Exercise.repeated)
  func others(_ counted: Exercise, _ done: Exercise) throws {
    guard counted != done else { return }
    #expect(try counted.events(done.set(reps: 6)).reps.isEmpty)
  }

  struct Wrong: CustomTestStringConvertible {
    let counted: Exercise
    let path: [StickFigure.Pose]
    let why: Refusal
    let testDescription: String
  }
  static let wrong: [Wrong] = [
    Wrong(counted: .squat, path: Exercise.lunge.path, why: .oneLeg, testDescription: "lunges are not squats"),
    Wrong(counted: .lunge, path: Exercise.squat.path, why: .bothLegs, testDescription: "squats are not lunges"),
    Wrong(
      counted: .jumpingJack, path: [.armsDown, .armsUp, .armsDown], why: .legsStill,
      testDescription: "raised arms are no jumping jack"),
  ]

  @Test("A set of the wrong exercise says why it counts nothing", arguments: wrong)
  func says(_ wrong: Wrong) throws {
    var figure = StickFigure()
    figure.stay(wrong.path[0], seconds: 1)
    for _ in 0..<6 { figure.move(wrong.path, secondsEach: 0.8) }
    let events = try wrong.counted.events(figure.frames)
    #expect(events.reps.isEmpty)
    #expect(events.cues.contains(.otherMovement(wrong.why)))
    #expect(events.cues.count < 4, "not at every movement")
  }

  @Test("Raised knees are neither lunges nor squats", arguments: [Exercise.lunge, .squat])
  func march(_ counted: Exercise) throws {
    var figure = StickFigure()
    for _ in 0..<8 { figure.move([.standing, .kneeRaised, .standing], secondsEach: 0.5) }
    #expect(try counted.events(figure.frames).reps.isEmpty)
  }

  @Test(
    "Half the way is half a rep, and its cue fits",
    arguments: [(Exercise.squat, 0.45), (.lunge, 0.5), (.sitUp, 0.3), (.pullUp, 0.5)])
  func half(_ exercise: Exercise, share: Double) throws {
    let events = try exercise.events(exercise.set(reps: 5, share: share))
    #expect(events.reps.isEmpty)
    #expect(events.halves.count == 5)
    #expect(events.cues.contains(.goFurther))
  }

  @Test("A first rep that leaves a doubt is counted together with the second")
  func second() throws {
    let path = Exercise.lunge.path
    var once = StickFigure()
    once.stay(path[0], seconds: 1)
    once.move(path, secondsEach: 0.8)
    once.stay(path[0], seconds: 20)
    #expect(try Exercise.lunge.events(once.frames).reps.isEmpty)

    let events = try Exercise.lunge.events(Exercise.lunge.set(reps: 2))
    #expect(events.reps.count == 2)
    let first = try #require(events.reps.first)
    #expect(first.end < 3_000_000, "with its own time")
  }

  @Test("A doubtful first rep is counted once two proven ones like it follow, in order")
  func vouched() throws {
    let raised: [StickFigure.Pose] = [.armsDown, .armsUp, .armsDown]
    var figure = StickFigure()
    figure.stay(.armsDown, seconds: 1)
    figure.move(raised, secondsEach: 0.5)
    #expect(try Exercise.jumpingJack.events(figure.frames).reps.isEmpty)
    for _ in 0..<2 { figure.move(Exercise.jumpingJack.path, secondsEach: 0.5) }
    figure.stay(.armsDown, seconds: 1)
    let reps = try Exercise.jumpingJack.events(figure.frames).reps
    #expect(reps.map(\.number) == [1, 2, 3])
    #expect(zip(reps, reps.dropFirst()).allSatisfy { $0.end <= $1.start })
  }

  @Test("A sit-up counts while the athlete still sits, and only once")
  func sitting() throws {
    var figure = StickFigure()
    figure.stay(.lying, seconds: 1)
    figure.move([.lying, .sitting, .lying, .sitting], secondsEach: 0.8)
    figure.stay(.sitting, seconds: 1)
    #expect(try Exercise.sitUp.events(figure.frames).reps.count == 2)
    figure.move([.sitting, .lying], secondsEach: 0.8)
    figure.stay(.lying, seconds: 1)
    #expect(try Exercise.sitUp.events(figure.frames).reps.count == 2)
  }

  @Test("A squat goes on when somebody stops on the way up and sinks again")
  func pulses() throws {
    let half = StickFigure.Pose.squatting.towards(.standing, 0.5)
    var figure = StickFigure()
    figure.stay(.standing, seconds: 1)
    for _ in 0..<3 {
      figure.move([.standing, .squatting, half, .squatting, .standing], secondsEach: 0.8)
      figure.stay(.standing, seconds: 0.5)
    }
    #expect(try Exercise.squat.events(figure.frames).reps.count == 3)
  }

  @Test("One deep squat counts at once, one shallow squat does not")
  func clear() throws {
    #expect(try Exercise.squat.events(Exercise.squat.set(reps: 1)).reps.count == 1)
    #expect(try Exercise.squat.events(Exercise.squat.set(reps: 1, share: 0.6)).reps.isEmpty)
    #expect(try Exercise.squat.events(Exercise.squat.set(reps: 2, share: 0.6)).reps.count == 2)
  }

  @Test("Whoever is out of sight in the middle of a rep loses that one", arguments: Exercise.repeated)
  func gap(_ exercise: Exercise) throws {
    let frames = exercise.set(reps: 6)
    let third = try #require(try exercise.events(frames).reps.dropFirst(2).first)
    let hidden = (third.bottom - 500_000)...(third.bottom + 500_000)
    let seen = frames.map { frame in
      var frame = frame
      if hidden.contains(frame.microseconds) { frame.landmarks = [] }
      return frame
    }
    let reps = try exercise.events(seen).reps
    #expect(reps.count < 6)
    #expect(reps.count >= 4)
  }

  @Test("Paused frames count nothing")
  func paused() throws {
    let frames = Exercise.squat.set(reps: 6).map { frame in
      var frame = frame
      frame.isPaused = true
      return frame
    }
    #expect(try Exercise.squat.events(frames).isEmpty)
  }

  @Test("Legs outside of the image are said, with the joint")
  func outside() throws {
    let frames = Exercise.squat.set(reps: 4).map { frame in
      var frame = frame
      for point in 15...16 { frame.landmarks[point].y += 8_000 }
      return frame
    }
    #expect(try Exercise.squat.events(frames).cues.contains(.outOfFrame(.leftAnkle)))
  }

  @Test("Progress comes at most ten times a second, and shows the way down and up")
  func progress() throws {
    let events = try Exercise.squat.events(Exercise.squat.set(reps: 3))
    let progress = events.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    #expect((20...90).contains(progress.count))
    #expect(progress.map(\.romPercent).max() ?? 0 >= 70)
    #expect(progress.contains { $0.phase == .descending } && progress.contains { $0.phase == .ascending })
    #expect(progress.last?.reps == 3)
  }

  private func tally(_ exercise: Exercise, _ frames: [QuantizedFrame]) throws -> StreamTally {
    let image = try #require(ImageSize(width: 1_000, height: 1_000))
    var set = try #require(
      CountedSet(
        schema: .coco17, image: image, version: .other(exercise), preparationSeconds: 0, target: .reps(0)))
    for frame in frames { _ = set.count(frame) }
    _ = set.finish()
    return set.tally
  }

  @Test("A set in which nothing counts says why, whatever else was done", arguments: Exercise.allCases)
  func wrongExercise(exercise: Exercise) throws {
    for other in Exercise.allCases where other != exercise {
      let tally = try tally(exercise, other.set(reps: 5))
      #expect((tally.count == 0) == (tally.problem != nil), "\(other)")
    }
    #expect(try tally(exercise, []).problem == nil)
  }

  @Test(
    "Push-ups are no other exercise, and the reason is that the body isn't in position", arguments: Exercise.allCases)
  func pushUps(exercise: Exercise) throws {
    for seconds in [0.6, 1.2] {
      var figure = StickFigure()
      figure.stay(.plank, seconds: 2)
      for _ in 0..<12 { figure.move([.plank, .pushUpBottom, .plank], secondsEach: seconds) }
      let tally = try tally(exercise, figure.frames)
      // A plank is the right position, but nobody held it.
      #expect(tally.count == 0 && tally.problem == (exercise == .plank ? .tooShort : .wrongPosition))
    }
  }

  @Test("Half squats are too shallow, and squats that count need no reason")
  func reasons() throws {
    #expect(try tally(.squat, Exercise.squat.set(reps: 4, share: 0.35)).problem == .tooShallow)
    #expect(try tally(.squat, Exercise.squat.set(reps: 3)).problem == nil)
  }

  @Test("Names lead to exercises and back")
  func names() {
    #expect(Exercise.allCases.allSatisfy { Exercise.counted(by: $0.counterName) == $0 })
    #expect(Exercise.counted(by: "pushup/2") == nil)
  }

  @Test("There is no counter of reps for what is held, and none for faces")
  func none() throws {
    let image = try #require(ImageSize(width: 640, height: 480))
    #expect(ExerciseCounter(.plank, schema: .coco17, image: image) == nil)
    #expect(ExerciseCounter(.squat, schema: .faceBox, image: image) == nil)
    #expect(HoldCounter(.squat, schema: .coco17, image: image) == nil)
  }
}
