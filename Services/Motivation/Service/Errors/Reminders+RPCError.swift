package import MotivationDomain
package import TitanCore
package import TitanRPC

extension ReminderConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "REMINDER_EXISTS", "reminder \(id) exists with other content, or was deleted",
        info: ["reminder_id": "\(id)"])
    case .tooMany:
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_REMINDERS",
        "the account has \(Reminder.mostPerUser) reminders, the most allowed",
        info: ["limit": "\(Reminder.mostPerUser)"],
        details: [
          .quotaFailure([
            QuotaViolation(subject: "reminders", description: "at most \(Reminder.mostPerUser) per account")
          ])
        ])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .idTaken:
      .init(
        "There is another reminder in this place. Please make a new one.",
        "An dieser Stelle ist schon eine andere Erinnerung. Bitte lege eine neue an.")
    case .tooMany:
      .init(
        "You have \(Reminder.mostPerUser) reminders. Please delete one first.",
        "Du hast \(Reminder.mostPerUser) Erinnerungen. Bitte lösche zuerst eine.")
    }
  }
}

extension InvalidReminder: RPCErrorConvertible {
  package var rpcError: RPCError { .invalid(violations) }

  /// The message for the first violation, since the others may follow from it.
  package var words: LocalizedText? {
    switch violations.first?.reason {
    case "DATE_IN_PAST", "TIME_IN_PAST":
      return LocalizedText(
        "This time has passed. Please choose a later one.", "Dieser Zeitpunkt ist vorbei. Bitte wähle einen späteren.")
    case "NEVER_COMES":
      return LocalizedText(
        "None of these weekdays lies between the two dates. Please check them.",
        "Keiner dieser Wochentage liegt zwischen den beiden Tagen. Bitte prüfe sie.")
    default: break
    }
    return switch violations.first?.field {
    case "reminder.kind":
      LocalizedText("Please choose what the reminder is about.", "Bitte wähle, worum es bei der Erinnerung geht.")
    case "reminder.text":
      LocalizedText(
        "Please say in up to \(ReminderDraft.textLength.upperBound) characters what the reminder is about.",
        "Bitte sag mit höchstens \(ReminderDraft.textLength.upperBound) Zeichen, worum es bei der Erinnerung geht.")
    case "reminder.time_zone": LocalizedText("Please choose a time zone.", "Bitte wähle eine Zeitzone.")
    default:
      violations.first?.words
        ?? LocalizedText("Please check day and time of the reminder.", "Bitte prüfe Tag und Uhrzeit der Erinnerung.")
    }
  }
}
