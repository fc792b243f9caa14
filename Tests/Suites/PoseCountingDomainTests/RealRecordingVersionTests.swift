import Foundation
import PoseCountingDomain
import Testing
import TitanMotion

/// Clip by clip, because a figure may stay the same while one clip gets better and another one worse.
@Suite("pushup/3 on recordings of real people")
struct RealRecordingVersionTests {
  @Test("It counts every clip of whole images that is known, and nothing in other exercises")
  func clips() async throws {
    guard let known = try RealRecordings.clips(), let new = try RealRecordings.newClips() else { return }
    var (before, after) = (Score(), Score())
    for clip in known + new {
      let recording = try RealRecordings.read(clip)
      before.add(clip, counted: try recording.reps(by: .version2))
      let counted = try recording.reps(by: .version3)
      #expect(clip.error(counted) == 0, "\(clip.name): \(counted) of \(clip.reps)")
      after.add(clip, counted: counted)
      await Task.yield()
    }
    print("whole images, pushup/2: \(before)\nwhole images, pushup/3: \(after)")
  }

  @Test("However a clip was taken, the count stays within one", arguments: Transformation.allCases)
  func transformed(by transformation: Transformation) async throws {
    guard let clips = try RealRecordings.newClips() else { return }
    for clip in RealRecordings.sample(clips, every: 6) {
      let counted = try transformation.apply(try RealRecordings.read(clip)).reps(
        schema: transformation.schema, by: .version3)
      #expect(clip.error(counted) <= (clip.isPushUp ? 1 : 0), "\(clip.name): \(counted) of \(clip.reps)")
      await Task.yield()
    }
  }

  @Test("A phone that is turned in the middle of a set costs no push-up")
  func turnedInMidSet() async throws {
    guard let known = try RealRecordings.clips(), let new = try RealRecordings.newClips() else { return }
    for clip in (known + new).filter(\.isPushUp) {
      let counted = try RealRecordings.read(clip).turnedInMidSet.reps(by: .version3)
      #expect(clip.error(counted) == 0, "\(clip.name): \(counted) of \(clip.reps)")
      await Task.yield()
    }
  }

  @Test("It is worse on no clip of a benchmark that only published the body's shape, but those named")
  func benchmarks() async throws {
    guard let countix = try RealRecordings.countix(), let repcount = try RealRecordings.repcount() else { return }
    // Bench presses and front raises whose hands were moved to the edge of the image by the way they were published.
    let known = ["bench_pressing17", "bench_pressing30", "front_raises045"]
    let others = (countix + repcount).filter { !$0.isPushUp && !known.contains($0.name) }
    for clip in (countix + repcount).filter(\.isPushUp) + RealRecordings.sample(others, every: 12) {
      let recording = try RealRecordings.read(clip)
      let (before, after) = (try recording.reps(by: .version2), try recording.reps(by: .version3))
      #expect(clip.error(after) <= clip.error(before), "\(clip.name): \(after) of \(clip.reps), was \(before)")
      await Task.yield()
    }
  }
}

/// What may happen to a recording on its way.
enum Transformation: String, CaseIterable, CustomTestStringConvertible {
  case tenFrames = "10 frames a second"
  case fifteenFrames = "15 frames a second"
  case thirtyFrames = "30 frames a second"
  case mirrored, turnedBy90, turnedBy180, coco, apple2D, apple3D
  case dropped = "5 % of the frames dropped"
  case half = "half of the frames dropped"
  case jitter = "1 % of the body's size as noise"
  case shaken = "a camera in somebody's hand"

  var testDescription: String { rawValue }
  var schema: LandmarkSchema {
    switch self {
    case .coco: .coco17
    case .apple2D: .apple2D19
    case .apple3D: .apple3D17
    default: .mediapipe33
    }
  }

  func apply(_ recording: PoseRecording) -> PoseRecording {
    switch self {
    case .tenFrames: recording.thinned(toFramesPerSecond: 10)
    case .fifteenFrames: recording.thinned(toFramesPerSecond: 15)
    case .thirtyFrames: recording.thinned(toFramesPerSecond: 30)
    case .mirrored: recording.mirrored
    case .turnedBy90: recording.turned
    case .turnedBy180: recording.turned.turned
    case .coco: recording.coco
    case .apple2D: recording.apple2D
    case .apple3D: recording.apple3D
    case .dropped: recording.dropping(share: 0.05, seed: 1)
    case .half: recording.dropping(share: 0.5, seed: 1)
    case .shaken: recording.shaken
    case .jitter: recording.jittered(by: 0.01, seed: 1)
    }
  }
}
