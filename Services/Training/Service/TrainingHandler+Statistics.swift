import TitanCore
import TitanProto
package import TitanRPC
import TitanZones
import TrainingDomain
package import TrainingProto

/// Days, weeks and the last workout.
extension TrainingHandler {
  package func getDayProgress(
    _ request: TrainingV1.GetDayProgressRequest, context: ServerContext
  ) async throws -> TrainingV1.GetDayProgressResponse {
    let user = try context.requireUser()
    let date = try await date(request.localDate, field: "local_date", request.timeZone, of: user)
    let done = try await done(by: user, on: date...date)
    let progress = DayProgress(
      of: done.practices, done.sessions, weight: try await weight(of: user, on: date), catalogue)
    let selections = try await store.selections(of: user, on: date...date)
    return .init(
      localDate: "\(date)",
      selections: selections.map {
        .init(selection: .init($0), done: progress.workouts.contains($0.workout))
      },
      completed: UInt32(progress.completed), setsDone: UInt32(progress.setsDone),
      timeSpent: .init(progress.timeSpent), points: Double(progress.points) / 100,
      muscles: progress.muscles.map { .init($0) }, energy: .init(progress.energy),
      openPracticeID: try await store.openPractice(of: user).map { "\($0)" } ?? "",
      pushUpSessions: UInt32(progress.pushUpSessions), pushUps: UInt32(progress.pushUps))
  }

  package func getWeekSummary(
    _ request: TrainingV1.GetWeekSummaryRequest, context: ServerContext
  ) async throws -> TrainingV1.GetWeekSummaryResponse {
    let user = try context.requireUser()
    let asked = try CalendarDay(request: request.localDate, field: "local_date")
    let (today, userClock, zone) = try await today(request.timeZone, of: user)
    let (date, plan) = (asked ?? today, try await plan(of: user))
    let dates = WeekSummary.dates(around: date, firstWeekday: userClock.firstWeekday)
    let done = try await done(by: user, on: dates)
    let summary = WeekSummary(
      of: done.practices, done.sessions, around: date, firstWeekday: userClock.firstWeekday, today: today,
      perWeek: plan.practicesPerWeek, tenure: try await tenure(of: user, plan, zone))
    return .init(
      done: summary.days.map { day in
        .init(
          localDate: "\(day.date)", workoutIDs: day.workouts.map(\.description), completed: UInt32(day.completed),
          timeSpent: .init(day.timeSpent), pushUpSessions: UInt32(day.pushUpSessions), pushUps: UInt32(day.pushUps))
      },
      completed: UInt32(summary.completed), completedLast7Days: UInt32(summary.completedLast7Days),
      planned: UInt32(summary.planned), timeSpent: .init(summary.timeSpent),
      pushUpSessions: UInt32(summary.pushUpSessions), plannedDates: UInt32(summary.plannedDates))
  }

  package func getDailyEnergy(
    _ request: TrainingV1.GetDailyEnergyRequest, context: ServerContext
  ) async throws -> TrainingV1.GetDailyEnergyResponse {
    let user = try context.requireUser()
    let last = try await date(request.toLocalDate, field: "to_local_date", request.timeZone, of: user)
    let first = try CalendarDay(request: request.fromLocalDate, field: "from_local_date") ?? last
    let dates = try dateRange(first, last)
    let (done, weights) = (try await done(by: user, on: dates), try await facts.weights(of: user, on: dates))
    let practices = Dictionary(grouping: done.practices, by: \.localDate)
    let sessions = Dictionary(grouping: done.sessions, by: \.localDate)
    return .init(
      days: dates.map { date in
        let progress = DayProgress(
          of: practices[date] ?? [], sessions[date] ?? [], weight: weights.on(date), catalogue)
        return .init(
          localDate: "\(date)", energy: .init(progress.energy), completed: UInt32(progress.completed),
          pushUpSessions: UInt32(progress.pushUpSessions))
      })
  }

