import PoseCountingDomain
import Testing
import TitanMotion

/// What each rule of `pushup/3` changes: the same frames, counted by it and by the version before.
@Suite("Versions of the push-up counter")
struct PushUpVersionsTests {
  private typealias Landmark = PoseRecording.Landmark

  private static func athlete(reps: Int = 6, _ change: (inout KinematicAthlete) -> Void = { _ in }) -> PoseRecording {
    var athlete = KinematicAthlete(reps: reps)
    athlete.dropOutsPerMinute = 0
    change(&athlete)
    return athlete.recording()
  }

  private static func changed(
    _ recording: PoseRecording, _ change: (_ seconds: Double, _ landmarks: inout [Landmark]) -> Void
  ) -> PoseRecording {
    var recording = recording
    for index in recording.frames.indices where !recording.frames[index].landmarks.isEmpty {
      change(Double(recording.frames[index].microseconds) / 1_000_000, &recording.frames[index].landmarks)
    }
    return recording
  }

  /// The reps of the whole recording, those at its very end among them.
  private static func reps(
    _ recording: PoseRecording, by parameters: PushUpParameters, up: UpDirection? = nil
  ) throws -> Int {
    var counter = try recording.counter(parameters: parameters)
    var frames = try recording.quantized()
    frames[0].up = up
    for frame in frames { _ = counter.consume(frame) }
    _ = counter.finish()
    return counter.reps
  }

  @Test("Versions are found by name and number; the standard one is among them")
  func names() {
    for (index, version) in PushUpParameters.versions.enumerated() {
      #expect(version.name == "pushup/\(index + 1)" && PushUpParameters.named(version.name) == version)
    }
    #expect(PushUpParameters.standard == PushUpParameters.versions[PushUpParameters.standardVersion - 1])
    #expect(PushUpParameters.named("pushup/0") == nil && PushUpParameters.named("") == nil)
  }

  @Test("Every version counts the athlete to the rep from every side", arguments: KinematicAthlete.View.allCases)
  func views(view: KinematicAthlete.View) throws {
    let recording = Self.athlete(reps: 8) { ($0.view, $0.partials) = (view, 2) }
    for version in PushUpParameters.versions {
      let events = try recording.events(parameters: version)
      #expect(events.reps.count == 8 && events.partials.count == 2, "\(version.name)")
    }
  }

  @Test("An athlete who stops at the top has done the last push-up, too")
  func lastOne() throws {
    // An athlete who never locks out is known to be at the top only when the arms stop.
    var recording = Self.athlete(reps: 3) { ($0.topAngle, $0.variation) = (140, 0) }
    while try Self.reps(recording, by: .version2) == 3 { recording.frames.removeLast() }
    #expect(try Self.reps(recording, by: .version2) == 2)
    #expect(try Self.reps(recording, by: .version3) == 3)
    // At the bottom, it is anybody's guess.
    recording.frames.removeLast(12)
    #expect(try Self.reps(recording, by: .version3) == 2)
  }

  @Test("On the knees, with the shanks standing up")
  func knees() throws {
    let recording = Self.changed(Self.athlete()) { _, landmarks in
      for (hip, knee, ankle) in [(23, 25, 27), (24, 26, 28)] {
        let (x, y) = (landmarks[knee].x - landmarks[hip].x, (landmarks[knee].y - landmarks[hip].y) * 360 / 640)
        landmarks[ankle].x = landmarks[knee].x - 0.3 * x + 0.9 * y
        landmarks[ankle].y = landmarks[knee].y + (-0.3 * y - 0.9 * abs(x)) * 640 / 360
      }
    }
    #expect(try Self.reps(recording, by: .version2) == 0)
    #expect(try Self.reps(recording, by: .version3) == 6)
  }

  @Test("An arm whose elbow points at the camera looks straight, and short")
  func foreshortened() throws {
    let recording = Self.changed(Self.athlete()) { _, landmarks in
      for (shoulder, elbow, wrist) in [(11, 13, 15), (12, 14, 16)] {
        landmarks[elbow].x = (landmarks[shoulder].x + landmarks[wrist].x) / 2
        landmarks[elbow].y = (landmarks[shoulder].y + landmarks[wrist].y) / 2
      }
    }
    #expect(try Self.reps(recording, by: .version2) == 0)
    #expect(try Self.reps(recording, by: .version3) == 6)
  }

