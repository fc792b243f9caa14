import Foundation
import PoseCountingDomain
import TitanCore
import Testing
import TitanMotion

@Suite("What bodies cannot do")
struct BodyPhysicsTests {
  private static let upright = UpDirection(x: 0, y: -16_384, z: 0)
  private static let onItsSide = UpDirection(x: 16_384, y: 0, z: 0)
  private static let upsideDown = UpDirection(x: 0, y: 16_384, z: 0)

  /// - Parameters:
  ///   - ups: the way up from the frames of these numbers on.
  ///   - paused: the frames of a pause.
  private static func look(
    at recording: PoseRecording, ups: [Int: UpDirection?] = [:], paused: Range<Int> = 0..<0,
    by parameters: PushUpParameters = .standard
  ) throws -> BodyRecorder {
    var counter = try recording.counter(parameters: parameters)
    let image = try #require(ImageSize(width: recording.imageWidth, height: recording.imageHeight))
    var body = try #require(BodyRecorder(schema: .mediapipe33, image: image))
    for (number, frame) in try recording.quantized().enumerated() {
      var frame = frame
      frame.up = ups[number] ?? nil
      frame.isPaused = paused.contains(number)
      body.add(frame, reps: counter.consume(frame).reps)
    }
    return body
  }

  private static func athlete(_ view: KinematicAthlete.View = .side, seed: UInt64 = 1) -> PoseRecording {
    var athlete = KinematicAthlete(reps: 8)
    (athlete.view, athlete.seed, athlete.rest) = (view, seed, 0.2)
    return athlete.recording()
  }

  /// The landmarks of each frame changed, in pixels.
  private static func changed(
    _ recording: PoseRecording, _ change: (_ seconds: Float, _ points: inout [SIMD2<Float>]) -> Void
  ) -> PoseRecording {
    var copy = recording
    let size = SIMD2(Float(recording.imageWidth), Float(recording.imageHeight))
    for index in copy.frames.indices where !copy.frames[index].landmarks.isEmpty {
      var points = copy.frames[index].landmarks.map { SIMD2($0.x, $0.y) * size }
      change(Float(copy.frames[index].microseconds) / 1_000_000, &points)
      for (point, place) in points.enumerated() {
        copy.frames[index].landmarks[point].x = place.x / size.x
        copy.frames[index].landmarks[point].y = place.y / size.y
      }
    }
    return copy
  }

  @Test(
    "Nothing speaks against an athlete, from any side, with or without the way up",
    arguments: KinematicAthlete.View.allCases)
  func honest(view: KinematicAthlete.View) throws {
    let recording = Self.athlete(view)
    for copy in [recording, recording.mirrored, recording.shaken, recording.thinned(toFramesPerSecond: 10)] {
      let body = try Self.look(at: copy)
      #expect(body.flags == [] && body.physics.pushUps >= 6 && body.physics.pairs >= 5, "\(body.physics)")
      #expect(try Self.look(at: copy, ups: [0: Self.upright]).flags == [])
    }
  }

  @Test("Bones that have another length in each frame are nobody's")
  func randomBones() throws {
    var generator = SplitMix64(seed: 3)
    let made = Self.changed(Self.athlete()) { _, points in
      // Each end of a bone, and what hangs on it.
      for (joint, end, beyond) in [
        (11, 13, [15]), (12, 14, [16]), (13, 15, []), (14, 16, []), (23, 25, [27]), (24, 26, [28]), (25, 27, []),
        (26, 28, []),
      ] {
        let moved = (points[end] - points[joint]) * Float(0.35 * generator.gaussian())
        for point in [end] + beyond { points[point] += moved }
      }
    }
    let body = try Self.look(at: made)
    #expect(body.physics.pushUps >= BodyPhysics.fewest && body.flags.contains(.impossibleBody), "\(body.physics)")
  }

  @Test("Forearms three times as long as the upper arms are nobody's")
  func proportions() throws {
    let made = Self.changed(Self.athlete()) { _, points in
      for (elbow, wrist) in [(13, 15), (14, 16)] { points[wrist] = points[elbow] + (points[wrist] - points[elbow]) * 3 }
    }
    let body = try Self.look(at: made)
    #expect(body.physics.pushUps >= BodyPhysics.fewest && body.flags.contains(.impossibleBody), "\(body.physics)")
    #expect(body.physics.forearm > BodyPhysics.forearms.upperBound)
  }

