import MotivationDomain
import TitanCore
import TitanRPC

/// A `MotivationError` as it leaves: code, reason, details, and words for the person in their language.
struct LocalizedMotivationError: RPCErrorConvertible {
  let error: MotivationError
  let language: Language

  init(_ error: MotivationError, in language: Language) {
    self.error = error
    self.language = language
  }

  var rpcError: RPCError { plain.saying(error.text, in: language) }

  private var plain: RPCError {
    switch error {
    case .catalogueEmpty: RPCError(.notFound, reason: "CATALOGUE_EMPTY", "no quote passes the filter")
    case .levelTooLow(let pack, let level):
      RPCError(
        .failedPrecondition, reason: "LEVEL_TOO_LOW",
        "voice pack \(pack.id) can be chosen from Titan level \(pack.minLevel) on; the account has \(level)",
        info: ["level": "\(level)", "min_level": "\(pack.minLevel)"])
    case .reminder(.idTaken(let id)):
      RPCError(
        .alreadyExists, reason: "REMINDER_EXISTS", "reminder \(id) exists with other content, or was deleted",
        info: ["reminder_id": "\(id)"])
    case .reminder(.tooMany):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_REMINDERS",
        "the account has \(Reminder.mostPerUser) reminders, as many as are allowed",
        info: ["limit": "\(Reminder.mostPerUser)"],
        details: [
          .quotaFailure([
            QuotaViolation(subject: "reminders", description: "at most \(Reminder.mostPerUser) per account")
          ])
        ])
    case .invalidReminder(let invalid): .invalid(invalid.violations)
    case .reminderChanged(let etag): .etagMismatch(of: "reminder", now: etag)
    }
  }
}

extension MotivationError {
  /// What may be shown to the person.
  var text: LocalizedText {
    switch self {
    case .catalogueEmpty:
      LocalizedText("There are no words of this kind yet.", "Solche Worte gibt es hier noch nicht.")
    case .levelTooLow(let pack, let level):
      LocalizedText(
        "\(pack.title.english) speaks to you from level \(pack.minLevel) on. You have reached \(level).",
        "\(pack.title.german) spricht ab Stufe \(pack.minLevel) mit dir. Du hast Stufe \(level) erreicht.")
    case .reminder(.idTaken):
      LocalizedText(
        "There is another reminder in this place. Please make a new one.",
        "An dieser Stelle ist schon eine andere Erinnerung. Bitte lege eine neue an.")
    case .reminder(.tooMany):
      LocalizedText(
        "You have \(Reminder.mostPerUser) reminders. Please delete one first.",
        "Du hast \(Reminder.mostPerUser) Erinnerungen. Bitte lösche zuerst eine.")
    case .invalidReminder(let invalid): invalid.text
    case .reminderChanged:
      LocalizedText(
        "The reminder was changed on another device. Please look at it again.",
        "Die Erinnerung wurde auf einem anderen Gerät geändert. Bitte sieh sie dir noch einmal an.")
    }
  }
}

extension InvalidReminder {
  /// Of the first field that is wrong, as the others may follow from it.
  fileprivate var text: LocalizedText {
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
