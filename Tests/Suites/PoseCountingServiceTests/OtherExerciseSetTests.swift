import Foundation
import PoseCountingDomain
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanRPC
import TitanTesting

/// COCO's shoulders, elbows, wrists, hips, knees and ankles of a body of sticks, seen from the side in a square image.
private struct Sticks {
  typealias Pose = [(x: Double, y: Double)]
  static let standing: Pose = [(0, 0.84), (0.02, 0.66), (0.05, 0.5), (0, 0.52), (0.02, 0.26), (0, 0)]
  static let squatting: Pose = [(0.03, 0.55), (0.19, 0.5), (0.35, 0.5), (-0.13, 0.27), (0.12, 0.23), (0, 0)]
  static let wallSit: Pose = [(-0.26, 0.6), (-0.2, 0.44), (-0.1, 0.35), (-0.26, 0.28), (0, 0.26), (0, 0)]

  private(set) var frames: [PoseV1.Frame] = []

  mutating func stay(_ pose: Pose, seconds: Double) { for _ in 0..<Int(seconds * 30) { add(pose) } }

  mutating func move(from: Pose, to: Pose, seconds: Double) {
    let count = Int(seconds * 30)
    for step in 1...count {
      let share = (1 - cos(Double(step) / Double(count) * .pi)) / 2
      add(zip(from, to).map { (x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share) })
    }
  }

  private mutating func add(_ pose: Pose) {
    var landmarks = [Float](repeating: 0.5, count: 4 * 17)
    for point in 0..<17 { (landmarks[4 * point + 2], landmarks[4 * point + 3]) = (0, 1) }
    for (joint, place) in pose.enumerated() {
      for side in 0..<2 {
        landmarks[4 * (5 + 2 * joint + side)] = Float(0.5 + place.x / 2)
        landmarks[4 * (5 + 2 * joint + side) + 1] = Float(0.95 - place.y / 2)
      }
    }
    let number = UInt64(frames.count)
    frames.append(PoseV1.Frame(number: number, timeUs: Int64(number) * 1_000_000 / 30, landmarks: landmarks))
  }

  static func squats(_ count: Int) -> [PoseV1.Frame] {
    var sticks = Sticks()
    sticks.stay(standing, seconds: 1)
    for _ in 0..<count {
      sticks.move(from: standing, to: squatting, seconds: 0.8)
      sticks.move(from: squatting, to: standing, seconds: 0.8)
      sticks.stay(standing, seconds: 0.3)
    }
    sticks.stay(standing, seconds: 1)
    return sticks.frames
  }

  static func sitting(seconds: Double) -> [PoseV1.Frame] {
    var sticks = Sticks()
    sticks.stay(wallSit, seconds: seconds)
    return sticks.frames
  }
}

@Suite("Sets of other exercises")
struct OtherExerciseSetTests {
  private static func open(
    _ id: UUID, _ exercise: PoseV1.Exercise, _ change: (inout PoseV1.Open) -> Void = { _ in }
  ) -> PoseV1.Open {
    PoseFixture.open(id) {
      ($0.exercise, $0.schema, $0.imageWidth, $0.imageHeight) = (exercise, .coco17, 1_000, 1_000)
      change(&$0)
    }
  }

  private func withBothStores(_ body: @Sendable (any StreamStore) async throws -> Void) async throws {
    try await body(MemoryStreamStore())
    try await TestDatabase.with(.pose) { pool in try await body(PostgresStreamStore(pool)) }
  }

