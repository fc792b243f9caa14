package import TitanProto
package import TitanRPC

/// The services themselves.
package struct ServiceReads: HomeReads {
  private let sessions: SessionsV1.SessionsServiceClient
  private let trophies: TrophiesV1.TrophiesServiceClient
  private let training: TrainingV1.TrainingServiceClient
  private let habits: HabitsV1.HabitsServiceClient
  private let motivation: MotivationV1.MotivationServiceClient

  package init(
    sessions: any RPCChannel, trophies: any RPCChannel, training: any RPCChannel, habits: any RPCChannel,
    motivation: any RPCChannel
  ) {
    self.sessions = SessionsV1.SessionsServiceClient(channel: sessions)
    self.trophies = TrophiesV1.TrophiesServiceClient(channel: trophies)
    self.training = TrainingV1.TrainingServiceClient(channel: training)
    self.habits = HabitsV1.HabitsServiceClient(channel: habits)
    self.motivation = MotivationV1.MotivationServiceClient(channel: motivation)
  }

  package func chart(
    _ request: SessionsV1.GetActivityChartRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetActivityChartResponse {
    try await sessions.getActivityChart(request, options: options)
  }

  package func streak(
    _ request: SessionsV1.GetStreakRequest, _ options: CallOptions
  ) async throws -> SessionsV1.GetStreakResponse {
    try await sessions.getStreak(request, options: options)
  }

  package func sessions(
    _ request: SessionsV1.ListSessionsRequest, _ options: CallOptions
  ) async throws -> SessionsV1.ListSessionsResponse {
    try await sessions.listSessions(request, options: options)
  }

  package func awards(
    _ request: TrophiesV1.ListAwardsRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.ListAwardsResponse {
    try await trophies.listAwards(request, options: options)
  }

  package func medals(
    _ request: TrophiesV1.ListCurrentMedalsRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.ListCurrentMedalsResponse {
    try await trophies.listCurrentMedals(request, options: options)
  }

  package func level(
    _ request: TrophiesV1.GetLevelRequest, _ options: CallOptions
  ) async throws -> TrophiesV1.GetLevelResponse {
    try await trophies.getLevel(request, options: options)
  }

  package func suggestions(
    _ request: TrainingV1.SuggestWorkoutsRequest, _ options: CallOptions
  ) async throws -> TrainingV1.SuggestWorkoutsResponse {
    try await training.suggestWorkouts(request, options: options)
  }

  package func trainingWeek(
    _ request: TrainingV1.GetWeekSummaryRequest, _ options: CallOptions
  ) async throws -> TrainingV1.GetWeekSummaryResponse {
    try await training.getWeekSummary(request, options: options)
  }

  package func lastWorkout(
    _ request: TrainingV1.GetLastWorkoutRequest, _ options: CallOptions
  ) async throws -> TrainingV1.GetLastWorkoutResponse {
    try await training.getLastWorkout(request, options: options)
  }

  package func habits(
    _ request: HabitsV1.ListHabitsRequest, _ options: CallOptions
  ) async throws -> HabitsV1.ListHabitsResponse {
    try await habits.listHabits(request, options: options)
  }

  package func slogan(
    _ request: MotivationV1.GetSloganRequest, _ options: CallOptions
  ) async throws -> MotivationV1.GetSloganResponse {
    try await motivation.getSlogan(request, options: options)
  }

  package func pepTalk(
    _ request: MotivationV1.GetPepTalkRequest, _ options: CallOptions
  ) async throws -> MotivationV1.GetPepTalkResponse {
    try await motivation.getPepTalk(request, options: options)
  }
}
