import Testing
import TitanMotion

@Suite("Kinematic athlete")
struct KinematicAthleteTests {
  @Test(
    "The same seed gives the same recording, and another seed a different one",
    arguments: KinematicAthlete.View.allCases)
  func determinism(view: KinematicAthlete.View) {
    var athlete = KinematicAthlete(reps: 3)
    athlete.view = view
    athlete.dropOutsPerMinute = 30
    let recording = athlete.recording()
    #expect(athlete.recording() == recording)
    athlete.seed = 2
    #expect(athlete.recording() != recording)
  }

  @Test("A view shows the body inside its image, and a drop-out has no landmarks")
  func insideTheImage() {
    for view in KinematicAthlete.View.allCases {
      var athlete = KinematicAthlete(reps: 4)
      athlete.view = view
      athlete.dropOutsPerMinute = 60
      let recording = athlete.recording()
      #expect(recording.frames.contains { $0.landmarks.isEmpty })
      #expect(recording.frames.contains { $0.landmarks.count == 33 })
      for landmark in recording.frames.flatMap(\.landmarks) {
        #expect((0...1).contains(landmark.x) && (0...1).contains(landmark.y), "\(view)")
      }
    }
  }

  @Test("A set lasts as long as its reps and both rests, at the given frame rate")
  func length() {
    var athlete = KinematicAthlete(reps: 6)
    athlete.partials = 2
    athlete.variation = 0
    athlete.tempo = 1.5
    athlete.framesPerSecond = 20
    let recording = athlete.recording()
    #expect(recording.duration == .seconds(14))
    #expect(recording.frames.map(\.microseconds) == (0...280).map { Int64($0) * 50_000 })
  }
}
