import Foundation
import HabitsDomain
package import HabitsProto
import TitanCore
import TitanFeeds
import TitanProto
package import TitanRPC
import TitanRequests
import TitanZones

extension HabitsHandler {
  package func recordHabit(
    _ request: HabitsV1.RecordHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.RecordHabitResponse {
    let message = request.record ?? .init()
    switch message.change {
    case .delta, nil: break
    case .value, .skipped: throw Self.wrongChange(message, "record.delta", "delta, or nothing for one more")
    }
    var payload = request
    payload.requestID = ""
    return try await recorded(message, request.requestID, "RecordHabit", payload, context) {
      HabitsV1.RecordHabitResponse(record: .init($0.record), totals: .init($0.totals))
    }
  }

  package func setHabitValue(
    _ request: HabitsV1.SetHabitValueRequest, context: ServerContext
  ) async throws -> HabitsV1.SetHabitValueResponse {
    let message = request.record ?? .init()
    guard case .value = message.change else { throw Self.wrongChange(message, "record.value", "value") }
    var payload = request
    payload.requestID = ""
    return try await recorded(message, request.requestID, "SetHabitValue", payload, context) {
      HabitsV1.SetHabitValueResponse(record: .init($0.record), totals: .init($0.totals))
    }
  }

  package func skipHabit(
    _ request: HabitsV1.SkipHabitRequest, context: ServerContext
  ) async throws -> HabitsV1.SkipHabitResponse {
    let message = request.record ?? .init()
    guard case .skipped = message.change else { throw Self.wrongChange(message, "record.skipped", "skipped") }
    var payload = request
    payload.requestID = ""
    return try await recorded(message, request.requestID, "SkipHabit", payload, context) {
      HabitsV1.SkipHabitResponse(record: .init($0.record), totals: .init($0.totals))
    }
  }

  package func deleteRecord(
    _ request: HabitsV1.DeleteRecordRequest, context: ServerContext
  ) async throws -> HabitsV1.DeleteRecordResponse {
    let user = try context.requireUser()
    let habit = try HabitID(request.habitID, field: "habit_id")
    let id = try RecordID(request.recordID, field: "record_id")
    let totals = try await store.deleteRecord(id, of: habit, user, at: clock())
    notifier.notify(user)
    return .init(totals: .init(totals))
  }

  package func listRecords(
    _ request: HabitsV1.ListRecordsRequest, context: ServerContext
  ) async throws -> HabitsV1.ListRecordsResponse {
    let user = try context.requireUser()
    let habit = try HabitID(request.habitID, field: "habit_id")
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListRecords", "\(user)", "\(habit)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(RecordPlace.init)
    // Another user's habit looks as if it didn't exist.
    _ = try await store.track(habit, of: user)
    let records = try await store.records(of: habit, user, after: place, limit: limit + 1)
    let page = Page(
      records, limit: limit, arguments: arguments, cursor: { ["\($0.occurTime.microseconds)", "\($0.id)"] })
    return .init(records: page.items.map(HabitsV1.HabitRecord.init), nextPageToken: page.nextPageToken)
  }

  package func batchRecord(
    _ request: HabitsV1.BatchRecordRequest, context: ServerContext
  ) async throws -> HabitsV1.BatchRecordResponse {
    let user = try context.requireUser()
    guard HabitLimits.batch.contains(request.records.count) else {
      throw RPCError.invalid(
        "records", reason: "BATCH_SIZE",
        "got \(request.records.count); allowed: \(HabitLimits.batch.lowerBound) to \(HabitLimits.batch.upperBound)")
    }
    // Also notifies watchers of records that were stored before the call failed.
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

  private func recorded<Response: RPCMessage>(
    _ message: HabitsV1.HabitRecord, _ requestID: String, _ method: String, _ payload: some RPCMessage,
    _ context: ServerContext, as response: @escaping @Sendable (Recorded) -> Response
  ) async throws -> Response {
    let user = try context.requireUser()
    let new = try await newRecord(message, of: user)
    return try await answer(requestID, method, payload, of: user, context, as: response) { remembered in
      try await store.record(new, of: user, request: remembered)
    }
  }

  /// The record that a message asks for.
  private func newRecord(_ message: HabitsV1.HabitRecord, of user: UserID) async throws -> NewRecord {
    let now = clock()
    let habit = try HabitID(message.habitID, field: "record.habit_id")
    let id =
      message.recordID.isEmpty
      ? RecordID(.version7(at: now)) : try RecordID(message.recordID, field: "record.record_id")
    let days = try await store.days(of: user)
    let zone = try zone(message.timeZone, days, field: "record.time_zone")
    let checked = try RecordDraft(message).checked(at: now, dayStart: days.rules.dayStart) {
      zone.utcOffsetSeconds(at: $0)
    }
    let record = HabitRecord(
      id: id, habit: habit, change: checked.change, occurTime: checked.occurTime, timeZone: zone.name,
      utcOffsetSeconds: checked.utcOffsetSeconds, localDate: checked.localDate, note: checked.note, createTime: now)
    return NewRecord(record: record, contentDigest: payloadDigest("Record", message.withoutOutputs.serialized()))
  }

  private static func wrongChange(_ message: HabitsV1.HabitRecord, _ field: String, _ allowed: String) -> RPCError {
    let change =
      switch message.change {
      case nil: "nothing"
      case .delta: "delta"
      case .value: "value"
      case .skipped: "skipped"
      }
    return .invalid(field, reason: "CHANGE_WRONG", "got \(change); allowed: \(allowed)")
  }
}

extension RecordPlace {
  /// The fields of a page token; `nil` if this service did not issue the token.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]), let id = RecordID(fields[1]) else { return nil }
    self.init(occurTime: Timestamp(microseconds: time), id: id)
  }
}
