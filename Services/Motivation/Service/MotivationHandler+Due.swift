import MotivationDomain
package import MotivationProto
package import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
package import TitanRPC
import TitanZones

extension MotivationHandler {
  package func listUpcomingReminders(
    _ request: MotivationV1.ListUpcomingRemindersRequest, context: ServerContext
  ) async throws -> MotivationV1.ListUpcomingRemindersResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.limit, standard: 10, field: "limit")
    let zone = try await zone(request.timeZone, of: user)
    let upcoming: [ReminderOccurrence]
    if request.reminderID.isEmpty {
      upcoming = try await everyReminder(of: user).upcoming(after: clock(), limit: limit, zone: zone)
    } else {
      let id = try ReminderID(request.reminderID, field: "reminder_id")
      guard let reminder = try await store.reminder(id, of: user) else {
        throw RPCError.notFound("reminder", id: "\(id)")
      }
      upcoming = try await resolved([reminder], of: user)[0].upcoming(after: clock(), limit: limit, zone: zone)
    }
    return .init(occurrences: upcoming.map { .init($0, in: context.language) }, timeZone: zone.name)
  }

  package func listDueReminders(
    _ request: MotivationV1.ListDueRemindersRequest, context: ServerContext
  ) async throws -> MotivationV1.ListDueRemindersResponse {
    let user = try context.requireUser()
    let zone = try await zone(request.timeZone, of: user)
    let now = clock()
    let watched = try await watched(by: user, at: now)
    let due = watched.reminders.due(at: now, acknowledged: watched.acknowledged, zone: zone)
    return .init(occurrences: due.map { .init($0, in: context.language) })
  }

  private func watched(by user: UserID, at now: Timestamp) async throws -> WatchedReminders {
    // In any zone, a due reminder is meant for a date near today's.
    WatchedReminders(
      reminders: try await everyReminder(of: user),
      acknowledged: try await store.acknowledged(by: user, since: ZoneRules.utc.day(of: now) - 4))
  }

  package func streamDueReminders(
    _ request: MotivationV1.StreamDueRemindersRequest,
    response: RPCWriter<MotivationV1.StreamDueRemindersResponse>, context: ServerContext
  ) async throws {
    let user = try context.requireUser()
    let zone = try await zone(request.timeZone, of: user)
    // Begins before the first read, so that nothing is missed between reading and waiting.
    let watch = watches.begin(user)
    context.sendInitialMetadata()
    try await withThrowingDiscardingTaskGroup { tasks in
      defer { tasks.cancelAll() }
      let (wakeUps, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      tasks.addTask { for await _ in watch.notifications { waker.yield() } }
      var due = DueReminders(zone: zone)
      var lastWakeUp: Timestamp?
      var nextWakeUp = try await look(&due, of: user, watch, since: lastWakeUp, context.language, response)
      scheduleWakeUp(nextWakeUp, waker, &tasks)
      for await _ in wakeUps {
        if nextWakeUp <= clock() { lastWakeUp = nextWakeUp }
        let next = try await look(&due, of: user, watch, since: lastWakeUp, context.language, response)
        // A pending wake-up at the same time or an earlier one is enough.
        if next < nextWakeUp || nextWakeUp <= clock() {
          nextWakeUp = next
          scheduleWakeUp(next, waker, &tasks)
        }
      }
    }
    // The wake-ups end when the task is cancelled.
    try Task.checkCancellation()
  }

  /// Sends the device what it doesn't know yet, and returns when to look again.
  ///
  /// - Parameter lastWakeUp: the time of the last scheduled wake-up. Data read before it is read again, once for all
  ///   devices.
  private func look(
    _ due: inout DueReminders, of user: UserID, _ watch: UserWatch<Timestamp?, WatchedReminders>,
    since lastWakeUp: Timestamp?, _ language: Language, _ response: RPCWriter<MotivationV1.StreamDueRemindersResponse>
  ) async throws -> Timestamp {
    let now = clock()
    let watched = try await watch.page(at: lastWakeUp) { try await self.watched(by: user, at: now) }
    for news in due.look(watched.reminders, acknowledged: watched.acknowledged, at: now) {
      switch news {
      case .due(let found): try await response.write(.init(event: .due(.init(found, in: language))))
      case .withdrawn(let found): try await response.write(.init(event: .withdrawn(.init(found, in: language))))
      }
    }
    let latest = now + Self.longestSleep
    return min(due.nextLook(watched.reminders, after: now) ?? latest, latest)
  }

  /// How long a stream sleeps at most, so that it also finds changes whose process died before it notified any watch.
  private static let longestSleep: Duration = .seconds(3_600)

  /// Wakes this device's stream at an instant.
  private func scheduleWakeUp(
    _ instant: Timestamp, _ waker: AsyncStream<Void>.Continuation, _ tasks: inout ThrowingDiscardingTaskGroup<any Error>
  ) {
    tasks.addTask { [sleepUntil] in
      try await sleepUntil(instant)
      waker.yield()
    }
  }

  private func everyReminder(of user: UserID) async throws -> [Reminder] {
    try await resolved(store.reminders(of: user, after: nil, limit: Reminder.mostPerUser), of: user)
  }

  /// The series, with the times from the settings for those that use them.
  func resolved(_ reminders: [Reminder], of user: UserID) async throws -> [Reminder] {
    guard reminders.contains(where: { $0.content.series.times == .asSet }) else { return reminders }
    let times = try await store.pushUpTimes(of: user)
    return reminders.map { $0.resolved(by: times) }
  }

  /// How many days from today an acknowledged date may be.
  private static let reach = 8

  package func acknowledgeReminder(
    _ request: MotivationV1.AcknowledgeReminderRequest, context: ServerContext
  ) async throws -> MotivationV1.AcknowledgeReminderResponse {
    let user = try context.requireUser()
    let now = clock()
    let today = ZoneRules.utc.day(of: now)
    let key = try ReminderKey(request, dates: today - Self.reach...today + Self.reach)
    let acknowledged = try await store.acknowledge(
      key, by: user, at: now, forgettingBefore: today - Self.reach)
    guard let acknowledged else { throw RPCError.notFound("reminder", id: "\(key.reminder)") }
    if acknowledged.wasFirst { try await store.announceReminders(of: user) }
    return .init(acknowledgeTime: .init(acknowledged.time), wasFirst: acknowledged.wasFirst)
  }
}

