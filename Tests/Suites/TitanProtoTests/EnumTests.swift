import PoseProto
import Testing
import TitanProto
import TitanRPC

@Suite("Open enums")
struct EnumTests {
  @Test("An unknown number is kept, is marked as unknown, and prints as a number")
  func unknown() throws {
    let open = PoseV1.Open(exercise: .init(rawValue: 99), mode: .init(rawValue: -7))
    let decoded = try PoseV1.Open(serialized: open.serialized())
    #expect(decoded == open)
    #expect(!decoded.exercise.isKnown)
    #expect("\(decoded.exercise) \(decoded.mode)" == "Exercise(99) CountingMode(-7)")
  }

  @Test("A known number prints its name")
  func known() {
    #expect(PoseV1.CountingMode.known == [.unspecified, .reps, .time])
    #expect("\(PoseV1.Exercise.pushUp)" == "EXERCISE_PUSH_UP")
    #expect(PoseV1.LandmarkSchema.mediapipe33.isKnown)
  }
}
