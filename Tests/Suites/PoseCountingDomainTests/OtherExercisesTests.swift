import PoseCountingDomain
import Testing
import TitanMotion

/// Countix's recordings of real people; only the bodies' shapes were published. `RealRecordings` says plainly where they
/// are absent.
@Suite("Counters of other exercises and recordings of real people", .serialized)
struct OtherExercisesTests {
  struct Goal: CustomTestStringConvertible, Sendable {
    let exercise: Exercise
    let kind: String
    /// The least share of clips counted within one, and the largest mean of errors as a share of the true count.
    let withinOne: Double
    let meanError: Double
    var testDescription: String { kind }
  }
  static let goals = [
    Goal(exercise: .squat, kind: "squat", withinOne: 0.65, meanError: 0.30),
    Goal(exercise: .lunge, kind: "lunge", withinOne: 0.80, meanError: 0.12),
    Goal(exercise: .sitUp, kind: "sit_up", withinOne: 0.65, meanError: 0.18),
    Goal(exercise: .pullUp, kind: "pull_up", withinOne: 0.65, meanError: 0.15),
  ]

  private func counted(_ clip: RealRecordings.Clip, by exercise: Exercise) throws -> Int {
    let recording = try RealRecordings.read(clip)
    let image = try #require(ImageSize(width: recording.imageWidth, height: recording.imageHeight))
    var counter = try #require(ExerciseCounter(exercise, schema: .mediapipe33, image: image))
    for frame in try recording.quantized() { _ = counter.consume(frame) }
    return counter.reps
  }

  @Test("Each counts its own exercise about as often as people did it", arguments: goals)
  func own(_ goal: Goal) async throws {
    guard let table = try RealRecordings.table("countix_ground_truth.csv") else { return }
    var (clips, withinOne, errors) = (0, 0, 0.0)
    for cells in table where cells[2] == goal.kind {
      let truth = try #require(Int(cells[3]))
      let clip = RealRecordings.Clip(
        name: String(cells[0]), file: "countix/\(cells[0])", kind: goal.kind, reps: truth...truth)
      let counted = try counted(clip, by: goal.exercise)
      clips += 1
      withinOne += clip.error(counted) <= 1 ? 1 : 0
      errors += Double(clip.error(counted)) / Double(truth)
      await Task.yield()
    }
    print("\(goal.kind): \(withinOne) of \(clips) within one, MAE \(errors / Double(clips))")
    #expect(Double(withinOne) >= goal.withinOne * Double(clips))
    #expect(errors <= goal.meanError * Double(clips))
  }

  @Test("None counts a push-up", arguments: Exercise.repeated)
  func pushUps(_ exercise: Exercise) async throws {
    guard let clips = try RealRecordings.countix() else { return }
    var wrong: [String] = []
    for clip in clips where clip.isPushUp {
      if try counted(clip, by: exercise) > 0 { wrong.append(clip.name) }
      await Task.yield()
    }
    #expect(wrong.isEmpty)
  }
}