/// The data that the streams of all a user's devices share; each device applies its own zone.
struct WatchedReminders: Sendable {
  /// All series, with the times from the settings.
  var reminders: [Reminder]
  var acknowledged: Set<ReminderKey>
}

extension ReminderKey {
  fileprivate init(_ request: MotivationV1.AcknowledgeReminderRequest, dates: ClosedRange<CalendarDay>) throws {
    let id = try ReminderID(request.reminderID, field: "reminder_id")
    guard let date = CalendarDay(request.localDate), dates.contains(date) else {
      throw RPCError.invalid(
        "local_date", reason: CalendarDay(request.localDate) == nil ? "DATE_INVALID" : "OUT_OF_RANGE",
        "got \(quoted(request.localDate)); allowed: \(dates.lowerBound) to \(dates.upperBound)")
    }
    guard DailyTimes.minutesOfDay.contains(Int(request.minute)) else {
      throw RPCError.invalid(
        "minute", reason: "OUT_OF_RANGE",
        "got \(request.minute); allowed: 0 to \(DailyTimes.minutesOfDay.upperBound)")
    }
    self.init(reminder: id, localDate: date, minute: Int(request.minute))
  }
}

/// Sleeps until the time of day is at least `instant`, or throws `CancellationError` when its task is cancelled. It is
/// passed as an argument, so that tests don't have to wait.
package typealias SleepUntil = @Sendable (_ instant: Timestamp) async throws -> Void

/// Sleeps by the system's clock. It checks the clock at least once a minute, so that a reminder comes at the right time
/// even if the clock is set in the meantime.
package func systemSleep(_ clock: @escaping WallClock = systemClock) -> SleepUntil {
  { instant in
    while true {
      let left = instant - clock()
      guard left > .zero else { return }
      try await Task.sleep(for: min(left, .seconds(60)))
    }
  }
}
