import PoseCountingDomain
import Testing
import TitanMotion

@Suite("What is said of a push-up")
struct FormTests {
  /// Six push-ups seen from the side, every frame changed; without the frames in which nobody was found.
  private func recording(
    seed: UInt64 = 1, _ change: (inout [PoseRecording.Landmark]) -> Void
  ) -> PoseRecording {
    var athlete = KinematicAthlete(reps: 6)
    athlete.seed = seed
    athlete.dropOutsPerMinute = 0
    var recording = athlete.recording()
    for index in recording.frames.indices { change(&recording.frames[index].landmarks) }
    return recording
  }

  private func share(of flag: RepFlag, in reps: [Rep]) -> Int { reps.filter { $0.flags.contains(flag) }.count }

  @Test("A straight body has nothing to be told")
  func straight() throws {
    let events = try recording { _ in }.events()
    #expect(events.reps.count == 6)
    for flag in [RepFlag.hipSag, .hipPike, .kneesDown, .incline, .asymmetric, .tooSlow] {
      #expect(share(of: flag, in: events.reps) == 0, "\(flag)")
    }
  }

  @Test(
    "Hips off the line count, are flagged and said",
    arguments: [(Float(0.12), RepFlag.hipSag, FeedbackCode.hipSag), (-0.22, .hipPike, .hipPike)])
  func hips(shift: Float, flag: RepFlag, cue: FeedbackCode) throws {
    let events = try recording { landmarks in
      for hip in [23, 24] { landmarks[hip].y += shift }
    }.events()
    #expect(events.reps.count == 6)
    #expect(share(of: flag, in: events.reps) == 6)
    #expect(events.cues.contains(cue))
    #expect(events.cues.filter { $0 == cue }.count < 6, "not at every rep")
  }

  @Test("Push-ups on the knees count, and are flagged")
  func knees() throws {
    let events = try recording { landmarks in
      for (hip, knee, ankle) in [(23, 25, 27), (24, 26, 28)] {
        // The shank points up, at a right angle and a little to the thigh.
        let (x, y) = (landmarks[knee].x - landmarks[hip].x, (landmarks[knee].y - landmarks[hip].y) * 360 / 640)
        landmarks[ankle].x = landmarks[knee].x + 0.6 * x + 0.7 * y
        landmarks[ankle].y = landmarks[knee].y + (0.6 * y - 0.7 * abs(x)) * 640 / 360
      }
    }.events()
    #expect(events.reps.count == 6)
    #expect(share(of: .kneesDown, in: events.reps) == 6)
    #expect(events.cues.contains(.kneesDown))
  }

  @Test("A picture that jumps between two people is reported, and adds no push-up")
  func twoPeople() throws {
    var index = 0
    let events = try recording { landmarks in
      index += 1
      guard index / 12 % 2 == 1 else { return }
      for point in landmarks.indices { landmarks[point].x += 2 }
    }.events()
    #expect(events.cues.contains(.multiplePeople))
    #expect(events.reps.isEmpty)
  }

  @Test("An arm that the pose model holds for straight does not hide the other's push-ups", arguments: 1...6)
  func oneArm(seed: Int) throws {
    let events = try recording(seed: UInt64(seed)) { landmarks in
      for (joint, share) in [(13, Float(0.5)), (15, 1)] {
        landmarks[joint].x = landmarks[11].x + (landmarks[16].x - landmarks[11].x) * share
        landmarks[joint].y = landmarks[11].y + (landmarks[16].y - landmarks[11].y) * share
      }
      for arm in 11...16 { landmarks[arm].visibility = 1 }
    }.events()
    #expect(events.reps.count == 6)
    #expect(events.partials.isEmpty, "what one arm showed to be whole is not called half before")
    for (before, after) in zip(events.reps, events.reps.dropFirst()) { #expect(before.end <= after.start) }
  }

  @Test("A pause at the bottom may be as long as one likes")
  func longPause() throws {
    var athlete = KinematicAthlete(reps: 2)
    athlete.tempo = 16
    athlete.bottomPause = 0.7
    athlete.variation = 0
    #expect(try athlete.recording().events().reps.count == 2)
  }
}
