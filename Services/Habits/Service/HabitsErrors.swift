package import HabitsDomain
package import TitanCore
package import TitanRPC

extension HabitConflict: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .idTaken(let id):
      RPCError(
        .alreadyExists, reason: "HABIT_EXISTS", "habit \(id) exists with other content, or was deleted",
        info: ["habit_id": "\(id)"])
    case .titleTaken(let id):
      RPCError(.alreadyExists, reason: "NAME_TAKEN", "habit \(id) has this title", info: ["habit_id": "\(id)"])
    case .tooManyHabits:
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_HABITS", "\(HabitLimits.habits) habits are allowed",
        details: [
          .quotaFailure([
            QuotaViolation(subject: "habits", description: "\(HabitLimits.habits) that are not deleted")
          ])
        ])
    case .missing(let id): .notFound("habit", id: "\(id)")
    case .notDeleted(let id):
      RPCError(.alreadyExists, reason: "NOT_DELETED", "habit \(id) is not deleted", info: ["habit_id": "\(id)"])
    case .changed(let revision): .etagMismatch(of: "habit", now: "\(revision)")
    case .archived(let id):
      RPCError(
        .failedPrecondition, reason: "HABIT_ARCHIVED", "habit \(id) is archived", info: ["habit_id": "\(id)"])
    case .beforeStart(let date):
      RPCError(
        .failedPrecondition, reason: "BEFORE_START", "the habit begins on \(date)", info: ["start_date": "\(date)"])
    case .tooManyRecords(let date):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_RECORDS", "\(HabitLimits.recordsPerDay) records a date are allowed",
        details: [.quotaFailure([QuotaViolation(subject: "records", description: "of \(date)")])])
    case .recordTaken(let id):
      RPCError(
        .alreadyExists, reason: "RECORD_EXISTS", "record \(id) exists with other content, or was deleted",
        info: ["record_id": "\(id)"])
    case .recordMissing(let id): .notFound("record", id: "\(id)")
    case .recordAutomatic(let id):
      RPCError(
        .failedPrecondition, reason: "RECORD_AUTOMATIC", "a link has made record \(id)", info: ["record_id": "\(id)"])
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .idTaken: .init("This habit was added before.", "Diese Gewohnheit wurde schon angelegt.")
    case .titleTaken: .init("You have a habit of this name.", "Du hast schon eine Gewohnheit mit diesem Namen.")
    case .tooManyHabits:
      .init(
        "You have \(HabitLimits.habits) habits, more are not possible.",
        "Du hast \(HabitLimits.habits) Gewohnheiten, mehr sind nicht möglich.")
    case .missing: .init("There is no such habit.", "Diese Gewohnheit gibt es nicht.")
    case .notDeleted: .init("The habit was not deleted.", "Die Gewohnheit wurde nicht gelöscht.")
    case .changed:
      .init(
        "The habit was changed elsewhere. Have a look and try again.",
        "Die Gewohnheit wurde anderswo geändert. Sieh nach und versuch es noch einmal.")
    case .archived:
      .init(
        "The habit is archived. Take it back to record something.",
        "Die Gewohnheit ist archiviert. Hol sie zurück, um etwas einzutragen.")
    case .beforeStart(let date): .init("The habit began on \(date).", "Die Gewohnheit hat am \(date) begonnen.")
    case .tooManyRecords:
      .init(
        "There are \(HabitLimits.recordsPerDay) entries on this day, more are not possible.",
        "An diesem Tag gibt es \(HabitLimits.recordsPerDay) Einträge, mehr sind nicht möglich.")
    case .recordTaken: .init("This entry was made before.", "Dieser Eintrag wurde schon gemacht.")
    case .recordMissing: .init("There is no such entry.", "Diesen Eintrag gibt es nicht.")
    case .recordAutomatic:
      .init(
        "This entry was made by itself. It goes with the session it comes from.",
        "Dieser Eintrag kam von selbst. Er geht mit der Einheit, aus der er stammt.")
    }
  }
}

extension InvalidInput: RPCErrorConvertible {
  /// The error has the violations' reason if they all have the same one.
  package var rpcError: RPCError {
    let reasons = Set(violations.map(\.reason))
    return .invalid(reason: reasons.count == 1 ? violations[0].reason : "INVALID_FIELD", violations)
  }
}

extension LoopProblem: RPCErrorConvertible {
  package var rpcError: RPCError {
    let violation = FieldViolation(field: file.rawValue, description: description, reason: "CSV_INVALID")
    return RPCError(
      .invalidArgument, reason: "CSV_INVALID", "\(file.rawValue): \(description)",
      info: ["file": file.rawValue, "line": "\(line)"], details: [.badRequest([violation])])
  }
}

/// Why an import has to wait.
enum ImportRefusal: RPCErrorConvertible {
  /// Another import of the account is in progress.
  case running
  /// The queue is full.
  case busy(limit: Int)

  var rpcError: RPCError {
    switch self {
    case .running:
      RPCError(
        .resourceExhausted, reason: "IMPORT_RUNNING",
        "another import of this account is under way; allowed: 1 at a time", info: ["limit": "1"],
        details: [.retryInfo(delay: .seconds(5))])
    case .busy(let limit):
      RPCError(
        .resourceExhausted, reason: "IMPORTS_BUSY", "\(limit) imports are waiting, the most allowed",
        info: ["limit": "\(limit)"], details: [.retryInfo(delay: .seconds(5))])
    }
  }

  var words: LocalizedText? {
    .init(
      "An import is still under way. Please try again in a moment.",
      "Ein Import läuft noch. Bitte versuche es gleich noch einmal.")
  }
}
