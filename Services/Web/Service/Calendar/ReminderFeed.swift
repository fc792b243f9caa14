import MotivationProto
import TitanCore
import TitanProto
import TitanRPC
import TitanZones
import WebDomain

/// Reads what the calendar of an account's reminders is made of, from the service that has them.
struct ReminderFeed: Sendable {
  private static let patience: Duration = .seconds(10)
  /// An account has fewer series than a page.
  private static let page: Int32 = 200
  /// With one fewer, a series of 24 times a day could show today's last ones and not all of the next day's.
  private static let twoDays: Int32 = 48

  private let motivation: MotivationV1.MotivationServiceClient

  init(motivation: any RPCChannel) { self.motivation = MotivationV1.MotivationServiceClient(channel: motivation) }

  /// - Parameter caller: what the service is told about where the request comes from.
  /// - Throws: `RPCError`, the service's or INTERNAL for what it should not have sent.
  func calendar(
    with token: PersonalAccessToken, caller: Metadata, at now: Timestamp
  ) async throws -> ReminderCalendar {
    var options = CallOptions.timeout(Self.patience)
    options.metadata = caller
    options = options.bearer(token.text)
    let upcoming = try await motivation.listUpcomingReminders(.init(limit: Self.page), options: options)
    let listed = try await motivation.listReminders(.init(pageSize: Self.page), options: options).reminders
    let zone = try Self.zone(upcoming.timeZone)
    var reminders: [PlannedReminder] = []
    for series in listed where !series.isDisabled {
      var planned = try Self.planned(series, following: zone)
      if planned.isOver(at: now) { continue }
      var next = upcoming.occurrences.filter { $0.reminderID == series.reminderID }
      if series.atPushUpTimes || (series.text.isEmpty && next.isEmpty) {
        next = try await occurrences(of: series, options)
      }
      if series.atPushUpTimes { planned.minutes = Set(next.map { Int($0.minute) }).sorted() }
      // A series without anything to come has no events, and needs no text.
      planned.text = next.first?.text ?? series.text
      if !next.isEmpty || !series.text.isEmpty { reminders.append(planned) }
    }
    return ReminderCalendar(reminders, zone: zone, at: now)
  }

  /// The next two days of a series, or none if it was deleted meanwhile.
  private func occurrences(
    of series: MotivationV1.Reminder, _ options: CallOptions
  ) async throws -> [MotivationV1.ReminderOccurrence] {
    do {
      let request = MotivationV1.ListUpcomingRemindersRequest(limit: Self.twoDays, reminderID: series.reminderID)
      return try await motivation.listUpcomingReminders(request, options: options).occurrences
    } catch let error as RPCError where error.code == .notFound { return [] }
  }

  private static func planned(
    _ series: MotivationV1.Reminder, following zone: ZoneRules
  ) throws -> PlannedReminder {
    let dates: PlannedReminder.Dates
    switch series.frequency {
    case .once: dates = .once
    case .daily: dates = .daily
    case .weekly: dates = .weekly(Set(series.weekdays.map(Int.init)))
    default: throw unexpected("frequency", "\(series.frequency)")
    }
    guard let created = series.createTime, let updated = series.updateTime else {
      throw unexpected("update_time", "none")
    }
    let window = series.window.map {
      PlannedReminder.spread(from: Int($0.firstMinute), to: Int($0.lastMinute), times: Int($0.timesPerDay))
    }
    return PlannedReminder(
      id: series.reminderID, text: series.text, dates: dates, minutes: window ?? series.minutes.map(Int.init),
      firstDate: try date(series.firstLocalDate, "first_local_date"),
      lastDate: try date(series.lastLocalDate, "last_local_date"),
      zone: series.timeZone.isEmpty ? zone : try self.zone(series.timeZone), followsUser: series.timeZone.isEmpty,
      createTime: try Timestamp(created, field: "create_time"), updateTime: try Timestamp(updated, field: "update_time")
    )
  }

  private static func date(_ text: String, _ field: String) throws -> CalendarDay? {
    guard !text.isEmpty else { return nil }
    guard let date = CalendarDay(text) else { throw unexpected(field, text) }
    return date
  }

  private static func zone(_ name: String) throws -> ZoneRules {
    if name == ZoneRules.utc.name { return .utc }
    guard let zone = ZoneRules(name: name) else { throw unexpected("time_zone", name) }
    return zone
  }

  private static func unexpected(_ field: String, _ value: String) -> RPCError {
    RPCError(code: .internal, message: "motivation sent a reminder with \(field): \(value.prefix(100))")
  }
}
