import HabitsDomain
import TitanCore
import TitanRPC

/// A `HabitConflict` as it leaves: code, reason, facts, and words for the person in their language.
struct LocalizedHabitConflict: RPCErrorConvertible {
  let conflict: HabitConflict
  let language: Language

  var rpcError: RPCError { plain.saying(conflict.text(in: language), in: language) }

  private var plain: RPCError {
    switch conflict {
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
}

/// Runs the body of a method; what it refuses is said in the language of the call.
func localizing<Result>(_ context: ServerContext, _ body: () async throws -> Result) async throws -> Result {
  do {
    return try await body()
  } catch let conflict as HabitConflict {
    throw LocalizedHabitConflict(conflict: conflict, language: context.language)
  }
}
