import HabitsDomain
import TitanCore
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
    // Also of those that were recorded before the call failed.
    defer { announcer.announce(user) }
    var results: [HabitsV1.BatchRecordResult] = []
    for message in request.records {
      results.append(.init(recordID: message.recordID, outcome: try await outcome(of: message, user, context)))
    }
    return .init(results: results)
  }

  /// What becomes of one record, by itself. Only what went wrong here ends the whole call.
  private func outcome(
    of message: HabitsV1.HabitRecord, _ user: UserID, _ context: ServerContext
  ) async throws -> HabitsV1.BatchRecordResult.Outcome {
    do {
      // Without an id a retry would count twice.
      _ = try RecordID(message.recordID, field: "record.record_id")
      let new = try await newRecord(message, of: user)
      let answered = try await localizing(context) { try await store.record(new, of: user) }
      guard case .done(let recorded) = answered else {
        throw RuntimeError("a record without a request id was answered before")
      }
      return .record(.init(recorded.record))
    } catch let refusal as RPCError {
      return .error(try .init(serialized: StatusDetails.encode(refusal.worded(in: context.language))))
    } catch let refusal as InvalidInput {
      return .error(try .init(serialized: StatusDetails.encode(refusal.rpcError.worded(in: context.language))))
    } catch let refusal as LocalizedHabitConflict {
      return .error(try .init(serialized: StatusDetails.encode(refusal.rpcError.worded(in: context.language))))
    }
  }
}
