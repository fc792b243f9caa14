import PoseCountingDomain
import Testing
import TitanMotion

/// How often people pass who never heard the question: whoever plays a recording to the camera hopes for that.
@Suite("A sign of life in recordings that nobody asked for one")
struct LivenessOfRecordingsTests {
  private struct Tally: CustomStringConvertible {
    private(set) var clips = 0
    private(set) var results: [LivenessResult: Int] = [:]

    mutating func add(_ found: [LivenessResult]) {
      clips += found.isEmpty ? 0 : 1
      for result in found { results[result, default: 0] += 1 }
    }
    var asked: Int { results.values.reduce(0, +) }
    func share(of result: LivenessResult) -> Double { Double(results[result] ?? 0) / Double(max(1, asked)) }

    var description: String {
      "asked at \(asked) moments of \(clips) clips: \(results[.passed] ?? 0) passed, \(results[.failed] ?? 0) failed, "
        + "\(results[.unanswered] ?? 0) unanswered"
    }
  }

  /// What becomes of the question after each rep of a recording but the last, all of them asked.
  private static func results(_ recording: PoseRecording, by version: CounterVersion) throws -> [LivenessResult] {
    guard let kind = LivenessKind(version),
      let image = ImageSize(width: recording.imageWidth, height: recording.imageHeight),
      var set = CountedSet(
        schema: .mediapipe33, image: image, version: version, preparationSeconds: 0, target: .reps(0))
    else { return [] }
    let counted = try recording.quantized().map { frame in
      let reps = set.count(frame).compactMap { if case .counter(.repCounted(let rep)) = $0 { rep } else { nil } }
      return (frame: frame, count: set.tally.reps.count, reps: reps)
    }
    return (1..<max(1, set.tally.reps.count)).map { rep in
      var challenge = LivenessChallenge(LivenessPlan(kind: kind, afterRep: rep), schema: .mediapipe33, image: image)
      for step in counted.drop(while: { $0.count < rep }) {
        if case .answered = challenge.step(step.frame, count: step.count, counted: step.reps) { break }
      }
      _ = challenge.finish()
      return challenge.outcome.result
    }
  }

  private static let exercises: [String: Exercise] = [
    "squat": .squat, "lunge": .lunge, "sit_up": .sitUp, "situp": .sitUp, "jump_jack": .jumpingJack, "pull_up": .pullUp,
  ]

  private static func version(of clip: RealRecordings.Clip) -> CounterVersion? {
    clip.isPushUp ? .pushUp(.standard) : exercises[clip.kind].map(CounterVersion.other)
  }

  @Test("Few pass by chance")
  func falsePasses() async throws {
    guard let clips = try RealRecordings.clips(), let more = try RealRecordings.newClips(),
      let countix = try RealRecordings.countix(), let repcount = try RealRecordings.repcount()
    else { return }
    var tallies: [String: Tally] = [:]
    for clip in clips + more + countix + repcount {
      guard let version = Self.version(of: clip) else { continue }
      let found = try Self.results(try RealRecordings.read(clip), by: version)
      tallies[clip.isPushUp ? "push_up" : version.name, default: Tally()].add(found)
      if found.contains(.passed) { print("\(clip.name): \(found.count { $0 == .passed }) of \(found.count) pass") }
      await Task.yield()
    }
    for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) { print("\(name): \(tally)") }
    let pushUps = try #require(tallies["push_up"])
    #expect(pushUps.asked > 300)
    #expect(pushUps.share(of: .passed) <= 0.16)
  }
}
