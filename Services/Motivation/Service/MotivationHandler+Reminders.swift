import MotivationDomain
package import MotivationProto
import TitanCore
import TitanProto
package import TitanRPC
import TitanRequests

extension MotivationHandler {
  /// The number of occurrences returned with a new series.
  private static let shownAtOnce = 10

  package func createReminder(
    _ request: MotivationV1.CreateReminderRequest, context: ServerContext
  ) async throws -> MotivationV1.CreateReminderResponse {
    let user = try context.requireUser()
    let asked = request.reminder ?? .init()
    let id = try ReminderID(asked.reminderID, field: "reminder.reminder_id")
    let now = clock()
    var reminder = Reminder(
      id: id, content: try ReminderDraft(asked).checked(), createTime: now, updateTime: now)
    let zone = try await zone(request.timeZone, of: user, isDryRun: request.validateOnly)
    // Skips the check for a retry whose occurrences may have passed in the meantime.
    if try await store.reminder(id, of: user) == nil {
      try await resolved([reminder], of: user)[0].content.series.checkComes(after: now, zone: zone)
    }
    reminder = try await store.create(reminder, of: user, isDryRun: request.validateOnly)
    if !request.validateOnly { try await store.announceReminders(of: user) }
    let upcoming = try await resolved([reminder], of: user)[0]
      .upcoming(after: now, limit: Self.shownAtOnce, zone: zone)
    return .init(reminder: .init(reminder), upcoming: upcoming.map { .init($0, in: context.language) })
  }

  package func updateReminder(
    _ request: MotivationV1.UpdateReminderRequest, context: ServerContext
  ) async throws -> MotivationV1.UpdateReminderResponse {
    let user = try context.requireUser()
    let requestID = try RequestID(request.requestID)
    let wanted = request.reminder ?? .init()
    let id = try ReminderID(wanted.reminderID, field: "reminder.reminder_id")
    let wants = try UpdateMask(request.updateMask, of: ReminderDraft.fields, in: wanted)
    let (now, zone) = (clock(), try await zone("", of: user))
    let pushUpTimes = try await store.pushUpTimes(of: user)
    let changed = try await store.change(
      id, of: user, at: now,
      request: requestID.map {
        .init(
          id: $0, payloadDigest: request.payloadDigest("UpdateReminder", without: \.requestID), response: Self.answer)
      }
    ) { current in
      guard wanted.etag.isEmpty || wanted.etag == current.etag else {
        throw MotivationError.reminderChanged(etag: current.etag)
      }
      var draft = ReminderDraft(current.content)
      draft.update(from: ReminderDraft(wanted), wants)
      let content = try draft.checked()
      if content.series != current.content.series || content.isEnabled && !current.content.isEnabled {
        try content.series.resolved(by: pushUpTimes).checkComes(after: now, zone: zone)
      }
      return content
    }
    switch changed {
    case nil: throw RPCError.notFound("reminder", id: "\(id)")
    case .done(let reminder):
      try await store.announceReminders(of: user)
      return .init(reminder: .init(reminder))
    case .replayed(let bytes): return try .init(serialized: bytes)
    }
  }

  @Sendable private static func answer(_ reminder: Reminder) -> [UInt8] {
    MotivationV1.UpdateReminderResponse(reminder: .init(reminder)).serialized()
  }

  package func listReminders(
    _ request: MotivationV1.ListRemindersRequest, context: ServerContext
  ) async throws -> MotivationV1.ListRemindersResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.pageSize)
    let arguments = ["ListReminders", "\(user)"]
    let place = try PageToken.decode(request.pageToken, arguments: arguments).flatMap(ReminderPlace.init)
    let page = Page(
      try await store.reminders(of: user, after: place, limit: limit + 1), limit: limit, arguments: arguments,
      cursor: { ["\($0.createTime.microseconds)", "\($0.id)"] })
    return .init(reminders: page.items.map(MotivationV1.Reminder.init), nextPageToken: page.nextPageToken)
  }

  package func deleteReminder(
    _ request: MotivationV1.DeleteReminderRequest, context: ServerContext
  ) async throws -> MotivationV1.DeleteReminderResponse {
    let user = try context.requireUser()
    let id = try ReminderID(request.reminderID, field: "reminder_id")
    guard try await store.delete(id, of: user, at: clock()) else { throw RPCError.notFound("reminder", id: "\(id)") }
    try await store.announceReminders(of: user)
    return .init()
  }

  package func deleteAllReminders(
    _ request: MotivationV1.DeleteAllRemindersRequest, context: ServerContext
  ) async throws -> MotivationV1.DeleteAllRemindersResponse {
    let user = try context.requireUser()
    let deleted = try await store.deleteAll(of: user, at: clock())
    if deleted > 0 { try await store.announceReminders(of: user) }
    return .init(deleted: UInt32(deleted))
  }
}

extension ReminderPlace {
  /// The fields of a page token; `nil` if they aren't from one of our tokens.
  fileprivate init?(fields: [String]) {
    guard fields.count == 2, let time = Int64(fields[0]), let id = ReminderID(fields[1]) else { return nil }
    self.init(createTime: Timestamp(microseconds: time), id: id)
  }
}
