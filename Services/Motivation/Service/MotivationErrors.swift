package import MotivationDomain
package import TitanCore
package import TitanRPC

/// Why a call is refused, for reasons that a user can do something about.
package enum MotivationError: RPCErrorConvertible, Hashable {
  /// No quote matches the filter.
  case catalogueEmpty
  case levelTooLow(VoicePack, level: Int)
  /// This installation sends no pushes.
  case pushOff
  /// The series has changed since the client's etag.
  case reminderChanged(etag: String)

  package var rpcError: RPCError {
    switch self {
    case .catalogueEmpty: RPCError(.notFound, reason: "CATALOGUE_EMPTY", "no quote passes the filter")
    case .levelTooLow(let pack, let level):
      RPCError(
        .failedPrecondition, reason: "LEVEL_TOO_LOW",
        "voice pack \(pack.id) can be chosen from Titan level \(pack.minLevel) on; the account has \(level)",
        info: ["level": "\(level)", "min_level": "\(pack.minLevel)"])
    case .pushOff: RPCError(.failedPrecondition, reason: "PUSH_OFF", "this installation has no TITANUP_PUSH_KEY")
    case .reminderChanged(let etag): .etagMismatch(of: "reminder", now: etag)
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .catalogueEmpty:
      .init("There are no words of this kind yet.", "Solche Worte gibt es hier noch nicht.")
    case .levelTooLow(let pack, let level):
      .init(
        "\(pack.title.english) speaks to you from level \(pack.minLevel) on. You have reached \(level).",
        "\(pack.title.german) spricht ab Stufe \(pack.minLevel) mit dir. Du hast Stufe \(level) erreicht.")
    case .pushOff:
      .init(
        "This TitanUp can't send reminders to closed pages.",
        "Dieses TitanUp kann keine Erinnerungen an geschlossene Seiten schicken.")
    case .reminderChanged:
      .init(
        "The reminder was changed on another device. Please look at it again.",
        "Die Erinnerung wurde auf einem anderen Gerät geändert. Bitte sieh sie dir noch einmal an.")
    }
  }
}

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
