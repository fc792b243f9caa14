import Foundation
import PoseCountingDomain
import Testing
import TitanMotion

/// What a debug build counts in a moment; `deploy/dev score-poses` counts everything, through the service.
///
/// Each gives way after a count: the threads are those of all tests, and PostgreSQL ends a transaction that idles for half a
/// minute, which is soon over in a sanitizer's build.
@Suite("Recordings of real people")
struct RealRecordingTests {
  @Test("Counts of public clips: nearly all push-ups to the rep, none in other exercises")
  func clips() async throws {
    guard let clips = try RealRecordings.clips() else { return }
    var score = Score()
    for clip in clips {
      let counted = try RealRecordings.read(clip).events().reps.count
      let name = clip.name.padding(toLength: 36, withPad: " ", startingAt: 0)
      print("\(clip.error(counted) == 0 ? "right" : "WRONG") \(name) \(clip.kind) true \(clip.reps) counted \(counted)")
      #expect(clip.error(counted) <= (clip.isPushUp ? 1 : 0), "\(clip.name): \(counted)")
      if clip.kind != "push_up_variant" { score.add(clip, counted: counted) }
      await Task.yield()
    }
    print("public clips: \(score)")
    #expect(score.exact >= 18)
    #expect(score.meanError <= 0.02)
  }

  // With half of the frames, pushup/2 misses some of the 76 push-ups that a clip shows in a minute.
  @Test(
    "However a clip was taken, the count stays within one", arguments: Transformation.allCases.filter { $0 != .half })
  func transformed(by transformation: Transformation) async throws {
    guard let clips = try RealRecordings.clips() else { return }
    var score = Score()
    for clip in RealRecordings.sample(clips, every: 5) {
      let recording = transformation.apply(try RealRecordings.read(clip))
      let counted = try recording.events(schema: transformation.schema).reps.count
      score.add(clip, counted: counted)
      #expect(clip.error(counted) <= (clip.isPushUp ? 1 : 0), "\(clip.name): \(counted)")
      await Task.yield()
    }
    print("\(transformation): \(score)")
  }

  @Test("Pull-ups right after push-ups aren't push-ups, whoever did which", arguments: [1.0, 12])
  func pullUpsAfterPushUps(pause: Double) async throws {
    guard let clips = try RealRecordings.clips(), let countix = try RealRecordings.countix() else { return }
    let pullUps = clips.filter { !$0.isPushUp && $0.name.contains("pull") } + countix.filter { $0.kind == "pull_up" }
    #expect(pullUps.count >= 8)
    for pullUp in pullUps {
      let recording = try RealRecordings.read(pullUp)
      let alone = try recording.events().reps.count
      for pushUp in RealRecordings.sample(clips.filter(\.isPushUp), every: 3) {
        let set = try RealRecordings.read(pushUp)
        let reps = try set.followed(by: recording, after: pause).events().reps.filter { $0.start > set.end }
        #expect(reps.count <= alone, "\(pullUp.name) after \(pushUp.name): \(reps.count), alone \(alone)")
        await Task.yield()
      }
    }
  }

  @Test("Countix, of which only the body's shape was published")
  func countix() async throws {
    guard let clips = try RealRecordings.countix() else { return }
    var score = Score()
    let others = clips.filter { !$0.isPushUp }
    for clip in clips.filter(\.isPushUp) + RealRecordings.sample(others, every: 20) {
      let counted = try RealRecordings.read(clip).events().reps.count
      if clip.isPushUp { print("\(clip.name) true \(clip.reps.lowerBound) counted \(counted)") }
      score.add(clip, counted: counted)
      await Task.yield()
    }
    print("Countix: \(score)")
    #expect(score.offByOneShare >= 0.85)
    #expect(score.meanError <= 0.10)
    #expect(score.othersWithFalseReps.count <= 1)
  }
}
