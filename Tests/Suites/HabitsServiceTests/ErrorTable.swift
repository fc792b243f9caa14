import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import HabitsDomain
@testable import HabitsService

@Suite("The errors that clients receive from habits")
struct ErrorTable {
  private static let habit = HabitID(uuid(1))
  private static let record = RecordID(uuid(2))
  private static let date = CalendarDay(number: 20_000)

  static let rows = [
    ErrorRow(
      HabitConflict.idTaken(habit), .alreadyExists, "HABIT_EXISTS", info: ["habit_id": "\(habit)"],
      "This habit was added before.", "Diese Gewohnheit wurde schon angelegt."),
    ErrorRow(
      HabitConflict.titleTaken(by: habit), .alreadyExists, "NAME_TAKEN", info: ["habit_id": "\(habit)"],
      "You have a habit of this name.", "Du hast schon eine Gewohnheit mit diesem Namen."),
    ErrorRow(
      HabitConflict.tooManyHabits, .resourceExhausted, "TOO_MANY_HABITS",
      "You have \(HabitLimits.habits) habits, more are not possible.",
      "Du hast \(HabitLimits.habits) Gewohnheiten, mehr sind nicht möglich."),
    ErrorRow(
      HabitConflict.missing(habit), .notFound, "NOT_FOUND",
      "There is no such habit.", "Diese Gewohnheit gibt es nicht."),
    ErrorRow(
      HabitConflict.notDeleted(habit), .alreadyExists, "NOT_DELETED", info: ["habit_id": "\(habit)"],
      "The habit was not deleted.", "Die Gewohnheit wurde nicht gelöscht."),
    ErrorRow(
      HabitConflict.changed(revision: 4), .aborted, "ETAG_MISMATCH", info: ["etag": "4"],
      "The habit was changed elsewhere. Have a look and try again.",
      "Die Gewohnheit wurde anderswo geändert. Sieh nach und versuch es noch einmal."),
    ErrorRow(
      HabitConflict.archived(habit), .failedPrecondition, "HABIT_ARCHIVED", info: ["habit_id": "\(habit)"],
      "The habit is archived. Take it back to record something.",
      "Die Gewohnheit ist archiviert. Hol sie zurück, um etwas einzutragen."),
    ErrorRow(
      HabitConflict.beforeStart(date), .failedPrecondition, "BEFORE_START", info: ["start_date": "\(date)"],
      "The habit began on \(date).", "Die Gewohnheit hat am \(date) begonnen."),
    ErrorRow(
      HabitConflict.tooManyRecords(date), .resourceExhausted, "TOO_MANY_RECORDS",
      "There are \(HabitLimits.recordsPerDay) entries on this day, more are not possible.",
      "An diesem Tag gibt es \(HabitLimits.recordsPerDay) Einträge, mehr sind nicht möglich."),
    ErrorRow(
      HabitConflict.recordTaken(record), .alreadyExists, "RECORD_EXISTS", info: ["record_id": "\(record)"],
      "This entry was made before.", "Dieser Eintrag wurde schon gemacht."),
    ErrorRow(
      HabitConflict.recordMissing(record), .notFound, "NOT_FOUND",
      "There is no such entry.", "Diesen Eintrag gibt es nicht."),
    ErrorRow(
      HabitConflict.recordAutomatic(record), .failedPrecondition, "RECORD_AUTOMATIC", info: ["record_id": "\(record)"],
      "This entry was made by itself. It goes with the session it comes from.",
      "Dieser Eintrag kam von selbst. Er geht mit der Einheit, aus der er stammt."),
    ErrorRow(
      ImportRefusal.running, .resourceExhausted, "IMPORT_RUNNING", info: ["limit": "1"],
      "An import is still under way. Please try again in a moment.",
      "Ein Import läuft noch. Bitte versuche es gleich noch einmal."),
    ErrorRow(
      ImportRefusal.busy(limit: 3), .resourceExhausted, "IMPORTS_BUSY", info: ["limit": "3"],
      "An import is still under way. Please try again in a moment.",
      "Ein Import läuft noch. Bitte versuche es gleich noch einmal."),
    ErrorRow(
      LoopProblem(.habits, line: 2, "no name"), .invalidArgument, "CSV_INVALID",
      info: ["file": "habits_csv", "line": "2"],
      "Something that was given is not possible.", "Eine Angabe ist so nicht möglich."),
    ErrorRow(
      InvalidInput([FieldViolation(field: "habit.title", description: "got nothing", reason: "TOO_LONG")]),
      .invalidArgument, "TOO_LONG",
      "Something that was given is not possible.", "Eine Angabe ist so nicht möglich."),
  ]

  @Test(arguments: rows, Language.allCases)
  func leaves(row: ErrorRow, in language: Language) {
    #expect(row.received(in: language) == row.expected(in: language))
  }
}
