import TitanCore
package import TitanProto
package import TitanRPC
import TrainingDomain

extension TrainingHandler {
  package func getDayProgress(
    _ request: TrainingV1.GetDayProgressRequest, context: ServerContext
  ) async throws -> TrainingV1.GetDayProgressResponse {
    let user = try context.requireUser()
    let date = try await date(request.localDate, field: "local_date", request.timeZone, of: user).date
    let progress = DayProgress(
      of: try await store.practices(of: user, on: date...date),
      weight: try await facts.body(of: user, on: date).weight, catalogue)
    let selections = try await store.selections(of: user, on: date...date)
    return .init(
      localDate: "\(date)",
      selections: selections.map {
        .init(selection: .init($0), done: progress.workouts.contains($0.workout))
      },
      completed: UInt32(progress.completed), setsDone: UInt32(progress.setsDone),
      timeSpent: .init(progress.timeSpent), points: Double(progress.points) / 100,
      muscles: progress.muscles.map { .init($0) }, energy: .init(progress.energy),
      openPracticeID: try await store.openPractice(of: user).map { "\($0)" } ?? "")
  }

  package func getWeekSummary(
    _ request: TrainingV1.GetWeekSummaryRequest, context: ServerContext
  ) async throws -> TrainingV1.GetWeekSummaryResponse {
    let user = try context.requireUser()
    let (date, userClock) = try await date(request.localDate, field: "local_date", request.timeZone, of: user)
    let dates = WeekSummary.dates(around: date, firstWeekday: userClock.firstWeekday)
    let summary = WeekSummary(
      of: try await store.practices(of: user, on: dates), around: date, firstWeekday: userClock.firstWeekday)
    return .init(
      done: summary.days.map { day in
        .init(
          localDate: "\(day.date)", workoutIDs: day.workouts.map(\.description), completed: UInt32(day.completed),
          timeSpent: .init(day.timeSpent))
      },
      completed: UInt32(summary.completed), completedLast7Days: UInt32(summary.completedLast7Days),
      planned: UInt32(try await plan(of: user).practicesPerWeek), timeSpent: .init(summary.timeSpent))
  }

  package func getDailyEnergy(
    _ request: TrainingV1.GetDailyEnergyRequest, context: ServerContext
  ) async throws -> TrainingV1.GetDailyEnergyResponse {
    let user = try context.requireUser()
    let last = try await date(request.toLocalDate, field: "to_local_date", request.timeZone, of: user).date
    let first = try CalendarDay(request: request.fromLocalDate, field: "from_local_date") ?? last
    let dates = try dateRange(first, last)
    let practices = Dictionary(grouping: try await store.practices(of: user, on: dates), by: \.localDate)
    var days: [TrainingV1.DayEnergy] = []
    for date in dates {
      let progress = DayProgress(
        of: practices[date] ?? [], weight: try await facts.body(of: user, on: date).weight, catalogue)
      days.append(
        .init(localDate: "\(date)", energy: .init(progress.energy), completed: UInt32(progress.completed)))
    }
    return .init(days: days)
  }

  package func getLastWorkout(
    _ request: TrainingV1.GetLastWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.GetLastWorkoutResponse {
    let user = try context.requireUser()
    guard TrainingV1.PracticeView.known.contains(request.view) else {
      throw RPCError.invalid(
        "view", reason: "VIEW_UNKNOWN", "got \(request.view); allowed: PRACTICE_VIEW_BASIC, PRACTICE_VIEW_FULL")
    }
    guard let practice = try await store.lastCompleted(of: user) else { return .init() }
    let full = try await message(practice)
    return .init(
      practice: request.view == .full ? full : full.basic, endTime: full.endTime, localDate: full.localDate)
  }

  /// The date of a request, or today.
  private func date(
    _ text: String, field: String, _ zone: String, of user: UserID
  ) async throws -> (date: CalendarDay, clock: TrainingClock) {
    let asked = try CalendarDay(request: text, field: field)
    let today = try await today(zone, of: user)
    return (asked ?? today.date, today.clock)
  }
}
