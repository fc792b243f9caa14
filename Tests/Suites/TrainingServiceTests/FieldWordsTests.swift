import Testing
import TitanCore
import TitanRPC
import TrainingDomain
import TrainingService

@Suite("Messages for wrong fields of training")
struct FieldWordsTests {
  /// Each field with its message, as it reaches the user.
  private func words(_ invalid: InvalidRequest?, in language: Language) throws -> [String: String] {
    let error = try #require(invalid).rpcError.worded(in: language)
    let violations = error.details.flatMap { detail -> [FieldViolation] in
      if case .badRequest(let violations) = detail { violations } else { [] }
    }
    return Dictionary(uniqueKeysWithValues: violations.map { ($0.field, $0.localizedMessage?.message ?? "") })
  }

  @Test("Each wrong field of a workout has its own message")
  func workout() throws {
    let draft = WorkoutDraft(
      id: "\(uuid(1))", name: String(repeating: "x", count: 101), type: nil,
      prescriptions: [
        Prescription(ExerciseID("flying"), sets: 0, amount: 1), Prescription(ExerciseID("squat"), sets: 100, amount: 1),
      ])
    let error = #expect(throws: InvalidRequest.self) {
      try draft.checked(.shipped, own: .init(createTime: noon))
    }
    #expect(
      try words(error, in: .english) == [
        "workout.name": "Please use at most 100 characters.", "workout.type": "Please choose one of the options.",
        "workout.prescriptions[0].exercise_id": "There is no such exercise.",
        "workout.prescriptions[0].sets": "Please choose a number from 1 to 10.",
        "workout.prescriptions[1].sets": "Please choose a number from 1 to 10.",
      ])
    #expect(
      try words(error, in: .german) == [
        "workout.name": "Bitte nimm höchstens 100 Zeichen.", "workout.type": "Bitte wähle eine der Möglichkeiten.",
        "workout.prescriptions[0].exercise_id": "Diese Übung gibt es nicht.",
        "workout.prescriptions[0].sets": "Bitte wähle eine Zahl von 1 bis 10.",
        "workout.prescriptions[1].sets": "Bitte wähle eine Zahl von 1 bis 10.",
      ])
  }

  @Test("Each wrong field of a practice has its own message")
  func practice() throws {
    let draft = PracticeDraft(
      id: "\(uuid(1))", timeZone: "Mars/Base", workouts: [WorkoutID("nothing")], start: noon - .seconds(8 * 86_400))
    let error = #expect(throws: InvalidRequest.self) {
      try draft.checked(by: user(1), at: noon, known: [:], .shipped, countdown: 10, level: .start)
    }
    #expect(
      try words(error, in: .english) == [
        "time_zone": "There is no such time zone.", "workout_ids[0]": "There is no such workout.",
        "start_time": "A training can be entered up to 7 days after it began.",
      ])
    #expect(
      try words(error, in: .german) == [
        "time_zone": "Diese Zeitzone gibt es nicht.", "workout_ids[0]": "Dieses Workout gibt es nicht.",
        "start_time": "Ein Training lässt sich bis zu 7 Tage nach seinem Beginn eintragen.",
      ])
  }

  @Test("Each wrong field of a correction has its own message")
  func corrections() throws {
    let draft = CorrectionDraft(
      timeSpent: .seconds(90_000), muscles: [.init(.chest, percent: 50)], note: String(repeating: "x", count: 1_001))
    let error = #expect(throws: InvalidRequest.self) { try draft.applied(to: .init()) }
    #expect(
      try words(error, in: .english) == [
        "practice.time_spent": "A training takes 0 to 24 hours.",
        "practice.muscles": "Please choose shares that add up to 100 %.",
        "practice.note": "Please use at most 1000 characters.",
      ])
    #expect(try words(error, in: .german)["practice.muscles"] == "Bitte wähle Anteile, die 100 % ergeben.")
  }
}
