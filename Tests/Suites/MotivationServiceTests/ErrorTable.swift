import Testing
import TitanCore
import TitanRPC
import TitanTesting

@testable import MotivationDomain
@testable import MotivationService

@Suite("The errors that clients receive from motivation")
struct ErrorTable {
  private static func invalid(_ field: String, _ reason: String) -> InvalidReminder {
    InvalidReminder(violations: [
      FieldViolation(field: "reminder.\(field)", description: "got that", reason: reason)
    ])
  }

  static let rows = [
    ErrorRow(
      MotivationError.catalogueEmpty, .notFound, "CATALOGUE_EMPTY",
      "There are no words of this kind yet.", "Solche Worte gibt es hier noch nicht."),
    ErrorRow(
      MotivationError.pushOff, .failedPrecondition, "PUSH_OFF",
      "This TitanUp can't send reminders to closed pages.",
      "Dieses TitanUp kann keine Erinnerungen an geschlossene Seiten schicken."),
    ErrorRow(
      MotivationError.reminderChanged(etag: "5"), .aborted, "ETAG_MISMATCH", info: ["etag": "5"],
      "The reminder was changed on another device. Please look at it again.",
      "Die Erinnerung wurde auf einem anderen Gerät geändert. Bitte sieh sie dir noch einmal an."),
    ErrorRow(
      ReminderConflict.idTaken(reminderID(1)), .alreadyExists, "REMINDER_EXISTS",
      info: ["reminder_id": "\(reminderID(1))"],
      "There is another reminder in this place. Please make a new one.",
      "An dieser Stelle ist schon eine andere Erinnerung. Bitte lege eine neue an."),
    ErrorRow(
      ReminderConflict.tooMany, .resourceExhausted, "TOO_MANY_REMINDERS", info: ["limit": "50"],
      "You have 50 reminders. Please delete one first.", "Du hast 50 Erinnerungen. Bitte lösche zuerst eine."),
    ErrorRow(
      invalid("kind", "X_UNKNOWN"), .invalidArgument, "INVALID_FIELD",
      "Please choose what the reminder is about.", "Bitte wähle, worum es bei der Erinnerung geht."),
    ErrorRow(
      invalid("text", "TOO_LONG"), .invalidArgument, "INVALID_FIELD",
      "Please say in up to 200 characters what the reminder is about.",
      "Bitte sag mit höchstens 200 Zeichen, worum es bei der Erinnerung geht."),
    ErrorRow(
      invalid("time_zone", "ZONE_UNKNOWN"), .invalidArgument, "INVALID_FIELD",
      "Please choose a time zone.", "Bitte wähle eine Zeitzone."),
    ErrorRow(
      invalid("first_local_date", "DATE_IN_PAST"), .invalidArgument, "INVALID_FIELD",
      "This time has passed. Please choose a later one.", "Dieser Zeitpunkt ist vorbei. Bitte wähle einen späteren."),
    ErrorRow(
      invalid("weekdays", "NEVER_COMES"), .invalidArgument, "INVALID_FIELD",
      "None of these weekdays lies between the two dates. Please check them.",
      "Keiner dieser Wochentage liegt zwischen den beiden Tagen. Bitte prüfe sie."),
    ErrorRow(
      invalid("minutes", "TIME_INVALID"), .invalidArgument, "INVALID_FIELD",
      "Please check day and time of the reminder.", "Bitte prüfe Tag und Uhrzeit der Erinnerung."),
  ]

  @Test(arguments: rows, Language.allCases)
  func leaves(row: ErrorRow, in language: Language) {
    #expect(row.received(in: language) == row.expected(in: language))
  }
}