  package func getLastWorkout(
    _ request: TrainingV1.GetLastWorkoutRequest, context: ServerContext
  ) async throws -> TrainingV1.GetLastWorkoutResponse {
    let user = try context.requireUser()
    guard TrainingV1.PracticeView.known.contains(request.view) else {
      throw RPCError.invalid(
        "view", reason: "VIEW_UNKNOWN", "got \(request.view); allowed: PRACTICE_VIEW_BASIC, PRACTICE_VIEW_FULL")
    }
    let (practice, session) = (try await store.lastCompleted(of: user), try await lastSession(of: user))
    var response = TrainingV1.GetLastWorkoutResponse()
    if let practice {
      let full = try await message(practice, in: context.language)
      response.practice = request.view == .full ? full : full.basic
      (response.endTime, response.localDate) = (full.endTime, full.localDate)
    }
    if let session {
      let full = TrainingV1.PushUpSession(session, weight: try await weight(of: user, on: session.localDate))
      response.pushUpSession = request.view == .full ? full : full.basic
      if practice?.end ?? session.start <= session.end {
        (response.endTime, response.localDate) = (full.endTime, full.localDate)
      }
    }
    return response
  }

  /// The newest push-up session, unless it is part of a practice.
  private func lastSession(of user: UserID) async throws -> PushUpSession? {
    guard let session = try await facts.lastPushUps(of: user) else { return nil }
    let practices = try await store.practices(of: user, on: session.localDate - 1...session.localDate)
    return PushUpSession.apart([session], from: practices).first
  }

  /// The request's date, or today.
  private func date(
    _ text: String, field: String, _ zone: String, of user: UserID
  ) async throws -> CalendarDay {
    let asked = try CalendarDay(request: text, field: field)
    let today = try await today(zone, of: user).date
    return asked ?? today
  }
}

/// Statistics and fitness.
extension TrainingHandler {
  package func getTrainingStats(
    _ request: TrainingV1.GetTrainingStatsRequest, context: ServerContext
  ) async throws -> TrainingV1.GetTrainingStatsResponse {
    let user = try context.requireUser()
    let period = try StatsPeriod(request.period)
    let (today, _, zone) = try await today(request.timeZone, of: user)
    let done = try await done(by: user, on: period.dates(upTo: today))
    let plan = try await plan(of: user)
    let stats = TrainingStats(
      period, of: done.practices, done.sessions, today: today, perWeek: plan.practicesPerWeek,
      tenure: try await tenure(of: user, plan, zone), catalogue)
    return .init(stats, in: context.language)
  }

  package func getFitnessLevel(
    _ request: TrainingV1.GetFitnessLevelRequest, context: ServerContext
  ) async throws -> TrainingV1.GetFitnessLevelResponse {
    let user = try context.requireUser()
    let limit = try PageSize.resolve(request.historySize, field: "history_size")
    let level = try await store.level(of: user)
    return .init(
      fitnessClass: .init(level.current), className: level.current.name[context.language], score: level.score.value,
      highestClass: .init(level.highest), nextClassScore: level.current.next?.multiplier.value ?? 0,
      history: try await store.fitnessHistory(of: user, limit: limit).map { .init($0) },
      formulaVersion: FitnessScore.formulaVersion)
  }

  package func explainScore(
    _ request: TrainingV1.ExplainScoreRequest, context: ServerContext
  ) async throws -> TrainingV1.ExplainScoreResponse {
    let practice = try await practice(request.practiceID, context)
    guard practice.state.isOver else { throw PracticeError.open }
    return .init(practice, in: context.language)
  }

  /// The dates since which the user's training counts, in a zone.
  private func tenure(of user: UserID, _ plan: Plan, _ zone: ZoneRules) async throws -> Tenure {
    let firsts = [try await store.firstDate(of: user), try await facts.firstPushUps(of: user)].compactMap(\.self)
    let dayStart = try await facts.clock(of: user).dayStart
    return Tenure(
      firstTraining: firsts.min(), planSet: plan.setTime.map { zone.day(of: $0, dayStart: dayStart) })
  }
}

extension StatsPeriod {
  fileprivate init(_ message: TrainingV1.StatsPeriod) throws {
    switch message {
    case .week: self = .week
    case .twoWeeks: self = .twoWeeks
    case .month: self = .month
    default:
      throw RPCError.invalid(
        "period", reason: "PERIOD_UNKNOWN",
        "got \(message); allowed: STATS_PERIOD_WEEK, STATS_PERIOD_TWO_WEEKS, STATS_PERIOD_MONTH")
    }
  }
}
