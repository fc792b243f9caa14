import SessionsDomain
package import SessionsProto
import TitanCore
package import TitanRPC
import TitanRequests
import TitanZones

extension SessionsHandler {
  package func getActivityChart(
    _ request: SessionsV1.GetActivityChartRequest, context: ServerContext
  ) async throws -> SessionsV1.GetActivityChartResponse {
    let user = try context.requireUser()
    let range = try ChartRange(request.range)
    let step = try ChartStep(request.step, of: range)
    let (today, zone, userClock) = try await today(request.timeZone, of: user)
    let entries = try await store.chartEntries(of: user, on: range.dates(upTo: today))
    let chart = ActivityChart(
      range, by: step, of: entries, today: today, dailyGoal: try await goals.goals(of: user, at: clock()).dailyGoal,
      firstWeekday: userClock.firstWeekday)
    return .init(chart, timeZone: zone.name)
  }

  package func getStats(
    _ request: SessionsV1.GetStatsRequest, context: ServerContext
  ) async throws -> SessionsV1.GetStatsResponse {
    let user = try context.requireUser()
    let period = try StatsPeriod(request.period)
    let (today, zone, _) = try await today(request.timeZone, of: user)
    let stats = try await awayFromEventLoop {
      let history = try await store.statsEntries(of: user).filter { $0.evidence.isCounted || !request.verifiedOnly }
      return ActivityStats(period, of: history, today: today)
    }
    return .init(stats, today: today, timeZone: zone.name)
  }

  package func getStreak(
    _ request: SessionsV1.GetStreakRequest, context: ServerContext
  ) async throws -> SessionsV1.GetStreakResponse {
    let user = try context.requireUser()
    let asOf = try CalendarDay(request: request.asOf, field: "as_of")
    let (now, zone, _) = try await today(request.timeZone, of: user)
    let latest = latestDate(now)
    guard asOf ?? now <= latest else {
      throw RPCError.invalid(
        "as_of", reason: "OUT_OF_RANGE",
        "got \(quoted(request.asOf)); allowed: no date after \(latest), which is tomorrow or today furthest east")
    }
    let found: CachedStreaks
    if let asOf {
      // A session dated after today was done today, further east. One dated after a past `as_of` came later.
      found = try await streaks(of: user, today: asOf) { $0.active.date <= asOf }
    } else {
      found = try await streaks(of: user, on: now)
    }
    return .init(streak: found.all, verifiedStreak: found.verified, today: "\(asOf ?? now)", timeZone: zone.name)
  }

  /// The latest date that a request may name: tomorrow by the user's clock, or today where days begin first (UTC+14).
  private func latestDate(_ today: CalendarDay) -> CalendarDay {
    max(today + 1, CalendarDay(of: clock(), utcOffsetSeconds: 14 * 3_600))
  }

  /// The user's streaks as of today, from the cache if nothing has changed.
  private func streaks(of user: UserID, on today: CalendarDay) async throws -> CachedStreaks {
    let version = try await store.streakVersion(of: user)
    if let version, let found = streaks[user], found.version == version, found.today == today { return found }
    var found = try await streaks(of: user, today: today) { _ in true }
    guard let version else { return found }
    // The data can only be newer than the version read before it. In that case, the next call finds a newer version.
    found.version = version
    streaks.insert(found, for: user)
    return found
  }

  private func streaks(
    of user: UserID, today: CalendarDay, _ counts: (TrainingDate) -> Bool
  ) async throws -> CachedStreaks {
    try await awayFromEventLoop {
      let pauses = try await pauses(of: user)
      let dates = try await store.trainingDates(of: user).filter(counts)
      return CachedStreaks(
        today: today, all: .init(Streak(of: dates.activeDates(), pauses: pauses, today: today)),
        verified: .init(Streak(of: dates.activeDates(countedOnly: true), pauses: pauses, today: today)))
    }
  }

  package func explainStreak(
    _ request: SessionsV1.ExplainStreakRequest, context: ServerContext
  ) async throws -> SessionsV1.ExplainStreakResponse {
    let user = try context.requireUser()
    let first = try CalendarDay(request: request.fromLocalDate, field: "from_local_date")
    let last = try CalendarDay(request: request.toLocalDate, field: "to_local_date")
    let (today, zone, _) = try await today(request.timeZone, of: user)
    let streak = try await awayFromEventLoop {
      let dates = try await store.trainingDates(of: user).activeDates(countedOnly: request.verifiedOnly)
      return Streak(of: dates, pauses: try await pauses(of: user), today: today)
    }
    // Sessions done further east may be dated after today. They count, so they are shown.
    let span = try Self.span(first, last ?? max(today, streak.stretches.last?.dates.upperBound ?? today))
    let shown = streak.days(in: span)
    return .init(days: shown.map(SessionsV1.StreakDay.init), today: "\(today)", timeZone: zone.name)
  }

  /// All of the user's pauses, at most `Pause.most`.
  private func pauses(of user: UserID) async throws -> [ClosedRange<CalendarDay>] {
    try await days.pauses(of: user, after: nil, limit: .max).map(\.dates)
  }

  private static func span(_ first: CalendarDay?, _ last: CalendarDay) throws -> ClosedRange<CalendarDay> {
    let first = first ?? last - 89
    guard first <= last, last - first < 400 else {
      throw RPCError.invalid(
        "from_local_date", reason: "RANGE_INVALID",
        "got \(first) to \(last); allowed: at most 400 dates, the first not after the last")
    }
    return first...last
  }
}

/// A user's streaks as they were last returned.
///
/// They still apply if neither the version of their data nor the date has changed.
struct CachedStreaks: Sendable {
  var version: StreakVersion?
  let today: CalendarDay
  let all: SessionsV1.Streak
  let verified: SessionsV1.Streak
}
