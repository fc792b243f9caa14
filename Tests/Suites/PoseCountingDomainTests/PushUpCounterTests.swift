import PoseCountingDomain
import Testing
import TitanMotion

@Suite("Counting push-ups")
struct PushUpCounterTests {
  @Test("The rendered athlete: twelve push-ups, a half one, the first five within ten seconds")
  func renderedAthlete() throws {
    let events = try PoseRecording.renderedAthlete().events()
    let reps = events.reps
    #expect(reps.map(\.number) == Array(1...12))
    #expect(events.partials.count == 1)
    #expect(reps[4].end - reps[0].start < 10_000_000)
    for (before, after) in zip(reps, reps.dropFirst()) { #expect(before.end <= after.start) }
    for rep in reps {
      #expect(rep.minAngle < 115_000 && rep.maxAngle > 145_000, "\(rep)")
      #expect(rep.start < rep.end && rep.depthPercent > 75 && rep.qualityPercent > 75, "\(rep)")
    }
    let partial = try #require(events.partials.first)
    #expect(partial.minAngle > 115_000)
    #expect(reps[8].end <= partial.start && partial.end <= reps[9].start)
    #expect(events.cues.contains(.partialDepth))
  }

  @Test(
    "The kinematic athlete counts to the rep from every side, at every rate",
    arguments: KinematicAthlete.View.allCases, [10.0, 15, 30, 60])
  func views(view: KinematicAthlete.View, framesPerSecond: Double) throws {
    for seed in 1...4 {
      var athlete = KinematicAthlete(reps: 8)
      athlete.partials = 2
      athlete.view = view
      athlete.framesPerSecond = framesPerSecond
      athlete.seed = UInt64(seed)
      let events = try athlete.recording().events()
      #expect(events.reps.count == 8, "seed \(seed)")
      #expect(events.partials.count == 2, "seed \(seed)")
    }
  }

  @Test("Quick and slow sets count the same", arguments: [0.8, 1.2, 3, 6])
  func tempo(seconds: Double) throws {
    var athlete = KinematicAthlete(reps: 6)
    athlete.tempo = seconds
    #expect(try athlete.recording().events().reps.count == 6)
  }

  @Test("A long pause at the bottom is one rep, and shows in its tempo")
  func pauseAtTheBottom() throws {
    var athlete = KinematicAthlete(reps: 3)
    athlete.tempo = 5
    athlete.bottomPause = 0.6
    athlete.variation = 0
    let events = try athlete.recording().events()
    #expect(events.reps.count == 3)
    let tempo = try #require(events.progress.last?.tempo)
    #expect(tempo.bottom > 2_500_000 && tempo.bottom > tempo.down + tempo.up)
  }

  @Test("Half push-ups only: no rep, and the cue to go deeper")
  func partialsOnly() throws {
    var athlete = KinematicAthlete(reps: 0)
    athlete.partials = 4
    let events = try athlete.recording().events()
    #expect(events.reps.isEmpty)
    #expect(events.partials.count == 4)
    #expect(events.cues.contains(.partialDepth))
  }

  @Test("Nobody, and somebody who stays up, count nothing")
  func nothing() throws {
    #expect(try KinematicAthlete(reps: 0).recording().events().reps.isEmpty)
    let empty = PoseRecording(
      imageWidth: 640, imageHeight: 360, landmarkCount: 33,
      frames: (0..<120).map { .init(microseconds: Int64($0) * 33_333, landmarks: []) })
    #expect(try empty.events() == [.feedback(.noPerson, joint: nil)])
  }

  @Test("Hands that move while the body lies still are another exercise")
  func handsMustBePlanted() throws {
    // Held at the shoulders, the set looks like a bench press: the same angles, another thing that moves.
    var recording = KinematicAthlete(reps: 6).recording()
    let first = try #require(recording.frames.first { !$0.landmarks.isEmpty })
    for index in recording.frames.indices where !recording.frames[index].landmarks.isEmpty {
      let points = recording.frames[index].landmarks
      for arm in 11...22 {
        recording.frames[index].landmarks[arm].x += first.landmarks[11].x - points[11].x
        recording.frames[index].landmarks[arm].y += first.landmarks[11].y - points[11].y
      }
      for body in Array(0...10) + Array(23...32) {
        recording.frames[index].landmarks[body] = first.landmarks[body]
      }
    }
    #expect(try recording.events().reps.isEmpty)
  }

  @Test("Mirrored, turned by 90, 180 and 270 degrees, as COCO's or Apple's points: the same reps")
  func transformations() throws {
    let original = try PoseRecording.renderedAthlete()
    #expect(try original.mirrored.events().reps.count == 12)
    #expect(try original.turned.events().reps.count == 12)
    #expect(try original.turned.turned.events().reps.count == 12)
    #expect(try original.turned.turned.turned.events().reps.count == 12)
    #expect(try original.coco.events(schema: .coco17).reps.count == 12)
    // The same joints under other numbers: the same events, to the byte.
    #expect(try original.apple2D.events(schema: .apple2D19) == original.events())
    #expect(try original.apple3D.events(schema: .apple3D17) == original.events())
  }

  @Test("Progress comes at most ten times a second, between 0 and 100, through every phase")
  func progress() throws {
    var athlete = KinematicAthlete(reps: 5)
    athlete.framesPerSecond = 60
    let recording = athlete.recording()
    let progress = try recording.events().progress
    #expect(progress.count <= Int(recording.duration / .milliseconds(100)) + 1)
    #expect(progress.allSatisfy { (0...100).contains($0.romPercent) })
    #expect(progress.contains { $0.romPercent > 90 } && progress.contains { $0.romPercent < 5 })
    for phase in [Phase.up, .descending, .ascending] { #expect(progress.contains { $0.phase == phase }) }
    #expect(progress.map(\.reps) == progress.map(\.reps).sorted())
    // 1.6 s a push-up, and a moment at each top.
    let last = try #require(progress.last)
    #expect((30...40).contains(last.cadence))
    #expect(progress.filter { $0.reps < 2 }.allSatisfy { $0.cadence == 0 && $0.tempo?.top ?? 0 == 0 })
    #expect(try #require(last.tempo).top > 0)
  }

  @Test("A cut in the middle of a descent is no rep")
  func cut() throws {
    var athlete = KinematicAthlete(reps: 1)
    athlete.dropOutsPerMinute = 0
    athlete.tempo = 3
    var recording = athlete.recording()
    // From the bottom on somebody else is seen, somewhere else in the image.
    for index in recording.frames.indices where recording.frames[index].microseconds > 2_400_000 {
      for point in recording.frames[index].landmarks.indices { recording.frames[index].landmarks[point].x += 0.6 }
    }
    #expect(try recording.events().reps.isEmpty)
    #expect(try athlete.recording().events().reps.count == 1)
  }
}
