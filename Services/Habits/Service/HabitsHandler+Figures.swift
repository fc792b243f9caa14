import HabitsDomain
package import HabitsProto
import TitanCore
package import TitanRPC
import TitanZones

extension HabitsHandler {
  package func getHabitStats(
    _ request: HabitsV1.GetHabitStatsRequest, context: ServerContext
  ) async throws -> HabitsV1.GetHabitStatsResponse {
    let user = try context.requireUser()
    let id = try HabitID(request.habitID, field: "habit_id")
    let strengthDays = try Self.days(
      request.strengthDays, "strength_days", HabitLimits.strengthDays, default: HabitLimits.defaultStrengthDays)
    let (today, zone, userDays) = try await today(request.timeZone, of: user)
    let dayRules = userDays.rules
    let (figures, habit) = try await awayFromEventLoop {
      let (habit, days) = try await store.history(of: id, user)
      let start = habit.facts.startDate
      let figures = HabitFigures(
        from: start, start <= today ? days.skipping(dayRules.pauses, in: start...today) : days, today: today,
        by: habit.facts.rule(firstWeekday: dayRules.firstWeekday), strengthDays: strengthDays)
      return (figures, habit)
    }
    return .init(figures, of: habit, today: today, timeZone: zone.name)
  }

  package func getActivity(
    _ request: HabitsV1.GetActivityRequest, context: ServerContext
  ) async throws -> HabitsV1.GetActivityResponse {
    let user = try context.requireUser()
    let ids = try habitIDs(request.habitIDs, atMost: HabitLimits.series.upperBound)
    let days = try Self.days(
      request.days, "days", HabitLimits.activityDays, default: HabitLimits.defaultActivityDays)
    let (today, zone, _) = try await today(request.timeZone, of: user)
    let axis = today - (days - 1)...today
    let lines = try await store.lines(of: ids, user, on: axis)
    return .init(
      localDates: axis.map(\.description), series: lines.map { .init($0.habit, $0.days, on: axis) },
      timeZone: zone.name)
  }

  package func getWeekOverWeek(
    _ request: HabitsV1.GetWeekOverWeekRequest, context: ServerContext
  ) async throws -> HabitsV1.GetWeekOverWeekResponse {
    let user = try context.requireUser()
    let ids = try habitIDs(request.habitIDs, atMost: HabitLimits.series.upperBound)
    let (today, zone, userDays) = try await today(request.timeZone, of: user)
    let lines = try await store.lines(of: ids, user, on: WeekOverWeek.dates(upTo: today))
    let habits = lines.map { line in
      let rule = line.habit.facts.rule(firstWeekday: userDays.rules.firstWeekday)
      return HabitsV1.HabitWeekOverWeek(WeekOverWeek(line.days, today: today, by: rule), of: line.habit)
    }
    return .init(habits: habits, today: "\(today)", timeZone: zone.name)
  }

  /// A number of dates; 0 means the default.
  private static func days(
    _ asked: UInt32, _ field: String, _ allowed: ClosedRange<Int>, default usual: Int
  ) throws -> Int {
    if asked == 0 { return usual }
    guard allowed.contains(Int(asked)) else {
      throw RPCError.invalid(
        field, reason: "DAYS_OUT_OF_RANGE",
        "got \(asked); allowed: \(allowed.lowerBound) to \(allowed.upperBound), or 0 for \(usual)")
    }
    return Int(asked)
  }

  /// The ids of a request, which must be unique.
  ///
  /// - Throws: INVALID_ARGUMENT TOO_MANY_HABITS, ID_REPEATED, or for an invalid id.
  func habitIDs(_ texts: [String], atMost limit: Int) throws -> [HabitID] {
    guard texts.count <= limit else {
      throw RPCError.invalid(
        "habit_ids", reason: "TOO_MANY_HABITS", "got \(texts.count); allowed: at most \(limit)")
    }
    var ids: [HabitID] = []
    for (index, text) in texts.enumerated() {
      let id = try HabitID(text, field: "habit_ids[\(index)]")
      guard !ids.contains(id) else {
        throw RPCError.invalid("habit_ids[\(index)]", reason: "ID_REPEATED", "got \(id) twice; allowed: each once")
      }
      ids.append(id)
    }
    return ids
  }
}
