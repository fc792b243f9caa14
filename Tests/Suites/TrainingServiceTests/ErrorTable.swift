import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import TrainingDomain
@testable import TrainingService

@Suite("The errors that clients receive from training")
struct ErrorTable {
  private static let practice = PracticeID(uuid(1))

  static let rows = [
    ErrorRow(
      PracticeError.badTransition(from: .exercise(.ready), to: .exercise(.preparing), inProgress: 2),
      .failedPrecondition, "BAD_TRANSITION",
      info: ["from": "READY", "to": "PREPARING", "in_progress": "2"],
      "That is not possible at this moment.", "Das geht in diesem Augenblick nicht."),
    ErrorRow(
      PracticeError.noExercise(index: 5, count: 5), .invalidArgument, "OUT_OF_RANGE",
      "Something that was given is not possible.", "Eine Angabe ist so nicht möglich."),
    ErrorRow(
      PracticeError.exerciseStarted(index: 3), .failedPrecondition, "EXERCISE_STARTED", info: ["exercise_index": "3"],
      "The exercise has started already.", "Die Übung hat schon begonnen."),
    ErrorRow(
      PracticeError.outOfRange(field: "amount", got: 0, allowed: 1...99), .invalidArgument, "OUT_OF_RANGE",
      "Pick a number between 1 and 99.", "Wähl eine Zahl zwischen 1 und 99."),
    ErrorRow(
      PracticeError.nothingCompleted, .failedPrecondition, "NOTHING_COMPLETED",
      "Do at least one exercise, or leave the training.", "Mach mindestens eine Übung, oder verlasse das Training."),
    ErrorRow(
      PracticeError.open, .failedPrecondition, "PRACTICE_OPEN",
      "The training is not over yet.", "Das Training läuft noch."),
    ErrorRow(
      PracticeConflict.idTaken(practice), .alreadyExists, "PRACTICE_EXISTS", info: ["practice_id": "\(practice)"],
      "This exists already.", "Das gibt es schon."),
    ErrorRow(
      PracticeConflict.running(practice), .failedPrecondition, "PRACTICE_RUNNING", info: ["practice_id": "\(practice)"],
      "Another training of yours is not over yet. Finish or leave it first.",
      "Ein anderes Training von dir läuft noch. Beende oder verlasse es zuerst."),
    ErrorRow(
      PracticeConflict.overlap(until: noon), .failedPrecondition, "PRACTICE_OVERLAP", info: ["until": "\(noon)"],
      "You were training then already, or reset your fitness later. Please enter another time.",
      "Du hast da schon trainiert oder deine Fitness später zurückgesetzt. Bitte gib eine andere Zeit an."),
    ErrorRow(
      PracticeConflict.overlapsNext(from: noon), .failedPrecondition, "PRACTICE_OVERLAP", info: ["from": "\(noon)"],
      "Your next training had begun by then. Please enter an earlier time.",
      "Dein nächstes Training hatte da schon begonnen. Bitte gib eine frühere Zeit an."),
    ErrorRow(
      WorkoutConflict.idTaken(WorkoutID("x")), .alreadyExists, "WORKOUT_EXISTS", info: ["workout_id": "x"],
      "This exists already.", "Das gibt es schon."),
    ErrorRow(
      WorkoutConflict.tooMany, .resourceExhausted, "TOO_MANY_WORKOUTS",
      "This is more than is possible.", "Das ist mehr, als möglich ist."),
    ErrorRow(
      SelectionConflict.tooMany(CalendarDay(number: 20_000)), .resourceExhausted, "TOO_MANY_SELECTIONS",
      "This is more than is possible.", "Das ist mehr, als möglich ist."),
    ErrorRow(
      Suggestion.Nothing(byType: 3, byEquipment: 2, excluded: 1), .failedPrecondition, "TOO_FEW_ELIGIBLE",
      info: ["by_type": "3", "by_equipment": "2", "by_body": "0", "excluded": "1"],
      "No workout fits. Allow more types or more equipment.",
      "Kein Workout passt. Lass mehr Arten oder mehr Geräte zu."),
  ]

  @Test(arguments: rows, Language.allCases)
  func leaves(row: ErrorRow, in language: Language) {
    #expect(row.received(in: language) == row.expected(in: language))
  }
}
