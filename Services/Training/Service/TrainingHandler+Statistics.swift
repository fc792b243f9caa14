import TitanCore
package import TitanProto
package import TitanRPC
import TitanZones
import TrainingDomain

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

  /// When the user's training starts to count, by the dates of a zone.
  func tenure(of user: UserID, _ plan: Plan, _ zone: ZoneRules) async throws -> Tenure {
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
