import HabitsDomain
import TitanCore
import TitanFeeds
package import TitanProto
package import TitanRPC
import TitanRequests

extension HabitsHandler {
  package func batchRecord(
    _ request: HabitsV1.BatchRecordRequest, context: ServerContext
  ) async throws -> HabitsV1.BatchRecordResponse {
    let user = try context.requireUser()
    guard HabitLimits.batch.contains(request.records.count) else {
      throw RPCError.invalid(
        "records", reason: "BATCH_SIZE",
        "got \(request.records.count); allowed: \(HabitLimits.batch.lowerBound) to \(HabitLimits.batch.upperBound)")
    }
    // Notify also of records that were stored before the call failed.
    defer { notifier.notify(user) }
    var results: [HabitsV1.BatchRecordResult] = []
    for message in request.records {
      results.append(.init(recordID: message.recordID, outcome: try await outcome(of: message, user, context)))
    }
    return .init(results: results)
  }

  /// The outcome of one record, independent of the others. Only errors on our side fail the whole call.
  private func outcome(
    of message: HabitsV1.HabitRecord, _ user: UserID, _ context: ServerContext
  ) async throws -> HabitsV1.BatchRecordResult.Outcome {
    do {
      // Without an id, a retry would count twice.
      _ = try RecordID(message.recordID, field: "record.record_id")
      let new = try await newRecord(message, of: user)
      let answered = try await store.record(new, of: user)
      guard case .done(let recorded) = answered else {
        throw RuntimeError("a record without a request id was answered before")
      }
      return .record(.init(recorded.record))
    } catch {
      guard let refusal = RPCError(refusal: error, in: context.language) else { throw error }
      return .error(try .init(serialized: StatusDetails.encode(refusal)))
    }
  }
}
