import SessionsDomain
import TitanCore
package import TitanProto
package import TitanRPC
import TitanZones

extension SessionsHandler {
  package func getStreak(
    _ request: SessionsV1.GetStreakRequest, context: ServerContext
  ) async throws -> SessionsV1.GetStreakResponse {
    let user = try context.requireUser()
    let asOf = try CalendarDay(request: request.asOf, field: "as_of")
    let (now, zone, _) = try await today(request.timeZone, of: user)
    let today = asOf ?? now
    let pauses = try await pauses(of: user)
    // What is dated after today was done today, further east; what is dated after a date of the past came later.
    let dates = try await store.trainingDates(of: user).filter { $0.active.date <= asOf ?? $0.active.date }
    return .init(
      streak: .init(Streak(of: dates.activeDates(), pauses: pauses, today: today)),
      verifiedStreak: .init(Streak(of: dates.activeDates(countedOnly: true), pauses: pauses, today: today)),
      today: "\(today)", timeZone: zone.name)
  }

  package func explainStreak(
    _ request: SessionsV1.ExplainStreakRequest, context: ServerContext
  ) async throws -> SessionsV1.ExplainStreakResponse {
    let user = try context.requireUser()
    let first = try CalendarDay(request: request.fromLocalDate, field: "from_local_date")
    let last = try CalendarDay(request: request.toLocalDate, field: "to_local_date")
    let (today, zone, _) = try await today(request.timeZone, of: user)
    let span = try Self.span(first, last, today: today)
    let dates = try await store.trainingDates(of: user).activeDates(countedOnly: request.verifiedOnly)
    let streak = Streak(of: dates, pauses: try await pauses(of: user), today: today)
    let shown = streak.days.filter { span.contains($0.date) }
    return .init(days: shown.map(SessionsV1.StreakDay.init), today: "\(today)", timeZone: zone.name)
  }

  /// Everybody has few of them: they overlap nowhere.
  private func pauses(of user: UserID) async throws -> [ClosedRange<CalendarDay>] {
    try await days.pauses(of: user, after: nil, limit: .max).map(\.dates)
  }

  private static func span(
    _ first: CalendarDay?, _ last: CalendarDay?, today: CalendarDay
  ) throws -> ClosedRange<CalendarDay> {
    let last = last ?? today
    let first = first ?? last - 89
    guard first <= last, last - first < 400 else {
      throw RPCError.invalid(
        "from_local_date", reason: "RANGE_INVALID",
        "got \(first) to \(last); allowed: at most 400 dates, the first not after the last")
    }
    return first...last
  }
}