  @Test("Half a push-up beside the person's own is half, however deep it would be for somebody else")
  func half() throws {
    let recording = Self.athlete(reps: 8) {
      ($0.partials, $0.bottomAngle, $0.partialAngle, $0.variation) = (2, 55, 108, 0)
    }
    #expect(try Self.reps(recording, by: .version2) == 10)
    let events = try recording.events(parameters: .version3)
    #expect(events.reps.count == 8 && events.partials.count == 2)
    // For an athlete who never goes deeper, these are whole push-ups.
    let shallow = Self.athlete(reps: 8) { ($0.bottomAngle, $0.variation) = (100, 0) }
    #expect(try Self.reps(shallow, by: .version3) == 8)
  }

  @Test("Hips that stay on the floor belong to a cobra")
  func cobra() throws {
    let recording = Self.changed(Self.athlete(reps: 1) { $0.tempo = 4 }) { seconds, landmarks in
      // From the bottom on, they sag.
      let sag = Float(min(1, max(0, (seconds - 3) / 1.5)))
      for hip in [23, 24] { landmarks[hip].y += 0.22 * sag }
      for knee in [25, 26] { landmarks[knee].y += 0.05 * sag }
    }
    #expect(try Self.reps(recording, by: .version2) == 1)
    #expect(try Self.reps(recording, by: .version3) == 0)
  }

  @Test("A phone that falls over costs the push-up in progress at most")
  func turned() throws {
    let upright = Self.athlete(reps: 10)
    let half = upright.end / 2
    // Smaller, since it must fit into the other side.
    let recording = Self.changed(upright) { seconds, landmarks in
      guard Int64(seconds * 1_000_000) > half else { return }
      for point in landmarks.indices {
        let (x, y) = (landmarks[point].x - 0.5, landmarks[point].y - 0.5)
        landmarks[point].x = 0.5 - y * 0.5625 * 0.5625
        landmarks[point].y = 0.5 + x
      }
    }
    #expect((9...10).contains(try Self.reps(recording, by: .version3)))
  }

  @Test("Whoever does it upside down presses weights, if gravity is known")
  func gravity() throws {
    let pushUps = Self.athlete(), upsideDown = pushUps.turned.turned
    let up = try #require(UpDirection(x: 0, y: -1_000, z: 0))
    let fromAbove = try #require(UpDirection(x: 0, y: -400, z: -900))
    for (recording, up, reps) in [
      (pushUps, up, 6), (upsideDown, up, 0), (upsideDown, nil, 6), (upsideDown, fromAbove, 6),
    ] {
      #expect(try Self.reps(recording, by: .version3, up: up) == reps)
      #expect(try Self.reps(recording, by: .version2, up: up) == 6, "it doesn't look")
    }
  }

  @Test("A phone that is turned in mid-set, and says so, costs no push-up")
  func gravityTurns() throws {
    let recording = Self.athlete(reps: 10).turnedInMidSet
    var frames = try recording.quantized()
    let turn = try #require(frames.firstIndex { $0.microseconds * 2 >= recording.end })
    frames[0].up = UpDirection(x: 0, y: -16_384, z: 0)
    // The other way round, the body would hang from the floor.
    for (x, reps) in [(16_384, 10...10), (-16_384, 4...5)] as [(Int32, ClosedRange<Int>)] {
      frames[turn].up = UpDirection(x: x, y: 0, z: 0)
      var counter = try recording.counter(parameters: .version3)
      for frame in frames { _ = counter.consume(frame) }
      #expect(reps.contains(counter.reps))
    }
  }

  @Test(
    "A way up has a length, and numbers that can be calculated with",
    arguments: [(0, 0, 0), (40_000, 0, 0), (0, -40_000, 0), (0, 0, .max)] as [(Int32, Int32, Int32)])
  func noDirection(x: Int32, y: Int32, z: Int32) {
    #expect(UpDirection(x: x, y: y, z: z) == nil)
  }

  @Test("A measured way up is a unit vector, but for what measuring adds")
  func measured() {
    for wrong in [[], [0, -1], [0, 0, 0], [0, -0.89, 0], [0.8, -0.8, 0], [.nan, -1, 0], [0, -.infinity, 0]] as [[Float]]
    {
      #expect(UpDirection(measured: wrong) == nil, "\(wrong)")
    }
    #expect(UpDirection(measured: [0, -1, 0]) == UpDirection(x: 0, y: -16_384, z: 0))
    #expect(UpDirection(measured: [0.05, -0.5, 0.8]) == UpDirection(x: 819, y: -8_192, z: 13_107))
  }
}