  @Test("Squats are counted, stored, signed, recounted and explained as squats")
  func squats() async throws {
    try await withBothStores { store in
      let client = PoseFixture(store: store).connect()
      let id = UUID()
      let answers = try await client.stream(Self.open(id, .squat) { $0.targetReps = 5 }, Sticks.squats(6))
      #expect(answers.readies.map(\.counter) == ["squat/1"])
      #expect(answers.reps.map(\.number) == [1, 2, 3, 4, 5, 6] && answers.targets == [5])
      let receipt = try #require(answers.receipts.first)
      #expect(receipt.exercise == .squat && receipt.counter == "squat/1" && receipt.reps == answers.reps)
      #expect(receipt.heldSeconds == 0 && receipt.problem == .unspecified)
      let verified = try await client.verifyReceipt(.init(jws: receipt.jws))
      #expect(verified.valid && verified.receipt == receipt)
      let name = id.uuidString.lowercased()
      let stream = try await client.getStream(.init(streamID: name)).stream
      #expect(stream?.open?.exercise == .squat && stream?.reps == 6 && stream?.heldSeconds == 0)
      let recount = try await client.recountStream(.init(streamID: name))
      #expect(recount.receipt == receipt && recount.newReps == 6)
      for counter in ["pushup/2", "lunge/1"] {
        let error = await #expect(throws: RPCError.self) {
          try await client.recountStream(.init(streamID: name, counter: counter))
        }
        #expect(error?.info?.reason == "COUNTER_UNKNOWN")
      }
      let explained = try await client.explainReps(.init(streamID: name))
      #expect(explained.counter?.exercise == .squat && explained.dips.isEmpty)
      #expect(explained.movements.map(\.number) == [1, 2, 3, 4, 5, 6])
      #expect(
        explained.movements.allSatisfy { $0.outcome == .rep && $0.startMs < $0.bottomMs && $0.bottomMs < $0.endMs })
      #expect(explained.timeMs.count == Sticks.squats(6).count && explained.inPosition.count == explained.timeMs.count)
    }
  }

  @Test("A wall sit is counted in seconds, and its target is a time that was held")
  func hold() async throws {
    try await withBothStores { store in
      let client = PoseFixture(store: store).connect()
      let id = UUID()
      let open = Self.open(id, .wallSit) { ($0.mode, $0.targetSeconds) = (.time, 5) }
      let answers = try await client.stream(open, Sticks.sitting(seconds: 8.5))
      let seconds = answers.compactMap { if case .held(let held) = $0.message { held.seconds } else { nil } }
      #expect(seconds == Array(1...8))
      let reached = answers.compactMap { if case .targetReached(let target) = $0.message { target } else { nil } }
      #expect(reached == [PoseV1.TargetReached(reps: 0, heldSeconds: 5)])
      let receipt = try #require(answers.receipts.first)
      #expect(receipt.exercise == .wallSit && receipt.heldSeconds == 8 && receipt.reps.isEmpty)
      let name = id.uuidString.lowercased()
      let stream = try await client.getStream(.init(streamID: name)).stream
      #expect(stream?.heldSeconds == 8 && stream?.reps == 0)
      let explained = try await client.explainReps(.init(streamID: name))
      #expect(explained.movements.map(\.number) == [1] && explained.movements.first?.outcome == .rep)
    }
  }

  @Test("A set of another exercise counts nothing, and event and receipt say why")
  func wrongExercise() async throws {
    let answers = try await PoseFixture().connect().stream(Self.open(UUID(), .lunge), Sticks.squats(6))
    let problems = answers.compactMap { answer -> PoseV1.MovementProblem? in
      guard case .feedback(let cue) = answer.message, cue.code == .otherMovement else { return nil }
      return cue.problem
    }
    #expect(answers.reps.isEmpty && Set(problems) == [.bothLegs])
    #expect(answers.receipts.first?.problem == .bothLegs)
    #expect(answers.receipts.first?.exercise == .lunge)
  }

  @Test("The same squats under another id are refused as an upload, like push-ups")
  func copies() async throws {
    let client = PoseFixture().connect()
    let first = try await client.upload(Self.open(UUID(), .squat), Sticks.squats(4))
    #expect(first.receipt?.reps.count == 4)
    let error = await #expect(throws: RPCError.self) {
      try await client.upload(Self.open(UUID(), .squat), Sticks.squats(4))
    }
    #expect(error?.code == .alreadyExists)
  }

  @Test("What an exercise's counter cannot use is refused with words")
  func refusals() async throws {
    let cases: [(PoseV1.Exercise, String, (inout PoseV1.Open) -> Void)] = [
      (.squat, "SCHEMA_UNSUITABLE", { $0.schema = .faceBox }), (.squat, "COUNTER_UNKNOWN", { $0.counter = "pushup/2" }),
      (.pushUp, "COUNTER_UNKNOWN", { $0.counter = "squat/1" }), (.plank, "TARGET_INVALID", { $0.targetReps = 10 }),
    ]
    for (exercise, reason, change) in cases {
      let error = await #expect(throws: RPCError.self) {
        try await PoseFixture().connect().converse([.open(Self.open(UUID(), exercise, change))])
      }
      #expect(error?.code == .invalidArgument && error?.info?.reason == reason)
    }
  }
}
