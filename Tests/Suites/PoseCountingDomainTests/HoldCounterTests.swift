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
    figure.stay(exercise.path[0], seconds: 5)
    figure.stay(.standing, seconds: 5)
    figure.stay(exercise.path[0], seconds: 5)
    #expect((9...11).contains(try events(exercise, figure.frames).seconds.count))
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