  @Test("Two people's halves are two bodies, unless there is time between them, or a pause")
  func splice() throws {
    let (first, second) = (Self.athlete(), Self.athlete(.front, seed: 2))
    let body = try Self.look(at: first.followed(by: second, after: 0.1))
    #expect(body.flags == [.bodyChanged] && body.physics.pushUps >= 12, "\(body.physics)")
    #expect(try Self.look(at: first.followed(by: second, after: 3)).flags == [])
    let next = first.frames.count
    let withPause = try Self.look(at: first.followed(by: second, after: 0.1), paused: next - 3..<next + 3)
    #expect(withPause.flags == [])
    #expect(try Self.look(at: first.followed(by: Self.athlete(seed: 2), after: 0.1)).flags == [], "one body")
  }

  @Test("Hands that move in circles are not on the ground; hands under a shaking camera are")
  func hands() throws {
    let made = Self.changed(Self.athlete()) { seconds, points in
      let (upperArm, forearm) = (points[13] - points[11], points[15] - points[13])
      let arm = (upperArm * upperArm).sum().squareRoot() + (forearm * forearm).sum().squareRoot()
      let way = SIMD2(cos(5 * seconds), sin(5 * seconds)) * (0.2 * arm)
      for wrist in [15, 16] { points[wrist] += way }
      for elbow in [13, 14] { points[elbow] += way * 0.5 }
    }
    let body = try Self.look(at: made)
    #expect(body.flags == [.slidingHands] && body.physics.pushUps == 8, "\(body.physics)")
    let shaken = Self.changed(Self.athlete()) { seconds, points in
      for index in points.indices { points[index] += SIMD2(cos(7 * seconds), sin(7 * seconds)) * 40 }
    }
    #expect(try !Self.look(at: shaken).flags.contains(.slidingHands))
  }

  @Test("An image that doesn't turn with the phone is not its camera's")
  func phoneTurned() throws {
    let recording = Self.athlete()
    let half = recording.frames.count / 2
    // `pushup/2` doesn't look at gravity, so it goes on counting.
    for version in [PushUpParameters.version2, .version3] {
      func flags(_ recording: PoseRecording, _ ups: [Int: UpDirection?]) throws -> [EvidenceFlag] {
        try Self.look(at: recording, ups: ups, by: version).flags
      }
      #expect(try flags(recording, [0: Self.upright, half: Self.onItsSide]) == [.gravityMismatch])
      let back = [0: Self.upright, half: Self.onItsSide, half + 15: Self.upright]
      #expect(try flags(recording, back) == [], "half a second")
      #expect(try flags(recording, [0: Self.onItsSide, 1: Self.upright]) == [], "before the set")
      // The image turns the same way, half a second later than the sensor.
      #expect(try flags(recording.turnedInMidSet, [0: Self.upright, half - 15: Self.onItsSide]) == [])
    }
  }

  @Test("Straight arms that point up hold nobody")
  func upsideDownArms() throws {
    let recording = Self.athlete()
    #expect(try Self.look(at: recording, ups: [0: Self.upsideDown], by: .version2).flags == [.gravityMismatch])
    // `pushup/3` doesn't count them in the first place.
    #expect(try Self.look(at: recording, ups: [0: Self.upsideDown]).physics.pushUps == 0)
    // A camera that looks straight down doesn't know.
    let down = UpDirection(x: 0, y: -2_000, z: 16_000)
    #expect(try Self.look(at: recording, ups: [0: down], by: .version2).flags == [])
  }

