import PoseCountingDomain
import Testing

@Suite("Seconds of what is held")
struct HoldCounterTests {
  private func events(_ exercise: Exercise, _ frames: [QuantizedFrame]) throws -> [ExerciseEvent] {
    let image = try #require(ImageSize(width: 1_000, height: 1_000))
    var counter = try #require(HoldCounter(exercise, schema: .coco17, image: image))
    return frames.flatMap { counter.consume($0) }
  }

  @Test("Each second that is held is reported once", arguments: Exercise.held)
  func seconds(_ exercise: Exercise) throws {
    var figure = StickFigure()
    figure.stay(.standing, seconds: 2)
    figure.move([.standing, exercise.path[0]], secondsEach: 1)
    figure.stay(exercise.path[0], seconds: 12)
    figure.move([exercise.path[0], .standing], secondsEach: 1)
    let seconds = try events(exercise, figure.frames).seconds
    #expect((11...13).contains(seconds.count))
    #expect(seconds == Array(1...seconds.count))
  }

  @Test("A short pose is no hold, and a rest adds nothing", arguments: Exercise.held)
  func short(_ exercise: Exercise) throws {
    var figure = StickFigure()
    for _ in 0..<4 {
      figure.stay(exercise.path[0], seconds: 1.5)
      figure.stay(.standing, seconds: 2)
    }
    #expect(try events(exercise, figure.frames).seconds.isEmpty)
    figure.stay(exercise.path[0], seconds: 11)
    figure.stay(.standing, seconds: 5)
    figure.stay(exercise.path[0], seconds: 11)
    #expect((21...23).contains(try events(exercise, figure.frames).seconds.count))
  }

  @Test("Getting ready for push-ups, and resting between them, is no plank; a plank after them is")
  func amongPushUps() throws {
    var figure = StickFigure()
    for rest in [4, 6, 9, 2] {
      figure.stay(.plank, seconds: Double(rest))
      for _ in 0..<3 { figure.move([.plank, .pushUpBottom, .plank], secondsEach: 0.8) }
    }
    #expect(try events(.plank, figure.frames).seconds.isEmpty)
    figure.stay(.plank, seconds: 12)
    #expect((11...13).contains(try events(.plank, figure.frames).seconds.count))
    // On the forearms, nobody does push-ups.
    var forearms = StickFigure()
    forearms.stay(.forearmPlank, seconds: 4)
    #expect((3...4).contains(try events(.plank, forearms.frames).seconds.count))
  }

  @Test("Whoever holds nothing hears why")
  func nothing() throws {
    let image = try #require(ImageSize(width: 1_000, height: 1_000))
    func reason(_ exercise: Exercise, _ pose: StickFigure.Pose?, seconds: Double) throws -> [ExerciseEvent] {
      var counter = try #require(HoldCounter(exercise, schema: .coco17, image: image))
      var figure = StickFigure()
      if let pose { figure.stay(pose, seconds: seconds) }
      for frame in figure.frames { _ = counter.consume(frame) }
      return counter.finish()
    }
    for exercise in Exercise.held {
      #expect(try reason(exercise, .standing, seconds: 10) == [.cue(.otherMovement(.wrongPosition))])
      #expect(try reason(exercise, exercise.path[0], seconds: 2) == [.cue(.otherMovement(.tooShort))])
      #expect(try reason(exercise, exercise.path[0], seconds: 12).isEmpty)
      #expect(try reason(exercise, nil, seconds: 0).isEmpty)
    }
  }

  @Test("Push-ups are no plank, and a plank is no wall sit")
  func others() throws {
    var figure = StickFigure()
    for _ in 0..<10 { figure.move([.plank, .pushUpBottom, .plank], secondsEach: 0.8) }
    #expect(try events(.plank, figure.frames).seconds.isEmpty)
    var plank = StickFigure()
    plank.stay(.plank, seconds: 10)
    #expect(try events(.wallSit, plank.frames).seconds.isEmpty)
    var standing = StickFigure()
    standing.stay(.standing, seconds: 10)
    for exercise in Exercise.held { #expect(try events(exercise, standing.frames).seconds.isEmpty) }
  }

  @Test("A short loss of sight does not end a hold")
  func loss() throws {
    var figure = StickFigure()
    figure.stay(.plank, seconds: 12)
    let frames = figure.frames.map { frame in
      var frame = frame
      if (5_000_000...5_400_000).contains(frame.microseconds) { frame.landmarks = [] }
      return frame
    }
    #expect((11...12).contains(try events(.plank, frames).seconds.count))
  }

  @Test("Whoever is not in position is told")
  func position() throws {
    var figure = StickFigure()
    figure.stay(.standing, seconds: 5)
    #expect(try events(.plank, figure.frames).cues == [.takePosition])
  }
}