  @Test("Any landmarks are judged without overflow, and a long set takes no more memory")
  func extremes() throws {
    var generator = SplitMix64(seed: 9)
    let image = try #require(ImageSize(width: 16_384, height: 1))
    var body = try #require(BodyRecorder(schema: .coco17, image: image))
    let far = Int32(QuantizedLandmark.coordinates.upperBound)
    for number in 0..<6_000 {
      let corner = number % 3 == 0
      let landmarks = (0..<17).map { _ in
        QuantizedLandmark(
          x: corner ? (Bool.random(using: &generator) ? far : -far) : .random(in: -far...far, using: &generator),
          y: .random(in: -far...far, using: &generator), z: 0, visibility: 255)
      }
      let time = Int64(number) * 100_000
      let reps = number % 10 == 9 ? [Self.rep(from: time - 900_000, to: time)] : []
      // A body without any size shows nothing.
      let nowhere = QuantizedLandmark(x: 0, y: 0, z: 0, visibility: 0)
      let seen = number < 3_000 ? landmarks : landmarks.map { _ in nowhere }
      body.add(QuantizedFrame(microseconds: time, landmarks: seen), reps: reps)
    }
    #expect(body.physics.pushUps == 300 && body.flags.contains(.impossibleBody) && body.flags.contains(.slidingHands))
    // A push-up whose beginning is forgotten is not judged.
    body.add(QuantizedFrame(microseconds: 600_000_000, landmarks: []), reps: [Self.rep(from: 0, to: 600_000_000)])
    #expect(body.physics.pushUps == 300)
    #expect(BodyRecorder(schema: .faceBox, image: image) == nil)
  }

  private static func rep(from start: Int64, to end: Int64) -> Rep {
    Rep(number: 1, start: start, end: end, minAngle: 0, maxAngle: 0, depthPercent: 0, qualityPercent: 0, flags: [])
  }

  /// How a camera may have seen a set, and the way up from some frames on.
  private static func honest(_ recording: PoseRecording, _ up: UpDirection?) -> [(PoseRecording, [Int: UpDirection?])] {
    let middle = recording.frames.firstIndex { $0.microseconds * 2 >= recording.end } ?? 0
    // Turned clockwise by a right angle, as `turnedInMidSet` turns the image.
    let turned = up.flatMap { UpDirection(x: -$0.y, y: $0.x, z: $0.z) }
    return [
      (recording, [:]), (recording, [0: up]), (recording.mirrored, [:]), (recording.turned, [:]),
      (recording.shaken, [:]), (recording.thinned(toFramesPerSecond: 10), [:]),
      (recording.dropping(share: 0.5, seed: 1), [:]), (recording.jittered(by: 0.01, seed: 1), [:]),
      (recording.turnedInMidSet, [0: up, middle: turned]),
    ]
  }

  @Test("No set of real people is flagged, however it was filmed, and limits are a third beyond all of them")
  func realPeople() async throws {
    guard let known = try RealRecordings.clips(), let new = try RealRecordings.newClips() else { return }
    var (sets, pairs, change) = (0, 0, PerMille(0))
    for clip in (known + new).filter(\.isPushUp) {
      // Two files lie upside down.
      let up = ["btjm123__pushups", "btjm123__pushups2"].contains(clip.name) ? Self.upsideDown : Self.upright
      for (recording, ups) in Self.honest(try RealRecordings.read(clip), up) {
        let body = try Self.look(at: recording, ups: ups)
        guard body.physics.pushUps > 0 else { continue }
        #expect(body.flags == [], "\(clip.name): \(body.physics)")
        (sets, pairs, change) = (sets + 1, pairs + body.physics.pairs, max(change, body.physics.change))
        guard body.physics.pushUps >= BodyPhysics.fewest else { continue }
        #expect(body.physics.forearm * 3 >= BodyPhysics.forearms.lowerBound * 4, "\(clip.name): \(body.physics)")
        #expect(body.physics.forearm * 4 <= BodyPhysics.forearms.upperBound * 3, "\(clip.name): \(body.physics)")
        #expect(body.physics.arm * 3 >= BodyPhysics.arms.lowerBound * 4, "\(clip.name): \(body.physics)")
        #expect(body.physics.arm * 4 <= BodyPhysics.arms.upperBound * 3, "\(clip.name): \(body.physics)")
        #expect(body.physics.stretch * 4 <= BodyPhysics.mostStretch * 3, "\(clip.name): \(body.physics)")
        #expect(body.physics.handTravel * 4 <= BodyPhysics.mostHandTravel * 3, "\(clip.name): \(body.physics)")
      }
      await Task.yield()
    }
    #expect((change - 1_000) * 4 <= (BodyPhysics.mostChange - 1_000) * 3, "\(change)")
    print("bodies of real people: \(sets) sets, \(pairs) pairs of push-ups, nothing flagged; greatest change \(change)")
  }
}
